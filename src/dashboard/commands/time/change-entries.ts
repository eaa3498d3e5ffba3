import { longDay } from '@/dashboard/words/day';
import type { Project, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import type { Change } from '@/dashboard/model/change';
import { addDays, monthOf } from '@/dashboard/days/days';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { newId } from '@/lib/new-id';
import { dayMinutes } from './parse-minutes';
import { DomainError } from '@/dashboard/model/domain-error';
import type { TimeOff } from '@/dashboard/figures/time-off';
import { timeOffOn } from '@/dashboard/figures/time-off-on';
import { mayHaveTime } from '@/dashboard/words/project-status';
import { isBilled } from '@/dashboard/figures/billable';
import { guardWeek } from './timesheets';
import { cellOf, entriesOfWeek, minutesOn } from './week-grid';

const put = (record: TimeEntry): Change => ({ type: 'put', collection: 'timeEntries', record });
const drop = ({ id, revision }: TimeEntry): Change => ({
  type: 'remove',
  collection: 'timeEntries',
  id,
  revision,
});

/** @throws DomainError if the minutes exceed 24 hours */
export function assertDayFits(day: string, minutes: number): void {
  if (minutes <= dayMinutes) return;
  throw new DomainError(
    `That makes ${hoursAndMinutes(minutes)} on ${longDay(day)}, but a day has 24 hours. Enter less.`,
  );
}

const isBillable = ({ billable }: TimeEntry) => billable;

const joined = (...notes: string[]) => [...new Set(notes.filter(Boolean))].join('; ');

interface InWeek {
  sheet: Timesheet;
  /** The person's entries. May include other people's. */
  entries: readonly TimeEntry[];
}

export interface SetCell extends InWeek {
  projectId: string;
  day: string;
  /** New total of the cell. */
  minutes: number;
  /** Whether a new entry is billed to the client. */
  billable: boolean;
  createId?: () => string;
}

/**
 * Sets the total of a grid cell. Entries measured by a timer stay unchanged; the manual entries absorb the
 * difference. Notes of removed entries move to a remaining one.
 * @throws DomainError if the week is locked, the day is full, or measured entries exceed the new total
 */
export function setCell({ sheet, ...total }: SetCell): Change[] {
  const guard = guardWeek(sheet);
  const changes = totalChanges({ sheet, ...total });
  return changes.length === 0 ? [] : [guard, ...changes];
}

const isTyped = ({ startedAt }: TimeEntry) => startedAt === null;

function totalChanges({
  sheet: { personId, weekStart },
  entries,
  projectId,
  day,
  minutes,
  billable,
  createId = newId,
}: SetCell): Change[] {
  const own = entriesOfWeek(entries, personId, weekStart);
  const cell = cellOf(own, projectId, day);
  if (cell.minutes === minutes) return [];
  // A timer can make a day longer than 24 hours, which must not prevent a lower total.
  if (minutes > cell.minutes) assertDayFits(day, minutesOn(own, personId, day) - cell.minutes + minutes);

  const typed = cell.entries.filter(isTyped);
  const measured = cell.minutes - typed.reduce((sum, entry) => sum + entry.minutes, 0);
  if (minutes > 0 && minutes < measured)
    throw new DomainError(
      `${hoursAndMinutes(measured)} of this time has a start and an end. Enter at least that, or change the entries in the details.`,
    );
  if (minutes === 0) return cell.entries.map(drop);
  const unmeasured = { startedAt: null, endedAt: null };
  // Takes time from the last entries first, and from billable ones only when no other is left.
  let left = minutes - measured;
  const shares = new Map(cell.entries.map((entry) => [entry, entry.minutes]));
  for (const entry of [...typed.filter(isBillable), ...typed.filter((one) => !isBillable(one))]) {
    const share = Math.min(entry.minutes, left);
    shares.set(entry, share);
    left -= share;
  }
  // Adds an increase to the first entry that is billed as asked. A cell of one kind stays of that kind.
  const isMixed = new Set(cell.entries.map(isBillable)).size > 1;
  const grown = isMixed ? typed.find((entry) => entry.billable === billable) : typed[0];
  if (grown) shares.set(grown, shares.get(grown)! + left);
  const empty = { ...unmeasured, taskId: null, note: '' };
  const added =
    !grown && left > 0
      ? [{ ...empty, id: createId(), revision: 0, personId, projectId, day, minutes: left, billable }]
      : [];
  const gone = typed.filter((entry) => shares.get(entry) === 0);
  const stay = cell.entries.filter((entry) => !gone.includes(entry));
  const noteTarget = stay.find(isTyped) ?? stay[0];
  const kept = stay.map((entry) => {
    const note = entry === noteTarget ? joined(entry.note, ...gone.map((other) => other.note)) : entry.note;
    const share = shares.get(entry)!;
    const after = { ...entry, note, ...(share !== entry.minutes && { ...unmeasured, minutes: share }) };
    return { before: entry, after };
  });
  const changed = kept.filter(
    ({ before, after }) => before.minutes !== after.minutes || before.note !== after.note,
  );
  return [...changed.map(({ after }) => put(after)), ...gone.map(drop), ...added.map(put)];
}

export interface PutEntry extends InWeek {
  /** The entry to save. A new one has revision 0. */
  entry: TimeEntry;
}

/** Saves one entry. @throws DomainError if the week is locked or the day is full */
export function putEntry({ sheet, entries, entry }: PutEntry): Change[] {
  const guard = guardWeek(sheet);
  const before = entries.find(({ id }) => id === entry.id);
  const growth = entry.minutes - (before?.day === entry.day ? before.minutes : 0);
  if (growth > 0) assertDayFits(entry.day, minutesOn(entries, entry.personId, entry.day) + growth);
  return [guard, put(entry)];
}

/** Removes entries of one week. @throws DomainError if the week is locked */
export function removeEntries(sheet: Timesheet, entries: readonly TimeEntry[]): Change[] {
  return [guardWeek(sheet), ...entries.map(drop)];
}

/** Days before today in which the last worked day is looked for. */
const lookBack = 7;

/**
 * Copies entries to another day, as manual ones. Returns null for a project that nobody can choose any more. Time on the
 * agency's own work is not billed.
 */
function copier(projects: readonly Project[], createId: () => string) {
  const byId = new Map(projects.map((project) => [project.id, project]));
  return (entry: TimeEntry, day: string): TimeEntry | null => {
    const project = byId.get(entry.projectId);
    if (!project || !mayHaveTime(project)) return null;
    const times = { startedAt: null, endedAt: null, billable: entry.billable && isBilled(project) };
    return { ...entry, id: createId(), revision: 0, day, ...times };
  };
}

/**
 * Plans copies of the last worked day for today, as manual entries with their notes. Leaves out projects that have time
 * today already, and those that can no longer be chosen.
 * @returns null if there is nothing to copy from the last seven days
 */
export function copiesOfLastDay(
  { sheet: { personId }, entries, projects, createId = newId }: CopyWeek,
  today: string,
): { day: string; copies: readonly TimeEntry[] } | null {
  const first = addDays(today, -lookBack);
  const copy = copier(projects, createId);
  const own = entries.filter(
    (entry) => entry.personId === personId && entry.day >= first && entry.day <= today,
  );
  const days = own.map(({ day }) => day).filter((day) => day < today);
  const last = days.sort().at(-1);
  const taken = new Set(own.filter(({ day }) => day === today).map(({ projectId }) => projectId));
  const copies = own
    .filter(({ day, projectId }) => day === last && !taken.has(projectId))
    .flatMap((entry) => copy(entry, today) ?? []);
  return last === undefined || copies.length === 0 ? null : { day: last, copies };
}

/**
 * Copies the last worked day to today. A second press changes nothing.
 * @throws DomainError if the week is locked or the day gets too long
 */
export function copyLastDay(week: CopyWeek, today: string): Change[] {
  const guard = guardWeek(week.sheet);
  const { copies } = copiesOfLastDay(week, today) ?? { copies: [] };
  if (copies.length === 0) return [];
  assertDayFits(today, minutesOn([...week.entries, ...copies], week.sheet.personId, today));
  return [guard, ...copies.map(put)];
}

export interface CopyWeek extends InWeek {
  projects: readonly Project[];
  /** The signed-off months. @default none */
  closed?: ReadonlySet<string>;
  /** Leave and holidays. @default none */
  off?: TimeOff;
  createId?: () => string;
}

/**
 * Plans copies of last week's entries, as manual entries with their notes. Leaves out each project and day
 * that already has time, projects that can no longer be chosen, entries that exceed the day's 24 hours, whole days off, and
 * days of signed-off months.
 */
export function copiesOfLastWeek({ sheet, entries, projects, closed, off, createId = newId }: CopyWeek): {
  copies: readonly TimeEntry[];
  /** Number of last week's entries that are not copied. */
  leftOut: number;
} {
  const { personId } = sheet;
  const before = entriesOfWeek(entries, personId, addDays(sheet.weekStart, -7));
  const own = entriesOfWeek(entries, personId, sheet.weekStart);
  const key = (entry: { projectId: string; day: string }) => `${entry.day} ${entry.projectId}`;
  const taken = new Set(own.map(key));
  const totals = new Map<string, number>();
  const copy = copier(projects, createId);
  const copies: TimeEntry[] = [];
  for (const entry of before) {
    const day = addDays(entry.day, 7);
    const dayOff = off && timeOffOn(off, personId, day);
    if (closed?.has(monthOf(day)) || dayOff?.half === false) continue;
    const total = (totals.get(day) ?? minutesOn(own, personId, day)) + entry.minutes;
    if (taken.has(key({ projectId: entry.projectId, day })) || total > dayMinutes) continue;
    const made = copy(entry, day);
    if (!made) continue;
    totals.set(day, total);
    copies.push(made);
  }
  return { copies, leftOut: before.length - copies.length };
}

/**
 * Copies last week's time into a week. @throws DomainError if the week is locked or there is nothing to copy
 */
export function copyLastWeek(options: CopyWeek): Change[] {
  const guard = guardWeek(options.sheet);
  const { copies, leftOut } = copiesOfLastWeek(options);
  if (copies.length > 0) return [guard, ...copies.map(put)];
  throw new DomainError(
    leftOut === 0
      ? 'Last week has no time to copy. Add a project instead.'
      : 'There is nothing to copy. Possible reasons: time on the same project and day, a day off, a day over 24 hours, a signed-off month, or a project that is not active.',
  );
}
