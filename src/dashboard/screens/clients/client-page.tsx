import type { ReactNode, RefObject } from 'react';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import type { Client } from '@/dashboard/model/records/records';
import { Panel } from '@/dashboard/parts/panel/panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { BackToList } from '@/dashboard/parts/record-page/back-to-list';
import { RecordActions } from '@/dashboard/parts/record-page/record-actions';
import { RecordNotFound } from '@/dashboard/parts/record-page/record-not-found';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Badge } from '@/design-system/badge/badge';
import { ClientContactsPanel } from './client-contacts-panel';
import { ClientInvoicesPanel } from './client-invoices-panel';
import { ClientProjectsPanel } from './client-projects-panel';
import * as s from './client-page.module.scss';

export interface ClientPageProps {
  /** From the address: it may be the id of no client. */
  id: string;
  screenRef: RefObject<HTMLDivElement | null>;
  hrefOfList: string;
  onEdit: (client: Client) => void;
  onArchive: (client: Client) => void;
  onRestore: (client: Client) => void;
  onDelete: (client: Client) => void;
  /** Dialogs of the screen. */
  children?: ReactNode;
}

/** One client: projects, address, invoices and contacts. */
export function ClientPage({ id, screenRef, hrefOfList, children, ...rest }: ClientPageProps) {
  const client = useRecord('clients', id);
  const all = <BackToList href={hrefOfList}>All clients</BackToList>;
  if (!client)
    return (
      <RecordNotFound
        route="clients"
        screenRef={screenRef}
        noun="client"
        reason="The client may have been deleted or merged, or the link is not complete."
        back={all}
      >
        {children}
      </RecordNotFound>
    );
  return (
    <OpenClient client={client} screenRef={screenRef} all={all} {...rest}>
      {children}
    </OpenClient>
  );
}

interface OpenClientProps extends Omit<ClientPageProps, 'id' | 'hrefOfList'> {
  client: Client;
  all: ReactNode;
}

function OpenClient({
  client,
  screenRef,
  all,
  onEdit,
  onArchive,
  onRestore,
  onDelete,
  children,
}: OpenClientProps) {
  const { name, status, address, taxNumber, notes } = client;
  const isArchived = status === 'archived';
  return (
    <Screen
      ref={screenRef}
      route="clients"
      title={name}
      lead={isArchived ? <Badge>Archived</Badge> : undefined}
      actions={
        <RecordActions
          back={all}
          isArchived={isArchived}
          onDelete={() => onDelete(client)}
          onArchive={() => onArchive(client)}
          onRestore={() => onRestore(client)}
          onEdit={() => onEdit(client)}
        />
      }
    >
      <PanelGrid className={s.panels}>
        <ClientProjectsPanel client={client} />
        <Panel title="Details">
          <dl className={s.facts}>
            <dt className={s.term}>Address</dt>
            <dd className={s.value}>{address || 'None'}</dd>
            <dt className={s.term}>Tax number</dt>
            <dd className={s.value}>{taxNumber || 'None'}</dd>
            {notes && (
              <>
                <dt className={s.term}>Notes</dt>
                <dd className={s.value}>{notes}</dd>
              </>
            )}
          </dl>
        </Panel>
        <ClientInvoicesPanel client={client} className={s.wide} />
        <ClientContactsPanel client={client} className={s.wide} />
      </PanelGrid>
      {children}
    </Screen>
  );
}
