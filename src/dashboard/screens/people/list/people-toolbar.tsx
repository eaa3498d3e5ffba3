import { ColumnChooser } from '@/dashboard/parts/data-table/tools/column-chooser';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { Facet, type FacetOption } from '@/dashboard/parts/data-table/tools/facet';
import { SavedViews, type View } from '@/dashboard/parts/data-table/tools/saved-views';
import { SortLevels } from '@/dashboard/parts/data-table/tools/sort-levels';
import type { IndexAnswer } from '@/dashboard/parts/data-table/rows/filter-by-facets';
import { isNarrowed } from '@/dashboard/parts/data-table/table-state';
import type { TableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import type { Person } from '@/dashboard/model/records/records';
import { kinds, statusNames, statuses, type ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  columnLabel,
  facetsOf,
  peopleSpecs,
  type PeopleFacetId,
} from '@/dashboard/screens/people/actions/people-plan';
import * as s from './people-toolbar.module.scss';

export interface PeopleToolbarProps {
  kind: ListedKind;
  address: TableAddress;
  columns: readonly DataColumn<Person>[];
  counts: IndexAnswer['counts'];
  /** A mentor's name by id. */
  nameOf: (id: string) => string;
  views: readonly View[];
  hrefOfView: (search: string) => string;
  onSaveView: (view: { name: string }) => void;
  onDeleteView: (view: { id: string }) => void;
}

/** A facet's values in words, and in an order: that of statuses, else that of the alphabet. */
function optionsOf(
  facet: PeopleFacetId,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  nameOf: PeopleToolbarProps['nameOf'],
): FacetOption[] {
  const labels: Readonly<Record<PeopleFacetId, (value: string) => string>> = {
    status: (value) => statusNames[value as keyof typeof statusNames] ?? value,
    team: (value) => value || 'None',
    position: (value) => value || 'None',
    mentor: (value) => (value ? nameOf(value) : 'No mentor'),
    verified: (value) => (value === 'yes' ? 'Verified' : 'Not verified'),
  };
  // A value that nobody has any more stays in the list while it is chosen, so that it can be taken away.
  const values = new Set([...(facet === 'status' ? statuses : []), ...counts.keys(), ...chosen]);
  const options = [...values].map((value) => ({
    value,
    label: labels[facet](value),
    count: counts.get(value) ?? 0,
  }));
  return facet === 'status' ? options : options.sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Search, filters, order, columns and views of a people table. */
export function PeopleToolbar({
  kind,
  address,
  columns,
  counts,
  nameOf,
  views,
  hrefOfView,
  onSaveView,
  onDeleteView,
}: PeopleToolbarProps) {
  const { state, change } = address;
  return (
    <div className={s.root} role="group" aria-label="Filters and view">
      <TableSearch
        label={`Search ${kinds[kind].many}`}
        text={address.typed}
        className={s.search}
        onText={({ text }) => address.type(text)}
      />
      {facetsOf[kind].map((facet) => (
        <Facet
          key={facet}
          label={columnLabel(facet, kind)}
          options={optionsOf(facet, counts[facet] ?? new Map(), state.filters[facet] ?? [], nameOf)}
          chosen={state.filters[facet] ?? []}
          onChoose={({ values }) => change({ filters: { ...state.filters, [facet]: values } })}
        />
      ))}
      {isNarrowed(state) && (
        <button type="button" className={s.clear} onClick={() => change({ search: '', filters: {} })}>
          Clear filters
        </button>
      )}
      <div className={s.view}>
        <SortLevels
          columns={columns.filter(({ id }) => peopleSpecs[kind].sortable.includes(id))}
          sort={state.sort}
          onSort={({ sort }) => change({ sort })}
        />
        <ColumnChooser
          columns={columns}
          chosen={state.columns}
          onChoose={(choice) => change({ columns: choice.columns, page: state.page })}
        />
        <SavedViews
          views={views}
          current={address.view}
          hrefOf={hrefOfView}
          onSave={onSaveView}
          onDelete={onDeleteView}
        />
      </div>
    </div>
  );
}
