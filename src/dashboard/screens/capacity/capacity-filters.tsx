import { Button } from '@/design-system/button/button';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import * as s from './capacity-screen.module.scss';
import type { Capacity } from './use-capacity';

export interface CapacityFiltersProps {
  capacity: Capacity;
}

/** The search for people, and the filter by team. */
export function CapacityFilters({ capacity: { search, address, teams, isFiltered } }: CapacityFiltersProps) {
  const { values, change } = address;
  return (
    <div role="search" aria-label="People" className={s.filters}>
      <TableSearch
        label="Search people"
        className={s.search}
        text={search.text}
        onText={(typed) => search.type(typed.text)}
      />
      {teams.length > 1 && (
        <ChoiceField
          label="Team"
          labelHidden
          placeholder="All teams"
          choices={teams.map((name) => ({ value: name, label: name }))}
          value={values.team ?? ''}
          onChange={({ target }) => {
            search.keep();
            change({ team: target.value || null });
          }}
        />
      )}
      {isFiltered && (
        <Button
          size="compact"
          variant="outline"
          onClick={() => {
            search.type('');
            change({ team: null });
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
