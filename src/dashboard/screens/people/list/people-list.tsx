import type { ComponentProps } from 'react';
import { BulkBar } from '@/dashboard/parts/data-table/bulk-bar';
import { DataTable } from '@/dashboard/parts/data-table/data-table';
import { Pager } from '@/dashboard/parts/data-table/pager';
import type { Person } from '@/dashboard/model/records/records';
import { portalRoutes } from '@/routes/portal-table';
import { cx } from '@/lib/cx';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { PeopleBulk, type PeopleBulkProps } from '@/dashboard/screens/people/actions/people-bulk';
import type { peopleColumns } from './people-columns';
import type { usePeopleActions } from '@/dashboard/screens/people/actions/use-people-actions';
import type { usePeopleTable } from './use-people-table';
import * as s from './people-list.module.scss';

export interface PeopleListProps extends Omit<ComponentProps<'div'>, 'children'> {
  kind: ListedKind;
  table: ReturnType<typeof usePeopleTable>;
  columns: ReturnType<typeof peopleColumns>;
  mentors: PeopleBulkProps['mentors'];
  act: ReturnType<typeof usePeopleActions>['act'];
}

const nameOf = ({ name }: Person) => name;

/** Those who were found, page by page, and what can be done with those that are selected. */
export function PeopleList({ kind, table, columns, mentors, act, className, ...rest }: PeopleListProps) {
  const { route, one, many } = kinds[kind];
  const { address, selection, total, page, rows } = table;
  const { state, change } = address;
  return (
    <div className={cx(s.root, className)} {...rest}>
      <DataTable
        caption={`${portalRoutes[route].title}, page ${page}`}
        columns={columns}
        chosen={state.columns}
        rows={rows}
        nameOf={nameOf}
        sort={state.sort}
        onSort={({ sort }) => change({ sort })}
        selected={selection.ids}
        onSelect={selection.change}
        opened={address.opened}
        busy={table.busy}
      />
      {selection.people.length > 0 && (
        <BulkBar
          noun={{ one, many }}
          count={selection.people.length}
          hidden={selection.hidden}
          total={total}
          onSelectAll={() => selection.change({ ids: table.listed().map(({ id }) => id), selected: true })}
          onClear={selection.clear}
        >
          <PeopleBulk
            kind={kind}
            teams={[...(table.counts.team?.keys() ?? [])].filter(Boolean).sort()}
            mentors={mentors}
            onAction={(action) => void act(selection.people, action)}
          />
        </BulkBar>
      )}
      <Pager
        noun={many}
        page={page}
        size={state.size}
        total={total}
        hrefOf={address.hrefOfPage}
        onSize={({ size }) => change({ size })}
      />
    </div>
  );
}
