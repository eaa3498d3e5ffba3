import type { ReactNode } from 'react';
import * as words from '@generated/yaml/words/search';
import { Link } from '../link/link';
import type { Listbox } from '../listbox/use-listbox';
import * as s from './search-list.module.scss';

export interface SearchOption {
  path: string;
  label: ReactNode;
  /** A line below the label, truncated to fit. */
  hint?: ReactNode;
}

export interface SearchSection {
  /** Heading of the group. Options without one stick to the end of the list. */
  label?: string;
  options: readonly SearchOption[];
}

interface SearchListProps {
  sections: readonly SearchSection[];
  listbox: Listbox;
  onChoose: (choice: { path: string }) => void;
}

/** The grouped links of a search box. The arrow keys move through them; the focus stays in the box. */
export function SearchList({ sections, listbox, onChoose }: SearchListProps) {
  const all = sections.flatMap(({ options }) => options);
  return (
    <div {...listbox.list} aria-label={words.results}>
      {sections.map(({ label, options }, index) => {
        const links = options.map((option) => (
          <Link
            key={option.path}
            {...listbox.option(all.indexOf(option))}
            className={s.option}
            href={option.path}
            tabIndex={-1}
            onClick={() => onChoose({ path: option.path })}
          >
            <span className={s.label}>{option.label}</span>
            {option.hint && <span className={s.hint}>{option.hint}</span>}
          </Link>
        ));
        if (!label)
          return (
            <div key="last" role="presentation" className={s.last}>
              {links}
            </div>
          );
        const headingId = `${listbox.list.id}-heading-${index}`;
        return (
          <div key={label} role="group" aria-labelledby={headingId} className={s.group}>
            <div id={headingId} role="presentation" className={s.heading}>
              {label}
            </div>
            {links}
          </div>
        );
      })}
    </div>
  );
}
