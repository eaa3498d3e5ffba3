import type { Task, TimeEntry, Timer, TimerRounding, Timesheet } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';
import { monthOf, weekStart } from '@/dashboard/days/days';
import { localTime } from '@/dashboard/days/local-time';
import { dayOf } from '@/dashboard/days/zones';
import { DomainError } from '@/dashboard/model/domain-error';
import { isBilled } from '@/dashboard/figures/billable';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { assertDayOpen } from '@/dashboard/rules/month-lock';
import type { Command, Read } from '@/dashboard/model/command';
import { listed } from '@/dashboard/words/count';
import { longDay } from '@/dashboard/words/day';
import { projectName } from '@/dashboard/words/project';
import { mayHaveTime, projectStatusNames } from '@/dashboard/words/project-status';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { newId } from '@/lib/new-id';
import { dayMinutes } from './parse-minutes';
import { openParts, roundedMinutes, timerParts } from './timer-parts';
import { assertOpen, guardWeek, timesheetOf } from './timesheets';
import { minutesOn } from './week-grid';

/** Without settings, no rounding. */
const exact: TimerRounding = { step: 1, up: false };

/** Seconds after which a running timer was probably forgotten. */
const longRun = 12 * 3600;

/** Whole seconds that a timer has run. 0 if the device's clock was set back before its start. */
export const timerSeconds = (timer: Timer, at: Date) =>
  Math.max(0, Math.floor((at.getTime() - Date.parse(timer.startedAt)) / 1000));

/** A warning about a running timer, with the fix. Null if there is no problem. */
export function timerWarning(timer: Timer, at: Date): string | null {
  if (at.getTime() < Date.parse(timer.startedAt))
    return 'This device’s clock was set back, so the timer shows no time. Correct the clock, or discard the timer and enter the time.';
  if (timerSeconds(timer, at) >= longRun)
    return 'This timer has run for more than 12 hours. Stop it and correct the time if it was left on.';
  return null;
}

/**
 * Whether a running timer's time may belong to a week: it started in the week or before. @param monday - its
 * first day
 */
export const mayBelongTo = (timer: Timer, monday: string, timeZone: string): boolean =>
  weekStart(dayOf(localTime(Date.parse(timer.startedAt), timeZone))) <= monday;

export interface StartTimer {
  personId: string;
  projectId: string;
  /** @default none */
  taskId?: string | null;
  note: string;
  at: Date;
  /** Time zone that determines the day. */
  timeZone: string;
  running: Timer | null;
}

/**
 * Starts a person's timer. A person has at most one.
 * @throws DomainError if a timer is running, or if its time could not be saved: the day is locked, or the project is not
 * planned or active
 */
export function startTimer(
  { personId, projectId, taskId = null, note, at, timeZone, running }: StartTimer,
  read: Read,
): Change[] {
  if (running) throw new DomainError('A timer is running already. Stop it before you start another.');
  const project = read.get('projects', projectId);
  if (!project)
    throw new DomainError('This project was deleted, so time can’t be logged on it. Choose another one.');
  if (!mayHaveTime(project))
    throw new DomainError(
      `${project.name} is ${projectStatusNames[project.status].toLowerCase()}, so time can’t be logged on it. Ask an admin to make it active first.`,
    );
  const day = dayOf(localTime(at.getTime(), timeZone));
  assertOpen(timesheetOf(read.all('timesheets'), personId, day));
  assertDayOpen(day, personId, read);
  const startedAt = at.toISOString();
  const timer: Timer = { id: personId, revision: 0, projectId, taskId, note: note.trim(), startedAt };
  return [put('timers', timer)];
}

/** Removes a timer without saving its time. */
export const discardTimer = ({ id, revision }: Timer): Change[] => [
  { type: 'remove', collection: 'timers', id, revision },
];

export interface StopTimer {
  timer: Timer;
  at: Date;
  /** Time zone that determines the days. */
  timeZone: string;
  timesheets: readonly Timesheet[];
  /** Whether the time is billed to the client. */
  billable: boolean;
  rounding: TimerRounding;
  /** Whether time of a day can be saved. Other days are left out, unless there are no more. @default all days */
  isOpen?: (day: string) => boolean;
  createId?: () => string;
}

/**
 * Stops a timer and saves its time, one rounded entry per day. Start and end stay as measured.
 * @throws DomainError if there is no time to save or a day's week is locked; the timer keeps running
 */
