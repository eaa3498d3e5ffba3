import type { Invoice, TimeEntry } from '@/dashboard/model/records/records';
import { perObject } from '@/lib/remembered';

/** The ids of an invoice's time entries. Void invoices free their time. */
export const entryIdsOf = (invoice: Invoice | null): string[] =>
  invoice && invoice.status !== 'void' ? invoice.lines.flatMap(({ entryIds }) => entryIds) : [];

/** Whether an invoice locks its time: it was sent and is not void. */
export const isInForce = ({ status }: Invoice): boolean => status === 'sent' || status === 'paid';

/** The invoice of each time entry. */
export const invoiceByEntry = perObject((invoices: readonly Invoice[]): ReadonlyMap<string, Invoice> => {
  const byEntry = new Map<string, Invoice>();
  for (const invoice of invoices) for (const id of entryIdsOf(invoice)) byEntry.set(id, invoice);
  return byEntry;
});

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
