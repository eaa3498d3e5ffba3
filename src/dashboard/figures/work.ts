import { perObject } from '@/lib/remembered';
import type { Person, Project, Task, TimeEntry, WorkFigures } from '@/dashboard/model/records/records';
import { isWithin } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';
import { plannedMinutes } from './planned-time';
import { minutesIn } from './day-minutes';
import type { TimeOff } from './time-off';

/** The records that work metrics are computed from. */
export interface WorkRecords extends TimeOff {
  people: readonly Person[];
  projects: readonly Project[];
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
}

export const noWork: WorkFigures = {
  loggedMinutes: 0,
  billableMinutes: 0,
  plannedMinutes: 0,
  tasksDone: 0,
  tasksWithDueDay: 0,
  tasksOnTime: 0,
};

/** The day when a task was completed. Null for a task that is not done. */
const dayDone = ({ status, completedOn }: Task): string | null => (status === 'done' ? completedOn : null);

/** Whether a task was completed in a range. */
export function isDoneWithin(task: Task, range: DayRange): boolean {
  const day = dayDone(task);
  return day !== null && isWithin(day, range);
}

/** Whether a task was completed by its due date. Null without a due date or completion date. */
export const isOnTime = ({ dueOn, completedOn }: Task): boolean | null =>
  dueOn === null || completedOn === null ? null : completedOn <= dueOn;

/** Counts a task that is done. */
export const addTask = (figures: WorkFigures, task: Task): void => {
  const onTime = isOnTime(task);
  figures.tasksDone += 1;
  if (onTime !== null) figures.tasksWithDueDay += 1;
  if (onTime) figures.tasksOnTime += 1;
};

/** The done tasks of each day. */
const doneByDay = perObject((tasks: readonly Task[]): ReadonlyMap<string, readonly Task[]> => {
  const byDay = new Map<string, Task[]>();
  for (const task of tasks) {
    const day = dayDone(task);
    if (day === null) continue;
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(task);
    else byDay.set(day, [task]);
  }
  return byDay;
});

/** The work metrics of several ranges. */
export const workOverTime = (records: WorkRecords, ranges: readonly DayRange[]): WorkFigures[] =>
  ranges.map((range) => {
    const figures = { ...noWork, ...minutesIn(records.entries, range, records.projects) };
    for (const [day, tasks] of doneByDay(records.tasks))
      if (isWithin(day, range)) for (const task of tasks) addTask(figures, task);
    for (const person of records.people) figures.plannedMinutes += plannedMinutes(person, range, records);
    return figures;
  });

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Billable share of planned time, from 0. Null without planned time. */
export const utilisationOf = ({ billableMinutes, plannedMinutes }: WorkFigures): number | null =>
  share(billableMinutes, plannedMinutes);

/** Billable share of logged time, 0 to 1. Null without logged time. */
export const billableShareOf = ({ billableMinutes, loggedMinutes }: WorkFigures): number | null =>
  share(billableMinutes, loggedMinutes);

/** Logged share of planned time, from 0. Null without planned time. */
export const loadOf = ({ loggedMinutes, plannedMinutes }: WorkFigures): number | null =>
  share(loggedMinutes, plannedMinutes);

/** Share of completed tasks with a due date that were on time, 0 to 1. Null without such tasks. */
export const onTimeRateOf = ({ tasksOnTime, tasksWithDueDay }: WorkFigures): number | null =>
  share(tasksOnTime, tasksWithDueDay);
