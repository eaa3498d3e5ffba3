import { useDeferredValue, useMemo } from 'react';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { Person, Project, Task } from '@/dashboard/model/records/records';
import { deletedProject } from '@/dashboard/words/project';
import { useMe, useRecords, useRole } from '@/dashboard/hooks/use-workspace';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useToday } from '@/dashboard/hooks/use-today';
import { useSearchParams, type SearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam, type TypedParam } from '@/design-system/link/use-typed-param';
import { mayGetWork } from '@/dashboard/words/staff';
import type { Role } from '@/routes/portal-table';
import { byName } from '@/lib/compare';
import { readFilter, taskParams, type Named, type TaskFilter, type TaskParam } from './task-query';

/** In UTF-16 units. */
const maxSearchLength = 100;

/** The view of the tasks: the same object until part of it changes. */
export interface TaskView extends Named {
  /** ISO date, in the agency's time zone. */
  today: string;
  /** Deferred: a press appears before the view follows. */
  address: SearchParams<TaskParam>;
  filter: TaskFilter;
  /** Whether any filter but the person is set. */
  isFiltered: boolean;
  hrefOf: (task: { id: string }) => string;
}

export interface Tasks extends Named {
  me: Person;
  role: Role;
  today: string;
  all: readonly Task[];
  projects: readonly Project[];
  people: readonly Person[];
  /** The people to filter by: for the admin everyone who may get work, or who left open tasks. */
  filterPeople: readonly Person[];
  address: SearchParams<TaskParam>;
  search: TypedParam;
  /** Changes filters and returns to the first page. */
  setFilter: (changes: Partial<Record<TaskParam, string | null>>) => void;
  view: TaskView;
}

export function useTasks(): Tasks {
  const me = useMe();
  const role = useRole();
  const today = useToday();
  const all = useRecords('tasks');
  const projects = useRecords('projects');
  const people = useRecords('people');
  const address = useSearchParams(taskParams);
  const search = useTypedParam('q', maxSearchLength);
  // The text and choices appear at once; the cards follow.
  const followed = useDeferredValue(address);
  const text = useDeferredValue(search.text);
  const { project, priority, due } = followed.values;
  const who = managesTasks(role) ? followed.values.who : null;
  const chosen = address.values.who;
  const filterPeople = useMemo(() => {
    if (role !== 'admin') return [];
    const withWork = new Set(all.filter(({ status }) => status !== 'done').map((task) => task.assigneeId));
    return people
      .filter((person) => mayGetWork(person) || withWork.has(person.id) || person.id === chosen)
      .filter(({ id }) => id !== me.id)
      .sort(byName);
  }, [people, all, role, me.id, chosen]);
  const filter = useMemo(
    () => readFilter({ who, project, priority, due }, { text, ownId: me.id, people: filterPeople }),
    [who, project, priority, due, text, me.id, filterPeople],
  );
  const personName = usePersonName();
  const named = useMemo<Named>(() => {
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    return { projectName: (id) => names.get(id) ?? deletedProject, personName };
  }, [projects, personName]);
  const view = useMemo(
    (): TaskView => ({
      ...named,
      today,
      address: followed,
      filter,
      isFiltered: Boolean(filter.projectId || filter.priority || filter.due || filter.text.trim()),
      hrefOf: ({ id }) => followed.hrefWith({ id }),
    }),
    [named, today, followed, filter],
  );
  return {
    ...named,
    me,
    role,
    today,
    all,
    projects,
    people,
    filterPeople,
    address,
    search,
    setFilter: (changes) => address.change({ page: null, ...changes }),
    view,
  };
}
