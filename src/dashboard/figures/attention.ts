import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import type {
  Assignment,
  Invoice,
  Leave,
  Person,
  ReportNote,
  Timesheet,
} from '@/dashboard/model/records/records';
import { addDays, addMonths, isoWeek, monthOf } from '@/dashboard/days/days';
import { counted } from '@/dashboard/words/count';
import { longMonth } from '@/dashboard/words/day';
import { isStaff } from './planned-time';
import { waitingFor, type DecidedRecords } from './waiting';
import { isHere, isInOnboarding, onboardingDays } from './onboarding';

/** A task that needs the admin's attention. */
export interface AttentionItem {
  /** Kind of task. There is at most one item of each kind. */
  id:
    | 'timesheets'
    | 'mentors'
    | 'leaving'
    | 'report'
    | 'onboarding'
    | 'onboarding-interns'
    | 'assignments'
    | 'access'
    | 'leave'
    | 'invoices'
    | 'backup';
  text: string;
  /** Number of records, or their area. */
  detail: string;
  dueOn: string;
  path: string;
  count: number;
}

export interface AttentionRecords extends DecidedRecords {
  people: readonly Person[];
  reportNotes: readonly ReportNote[];
  invoices: readonly Invoice[];
  /** The first day with time, or null. */
  firstTimeOn: string | null;
  /** ISO date of the first change since the last backup. Null if there is none. */
  unsavedSince: string | null;
}

/** Deadlines: days from a week's Monday, and days of the month for the report and the review. */
const decideWeekDays = 9;
const signOffDay = '24';
const reviewDay = '26';
/** Days to answer an intern's work. */
const answerDays = 3;
/** Days before a leave begins by which a request should be decided. */
const decideLeaveDays = 21;

/** Days after the first change by which a backup should be downloaded. */
const backupDays = 7;

const earliest = (days: readonly string[]) => days.reduce((first, day) => (day < first ? day : first));

function timesheetItem(waiting: readonly Timesheet[]): AttentionItem | null {
  if (!waiting.length) return null;
  const weeks = new Set(waiting.map(({ weekStart }) => weekStart));
  const first = earliest([...weeks]);
  return {
    id: 'timesheets',
    text: weeks.size === 1 ? `Approve time sheets, week ${isoWeek(first).week}` : 'Approve time sheets',
    detail: `${waiting.length} waiting`,
    dueOn: addDays(first, decideWeekDays),
    path: portalPath('approvals', { kind: 'week' }),
    count: waiting.length,
  };
}

function mentorItem(people: readonly Person[], today: string): AttentionItem | null {
  const here = new Set<string | null>(people.filter(isHere).map(({ id }) => id));
  const alone = people.filter(
    (person) => person.kind === 'intern' && isHere(person) && !here.has(person.mentorId),
  );
  if (!alone.length) return null;
  return {
    id: 'mentors',
    text: `Assign a mentor to ${counted(alone.length, 'intern')}`,
    detail: 'Training',
    dueOn: today,
    // `\0` is the empty text in a table's address: no mentor.
    path: portalPath('interns', { mentor: '\\0', status: 'active,invited' }),
    count: alone.length,
  };
}

/** Names one person at a time: the access to a shared portal ends with the status. */
function leavingItem(people: readonly Person[], today: string): AttentionItem | null {
  const ended = people.filter(
    (person) => isStaff(person) && isHere(person) && person.endsOn !== null && person.endsOn < today,
  );
  if (!ended.length) return null;
  const dueOn = earliest(ended.map(({ endsOn }) => endsOn!));
  const { id, kind, name, team } = ended.find(({ endsOn }) => endsOn === dueOn)!;
  return {
    id: 'leaving',
    text: `Set ${name} to Left: the last day has passed`,
    detail: ended.length === 1 ? team : counted(ended.length, 'person', 'people'),
    dueOn,
    path: portalPath(kind === 'intern' ? 'interns' : 'employees', { id }),
    count: 1,
  };
}

function reportItem({ reportNotes, firstTimeOn }: AttentionRecords, today: string): AttentionItem | null {
  const month = addMonths(monthOf(today), -1);
  // Nothing of the months before an agency began to enter time is in the portal, though people joined earlier.
  if (firstTimeOn === null || monthOf(firstTimeOn) > month) return null;
  if (reportNotes.some(({ id, signedOffAt }) => id === month && signedOffAt !== null)) return null;
  return {
    id: 'report',
    text: `Sign off the ${longMonth(month)} report`,
    detail: 'Reports',
    dueOn: `${monthOf(today)}-${signOffDay}`,
    path: portalPath('monthly-report', { on: `${month}-01` }),
    count: 1,
  };
}

