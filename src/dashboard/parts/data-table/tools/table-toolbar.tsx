import { ColumnChooser } from './column-chooser';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import type { RecordTable } from '@/dashboard/parts/data-table/use-record-table';
import { isFiltered } from '@/dashboard/parts/data-table/table-state';
import type { PortalRouteId } from '@/routes/portal-table';
import { Facet } from './facet';
import { SavedViews } from './saved-views';
import { SortLevels } from './sort-levels';
import { TableSearch } from './table-search';
import * as s from './table-toolbar.module.scss';

export interface ToolbarFacet {
  id: string;
  label: string;
  labelOf: (value: string) => string;
  /** Values that are always options, in this order. Without them, options are sorted by label. */
  values?: readonly string[];
}

export interface TableToolbarProps<Row> {
  /** The screen that contains the table. */
  route: PortalRouteId;
  /** Plural name of the records: 'employees'. */
  many: string;
  table: RecordTable<Row>;
  columns: readonly DataColumn<Row>[];
  facets: readonly ToolbarFacet[];
}

/** Search, filters, order, columns and views of a table. */
export function TableToolbar<Row>({ route, many, table, columns, facets }: TableToolbarProps<Row>) {
  const { address, counts } = table;
  const { state, change } = address;

  const facet = ({ id, label, labelOf, values = [] }: ToolbarFacet) => {
    const chosen = state.filters[id] ?? [];
    const found = counts[id] ?? new Map<string, number>();
    // A chosen value that no record has stays in the list, so that it can be removed.
    const options = [...new Set([...values, ...found.keys(), ...chosen])].map((value) => ({
      value,
      label: labelOf(value),
      count: found.get(value) ?? 0,
    }));
    if (values.length === 0) options.sort((a, b) => a.label.localeCompare(b.label, 'en'));
    return (
      <Facet
        key={id}
        label={label}
        options={options}
        chosen={chosen}
        onChoose={({ values: next }) => change({ filters: { ...state.filters, [id]: next } })}
      />
    );
  };

  return (
    <div className={s.root} role="group" aria-label="Filters and view">
      <TableSearch
        label={`Search ${many}`}
        text={address.typed}
        className={s.search}
        onText={({ text }) => address.type(text)}
      />
      {facets.map(facet)}
      {isFiltered(state) && (
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
        <SavedViews route={route} current={address.view} />
      </div>
    </div>
  );
}
