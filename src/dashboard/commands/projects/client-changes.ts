import { assertClientsUnused } from '@/dashboard/rules/needed-records';
import { put, remove, type Change } from '@/dashboard/model/change';
import type { Command, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { isSame } from '@/dashboard/model/merge';
import { blankClient } from '@/dashboard/model/records/blank-client';
import type { Client, ClientContact, Invoice, Project } from '@/dashboard/model/records/records';
import { editRecord } from '@/dashboard/commands/edit-record';
import { counted } from '@/dashboard/words/count';
import { isOpenProject } from '@/dashboard/words/project-status';
import { nameKey } from '@/dashboard/words/name-key';
import { newId } from '@/lib/new-id';
import { oneLine } from '@/lib/one-line';
import { movedViews } from './moved-views';
import { restoreError } from './namesake';
import { withStatus } from './project-changes';

/** 'Avery Crossings' for one, '3 clients' for more. */
export const countedClients = (clients: readonly Pick<Client, 'name'>[]): string =>
  clients.length === 1 ? clients[0]!.name : counted(clients.length, 'client');

export const newClient = (name: string, id: string = newId()): Client => ({
  ...blankClient,
  id,
  name: oneLine(name),
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
        ...projects.map((project) => put('projects', withStatus(project, 'archived'))),
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

const sameText = (one: string, other: string) => nameKey(one) === nameKey(other);

/** One contact with the details of two of the same person, or null if they are not, or if a detail would be lost. */
function mergedContact(kept: ClientContact, other: ClientContact): ClientContact | null {
  const isSame = sameText(kept.name, other.name) && sameText(kept.email, other.email);
  const fits = (['phone', 'position'] as const).every(
    (field) => !kept[field] || !other[field] || sameText(kept[field], other[field]),
  );
  return isSame && fits
    ? { ...kept, phone: kept.phone || other.phone, position: kept.position || other.position }
    : null;
}

/** One client with the details of several. Values of the first one win, and contacts of the same person become one. */
function mergedClient(kept: Client, others: readonly Client[]): Client {
  const all = [kept, ...others];
  const first = (field: 'address' | 'taxNumber') => all.map((client) => client[field]).find(Boolean) ?? '';
  const contacts = [...kept.contacts];
  for (const { contacts: more } of others)
    for (const contact of more) {
      const at = contacts.findIndex((one) => mergedContact(one, contact));
      // Ids are unique only within their client.
      const isTaken = contacts.some(({ id }) => id === contact.id);
      if (at >= 0) contacts[at] = mergedContact(contacts[at]!, contact)!;
      else contacts.push(isTaken ? { ...contact, id: newId() } : contact);
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

/** An invoice of another client. A draft gets its details, except those that were edited in the draft. */
function movedInvoice(invoice: Invoice, from: Client, to: Client): Invoice {
  const moved = { ...invoice, clientId: to.id };
  if (invoice.status !== 'draft') return moved;
  const { clientName, clientAddress, clientTaxNumber } = invoice;
  return {
    ...moved,
    clientName: clientName === from.name ? to.name : clientName,
    clientAddress: clientAddress === from.address ? to.address : clientAddress,
    clientTaxNumber: clientTaxNumber === from.taxNumber ? to.taxNumber : clientTaxNumber,
  };
}

/**
 * Changes a client. Its drafts get the new details, except those that were edited in the draft.
 * @param before - the client until now, null or undefined for a new one
 */
export function saveClient(
  client: Client,
  before: Client | null | undefined,
  invoices: readonly Invoice[],
): Change[] {
  const drafts = before
    ? invoices.filter(({ clientId, status }) => clientId === client.id && status === 'draft')
    : [];
  return [
    put('clients', client),
    ...drafts
      .map((draft) => [draft, movedInvoice(draft, before!, client)] as const)
      .filter(([draft, moved]) => !isSame(draft, moved))
      .map(([, moved]) => put('invoices', moved)),
  ];
}

/** Merges clients into one: their projects and invoices move to it, and the others are deleted. Sent invoices keep the old name. */
export const mergeClients =
  (keptId: string, ids: readonly string[]): Command =>
  (read) => {
    const kept = read.get('clients', keptId);
    const others = latest(
      read,
      ids.filter((id) => id !== keptId),
    );
    if (!kept || others.length === 0)
      throw new DomainError('A client of this merge was deleted. Choose the clients again.');
    const moved = new Map<string | null, Client>(others.map((client) => [client.id, client]));
    const merged = mergedClient(kept, others);
    return {
      label: `Merged ${countedClients(others)} into ${kept.name}`,
      changes: [
        ...saveClient(merged, kept, read.all('invoices')),
        ...read
          .all('projects')
          .filter(({ clientId }) => moved.has(clientId))
          .map((project) => put('projects', { ...project, clientId: keptId })),
        ...read
          .all('invoices')
          .filter(({ clientId }) => moved.has(clientId))
          .map((invoice) => put('invoices', movedInvoice(invoice, moved.get(invoice.clientId)!, merged))),
        ...movedViews(keptId, new Set(moved.keys()), read),
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
