import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/link';
import * as s from './search-list.module.scss';

export interface SearchOption {
  path: string;
  label: ReactNode;
  /** A line below, cut where it ends. */
  hint?: ReactNode;
}

export interface SearchSection {
  /** Heading of the options; without one they stand alone at the end. */
  label?: string;
  options: readonly SearchOption[];
}

interface SearchListProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  id: string;
  sections: readonly SearchSection[];
  /** Place of the option that the keyboard is on, through all sections; -1 for none. */
  active: number;
  onChoose: (choice: { path: string }) => void;
}

export const optionId = (listId: string, place: number): string => `${listId}-option-${place}`;

/** What a search box offers: links in groups, walked with the arrow keys while the focus stays in the box. */
export function SearchList({ id, sections, active, onChoose, ...rest }: SearchListProps) {
  /** How many options stand before each section. */
  const before = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  const drawOption = ({ path, label, hint }: SearchOption, place: number) => (
    <Link
      key={path}
      id={optionId(id, place)}
      className={s.option}
      href={path}
      role="option"
      tabIndex={-1}
      aria-selected={place === active}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose({ path })}
    >
      <span className={s.label}>{label}</span>
      {hint && <span className={s.hint}>{hint}</span>}
    </Link>
  );
  return (
    <div id={id} role="listbox" aria-label="Results" {...rest}>
      {sections.map(({ label, options }, index) => {
        const links = options.map((option, place) => drawOption(option, before[index]! + place));
        if (!label)
          return (
            <div key="last" role="presentation" className={s.last}>
              {links}
            </div>
          );
        const headingId = `${id}-heading-${index}`;
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