export function stopTimer({
  timer,
  at,
  timeZone,
  timesheets,
  billable,
  rounding,
  isOpen = () => true,
  createId = newId,
}: StopTimer): Change[] {
  const { saved: parts } = openParts(timerParts(timer, at, timeZone), isOpen);
  if (parts.length === 0)
    throw new DomainError(
      timerWarning(timer, at) ?? 'The timer has measured no time yet. Wait a moment, or discard it.',
    );
  const weeks = new Set(parts.map(({ day }) => weekStart(day)));
  const guards = [...weeks].map((monday) => guardWeek(timesheetOf(timesheets, timer.id, monday)));
  const entries = parts.map((part): TimeEntry => ({
    id: createId(),
    revision: 0,
    personId: timer.id,
    projectId: timer.projectId,
    taskId: timer.taskId,
    note: timer.note,
    billable,
    ...part,
    minutes: roundedMinutes(part.minutes, rounding),
  }));
  return [...discardTimer(timer), ...guards, ...entries.map((record) => put('timeEntries', record))];
}

export interface StopAndLog {
  personId: string;
  at: Date;
  timeZone: string;
  /** @default the timer's own */
  note?: string;
}

/** Stops a person's running timer, if any, and saves its time. @throws DomainError like `stopTimer` */
export const stopAndLog =
  ({ personId, at, timeZone, note }: StopAndLog): Command =>
  (read) => {
    const running = read.get('timers', personId);
    if (!running) return { label: '', changes: [] };
    const project = read.get('projects', running.projectId);
    const rounding = read.get('settings', 'agency')?.timerRounding ?? exact;
    const timesheets = read.all('timesheets').filter((sheet) => sheet.personId === personId);
    const closed = closedMonths(read.all('reportNotes'));
    // The person cannot open these again, so the rest of the time would be lost with theirs.
    const isOpen = (day: string) =>
      !closed.has(monthOf(day)) && timesheetOf(timesheets, personId, day).status !== 'approved';
    const { saved, leftOut } = openParts(timerParts(running, at, timeZone), isOpen);
    const logged = saved.map(({ day, minutes }) => ({ day, minutes: roundedMinutes(minutes, rounding) }));
    const total = logged.reduce((sum, { minutes }) => sum + minutes, 0);
    const long = logged
      .filter(({ day, minutes }) => minutesOn(read.all('timeEntries'), personId, day) + minutes > dayMinutes)
      .map(({ day }) => longDay(day));
    const warning =
      long.length === 0 ? '' : ` (${listed(long)} ${long.length === 1 ? 'has' : 'have'} more than 24 h)`;
    const lost =
      leftOut.length === 0
        ? ''
        : ` (${hoursAndMinutes(leftOut.reduce((sum, { minutes }) => sum + minutes, 0))} of ${listed(leftOut.map(({ day }) => longDay(day)))} not logged, because ${leftOut.length === 1 ? 'that day is' : 'these days are'} locked)`;
    return {
      label: `Logged ${hoursAndMinutes(total)} on ${projectName(project)}${warning}${lost}`,
      changes: stopTimer({
        timer: { ...running, note: note ?? running.note },
        at,
        timeZone,
        timesheets,
        billable: isBilled(project),
        rounding,
        isOpen,
      }),
    };
  };

export interface StartTaskTimer {
  personId: string;
  task: Pick<Task, 'id' | 'projectId' | 'title'>;
  at: Date;
  timeZone: string;
}

/**
 * Starts a person's timer for a task. Stops a running timer of other work and saves its time.
 * @throws DomainError like `stopTimer` and `startTimer`
 */
export const startTaskTimer =
  ({ personId, task: { id, projectId, title }, at, timeZone }: StartTaskTimer): Command =>
  (read, context) => {
    const running = read.get('timers', personId);
    if (running?.taskId === id) return { label: '', changes: [] };
    const stopped = stopAndLog({ personId, at, timeZone })(read, context);
    const started = startTimer(
      { personId, projectId, taskId: id, note: title, at, timeZone, running: null },
      read,
    );
    return {
      label: running
        ? `${stopped.label}, and started a timer for “${title}”`
        : `Started a timer for “${title}”`,
      changes: [...stopped.changes, ...started],
      quiet: !running,
    };
  };
