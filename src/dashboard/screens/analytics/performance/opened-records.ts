import { dayWithYear } from '@/dashboard/words/day';
import { isWithin } from '@/dashboard/days/day-range';
import { hoursInColumn } from '@/dashboard/words/span';
import { billableFinder } from '@/dashboard/figures/billable';
import { sumMinutes } from '@/dashboard/figures/time';
import type { DayRange } from '@/dashboard/days/days';
import { isDoneWithin, isOnTime, type WorkRecords } from '@/dashboard/figures/work';
import type { Task, TimeEntry } from '@/dashboard/model/records/records';
import { personNames } from '@/dashboard/words/person';
import { deletedProject } from '@/dashboard/words/project';
import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import type { PerformanceFigure } from '@/dashboard/figures/performance-path';

export const figureNames: Readonly<Record<PerformanceFigure, string>> = {
  hours: 'Hours logged',
  billable: 'Billable hours',
  tasks: 'Tasks done',
  'on-time': 'Tasks done with a due date',
};

export function openedEntries(
  { entries, projects }: WorkRecords,
  figure: 'hours' | 'billable',
  range: DayRange,
): TimeEntry[] {
  const isBillable = billableFinder(projects);
  return entries
    .filter((entry) => isWithin(entry.day, range) && (figure === 'hours' || isBillable(entry)))
    .sort((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id));
}

export const openedTasks = ({ tasks }: WorkRecords, figure: 'tasks' | 'on-time', range: DayRange): Task[] =>
  tasks
    .filter((task) => isDoneWithin(task, range) && (task.dueOn !== null || figure === 'tasks'))
    .sort((a, b) => b.completedOn!.localeCompare(a.completedOn!) || a.title.localeCompare(b.title, 'en'));

function names({ people, projects }: WorkRecords) {
  const project = new Map(projects.map(({ id, name }) => [id, name]));
  return {
    person: personNames(people),
    project: (id: string) => project.get(id) ?? deletedProject,
  };
}

/** @param all - all records, for names */
export function entryColumns(all: WorkRecords, entries: readonly TimeEntry[]): FigureColumn<TimeEntry>[] {
  const { person, project } = names(all);
  const isBillable = billableFinder(all.projects);
  return [
    { id: 'day', head: 'Day', text: ({ day }) => dayWithYear(day) },
    { id: 'person', head: 'Person', text: ({ personId }) => person(personId) },
    { id: 'project', head: 'Project', text: ({ projectId }) => project(projectId) },
    { id: 'note', head: 'Note', from: 640, text: ({ note }) => note },
    {
      id: 'billable',
      head: 'Billable',
      from: 1024,
      text: (entry) => (isBillable(entry) ? 'Yes' : 'No'),
    },
    {
      id: 'hours',
      head: 'Hours',
      numeric: true,
      text: ({ minutes }) => hoursInColumn(minutes),
      foot: hoursInColumn(sumMinutes(entries)),
    },
  ];
}

/** @param all - all records, for names */
export function taskColumns(all: WorkRecords): FigureColumn<Task>[] {
  const { person, project } = names(all);
  const onTime = { true: 'Yes', false: 'No', null: 'No due date' };
  return [
    { id: 'task', head: 'Task', text: ({ title }) => title },
    { id: 'person', head: 'Person', from: 640, text: ({ assigneeId }) => person(assigneeId) },
    { id: 'project', head: 'Project', from: 640, text: ({ projectId }) => project(projectId) },
    { id: 'due', head: 'Due', from: 1024, text: ({ dueOn }) => (dueOn ? dayWithYear(dueOn) : '–') },
    { id: 'done', head: 'Done', text: ({ completedOn }) => (completedOn ? dayWithYear(completedOn) : '–') },
    {
      id: 'on-time',
      head: 'By its due date',
      text: (task) => onTime[String(isOnTime(task)) as keyof typeof onTime],
    },
  ];
}
