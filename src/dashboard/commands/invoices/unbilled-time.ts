import { timesheetId } from '@/dashboard/commands/time/timesheets';
import { isWithin } from '@/dashboard/days/day-range';
import { weekStart, type DayRange } from '@/dashboard/days/days';
import { invoiceByEntry } from '@/dashboard/figures/invoice-by-entry';
import { kindFinder, priceOf, rateOf } from '@/dashboard/figures/rates';
import type {
  AgencySettings,
  Invoice,
  InvoiceLine,
  Person,
  Project,
  Task,
  TimeEntry,
  Timesheet,
} from '@/dashboard/model/records/records';
import { invoiceName } from '@/dashboard/words/invoice';
import { personName } from '@/dashboard/words/person';

export type InvoiceGrouping = 'project' | 'task' | 'person';

/** The records that unbilled time is computed from. */
export interface BillingRecords {
  projects: readonly Project[];
  people: readonly Person[];
  tasks: readonly Task[];
  timesheets: readonly Timesheet[];
  timeEntries: readonly TimeEntry[];
  invoices: readonly Invoice[];
  settings: readonly AgencySettings[];
}

export interface UnbilledQuery {
  clientId: string;
  range: DayRange;
  /** Ids of the client's projects to invoice. @default all of them */
  projectIds?: readonly string[];
  grouping: InvoiceGrouping;
}

/** A line of time, before it gets a tax. */
type TimeLine = Omit<InvoiceLine, 'tax'>;

export interface UnbilledTime {
  /** One line for each group and rate. */
  lines: readonly TimeLine[];
  /** Minutes of the lines. */
  minutes: number;
  /** Billable minutes of weeks that are not approved. */
  waitingMinutes: number;
  /** Approved minutes without a rate, and the people they belong to. */
  unratedMinutes: number;
  unratedNames: readonly string[];
  /** Minutes that are on invoices, and the names of these. */
  invoicedMinutes: number;
  invoiceNames: readonly string[];
}

/** The approved, billable time of a client that is on no invoice, as lines, and the time that is left out. In one pass over the entries. */
export function unbilledTime(
  records: BillingRecords,
  { clientId, range, projectIds = [], grouping }: UnbilledQuery,
): UnbilledTime {
  const projects = new Map(
    records.projects
      .filter(
        ({ id, clientId: its }) => its === clientId && (projectIds.length === 0 || projectIds.includes(id)),
      )
      .map((project) => [project.id, project]),
  );
  const people = new Map(records.people.map((person) => [person.id, person]));
  const tasks = new Map(records.tasks.map(({ id, title }) => [id, title]));
  const kindOf = kindFinder(records.tasks, records.settings);
  const approved = new Set(
    records.timesheets.filter(({ status }) => status === 'approved').map(({ id }) => id),
  );
  const invoiced = invoiceByEntry(records.invoices);
  const lines = new Map<string, TimeLine & { entryIds: string[]; minutes: number; hourlyRate: number }>();
  const unrated = new Map<string, number>();
  const onInvoices = new Set<Invoice>();
  let waitingMinutes = 0;
  let invoicedMinutes = 0;

  for (const entry of records.timeEntries) {
    const { id, personId, taskId, day, minutes, billable } = entry;
    const project = projects.get(entry.projectId);
    if (!project || !billable || minutes === 0 || !isWithin(day, range)) continue;
    const invoice = invoiced.get(id);
    if (invoice) {
      onInvoices.add(invoice);
      invoicedMinutes += minutes;
      continue;
    }
    if (!approved.has(timesheetId(personId, weekStart(day)))) {
      waitingMinutes += minutes;
      continue;
    }
    const person = people.get(personId) ?? null;
    const name = personName(person);
    const rate = rateOf({ day, project, kind: kindOf(entry), person });
    if (!rate) {
      unrated.set(name, (unrated.get(name) ?? 0) + minutes);
      continue;
    }
    const [group, text] = {
      project: [project.id, project.name],
      task: [
        `${project.id} ${taskId ?? ''}`,
        `${project.name}: ${(taskId && tasks.get(taskId)) || 'other work'}`,
      ],
      person: [personId, name],
    }[grouping] as [string, string];
    const key = `${group} ${rate.from} ${rate.minor}`;
    const line = lines.get(key);
    if (line) {
      line.minutes += minutes;
      line.entryIds.push(id);
    } else
      lines.set(key, {
        id: key,
        text,
        minutes,
        hourlyRate: rate.minor,
        rateFrom: rate.from,
        amount: 0,
        entryIds: [id],
      });
  }
  const priced = [...lines.values()]
    .map((line) => ({ ...line, amount: priceOf(line.minutes, line.hourlyRate) }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en') || b.hourlyRate - a.hourlyRate);
  return {
    lines: priced,
    minutes: priced.reduce((sum, line) => sum + line.minutes, 0),
    waitingMinutes,
    unratedMinutes: [...unrated.values()].reduce((sum, minutes) => sum + minutes, 0),
    unratedNames: [...unrated.keys()],
    invoicedMinutes,
    invoiceNames: [...onInvoices].map(invoiceName),
  };
}