function onboardingItem(
  people: readonly Person[],
  kind: 'employee' | 'intern',
  today: string,
): AttentionItem | null {
  const isOpen = isInOnboarding(today);
  const fresh = people.filter((person) => person.kind === kind && isOpen(person));
  if (!fresh.length) return null;
  const only = fresh.length === 1 ? fresh[0]! : null;
  const route = `${kind}s` as const;
  return {
    id: kind === 'intern' ? 'onboarding-interns' : 'onboarding',
    text: `Finish onboarding of ${only ? only.name : counted(fresh.length, kind)}`,
    detail: only ? only.team : portalRoutes[route].title,
    dueOn: addDays(earliest(fresh.map(({ joinedOn }) => joinedOn)), onboardingDays),
    path: portalPath(route, only ? { id: only.id } : { onboarding: 'open' }),
    count: fresh.length,
  };
}

function assignmentItem(waiting: readonly Assignment[]): AttentionItem | null {
  if (!waiting.length) return null;
  const first = earliest(waiting.map(({ submission }) => submission!.at.slice(0, 10)));
  return {
    id: 'assignments',
    text: `Review ${counted(waiting.length, 'assignment')}`,
    detail: 'Training',
    dueOn: addDays(first, answerDays),
    path: portalPath('approvals', { kind: 'assignment' }),
    count: waiting.length,
  };
}

function accessItem(people: readonly Person[], today: string): AttentionItem | null {
  const unsure = people.filter((person) => person.kind === 'regular' && isHere(person) && !person.verified);
  if (!unsure.length) return null;
  return {
    id: 'access',
    text: 'Review access for regular users',
    detail: `${unsure.length} not verified`,
    dueOn: `${monthOf(today)}-${reviewDay}`,
    path: portalPath('regular-users', { verified: 'no', status: 'active,invited' }),
    count: unsure.length,
  };
}

function leaveItem(waiting: readonly Leave[], today: string): AttentionItem | null {
  if (!waiting.length) return null;
  const first = earliest(waiting.map(({ firstDay }) => firstDay));
  return {
    id: 'leave',
    text: `Decide on ${counted(waiting.length, 'leave request')}`,
    detail: 'Leave',
    // Three weeks before the leave begins, and today for one that begins sooner.
    dueOn: addDays(first, -decideLeaveDays) < today ? today : addDays(first, -decideLeaveDays),
    path: portalPath('leave'),
    count: waiting.length,
  };
}

function invoiceItem(invoices: readonly Invoice[], today: string): AttentionItem | null {
  const late = invoices.filter(({ status, dueOn }) => status === 'sent' && dueOn < today);
  if (!late.length) return null;
  return {
    id: 'invoices',
    text: `Follow up on ${counted(late.length, 'overdue invoice')}`,
    detail: 'Invoices',
    dueOn: earliest(late.map(({ dueOn }) => dueOn)),
    path: portalPath('invoices', { status: 'overdue' }),
    count: late.length,
  };
}

function backupItem(unsavedSince: string | null, today: string): AttentionItem | null {
  const dueOn = unsavedSince && addDays(unsavedSince, backupDays);
  if (!dueOn || dueOn > today) return null;
  return {
    id: 'backup',
    text: 'Download backup',
    detail: 'Settings',
    dueOn,
    path: `${portalPath('settings')}#backup`,
    count: 1,
  };
}

/** The tasks that need the admin's attention, most urgent first. @param today - ISO date */
export function attentionItems(records: AttentionRecords, today: string): AttentionItem[] {
  const { people, invoices, unsavedSince } = records;
  const waiting = waitingFor(records);
  return [
    timesheetItem(waiting.timesheets),
    mentorItem(people, today),
    leavingItem(people, today),
    reportItem(records, today),
    onboardingItem(people, 'employee', today),
    onboardingItem(people, 'intern', today),
    assignmentItem(waiting.assignments),
    accessItem(people, today),
    leaveItem(waiting.leave, today),
    invoiceItem(invoices, today),
    backupItem(unsavedSince, today),
  ]
    .filter((item) => item !== null)
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
}
