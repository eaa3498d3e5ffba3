import { keyOfChange, put, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { entryIdsOf, invoiceByEntry, isInForce } from '@/dashboard/figures/invoice-by-entry';
import { amountPaid } from '@/dashboard/figures/invoice-payments';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import { changedFields, isSame } from '@/dashboard/model/merge';
import { recordsAfter } from '@/dashboard/model/records-after';
import type { Invoice } from '@/dashboard/model/records/records';
import { formatMoney } from '@/dashboard/words/money';
import { keepsTime } from './month-lock';
import { assertRatesUnchanged, assertTimeUnchanged } from './invoice-lines-fit';
import { assertNumbersFollow } from './invoice-numbers-follow';

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

/** Finds the invoice of an entry after some changes of invoices, without a map of all entries for each of them. */
function createInvoiceOf(before: readonly Invoice[], changed: ReadonlyMap<string, Invoice | null>) {
  const [unchanged, own] = [
    invoiceByEntry(before),
    invoiceByEntry([...changed.values()].filter((one) => one !== null)),
  ];
  return (entryId: string): Invoice | undefined => {
    const invoice = unchanged.get(entryId);
    return invoice && !changed.has(invoice.id) ? invoice : own.get(entryId);
  };
}

/** @throws DomainError if a changed invoice has the same time as another one */
function assertTimeOnce(
  changed: ReadonlyMap<string, Invoice | null>,
  invoiceOf: (entryId: string) => Invoice | undefined,
): void {
  for (const invoice of changed.values())
    if (entryIdsOf(invoice).some((id) => invoiceOf(id) !== invoice))
      throw new DomainError('Another invoice has some of this time now. Void or delete that invoice first.');
}

/** The fields of a sent invoice that change: its payments, its voiding, and its client in a merge of clients. */
const later: readonly (keyof Invoice)[] = ['status', 'payments', 'voidedOn', 'voidReason', 'clientId'];

/** An undo of a client's details, without the invoices that were sent since: they keep theirs. */
export function keepSentDetails(changes: readonly Change[], { get }: Pick<Read, 'get'>): Change[] {
  return changes.flatMap((change) => {
    if (change.collection !== 'invoices' || change.type === 'remove') return [change];
    const now = get('invoices', change.record.id);
    if (!now || now.status === 'draft' || change.record.status === 'draft') return [change];
    const { clientName, clientAddress, clientTaxNumber } = now;
    const record = { ...change.record, clientName, clientAddress, clientTaxNumber };
    return isSame(record, now) ? [] : [put('invoices', record)];
  });
}

/**
 * A merge of two admins’ work adds up their payments, and each of them may have seen fewer. Records from outside can have any.
 * @param before - null for a new invoice
 * @throws DomainError if the payments of an invoice do not fit its total and its status
 */
function assertPaymentsFit(before: Invoice | null, { status, number, currency, ...after }: Invoice): void {
  const { payments } = after;
  if (status === 'void') return;
  if (status === 'draft') {
    if (payments.length > 0)
      throw new DomainError('A draft can’t have payments. Mark the invoice as sent first.');
    return;
  }
  const wasChecked = before !== null && before.status !== 'draft' && isSame(before.payments, payments);
  if (wasChecked && (before.status === status || before.status === 'void')) return;
  const paid = amountPaid(after);
  const total = Math.max(invoiceTotals(after).total, 0);
  const money = (amount: number) => formatMoney(amount, currency);
  if (paid > total)
    throw new DomainError(
      `The payments of invoice ${number} would be ${money(paid)}, which is more than its total of ${money(total)}. Remove a payment first.`,
    );
  if (status === 'paid' && (paid < total || payments.length === 0))
    throw new DomainError(
      `Invoice ${number} can’t be paid while ${money(total - paid)} is still to pay. Record that payment first.`,
    );
  if (status === 'sent' && paid === total && payments.length > 0)
    throw new DomainError(
      `Invoice ${number} would have payments of its whole total without being paid. Remove a payment first, and record it again afterwards.`,
    );
}

/** @throws DomainError if a sent invoice changes or disappears. The undo of its sending makes it a draft with its lines. */
export function assertSentKeep(before: readonly Invoice[], after: readonly Invoice[]): void {
  const next = new Map(after.map((invoice) => [invoice.id, invoice]));
  for (const invoice of before) {
    if (invoice.status === 'draft') continue;
    const changed = next.get(invoice.id);
    if (changed === invoice) continue;
    const fields = changed && changedFields(invoice, changed);
    const isKept =
      changed?.status === 'draft'
        ? changed.payments.length === 0 && !fields?.some((name) => name === 'lines' || name === 'discount')
        : fields?.every((name) => later.includes(name));
    const changesVoidPayments =
      invoice.status === 'void' && changed?.status === 'void' && fields?.includes('payments');
    if (!isKept || changesVoidPayments)
      throw new DomainError(
        invoice.status === 'void'
          ? `Invoice ${invoice.number} is void, so it can’t be changed.`
          : `Invoice ${invoice.number} was sent, so it can’t be changed. Void it instead.`,
      );
  }
}

/** The entries, as ids, of an invoice that a change brings into force: it is sent, or it is no longer void. */
export function timeBroughtIntoForce(before: Invoice | null, after: Invoice): string[] {
  return before && isInForce(after) && !isInForce(before) ? entryIdsOf(after) : [];
}

/**
 * Rejects changes of sent invoices and of time on sent and paid ones, time on two invoices, gaps in their numbers,
 * payments that do not fit, and invoices that come into force but no longer fit their time. All commands, undo, redo and
 * the server call it.
 * @throws DomainError if a change breaks one of these rules
 */
export function assertInvoiceRules(
  changes: readonly Change[],
  read: Read,
  { actorId }: { actorId: string },
): void {
  const { all, get } = read;
  const before = all('invoices');
  const changesInvoices = changes.some(({ collection }) => collection === 'invoices');
  if (!changesInvoices && (before.length === 0 || !changes.some((one) => one.collection === 'timeEntries')))
    return;
  const after = recordsAfter('invoices', changes, before);
  const changed = new Map<string, Invoice | null>();
  for (const change of changes)
    if (change.collection === 'invoices')
      changed.set(keyOfChange(change).id, change.type === 'put' ? change.record : null);
  const invoiceOf = createInvoiceOf(before, changed);
  if (changesInvoices) {
    assertNumbersFollow(before, after);
    assertSentKeep(before, after);
    assertTimeOnce(changed, invoiceOf);
    for (const invoice of changed.values()) {
      if (!invoice) continue;
      const last = get('invoices', invoice.id);
      assertPaymentsFit(last, invoice);
      if (!last || timeBroughtIntoForce(last, invoice).length === 0) continue;
      const asLast = { ...invoice, status: last.status };
      assertTimeUnchanged(asLast, read);
      // The undo of a voiding restores the invoice that the client has, whatever the rates are by now.
      if (last.status === 'draft') assertRatesUnchanged(asLast, read);
    }
  }
  for (const change of changes) {
    if (change.collection !== 'timeEntries') continue;
    const { id } = keyOfChange(change);
    const invoice = invoiceOf(id);
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
