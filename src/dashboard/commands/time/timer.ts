import type { Timer, TimeEntry, Timesheet, AgencySettings, Project } from '@/dashboard/model/records/records';
import { brand } from '@/content/brand';
import type { Change } from '@/dashboard/model/change';
import { addDays, weekStart } from '@/dashboard/days/days';
import { localTime, minute } from '@/dashboard/days/local-time';
import { dayOf, instantOf } from '@/dashboard/days/zones';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Command } from '@/dashboard/model/command';
import { projectName } from '@/dashboard/words/project';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { holdWeek, timesheetOf } from './timesheets';

/** From here on a clock has more likely been forgotten than used, in seconds. */
const longRun = 12 * 3600;

/** How long a clock has run, in whole seconds; 0 where the device's clock was set back behind its start. */
export const timerSeconds = (timer: Timer, at: Date) =>
  Math.max(0, Math.floor((at.getTime() - Date.parse(timer.startedAt)) / 1000));

/** What is odd about a running clock, in a sentence that says what to do; null where nothing is. */
export function timerWarning(timer: Timer, at: Date): string | null {
  if (at.getTime() < Date.parse(timer.startedAt))
    return 'This device’s clock was set back, so the timer shows no time. Correct the clock, or discard the timer and enter the time.';
  if (timerSeconds(timer, at) >= longRun)
    return 'This timer has run for more than 12 hours. Stop it and correct the time if it was left on.';
  return null;
}

/** Whether the time of a running clock may belong to a week: it began in it or before it ended. @param monday - its first day */
export const mayBelongTo = (timer: Timer, monday: string, timeZone: string): boolean =>
  weekStart(dayOf(localTime(Date.parse(timer.startedAt), timeZone))) <= monday;

/** A stretch of measured time on one day. */
export interface TimerPart {
  day: string;
  /** Local times to the minute. One that ends at midnight ends on the next day at 00:00. */
  startedAt: string;
  endedAt: string;
  minutes: number;
}

/**
 * The time that a clock measured, split at each midnight of the person's time zone. Rounded to the minute, at least one;
 * the parts add up to the whole. Nothing where the clock was set back behind the start.
 */
export function timerParts(timer: Timer, at: Date, timeZone: string): TimerPart[] {
  const began = Date.parse(timer.startedAt);
  const ran = at.getTime() - began;
  if (ran <= 0) return [];
  const first = Math.floor(began / minute) * minute;
  const last = first + Math.max(1, Math.round(ran / minute)) * minute;
  const parts: TimerPart[] = [];
  for (let from = first; from < last;) {
    const startedAt = localTime(from, timeZone);
    const day = dayOf(startedAt);
    const to = Math.min(instantOf(`${addDays(day, 1)}T00:00`, timeZone), last);
    parts.push({
      day,
      startedAt,
      endedAt: localTime(to, timeZone),
      minutes: Math.round((to - from) / minute),
    });
    from = to;
  }
  return parts;
}

export interface StartTimer {
  personId: string;
  projectId: string;
  note: string;
  /** Instant. */
  at: string;
  /** The clock that runs already. */
  running: Timer | null;
}

/** Starts a person's clock; there is one at most. @throws DomainError where one runs */
export function startTimer({ personId, projectId, note, at, running }: StartTimer): Change[] {
  if (running) throw new DomainError('A timer is running already. Stop it before you start another.');
  const timer: Timer = { id: personId, revision: 0, projectId, note: note.trim(), startedAt: at };
  return [{ type: 'put', collection: 'timers', record: timer }];
}

/** Takes a clock away without writing its time. */
export const discardTimer = ({ id, revision }: Timer): Change[] => [
  { type: 'remove', collection: 'timers', id, revision },
];

export interface StopTimer {
  timer: Timer;
  at: Date;
  /** Where the days begin. */
  timeZone: string;
  timesheets: readonly Timesheet[];
  /** Whether the time is billed to the client. */
  billable: boolean;
  createId?: () => string;
}

/**
 * Stops a clock and writes its time, an entry for each day.
 * @throws DomainError if there is no time to save or a day's week is locked; the timer keeps running
 */
export function stopTimer({
  timer,
  at,
  timeZone,
  timesheets,
  billable,
  createId = () => crypto.randomUUID(),
}: StopTimer): Change[] {
  const parts = timerParts(timer, at, timeZone);
  if (parts.length === 0)
    throw new DomainError(
      timerWarning(timer, at) ?? 'The timer has measured no time yet. Wait a moment, or discard it.',
    );
  const weeks = new Set(parts.map(({ day }) => weekStart(day)));
  const held = [...weeks].map((monday) => holdWeek(timesheetOf(timesheets, timer.id, monday)));
  const entries = parts.map((part): TimeEntry => ({
    id: createId(),
    revision: 0,
    personId: timer.id,
    projectId: timer.projectId,
    taskId: null,
    note: timer.note,
    billable,
    ...part,
  }));
  return [
    ...discardTimer(timer),
    ...held,
    ...entries.map((record): Change => ({ type: 'put', collection: 'timeEntries', record })),
  ];
}

/** Whether time on a project is billable by default: all but the agency's own. */
export const isBilled = (project: Project | null | undefined, settings: AgencySettings | null): boolean =>
  project?.client !== (settings?.name ?? brand.name);

export interface StopAndLog {
  personId: string;
  at: Date;
  timeZone: string;
  /** @default the timer's own */
  note?: string;
}

/** Stops a person's clock, if one runs, and writes its time. @throws DomainError as `stopTimer` does */
export const stopAndLog =
  ({ personId, at, timeZone, note }: StopAndLog): Command =>
  (read) => {
    const running = read.get('timers', personId);
    if (!running) return { label: '', changes: [] };
    const project = read.get('projects', running.projectId);
    const minutes = timerParts(running, at, timeZone).reduce((sum, part) => sum + part.minutes, 0);
    return {
      label: `Logged ${hoursAndMinutes(minutes)} on ${projectName(project)}`,
      changes: stopTimer({
        timer: { ...running, note: note ?? running.note },
        at,
        timeZone,
        timesheets: read.all('timesheets').filter((sheet) => sheet.personId === personId),
        billable: isBilled(project, read.get('settings', 'agency')),
      }),
    };
  };
