import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { removeContact } from '@/dashboard/commands/projects/client-changes';
import { minutesBy } from '@/dashboard/figures/time';
import { isProjectOverdue } from '@/dashboard/figures/projects';
import { useRun } from '@/dashboard/hooks/use-run';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client, ClientContact, Project } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import { Panel } from '@/dashboard/parts/panel/panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { BackToList } from '@/dashboard/parts/record-page/back-to-list';
import { RecordActions } from '@/dashboard/parts/record-page/record-actions';
import { RecordNotFound } from '@/dashboard/parts/record-page/record-not-found';
import { Screen } from '@/dashboard/parts/screen/screen';
import { dayAsOf } from '@/dashboard/words/day';
import { projectStatusNames } from '@/dashboard/words/project-status';
import { hoursInColumn } from '@/dashboard/words/span';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import { ContactDialog } from './contact-dialog';
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

/** One client: contacts, address and projects. */
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
        <ProjectsPanel client={client} />
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
        <ContactsPanel client={client} className={s.wide} />
      </PanelGrid>
      {children}
    </Screen>
  );
}

/** A project's name, which opens its page. */
const projectLink = ({ id, name, colour }: Project) => (
  <span className={s.project}>
    <ProjectDot colour={colour} />
    <Link className={s.link} href={portalPath('projects', { id })}>
      {name}
    </Link>
  </span>
);

function ProjectsPanel({ client }: { client: Client }) {
  const projects = useRecords('projects');
  const entries = useRecords('timeEntries');
  const today = useToday();
  const own = useMemo(
    () =>
      projects
        .filter(({ clientId }) => clientId === client.id)
        .sort((a, b) => b.dueOn.localeCompare(a.dueOn) || a.name.localeCompare(b.name, 'en')),
    [projects, client.id],
  );
  const minutes = useMemo(() => minutesBy(entries, ({ projectId }) => projectId), [entries]);
  const total = own.reduce((sum, { id }) => sum + (minutes.get(id) ?? 0), 0);
  const add = portalPath('projects', { new: client.id });
  return (
    <Panel
      title="Projects"
      aside={
        client.status === 'active' && (
          <Button size="compact" variant="outline" icon={<Icon name="plus" size={16} />} href={add}>
            Add project
          </Button>
        )
      }
    >
      {own.length === 0 ? (
        <Empty title="No projects yet">Projects of this client appear here with their hours.</Empty>
      ) : (
        <FigureTable
          caption="Projects"
          rows={own}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              head: 'Name',
              text: (project) => project.name,
              foot: 'Total',
              cell: projectLink,
            },
            {
              id: 'status',
              head: 'Status',
              text: (project) =>
                isProjectOverdue(project, today) ? 'Overdue' : projectStatusNames[project.status],
            },
            { id: 'due', head: 'Due', from: 640, text: ({ dueOn }) => dayAsOf(dueOn, today) },
            {
              id: 'hours',
              head: 'Hours',
              numeric: true,
              text: ({ id }) => hoursInColumn(minutes.get(id) ?? 0),
              foot: hoursInColumn(total),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function ContactsPanel({ client, className }: { client: Client; className?: string }) {
  const run = useRun();
  const [edited, setEdited] = useState<ClientContact | 'new' | null>(null);
  return (
    <Panel
      title="Contacts"
      className={className}
      aside={
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="plus" size={16} />}
          onClick={() => setEdited('new')}
        >
          Add contact
        </Button>
      }
    >
      {client.contacts.length === 0 ? (
        <Empty title="No contacts yet">Add the people you talk to, with their email and phone.</Empty>
      ) : (
        <ul role="list" className={s.contacts}>
          {client.contacts.map((contact) => (
            <li key={contact.id} className={s.contact}>
              <div className={s.words}>
                <p className={s.name}>{contact.name}</p>
                {contact.position && <p className={s.soft}>{contact.position}</p>}
                {contact.email && (
                  <p>
                    <Link
                      className={s.link}
                      href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}
                    >
                      {contact.email}
                    </Link>
                  </p>
                )}
                {contact.phone && (
                  <p>
                    <Link className={s.link} href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
                      {contact.phone}
                    </Link>
                  </p>
                )}
              </div>
              <MoreMenu
                label={`Actions for ${contact.name}`}
                items={[
                  { id: 'edit', label: 'Edit', icon: 'pencil' },
                  { id: 'remove', label: 'Remove', icon: 'trash', tone: 'attention' },
                ]}
                onChoose={({ id }) =>
                  id === 'edit' ? setEdited(contact) : void run(removeContact(client, contact))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <ContactDialog
          key={edited === 'new' ? 'new' : edited.id}
          client={client}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
