import type { Person, TimeEntry, Timer, Timesheet, TimesheetStatus } from '@/dashboard/model/records/records';
import { type Change, put } from '@/dashboard/model/change';
import { addDays, weekStart } from '@/dashboard/days/days';
import { isHere } from '@/dashboard/figures/onboarding';
import { checkWeek } from './check-week';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { weekName } from '@/dashboard/words/range';
import { DomainError } from '@/dashboard/model/domain-error';

/** Labels of the statuses. */
export const timesheetStatusNames: Readonly<Record<TimesheetStatus, string>> = {
  open: 'Open',
  submitted: 'Submitted',
  approved: 'Approved',
  returned: 'Returned',
};

/** @param monday - first day of the week */
export const timesheetId = (personId: string, monday: string) => `${personId}:${monday}`;

/** The timesheet of a week, or an open one if there is no record. @param day - any day of the week */
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
      corrections: [],
    }
  );
}

/** Whether the time of a week cannot be changed. */
export const isLocked = ({ status }: Pick<Timesheet, 'status'>) =>
  status === 'submitted' || status === 'approved';

/** @throws DomainError if the week is locked */
export function assertOpen(sheet: Timesheet): void {
  if (!isLocked(sheet)) return;
  const week = weekName(sheet.weekStart);
  throw new DomainError(
    sheet.status === 'approved'
      ? `The week of ${week} is approved and can’t be changed. Ask an admin if its time is wrong.`
      : `The week of ${week} is submitted and can’t be changed. Withdraw it first.`,
  );
}

/**
 * Includes an unchanged timesheet in an operation. The operation then fails with a conflict if the week was
 * submitted or changed elsewhere in the meantime.
 * @throws DomainError if the week is locked
 */
export function guardWeek(sheet: Timesheet): Change {
  assertOpen(sheet);
  return put('timesheets', sheet);
}

interface Week {
  sheet: Timesheet;
  person: Person;
  /** Instant. */
  at: string;
}

export interface SubmitWeek extends Week {
  /** The person's entries. May include other people's. */
  entries: readonly TimeEntry[];
  /** ISO date. */
  today: string;
  /** The person's running timer if its time may belong to the week, or null. */
  timer: Timer | null;
  /** Confirmed minutes on future days. Another tab may have added more since. */
  futureConfirmed: number;
}

/**
 * Submits a week and locks it. A returned week can be submitted again.
 * @throws DomainError if the week is locked or has not begun, if a timer is running that may belong to it, or
 * if it has unconfirmed time on future days
 */
export function submitWeek(week: SubmitWeek): Change[] {
  const { sheet, person, entries, at, today, timer, futureConfirmed } = week;
  if (sheet.status === 'submitted')
    throw new DomainError('This week was already submitted with all the time shown here.');
  assertOpen(sheet);
  if (sheet.weekStart > today)
    throw new DomainError('This week has not begun yet. Submit it once its time is logged.');
  if (timer) throw new DomainError('Stop the timer first to include its time.');
  // Days off change no minutes.
  const off = { leave: [], holidays: [], workdays: [] };
  const { futureMinutes } = checkWeek({ person, monday: sheet.weekStart, today, entries, off });
  if (futureMinutes > futureConfirmed)
    throw new DomainError(
      `${hoursAndMinutes(futureMinutes)} of this week is on future days. Confirm this time, or clear it and submit.`,
    );
  const submitted: Timesheet = {
    ...sheet,
    status: 'submitted',
    submittedAt: at,
    decidedAt: null,
    decidedById: null,
    reason: '',
  };
  return [put('timesheets', submitted)];
}

/** Withdraws a submitted week and reopens it. @throws DomainError if it is not submitted */
export function withdrawWeek(week: Omit<Week, 'at'>): Change[] {
  assertSubmitted(week);
  return [put('timesheets', { ...week.sheet, status: 'open', submittedAt: null })];
}

export interface DecideWeek extends Week {
  /** Id of the person who decides. */
  byId: string;
}

function assertSubmitted({ sheet, person }: Omit<Week, 'at'>): void {
  if (sheet.status === 'submitted') return;
  throw new DomainError(
    `The week of ${weekName(sheet.weekStart)} by ${person.name} is no longer waiting for a decision.`,
  );
}

/** Approves a submitted week. It stays locked. @throws DomainError if it is not submitted */
export function approveWeek(week: DecideWeek): Change[] {
  assertSubmitted(week);
  const { sheet, byId, at } = week;
  const approved: Timesheet = { ...sheet, status: 'approved', decidedAt: at, decidedById: byId, reason: '' };
  return [put('timesheets', approved)];
}

/**
 * Whether a week can be approved without a submission: it is over, or its person has left while it runs. A running timer and
 * later days of the week would have no place in an approved week.
 * @param today - ISO date
 */
export const isOverFor = ({ weekStart: monday }: Timesheet, person: Person, today: string): boolean =>
  addDays(monday, 6) < today ||
  (monday <= today && (!isHere(person) || (person.endsOn !== null && person.endsOn < today)));

/**
 * Approves a week that its person did not submit, such as one of a person who has left. Locks it.
 * @param today - ISO date
 * @throws DomainError if the week is locked or not over
 */
export function approveUnsubmittedWeek({ sheet, person, byId, at }: DecideWeek, today: string): Change[] {
  if (isLocked(sheet))
    throw new DomainError(
      `The week of ${weekName(sheet.weekStart)} by ${person.name} is ${sheet.status} already.`,
    );
  if (!isOverFor(sheet, person, today))
    throw new DomainError('This week is not over yet. Approve it afterwards.');
  return [put('timesheets', { ...sheet, status: 'approved', decidedAt: at, decidedById: byId, reason: '' })];
}

export interface ReturnWeek extends DecideWeek {
  /** Message to the person about the necessary changes. */
  reason: string;
}

/**
 * Returns a submitted week and unlocks it. @throws DomainError if it is not submitted or the reason is empty
 */
export function returnWeek(week: ReturnWeek): Change[] {
  assertSubmitted(week);
  const { sheet, byId, at } = week;
  const reason = week.reason.trim();
  if (!reason) throw new DomainError('Write what to change, so that the week can be submitted again.');
  const returned: Timesheet = { ...sheet, status: 'returned', decidedAt: at, decidedById: byId, reason };
  return [put('timesheets', returned)];
}

/**
 * Returns an approved week with a reason and unlocks it. The workspace rejects it if all its days are in signed-off
 * months.
 * @throws DomainError if it is not approved or the reason is empty
 */
export function reopenWeek({ sheet, person, byId, at, ...week }: ReturnWeek): Change[] {
  if (sheet.status !== 'approved')
    throw new DomainError(
      `The week of ${weekName(sheet.weekStart)} by ${person.name} is not approved, so there is nothing to reopen.`,
    );
  const reason = week.reason.trim();
  if (!reason) throw new DomainError('Write a reason, so that the person knows what to change.');
  const reopened: Timesheet = { ...sheet, status: 'returned', decidedAt: at, decidedById: byId, reason };
  return [put('timesheets', reopened)];
}
