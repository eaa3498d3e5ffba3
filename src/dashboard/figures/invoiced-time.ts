import { weekStart } from '@/dashboard/days/days';
import { keyOfChange, put, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { isSame } from '@/dashboard/model/merge';
import { recordsAfter } from '@/dashboard/model/records-after';
import type { Invoice, TimeEntry } from '@/dashboard/model/records/records';
import { perObject } from '@/lib/remembered';
import { keepsTime } from './month-lock';
import { assertNumbersFollow } from './invoice-numbers';

/** The ids of an invoice's time entries. Void invoices free their time. */
const entryIdsOf = (invoice: Invoice | null): string[] =>
  invoice && invoice.status !== 'void' ? invoice.lines.flatMap(({ entryIds }) => entryIds) : [];

/** Whether an invoice locks its time: it was sent and is not void. */
const isInForce = ({ status }: Invoice): boolean => status === 'sent' || status === 'paid';

/** The invoice of each time entry. */
export function invoiceByEntry(invoices: readonly Invoice[]): ReadonlyMap<string, Invoice> {
  const byEntry = new Map<string, Invoice>();
  for (const invoice of invoices) for (const id of entryIdsOf(invoice)) byEntry.set(id, invoice);
  return byEntry;
}

/** The sent or paid invoice of each time entry. A large agency has 100,000 of them, and a screen asks for many weeks. */
const allLocks = perObject((invoices: readonly Invoice[]) => invoiceByEntry(invoices.filter(isInForce)));

/** The sent or paid invoices of some entries, by the entry's id. */
export function locksOf(
  invoices: readonly Invoice[],
  entries: readonly Pick<TimeEntry, 'id'>[],
): ReadonlyMap<string, Invoice> {
  const all = allLocks(invoices);
  return new Map(
    entries.flatMap(({ id }) => {
      const invoice = all.get(id);
      return invoice ? [[id, invoice] as const] : [];
    }),
  );
}

/**
 * Changes that leave the clients of invoices as they are, for each invoice that gets more time. With them an operation fails
 * with a conflict if another tab puts the same time on an invoice, and is planned again with the records of that tab.
 */
export function guardClients(changes: readonly Change[], { get }: Pick<Read, 'get'>): Change[] {
  const ids = new Set<string>();
  for (const change of changes) {
    if (change.collection !== 'invoices' || change.type === 'remove') continue;
    const before = new Set(entryIdsOf(get('invoices', change.record.id)));
    if (entryIdsOf(change.record).some((id) => !before.has(id))) ids.add(change.record.clientId);
  }
  for (const change of changes) if (change.collection === 'clients') ids.delete(keyOfChange(change).id);
  return [...ids].flatMap((id) => get('clients', id) ?? []).map((client) => put('clients', client));
}

/** The source and the amount of the rate at the end of the id of a line of time. Its beginning is the group. */
export const rateInId = / (project|kind|person) \d+$/;

/** Whether an entry is still of the project, the task or the person of a line. Lines by hand have another id. */
const isOfLine = (lineId: string, { projectId, taskId, personId }: TimeEntry): boolean =>
  !rateInId.test(lineId) ||
  [projectId, `${projectId} ${taskId ?? ''}`, personId].includes(lineId.replace(rateInId, ''));

/** @throws DomainError if the time of a line could not be invoiced now: it has changed, or its client or approval has */
export function assertTimeUnchanged({ clientId, lines, status }: Invoice, { all, get }: Read): void {
  const [name, remake, approve] =
    status === 'draft'
      ? ['draft', 'Delete the draft and make a new one.', 'Approve the week first, or delete the draft.']
      : ['invoice', 'Make a new invoice instead.', 'Approve the week first.'];
  const approved = new Set(
    all('timesheets').flatMap((sheet) =>
      sheet.status === 'approved' ? [`${sheet.personId} ${sheet.weekStart}`] : [],
    ),
  );
  for (const { id: lineId, text, minutes, entryIds } of lines) {
    if (minutes === null) continue;
    let now = 0;
    for (const id of entryIds) {
      const entry = get('timeEntries', id);
      if (!entry?.billable || !isOfLine(lineId, entry)) continue;
      now += entry.minutes;
      const project = get('projects', entry.projectId);
      if (project && project.clientId !== clientId)
        throw new DomainError(`Some of the time of “${text}” is another client’s by now. ${remake}`);
      if (!approved.has(`${entry.personId} ${weekStart(entry.day)}`))
        throw new DomainError(
          `Some of the time of “${text}” is in a week that is no longer approved. ${approve}`,
        );
    }
    if (now !== minutes)
      throw new DomainError(`The time of “${text}” has changed since this ${name} was made. ${remake}`);
  }
}

/** @throws DomainError if changes bring an invoice back into force that no longer fits its time. Undo and redo call it. */
export function assertInvoicesFit(changes: readonly Change[], read: Read): void {
  for (const change of changes) {
    if (change.collection !== 'invoices' || change.type === 'remove') continue;
    const before = read.get('invoices', change.record.id);
    if (before && isInForce(change.record) && !isInForce(before)) assertTimeUnchanged(before, read);
  }
}

/** @throws DomainError if two invoices have the same time */
function assertTimeOnce(after: readonly Invoice[]): void {
  const byEntry = invoiceByEntry(after);
  for (const invoice of after)
    for (const id of entryIdsOf(invoice))
      if (byEntry.get(id) !== invoice)
        throw new DomainError(
          'Another invoice has some of this time now. Void or delete that invoice first.',
        );
}

/** @throws DomainError if the amounts of an invoice change after it was sent */
function assertSentKeep(before: readonly Invoice[], after: readonly Invoice[]): void {
  const next = new Map(after.map((invoice) => [invoice.id, invoice]));
  for (const { id, status, number, lines, discount } of before) {
    const changed = status === 'draft' ? null : next.get(id);
    if (changed && !isSame([lines, discount], [changed.lines, changed.discount]))
      throw new DomainError(
        `Invoice ${number} was sent, so its lines and its discount stay. Void it instead.`,
      );
  }
}

/**
 * Rejects changes of sent invoices’ amounts and of time on sent and paid ones, time on two invoices, and gaps in their
 * numbers. All commands, undo and redo call it.
 * @throws DomainError if a change breaks one of these rules
 */
export function assertInvoiceRules(
  changes: readonly Change[],
  { all, get }: Read,
  { actorId }: { actorId: string },
): void {
  const before = all('invoices');
  const changesInvoices = changes.some(({ collection }) => collection === 'invoices');
  if (!changesInvoices && (before.length === 0 || !changes.some((one) => one.collection === 'timeEntries')))
    return;
  const after = changesInvoices ? recordsAfter('invoices', changes, before) : before;
  if (changesInvoices) {
    assertNumbersFollow(before, after);
    assertSentKeep(before, after);
    assertTimeOnce(after);
  }
  const byEntry = invoiceByEntry(after);
  for (const change of changes) {
    if (change.collection !== 'timeEntries') continue;
    const { id } = keyOfChange(change);
    const invoice = byEntry.get(id);
    if (!invoice || invoice.status === 'draft') continue;
    const entry = get('timeEntries', id);
    const next = change.type === 'put' ? change.record : null;
    if (entry && next && keepsTime(entry, next)) continue;
    // Invoice numbers are for admins only.
    throw new DomainError(
      get('people', actorId)?.kind === 'admin'
        ? `This time is on invoice ${invoice.number}, so it is locked. Void the invoice to change it.`
        : 'This time is on an invoice, so it is locked. Ask an admin to void the invoice.',
    );
  }
}
