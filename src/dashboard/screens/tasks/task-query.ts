import type { Person, Project, Task, TaskPriority, TaskStatus } from '@/dashboard/model/records/records';
import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import { perObject } from '@/lib/remembered';
import { isOpenProject } from '@/dashboard/words/project-status';
import { endOfWeek, priorities } from '@/dashboard/words/task';
import { byName } from '@/lib/compare';

export type TaskView = 'board' | 'list';
export type TaskDue = 'overdue' | 'today' | 'week' | 'later' | 'none';
export type TaskSort = 'due' | 'title' | 'project' | 'priority' | 'status' | 'person' | 'done';

/** The parameters of the address. */
export type TaskParam = 'view' | 'who' | 'project' | 'priority' | 'due' | 'sort' | 'page' | 'size' | 'id';
export const taskParams = [
  'view',
  'who',
  'project',
  'priority',
  'due',
  'sort',
  'page',
  'size',
  'id',
] as const satisfies readonly TaskParam[];

export const dueNames: Readonly<Record<TaskDue, string>> = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due this week',
  later: 'Due later',
  none: 'No due date',
};

export interface TaskFilter {
  /** Null for the whole team. */
  personId: string | null;
  projectId: string | null;
  priority: TaskPriority | null;
  due: TaskDue | null;
  text: string;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((one) => one === value) ?? null;

interface ReadFilterOptions {
  text: string;
  /** Id of the signed-in person, whose tasks are the default. */
  ownId: string;
  /** The other people that the reader may filter by. */
  people: readonly Pick<Person, 'id'>[];
}

/** The filter in an address; invalid values are ignored. */
export function readFilter(
  values: Readonly<Record<'who' | 'project' | 'priority' | 'due', string | null>>,
  { text, ownId, people }: ReadFilterOptions,
): TaskFilter {
  const person = people.find(({ id }) => id === values.who);
  return {
    personId: values.who === 'team' ? null : (person?.id ?? ownId),
    projectId: values.project,
    priority: oneOf(priorities, values.priority),
    due: oneOf(Object.keys(dueNames) as TaskDue[], values.due),
    text,
  };
}

export interface TaskSortRule {
  by: TaskSort;
  /** Descending. */
  desc: boolean;
}

const sorts: readonly TaskSort[] = ['due', 'title', 'project', 'priority', 'status', 'person', 'done'];

/** `due` or `-due`; an invalid value means the usual order. */
export function readSort(value: string | null, usual: TaskSortRule): TaskSortRule {
  const by = oneOf(sorts, value?.replace(/^-/, '') ?? null);
  return by ? { by, desc: value!.startsWith('-') } : usual;
}

export const writeSort = ({ by, desc }: TaskSortRule) => (desc ? `-${by}` : by);

const foldedText = perObject(({ title, notes, subtasks }: Task) =>
  foldKey([title, notes, ...subtasks.map(({ text }) => text)].join(' ')),
);

function isDueAs({ dueOn }: Task, due: TaskDue, today: string, sunday: string): boolean {
  if (dueOn === null) return due === 'none';
  switch (due) {
    case 'overdue':
      return dueOn < today;
    case 'today':
      return dueOn === today;
    case 'week':
      return dueOn >= today && dueOn <= sunday;
    case 'later':
      return dueOn > sunday;
    default:
      return false;
  }
}

/** The tasks that match a filter, in their given order. @param today - ISO date */
export function filterTasks(tasks: readonly Task[], filter: TaskFilter, today: string): Task[] {
  const { personId, projectId, priority, due } = filter;
  const words = searchWords(filter.text);
  const sunday = endOfWeek(today);
  return tasks.filter(
    (task) =>
      (personId === null || task.assigneeId === personId) &&
      (projectId === null || task.projectId === projectId) &&
      (priority === null || task.priority === priority) &&
      (due === null || isDueAs(task, due, today, sunday)) &&
      words.every((word) => foldedText(task).includes(word)),
  );
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The order in a board's column: manual, then by age and id. */
export const inColumn = (a: Task, b: Task) =>
  a.order - b.order || byText(a.createdOn, b.createdOn) || byText(a.id, b.id);

export interface Named {
  projectName: (id: string) => string;
  personName: (id: string) => string;
}

/** Sorts tasks. Missing values come last in both directions; ties by due date, then id. */
export function sortTasks(tasks: readonly Task[], { by, desc }: TaskSortRule, named: Named): Task[] {
  const ranks: Readonly<Record<TaskStatus, number>> = { todo: 0, doing: 1, review: 2, done: 3 };
  const folded = new Map<string, string>();
  const fold = (text: string) => {
    const known = folded.get(text) ?? foldKey(text);
    folded.set(text, known);
    return known;
  };
  const keyOf = (task: Task): string | null => {
    switch (by) {
      case 'due':
        return task.dueOn;
      case 'done':
        return task.completedOn;
      case 'priority':
        return String(priorities.indexOf(task.priority));
      case 'status':
        return String(ranks[task.status]);
      case 'project':
        return fold(named.projectName(task.projectId));
      case 'person':
        return fold(named.personName(task.assigneeId));
      default:
        return foldKey(task.title);
    }
  };
  return tasks
    .map((task) => ({ task, key: keyOf(task) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      const order = byText(a.key, b.key);
      return (
        (desc ? -order : order) ||
        byText(a.task.dueOn ?? '9', b.task.dueOn ?? '9') ||
        byText(a.task.id, b.task.id)
      );
    })
    .map(({ task }) => task);
}

/** The open projects and the chosen one. */
export const projectsToFilter = (projects: readonly Project[], chosen: string | null): Project[] =>
  projects.filter((project) => isOpenProject(project) || project.id === chosen).sort(byName);
