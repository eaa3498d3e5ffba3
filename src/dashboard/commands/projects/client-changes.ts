import { assertClientsUnused } from '@/dashboard/figures/needed-records';
import { put, remove, type Change } from '@/dashboard/model/change';
import type { Command, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Client, ClientContact, Project } from '@/dashboard/model/records/records';
import { editRecord } from '@/dashboard/commands/edit-record';
import { counted } from '@/dashboard/words/count';
import { isOpenProject } from '@/dashboard/words/project-status';
import { newId } from '@/lib/new-id';
import { nameKey, restoreError } from './namesake';

/** 'Avery Crossings' for one, '3 clients' for more. */
export const countedClients = (clients: readonly Pick<Client, 'name'>[]): string =>
  clients.length === 1 ? clients[0]!.name : counted(clients.length, 'client');

export const newClient = (name: string, id: string = newId()): Client => ({
  id,
  revision: 0,
  name: name.trim().replace(/\s+/gu, ' '),
  status: 'active',
  address: '',
  taxNumber: '',
  notes: '',
  contacts: [],
});

const latest = (read: Read, ids: readonly string[]): Client[] =>
  ids.flatMap((id) => read.get('clients', id) ?? []);

/** The projects of clients that are not done and not archived. */
export function openProjectsOf(projects: readonly Project[], clientIds: readonly string[]): Project[] {
  const ids = new Set<string | null>(clientIds);
  return projects.filter((project) => isOpenProject(project) && ids.has(project.clientId));
}

/** Archives clients. @param withProjects - archives their open projects too */
export const archiveClients =
  (ids: readonly string[], withProjects: boolean): Command =>
  (read) => {
    const clients = latest(read, ids).filter(({ status }) => status !== 'archived');
    const projects = withProjects ? openProjectsOf(read.all('projects'), ids) : [];
    const also = projects.length > 0 ? ` and ${counted(projects.length, 'project')}` : '';
    return {
      label: `Archived ${countedClients(clients)}${also}`,
      changes: [
        ...clients.map((client) => put('clients', { ...client, status: 'archived' })),
        ...projects.map((project) => put('projects', { ...project, status: 'archived' })),
      ],
    };
  };

/** Restores archived clients. @throws DomainError if two would have one name */
export const restoreClients =
  (ids: readonly string[]): Command =>
  (read) => {
    const clients = latest(read, ids).filter(({ status }) => status === 'archived');
    const error = restoreError(clients, read.all('clients'), 'client');
    if (error) throw new DomainError(error);
    return {
      label: `Restored ${countedClients(clients)}`,
      changes: clients.map((client) => put('clients', { ...client, status: 'active' })),
    };
  };

/** Deletes clients without projects. @throws DomainError if a project names one of them */
export const deleteClients =
  (ids: readonly string[]): Command =>
  (read) => {
    const clients = latest(read, ids);
    assertClientsUnused(clients, read);
    return {
      label: `Deleted ${countedClients(clients)}`,
      changes: clients.map((client) => remove('clients', client)),
    };
  };

/** The key that tells whether contacts of two clients are the same person. */
const contactKey = ({ name, email }: ClientContact) => nameKey(email) || nameKey(name);

/**
 * One client with the details of several. Values of the first one win. Contacts of others with an address that is there are
 * left out; those of one client may share a mailbox.
 */
function mergedClient(kept: Client, others: readonly Client[]): Client {
  const all = [kept, ...others];
  const first = (field: 'address' | 'taxNumber') => all.map((client) => client[field]).find(Boolean) ?? '';
  const contacts: ClientContact[] = [];
  for (const client of all) {
    const known = new Set(contacts.map(contactKey));
    // Ids are unique only within their client.
    const ids = new Set(contacts.map(({ id }) => id));
    for (const contact of client.contacts)
      if (!known.has(contactKey(contact)))
        contacts.push(ids.has(contact.id) ? { ...contact, id: newId() } : contact);
  }
  return {
    ...kept,
    address: first('address'),
    taxNumber: first('taxNumber'),
    notes: all
      .map(({ notes }) => notes.trim())
      .filter(Boolean)
      .join('\n\n'),
    contacts,
  };
}

/** Merges clients into one: their projects and invoices move to it, and the others are deleted. Invoices keep the old name. */
export const mergeClients =
  (keptId: string, ids: readonly string[]): Command =>
  (read) => {
    const kept = read.get('clients', keptId);
    const others = latest(
      read,
      ids.filter((id) => id !== keptId),
    );
    if (!kept || others.length === 0)
      throw new DomainError('A client of this merge has been deleted. Choose the clients again.');
    const moved = new Set<string | null>(others.map(({ id }) => id));
    return {
      label: `Merged ${countedClients(others)} into ${kept.name}`,
      changes: [
        put('clients', mergedClient(kept, others)),
        ...read
          .all('projects')
          .filter(({ clientId }) => moved.has(clientId))
          .map((project) => put('projects', { ...project, clientId: keptId })),
        ...read
          .all('invoices')
          .filter(({ clientId }) => moved.has(clientId))
          .map((invoice) => put('invoices', { ...invoice, clientId: keptId })),
        ...others.map((client): Change => remove('clients', client)),
      ],
    };
  };

export const removeContact =
  ({ id, name }: Client, contact: ClientContact): Command =>
  (read) => ({
    label: `Removed ${contact.name} from ${name}`,
    changes: [
      editRecord(read, 'clients', id, (client) => ({
        ...client,
        contacts: client.contacts.filter((other) => other.id !== contact.id),
      })),
    ],
  });
