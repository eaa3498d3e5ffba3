import { useMemo } from 'react';
import { ColumnChooser } from '@/dashboard/parts/data-table/tools/column-chooser';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { Facet } from '@/dashboard/parts/data-table/tools/facet';
import { SavedViews } from '@/dashboard/parts/data-table/tools/saved-views';
import { SortLevels } from '@/dashboard/parts/data-table/tools/sort-levels';
import { isNarrowed } from '@/dashboard/parts/data-table/table-state';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import type { Person } from '@/dashboard/model/records/records';
import { personNames } from '@/dashboard/words/person';
import { kinds, statusNames, statuses, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { columnLabel, facetsOf, type PeopleFacetId } from './people-queries';
import type { PeopleTable } from './use-people-table';
import * as s from './people-toolbar.module.scss';

export interface PeopleToolbarProps {
  kind: ListedKind;
  table: PeopleTable;
  columns: readonly DataColumn<Person>[];
}

/** Search, filters, order, columns and views of a people table. */
export function PeopleToolbar({ kind, table, columns }: PeopleToolbarProps) {
  const { address, counts, everybody } = table;
  const { state, change } = address;
  const nameOf = useMemo(() => personNames(everybody), [everybody]);
  const labels: Readonly<Record<PeopleFacetId, (value: string) => string>> = {
    status: (value) => statusNames[value as keyof typeof statusNames] ?? value,
    team: (value) => value || 'None',
    position: (value) => value || 'None',
    mentor: (value) => (value ? nameOf(value) : 'No mentor'),
    verified: (value) => (value === 'yes' ? 'Verified' : 'Not verified'),
  };

  const facet = (id: PeopleFacetId) => {
    const chosen = state.filters[id] ?? [];
    const found = counts[id] ?? new Map<string, number>();
    // A chosen value that no record has stays in the list, so that it can be removed.
    const values = new Set([...(id === 'status' ? statuses : []), ...found.keys(), ...chosen]);
    const options = [...values].map((value) => ({
      value,
      label: labels[id](value),
      count: found.get(value) ?? 0,
    }));
    if (id !== 'status') options.sort((a, b) => a.label.localeCompare(b.label, 'en'));
    return (
      <Facet
        key={id}
        label={columnLabel(id, kind)}
        options={options}
        chosen={chosen}
        onChoose={({ values: next }) => change({ filters: { ...state.filters, [id]: next } })}
      />
    );
  };

  return (
    <div className={s.root} role="group" aria-label="Filters and view">
      <TableSearch
        label={`Search ${kinds[kind].many}`}
        text={address.typed}
        className={s.search}
        onText={({ text }) => address.type(text)}
      />
      {facetsOf[kind].map(facet)}
      {isNarrowed(state) && (
        <button type="button" className={s.clear} onClick={() => change({ search: '', filters: {} })}>
          Clear filters
        </button>
      )}
      <div className={s.view}>
        <SortLevels
          columns={columns.filter(({ sortable = true }) => sortable)}
          sort={state.sort}
          onSort={change}
        />
        <ColumnChooser
          columns={columns}
          chosen={state.columns}
          onChoose={(choice) => change({ columns: choice.columns, page: state.page })}
        />
        <SavedViews route={kinds[kind].route} current={address.view} />
      </div>
    </div>
  );
}
