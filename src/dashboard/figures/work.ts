import { deletedPerson } from '@/dashboard/words/person';
import { deletedProject } from '@/dashboard/words/project';
import type { Person, Project, Task, TimeEntry, WorkFigures } from '@/dashboard/model/records/records';
import { isWithin } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';
import { isStaff, plannedMinutes } from './planned-time';
import { termSpans, termsOn } from './terms';
import { forEachEntry, minutesIn } from './time';
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

export type WorkGrouping = 'person' | 'team' | 'project';

export interface WorkGroup {
  /** Id of the person or project, or name of the team. */
  id: string;
  name: string;
  figures: WorkFigures;
}

/** Whether a task was completed in a range. */
export const isDoneWithin = ({ status, completedOn }: Task, range: DayRange): boolean =>
  status === 'done' && completedOn !== null && isWithin(completedOn, range);

/** Whether a task was completed by its due date. Null without a due date or completion date. */
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

/** The work metrics of several ranges. */
export const workOverTime = (records: WorkRecords, ranges: readonly DayRange[]): WorkFigures[] =>
  ranges.map((range) => {
    const { minutes, billableMinutes } = minutesIn(records.entries, range);
    const figures = { ...noWork, loggedMinutes: minutes, billableMinutes };
    for (const task of records.tasks) if (isDoneWithin(task, range)) addTask(figures, task);
    for (const person of records.people) figures.plannedMinutes += plannedMinutes(person, range, records);
    return figures;
  });

/**
 * The work metrics by person, team or project, most hours first. Includes all active staff and projects, and
 * any others with work in the range. Work counts for the team that the person had on its day. Planned minutes
 * of projects are 0, because only people have planned time.
 */
export function workBy(grouping: WorkGrouping, records: WorkRecords, range: DayRange): WorkGroup[] {
  const { people, projects, tasks, entries } = records;
  const personById = new Map(people.map((person) => [person.id, person]));
  const groups = new Map<string, WorkGroup>();
  const open = (id: string, name: string): WorkFigures => {
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { id, name, figures: { ...noWork } }));
    return group.figures;
  };
  const projectName = new Map(projects.map(({ id, name }) => [id, name]));
  const ofTeam = (team: string): WorkFigures => open(team, team || 'No team');
  const figuresOf = (personId: string, projectId: string, day: string): WorkFigures => {
    const person = personById.get(personId);
    if (grouping === 'project') return open(projectId, projectName.get(projectId) ?? deletedProject);
    if (grouping === 'team') return ofTeam(person ? termsOn(person, day).team : '');
    return open(personId, person?.name ?? deletedPerson);
  };

  if (grouping === 'project') {
    for (const { id, name, status } of projects) if (status === 'active') open(id, name);
  } else {
    for (const person of people) {
      if (!isStaff(person)) continue;
      const spans = grouping === 'team' ? termSpans(person, range) : [{ range, terms: person }];
      for (const { range: days, terms } of spans) {
        const planned = plannedMinutes(person, days, records);
        if (planned === 0 && person.status !== 'active') continue;
        const figures = grouping === 'team' ? ofTeam(terms.team) : open(person.id, person.name);
        figures.plannedMinutes += planned;
      }
    }
  }
  forEachEntry(entries, range, (entry) =>
    addEntry(figuresOf(entry.personId, entry.projectId, entry.day), entry),
  );
  for (const task of tasks)
    if (isDoneWithin(task, range))
      addTask(figuresOf(task.assigneeId, task.projectId, task.completedOn!), task);
  return [...groups.values()].sort(
    (a, b) => b.figures.loggedMinutes - a.figures.loggedMinutes || a.name.localeCompare(b.name, 'en'),
  );
}

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
