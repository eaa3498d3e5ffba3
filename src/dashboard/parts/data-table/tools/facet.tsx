import { useState } from 'react';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Disclosure } from './disclosure';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import * as s from './facet.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface FacetOption {
  value: string;
  label: string;
  /** Number of matching rows that pass all other filters. */
  count: number;
}

export interface FacetProps {
  label: string;
  options: readonly FacetOption[];
  /** Accepted values. An empty list accepts all. */
  chosen: readonly string[];
  onChoose: (change: { values: readonly string[] }) => void;
}

/** A list of at least 10 options has a search field. It shows at most 100 options. */
const searchedFrom = 10;
const most = 100;

/** A filter by the values of a column, with the number of matching rows for each value. */
export function Facet({ label, options, chosen, onChoose }: FacetProps) {
  const [search, setSearch] = useState('');
  return (
    <Disclosure lead="Filter by" label={label} count={chosen.length}>
      {({ close }) => {
        const wanted = foldKey(search);
        const found = options.filter((option) => foldKey(option.label).includes(wanted));
        return (
          <>
            {options.length >= searchedFrom && (
              <InputField
                type="search"
                label={`Find in ${label.toLowerCase()}`}
                labelHidden
                placeholder="Find"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
            <div className={s.options}>
              {found.slice(0, most).map((option) => (
                <Checkbox
                  key={option.value}
                  className={s.option}
                  checked={chosen.includes(option.value)}
                  onChange={({ target }) =>
                    onChoose({
                      values: target.checked
                        ? [...chosen, option.value]
                        : chosen.filter((value) => value !== option.value),
                    })
                  }
                >
                  <span className={s.words}>
                    {option.label} <span className={s.count}>{wholeNumber(option.count)}</span>
                  </span>
                </Checkbox>
              ))}
              {found.length === 0 && <p className={s.none}>No matches.</p>}
              {found.length > most && (
                <p className={s.none}>{found.length - most} more. Type to filter them.</p>
              )}
            </div>
            {chosen.length > 0 && (
              <button
                type="button"
                className={s.clear}
                onClick={() => {
                  onChoose({ values: [] });
                  close();
                }}
              >
                Show all
              </button>
            )}
          </>
        );
      }}
    </Disclosure>
  );
}
