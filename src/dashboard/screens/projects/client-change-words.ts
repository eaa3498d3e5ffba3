import { entriesOfProject } from '@/dashboard/figures/time';
import { unbilledMinutes } from '@/dashboard/figures/unbilled-minutes';
import type { Invoice, Project, TimeEntry } from '@/dashboard/model/records/records';
import { counted, listed } from '@/dashboard/words/count';
import { hoursAndMinutes } from '@/dashboard/words/span';

export interface BilledRecords {
  timeEntries: readonly TimeEntry[];
  invoices: readonly Invoice[];
}

/** The client that projects get. A new one has no id yet. */
export interface NextClient {
  id: string | null;
  name: string;
}

/** The number of draft invoices for other clients that have some of the time. */
function draftsWith({ timeEntries, invoices }: BilledRecords, nextId: string | null): number {
  const drafts = invoices.filter(({ status, clientId }) => status === 'draft' && clientId !== nextId);
  if (drafts.length === 0) return 0;
  const own = new Set(timeEntries.map(({ id }) => id));
  return drafts.filter(({ lines }) => lines.some(({ entryIds }) => entryIds.some((id) => own.has(id))))
    .length;
}

/**
 * The effect of another client on the unbilled time, the draft invoices and the rates of projects, in one sentence. Empty
 * without any.
 * @param projects - those whose client changes
 * @param client - null for the agency's own work
 */
export function clientChangeWords(
  projects: readonly Project[],
  client: NextClient | null,
  { timeEntries: all, invoices }: BilledRecords,
): string {
  const timeEntries = projects.flatMap(({ id }) => entriesOfProject(all, id));
  const minutes = unbilledMinutes(timeEntries, invoices);
  const drafts = draftsWith({ timeEntries, invoices }, client?.id ?? null);
  const rates = projects.reduce((sum, project) => sum + project.rates.length, 0);
  const their = projects.length === 1 ? 'its' : 'their';
  const time = minutes > 0 && `${hoursAndMinutes(minutes)} of unbilled time`;
  const parts = [
    time && (client ? `${time} can be invoiced to ${client.name}` : `${time} can no longer be invoiced`),
    drafts > 0 &&
      `${counted(drafts, 'draft invoice')} with ${time ? `more of ${their}` : their} time can no longer be sent`,
    rates > 0 && `${counted(rates, 'hourly rate')} ${rates === 1 ? 'does' : 'do'} not change`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `After this change, ${listed(parts)}.`;
}
