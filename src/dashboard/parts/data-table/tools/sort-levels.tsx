import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Disclosure } from './disclosure';
import type { SortRule } from '@/dashboard/parts/data-table/rows/query-rows';
import { maxSortRules } from '@/dashboard/parts/data-table/table-state';
import * as s from './sort-levels.module.scss';

export interface SortLevelsProps {
  columns: readonly { id: string; label: string }[];
  sort: readonly SortRule[];
  onSort: (change: { sort: readonly SortRule[] }) => void;
}

const places = ['Sort by', 'Then by', 'Then by'] as const;

/** Sorts a table by up to three columns, as an alternative to Shift with a header, also for touch. */
export function SortLevels({ columns, sort, onSort }: SortLevelsProps) {
  const levels = [...sort, ...(sort.length < maxSortRules ? [null] : [])];
  const withRule = (place: number, rule: SortRule | null) =>
    onSort({
      sort: [...sort.slice(0, place), ...(rule ? [rule] : []), ...sort.slice(place + 1)],
    });
  return (
    <Disclosure label="Sort" icon="list" align="end">
      {() => (
        <div className={s.levels}>
          {levels.map((rule, place) => (
            <div key={place} className={s.level}>
              <ChoiceField
                label={place === 2 ? 'And then by' : places[place]!}
                className={s.column}
                placeholder="None"
                value={rule?.id ?? ''}
                choices={columns
                  .filter(({ id }) => id === rule?.id || !sort.some((other) => other.id === id))
                  .map(({ id, label }) => ({ value: id, label }))}
                onChange={({ target }) =>
                  withRule(place, target.value ? { id: target.value, desc: rule?.desc ?? false } : null)
                }
              />
              <button
                type="button"
                className={s.way}
                disabled={!rule}
                onClick={() => rule && withRule(place, { ...rule, desc: !rule.desc })}
              >
                {rule?.desc ? 'Descending' : 'Ascending'}
              </button>
            </div>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
