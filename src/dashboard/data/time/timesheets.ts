import { portalPath } from '@/routes/portal-paths';
import type {
  AgencySettings,
  Notice,
  Person,
  TimeEntry,
  Timer,
  Timesheet,
  TimesheetStatus,
} from '../records';
import type { Change } from '../store-port';
import { addDays, weekStart } from '../figures/week';
import { formatMinutes } from './format-minutes';
import { formatWeek } from './format-week';
import { Refusal } from './refusal';

/** How a week's status is written for people. */
export const timesheetStatusNames: Readonly<Record<TimesheetStatus, string>> = {
  open: 'Open',
  submitted: 'Submitted',
  approved: 'Approved',
  returned: 'Returned',
};

/** @param monday - the week's first day */
export const timesheetId = (personId: string, monday: string) => `${personId}:${monday}`;

/** A week as it is kept, or an open one where there is no record. @param day - any day of it */
export function timesheetOf(timesheets: readonly Timesheet[], personId: string, day: string): Timesheet {
  const monday = weekStart(day);
  const id = timesheetId(personId, monday);
  return (
    timesheets.find((sheet) => sheet.id === id) ?? {
      id,
      revision: 0,
      personId,
      weekStart: monday,
      status: 'open',
      submittedAt: null,
      decidedAt: null,
      decidedById: null,
      reason: '',
    }
  );
}

/** Whether the time of a week must stay as it is. */
export const isLocked = ({ status }: Pick<Timesheet, 'status'>) =>
  status === 'submitted' || status === 'approved';

/** @throws Refusal where the week is locked */
export function assertOpen(sheet: Timesheet): void {
  if (!isLocked(sheet)) return;
  const week = formatWeek(sheet.weekStart);
  throw new Refusal(
    sheet.status === 'approved'
      ? `The week of ${week} is approved and cannot be changed. Ask an admin if its time is wrong.`
      : `The week of ${week} is submitted and cannot be changed. Ask an admin to return it.`,
  );
}

/**
 * Takes hold of a week: what is written together with it fails with a conflict where the week was submitted or changed
 * elsewhere in the meantime.
 * @throws Refusal where the week is locked
 */
export function holdWeek(sheet: Timesheet): Change {
  assertOpen(sheet);
  return { type: 'put', collection: 'timesheets', record: sheet };
}

/** Minutes that a person logged in a week. @param monday - its first day */
export function weekMinutes(entries: readonly TimeEntry[], personId: string, monday: string): number {
  const sunday = addDays(monday, 6);
  return entries.reduce(
    (sum, { personId: owner, day, minutes }) =>
      owner === personId && day >= monday && day <= sunday ? sum + minutes : sum,
    0,
  );
}

/** Whose week it is, and what the words about it need. */
interface Week {
  sheet: Timesheet;
  /** Whose it is. */
  person: Person;
  /** Their time, or everybody's. */
  entries: readonly TimeEntry[];
  /** Instant. */
  at: string;
  settings: AgencySettings | null;
}

type Told = Pick<Notice, 'audience' | 'text' | 'detail' | 'path'>;

/** The words that go out with a change; none where the agency wants no notices about time. */
function notice({ at, settings }: Week, told: Told): Change[] {
  if (settings && !settings.noticeTopics.includes('time')) return [];
  const record: Notice = { id: crypto.randomUUID(), revision: 0, at, readByIds: [], ...told };
  return [{ type: 'put', collection: 'notices', record }];
}

/** Where a person sees one of their weeks. */
export const weekPath = (person: Pick<Person, 'kind'>, monday: string) =>
  portalPath(person.kind === 'intern' ? 'timelog' : 'timesheet', { week: monday });

export interface SubmitWeek extends Week {
  /** ISO date. */
  today: string;
  /** The person's running clock. */
  timer: Timer | null;
}

/**
 * Hands a week in and locks it. A returned week can be handed in again.
 * @throws Refusal where it is locked already, has not begun, or a clock is running that may belong to it
 */
export function submitWeek(week: SubmitWeek): Change[] {
  const { sheet, person, entries, at, today, timer } = week;
  if (sheet.status === 'submitted')
    throw new Refusal(
      'This week was submitted already, in another tab or on another day. Nothing is lost: it holds all the time that you see here.',
    );
  assertOpen(sheet);
  if (sheet.weekStart > today)
    throw new Refusal('This week has not begun yet. Submit it once its time is logged.');
  if (timer) throw new Refusal('Stop the timer first, so that its time is in the week.');
  const submitted: Timesheet = {
    ...sheet,
    status: 'submitted',
    submittedAt: at,
    decidedAt: null,
    decidedById: null,
    reason: '',
  };
  const minutes = weekMinutes(entries, person.id, sheet.weekStart);
  return [
    { type: 'put', collection: 'timesheets', record: submitted },
    ...notice(week, {
      audience: { role: 'admin' },
      text: `${person.name} submitted a week`,
      detail: `${formatWeek(sheet.weekStart)}, ${formatMinutes(minutes)} hours`,
      path: portalPath('approvals', { id: sheet.id }),
    }),
  ];
}

export interface DecideWeek extends Week {
  /** Who decides. */
  byId: string;
}

function assertSubmitted({ sheet, person }: Week): void {
  if (sheet.status === 'submitted') return;
  throw new Refusal(
    `The week of ${formatWeek(sheet.weekStart)} by ${person.name} is not waiting for a decision any more.`,
  );
}

/** Accepts a submitted week; it stays locked. @throws Refusal where it is not submitted */
export function approveWeek(week: DecideWeek): Change[] {
  assertSubmitted(week);
  const { sheet, person, byId, at } = week;
  const approved: Timesheet = { ...sheet, status: 'approved', decidedAt: at, decidedById: byId, reason: '' };
  return [
    { type: 'put', collection: 'timesheets', record: approved },
    ...notice(week, {
      audience: { personId: person.id },
      text: 'Your week is approved',
      detail: formatWeek(sheet.weekStart),
      path: weekPath(person, sheet.weekStart),
    }),
  ];
}

export interface ReturnWeek extends DecideWeek {
  /** What is to be mended, for the person whose week it is. */
  reason: string;
}

/** Gives a submitted week back, unlocked. @throws Refusal where it is not submitted or no reason is given */
export function returnWeek(week: ReturnWeek): Change[] {
  assertSubmitted(week);
  const { sheet, person, byId, at } = week;
  const reason = week.reason.trim();
  if (!reason) throw new Refusal('Write what has to change, so that the week can be submitted again.');
  const returned: Timesheet = { ...sheet, status: 'returned', decidedAt: at, decidedById: byId, reason };
  return [
    { type: 'put', collection: 'timesheets', record: returned },
    ...notice(week, {
      audience: { personId: person.id },
      text: 'Your week needs a correction',
      detail: `${formatWeek(sheet.weekStart)}: ${reason}`,
      path: weekPath(person, sheet.weekStart),
    }),
  ];
}
