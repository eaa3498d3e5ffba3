import type { Invoice, TimeEntry } from '@/dashboard/model/records/records';
import { invoiceByEntry } from './invoice-by-entry';

/**
 * The billable minutes of entries that are on no invoice. Includes weeks that are not approved.
 * @param isWanted - whether the time of a project id counts. @default all time
 */
export function unbilledMinutes(
  entries: readonly TimeEntry[],
  invoices: readonly Invoice[],
  isWanted: (projectId: string) => boolean = () => true,
): number {
  const wanted = entries.filter(
    ({ projectId, billable, minutes }) => billable && minutes > 0 && isWanted(projectId),
  );
  // Most agencies have no such time, and many thousand entries on invoices.
  if (wanted.length === 0) return 0;
  const invoiced = invoiceByEntry(invoices);
  return wanted.reduce((sum, { id, minutes }) => sum + (invoiced.has(id) ? 0 : minutes), 0);
}
