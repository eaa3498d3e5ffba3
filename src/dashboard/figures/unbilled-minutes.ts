import type { Invoice, TimeEntry } from '@/dashboard/model/records/records';
import { invoiceByEntry } from './invoiced-time';

/** The billable minutes that are on no invoice, by project id. Includes deleted projects and weeks that are not approved. */
export function unbilledMinutes(
  entries: readonly TimeEntry[],
  invoices: readonly Invoice[],
): ReadonlyMap<string, number> {
  const invoiced = invoiceByEntry(invoices);
  const sums = new Map<string, number>();
  for (const { id, projectId, billable, minutes } of entries)
    if (billable && minutes > 0 && !invoiced.has(id))
      sums.set(projectId, (sums.get(projectId) ?? 0) + minutes);
  return sums;
}
