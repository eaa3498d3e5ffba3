import { monthOf, weekDays } from '@/dashboard/days/days';
import { keyOfChange, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { isSame } from '@/dashboard/model/merge';
import type { Person, ReportNote, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { monthAndYear } from '@/dashboard/words/day';
import { closedMonths, isMonth } from '@/dashboard/figures/closed-months';

/** The fields of a time entry that a sign-off locks. */
const lockedFields = [
  'personId',
  'projectId',
  'taskId',
  'day',
  'minutes',
  'startedAt',
  'endedAt',
  'note',
  'billable',
] as const satisfies readonly (keyof TimeEntry)[];

/** Whether a change keeps the locked fields of an entry. */
export const keepsTime = (before: TimeEntry, after: TimeEntry): boolean =>
  lockedFields.every((field) => before[field] === after[field]);

/** Whether the time of a week can be changed. A week without a record is open. */
export const isEditable = (sheet: Timesheet | null): boolean =>
  sheet === null || sheet.status === 'open' || sheet.status === 'returned';

/** The days whose time a change adds, changes or deletes. */
function changedDays(change: Change, { get }: Pick<Read, 'get'>): string[] {
  if (change.collection !== 'timeEntries') return [];
  const before = get('timeEntries', keyOfChange(change).id);
  const after = change.type === 'put' ? change.record : null;
  if (before && after && keepsTime(before, after)) return [];
  return [before, after].flatMap((entry) => (entry ? [entry.day] : []));
}

/** The week that a change makes editable. Null for other changes. */
function reopenedWeek(change: Change, { get }: Pick<Read, 'get'>): string | null {
  if (change.collection !== 'timesheets') return null;
  const before = get('timesheets', keyOfChange(change).id);
  const after = change.type === 'put' ? change.record : null;
  return before && !isEditable(before) && isEditable(after) ? before.weekStart : null;
}

/** @param actor - the person who wants to change the day, null if unknown */
function lockedError(day: string, actor: Person | null): DomainError {
  const advice =
    actor?.kind === 'admin' ? 'Reopen it in Monthly report to change it.' : 'Ask an admin to reopen it.';
  return new DomainError(`${monthAndYear(day)} is signed off, so its time is locked. ${advice}`);
}

/** @throws DomainError if a person's day is in a signed-off month */
export function assertDayOpen(day: string, personId: string, { all, get }: Read): void {
  if (closedMonths(all('reportNotes')).has(monthOf(day))) throw lockedError(day, get('people', personId));
}

/** @throws DomainError if a change replaces the note or the figures of a report that is and stays signed off */
function assertReportKept(change: Change, { get }: Pick<Read, 'get'>): void {
  if (change.collection !== 'reportNotes' || change.type === 'remove') return;
  const { id, signedOffAt, text, report } = change.record;
  const before = get('reportNotes', id);
  if (!before?.signedOffAt || !signedOffAt || isSame([text, report], [before.text, before.report])) return;
  const period = isMonth(id) ? monthAndYear(id) : id;
  throw new DomainError(
    `${period} is signed off, so its report can’t be changed. Reopen the ${isMonth(id) ? 'month' : 'year'} first.`,
  );
}

/**
 * Rejects changes of time and of reports in signed-off months, and of weeks that would become editable without any editable
 * day. All commands, undo, redo and the server call it.
 * @throws DomainError if a month is signed off, unless the same changes reopen it
 */
export function assertMonthsOpen(
  changes: readonly Change[],
  { all, get }: Read,
  { actorId }: { actorId: string },
): void {
  const reopened = new Set(
    changes.flatMap((change) => {
      if (change.collection !== 'reportNotes') return [];
      if (change.type === 'remove') return [change.id];
      return change.record.signedOffAt === null ? [change.record.id] : [];
    }),
  );
  const closed = closedMonths(all('reportNotes'));
  const isClosed = (day: string) => closed.has(monthOf(day)) && !reopened.has(monthOf(day));
  for (const change of changes) {
    assertReportKept(change, { get });
    const locked = changedDays(change, { get }).find(isClosed);
    if (locked) throw lockedError(locked, get('people', actorId));
    const monday = reopenedWeek(change, { get });
    if (monday !== null && weekDays(monday).every(isClosed))
      throw lockedError(monday, get('people', actorId));
  }
}

/** Describes how a change of terms from a day on affects signed-off months. Null if there are none. */
export function signOffNote(notes: readonly ReportNote[], from: string): string | null {
  const signed = notes.filter(
    ({ id, signedOffAt }) => isMonth(id) && signedOffAt !== null && id >= monthOf(from),
  );
  const wordsOf = (months: readonly ReportNote[], one: string, many: string) => {
    if (months.length === 0) return [];
    return months.length === 1
      ? [`${monthAndYear(months[0]!.id)} ${one}`]
      : [`${counted(months.length, 'signed-off month')} ${many}`];
  };
  const sentences = [
    ...wordsOf(
      signed.filter(({ report }) => report !== null),
      'is signed off and keeps its stored figures.',
      'keep their stored figures.',
    ),
    ...wordsOf(
      signed.filter(({ report }) => report === null),
      'was signed off without stored figures, so its report changes.',
      'have no stored figures, so their reports change.',
    ),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
