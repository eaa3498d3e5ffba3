import type { ReactNode } from 'react';
import type { Client } from '@/dashboard/model/records/records';
import { RowLink } from '@/dashboard/parts/data-table/cells/row-link';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import { noFigure, wholeNumber } from '@/dashboard/words/count';
import { hoursInColumn } from '@/dashboard/words/span';
import { Badge } from '@/design-system/badge/badge';
import {
  clientColumnLabels,
  clientColumnWidths,
  clientStatusNames,
  type ClientColumnId,
  type ClientFigures,
} from './client-queries';
import * as s from './client-columns.module.scss';

export type ClientAction = 'open' | 'edit' | 'project' | 'archive' | 'restore' | 'delete';

export interface ClientColumnsOptions {
  figures: ClientFigures;
  hrefOf: (id: string) => string;
  onAction: (client: Client, action: ClientAction) => void;
}

const orNone = (text: string | undefined) => text || <span className={s.none}>{noFigure}</span>;

/** The columns of the clients' table. */
export function clientColumns({ figures, hrefOf, onAction }: ClientColumnsOptions): DataColumn<Client>[] {
  const cells: Readonly<Record<ClientColumnId, (client: Client) => ReactNode>> = {
    name: (client) => (
      <RowLink href={hrefOf(client.id)} onOpen={() => onAction(client, 'open')}>
        {client.name}
      </RowLink>
    ),
    contact: ({ contacts }) => orNone(contacts[0]?.name),
    email: ({ contacts }) => <span className={s.word}>{orNone(contacts[0]?.email)}</span>,
    phone: ({ contacts }) => orNone(contacts[0]?.phone),
    projects: (client) => wholeNumber(figures.openProjects(client)),
    hours: (client) => hoursInColumn(figures.minutes(client)),
    taxNumber: ({ taxNumber }) => orNone(taxNumber),
    status: ({ status }) => (
      <Badge tone={status === 'active' ? 'ok' : 'neutral'}>{clientStatusNames[status]}</Badge>
    ),
  };
  const ids = Object.keys(clientColumnWidths) as ClientColumnId[];
  return [
    ...ids.map((id) => ({
      id,
      label: clientColumnLabels[id],
      cell: cells[id],
      numeric: id === 'hours' || id === 'projects',
      from: clientColumnWidths[id],
      fixed: id === 'name',
    })),
    {
      id: 'actions',
      label: 'Actions',
      narrow: true,
      sortable: false,
      fixed: true,
      from: 640,
      cell: (client) => (
        <MoreMenu
          label={`Actions for ${client.name}`}
          items={[
            { id: 'open', label: 'Open', icon: 'handshake' },
            { id: 'edit', label: 'Edit', icon: 'pencil' },
            ...(client.status === 'active'
              ? ([
                  { id: 'project', label: 'Add project', icon: 'plus' },
                  { id: 'archive', label: 'Archive', icon: 'inbox' },
                ] as const)
              : ([{ id: 'restore', label: 'Restore', icon: 'rotate-ccw' }] as const)),
            { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
          ]}
          onChoose={({ id }) => onAction(client, id as ClientAction)}
        />
      ),
    },
  ];
}
