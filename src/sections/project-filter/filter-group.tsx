import { useId, type ReactNode } from 'react';
import * as words from '@generated/yaml/words/portfolio';
import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fillCount } from '@/lib/fill';
import * as s from './filter-group.module.scss';

export interface FilterGroupProps {
  /** The name of the filter: 'Tag'. */
  label: string;
  options: readonly { value: string; label: string; count: number }[];
  chosen: string | null;
  /** Called with the value, or with null if the selected option was pressed again. */
  onChoose: (value: string | null) => void;
  /** The id of the list of options. */
  id?: string;
  /** Content after the options. */
  children?: ReactNode;
}

/** A row of toggle buttons of which at most one is pressed. */
export function FilterGroup({ label, options, chosen, onChoose, id, children }: FilterGroupProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={s.root}>
      <p id={labelId} className={s.label}>
        {label}
      </p>
      <ul role="list" id={id} className={s.options}>
        {options.map(({ value, label: name, count }) => {
          const pressed = value === chosen;
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={pressed}
                className={s.option}
                onClick={() => onChoose(pressed ? null : value)}
              >
                {name} <VisuallyHidden>{fillCount(words.counted, count)}</VisuallyHidden>
                {pressed ? (
                  <Icon name="x" size={16} />
                ) : (
                  <span aria-hidden="true" className={s.count}>
                    {count}
                  </span>
                )}
              </button>
            </li>
          );
        })}
        {children && <li>{children}</li>}
      </ul>
    </div>
  );
}
