import { deletedPerson } from '@/dashboard/words/person';
import { deletedProject } from '@/dashboard/words/project';
import type { Person, Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { countWorkdays, isWithin, overlap } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';

/** The records that work is counted from. */
export interface WorkRecords {
  people: readonly Person[];
  projects: readonly Project[];
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
}

/** What was worked in some days. Shares are made of these, so that sums of groups are those of the whole. */
export interface WorkFigures {
  loggedMinutes: number;
  billableMinutes: number;
  /** What the people are there for: their week's minutes spread over Monday to Friday, on the days they belong to the agency. */
  plannedMinutes: number;
  /** Tasks that were done in these days. */
  tasksDone: number;
  /** Of those, the ones with a due day; and of these, the ones done by it. */
  tasksWithDueDay: number;
  tasksOnTime: number;
}

export const noWork: WorkFigures = {
  loggedMinutes: 0,
  billableMinutes: 0,
  plannedMinutes: 0,
  tasksDone: 0,
  tasksWithDueDay: 0,
  tasksOnTime: 0,
};

export type WorkGrouping = 'person' | 'team' | 'project';

export interface WorkGroup {
  /** A person's, a team's or a project's. */
  id: string;
  name: string;
  figures: WorkFigures;
}

/** Whether a person logs time for the agency: the admin and clients do not. */
export const isStaff = ({ kind }: Pick<Person, 'kind'>): boolean => kind === 'employee' || kind === 'intern';

/** A person's planned minutes in some days; 0 while they are suspended, before they join and after they leave. */
export function plannedMinutes(person: Person, range: DayRange): number {
  if (!isStaff(person) || person.status !== 'active') return 0;
  const days = overlap(range, { first: person.joinedOn, last: person.endsOn });
  return days ? Math.round((person.weeklyMinutes / 5) * countWorkdays(days)) : 0;
}

/** Whether a task was done in some days. */
export const isDoneWithin = ({ status, completedOn }: Task, range: DayRange): boolean =>
  status === 'done' && completedOn !== null && isWithin(completedOn, range);

/** Whether a task that is done was done by its due day; null where it has none. */
export const isOnTime = ({ dueOn, completedOn }: Task): boolean | null =>
  dueOn === null || completedOn === null ? null : completedOn <= dueOn;

const addEntry = (figures: WorkFigures, { minutes, billable }: TimeEntry): void => {
  figures.loggedMinutes += minutes;
  if (billable) figures.billableMinutes += minutes;
};

const addTask = (figures: WorkFigures, task: Task): void => {
  const onTime = isOnTime(task);
  figures.tasksDone += 1;
  if (onTime !== null) figures.tasksWithDueDay += 1;
  if (onTime) figures.tasksOnTime += 1;
};

/** All work of some days. */
export function workFigures({ people, tasks, entries }: WorkRecords, range: DayRange): WorkFigures {
  const figures = { ...noWork };
  for (const entry of entries) if (isWithin(entry.day, range)) addEntry(figures, entry);
  for (const task of tasks) if (isDoneWithin(task, range)) addTask(figures, task);
  for (const person of people) figures.plannedMinutes += plannedMinutes(person, range);
  return figures;
}

/** The same figures for each of several ranges that do not meet, in one walk over the records. */
export function workOverTime(records: WorkRecords, ranges: readonly DayRange[]): WorkFigures[] {
  const all = ranges.map(() => ({ ...noWork }));
  // Thousands of entries lie on a few hundred days.
  const places = new Map<string, number>();
  const placeOf = (day: string): number => {
    let place = places.get(day);
    if (place === undefined) places.set(day, (place = ranges.findIndex((range) => isWithin(day, range))));
    return place;
  };
  for (const entry of records.entries) {
    const figures = all[placeOf(entry.day)];
    if (figures) addEntry(figures, entry);
  }
  for (const task of records.tasks) {
    const figures = task.status === 'done' && task.completedOn !== null && all[placeOf(task.completedOn)];
    if (figures) addTask(figures, task);
  }
  ranges.forEach((range, index) => {
    for (const person of records.people) all[index]!.plannedMinutes += plannedMinutes(person, range);
  });
  return all;
}

/**
 * The same figures by person, team or project, the most hours first. There is a group for everybody on the staff and every
 * active project, and for whatever else was worked on or by. A project plans nobody's time: its planned minutes are 0.
 */
export function workBy(grouping: WorkGrouping, records: WorkRecords, range: DayRange): WorkGroup[] {
  const { people, projects, tasks, entries } = records;
  const personById = new Map(people.map((person) => [person.id, person]));
  const groups = new Map<string, WorkGroup>();
  const open = (id: string, name: string): WorkFigures => {
    const known = groups.get(id) ?? { id, name, figures: { ...noWork } };
    groups.set(id, known);
    return known.figures;
  };
  const projectName = new Map(projects.map(({ id, name }) => [id, name]));
  const figuresOf = (personId: string, projectId: string): WorkFigures => {
    const person = personById.get(personId);
    if (grouping === 'project') return open(projectId, projectName.get(projectId) ?? deletedProject);
    if (grouping === 'team') return open(person?.team ?? '', person?.team || 'No team');
    return open(personId, person?.name ?? deletedPerson);
  };

  if (grouping === 'project') {
    for (const { id, name, status } of projects) if (status === 'active') open(id, name);
  } else {
    for (const person of people) {
      if (!isStaff(person) || person.status !== 'active') continue;
      figuresOf(person.id, '').plannedMinutes += plannedMinutes(person, range);
    }
  }
  for (const entry of entries)
    if (isWithin(entry.day, range)) addEntry(figuresOf(entry.personId, entry.projectId), entry);
  for (const task of tasks)
    if (isDoneWithin(task, range)) addTask(figuresOf(task.assigneeId, task.projectId), task);
  return [...groups.values()].sort(
    (a, b) => b.figures.loggedMinutes - a.figures.loggedMinutes || a.name.localeCompare(b.name, 'en'),
  );
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Billable of planned time, from 0; null where nothing is planned. */
export const utilisationOf = ({ billableMinutes, plannedMinutes }: WorkFigures): number | null =>
  share(billableMinutes, plannedMinutes);

/** Billable of logged time, 0 to 1; null where nothing is logged. */
export const billableShareOf = ({ billableMinutes, loggedMinutes }: WorkFigures): number | null =>
  share(billableMinutes, loggedMinutes);

/** Logged of planned time, from 0; null where nothing is planned. */
export const loadOf = ({ loggedMinutes, plannedMinutes }: WorkFigures): number | null =>
  share(loggedMinutes, plannedMinutes);

/** Done by their due day, of the tasks done that had one, 0 to 1; null where there are none. */
export const onTimeRateOf = ({ tasksOnTime, tasksWithDueDay }: WorkFigures): number | null =>
  share(tasksOnTime, tasksWithDueDay);
