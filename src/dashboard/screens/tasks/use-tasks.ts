import { useDeferredValue, useMemo } from 'react';
import type { Person, Project, Task } from '@/dashboard/model/records/records';
import { deletedProject } from '@/dashboard/words/project';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useToday } from '@/dashboard/hooks/use-today';
import { useSearchParams, type SearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam, type TypedParam } from '@/design-system/link/use-typed-param';
import { readFilter, taskParams, type Named, type TaskFilter, type TaskParam } from './task-query';

/** As much of a search as is looked for, in UTF-16 units. */
const longestSearch = 100;

/** What a view of the tasks is drawn from: the same object until something of it changes. */
export interface TaskView extends Named {
  /** ISO date, in the agency's time zone. */
  today: string;
  /** As of a moment ago: a press is answered before the view follows. */
  address: SearchParams<TaskParam>;
  filter: TaskFilter;
  /** Whether anything but whose tasks they are is filtered. */
  isFiltered: boolean;
  /** The address of a task's panel. */
  hrefOf: (task: { id: string }) => string;
}

export interface Tasks extends Named {
  me: Person;
  /** ISO date, in the agency's time zone. */
  today: string;
  /** Everybody's, whatever their status. */
  all: readonly Task[];
  projects: readonly Project[];
  people: readonly Person[];
  address: SearchParams<TaskParam>;
  search: TypedParam;
  /** Changes filters; the list starts over at its first page. */
  setFilter: (changes: Partial<Record<TaskParam, string | null>>) => void;
  view: TaskView;
}

/** The tasks and what the address says about them. */
export function useTasks(): Tasks {
  const me = useMe();
  const today = useToday();
  const all = useRecords('tasks');
  const projects = useRecords('projects');
  const people = useRecords('people');
  const address = useSearchParams(taskParams);
  const search = useTypedParam('q', longestSearch);
  // Letters and choices appear at once; the cards follow when there is time.
  const followed = useDeferredValue(address);
  const text = useDeferredValue(search.text);
  const { who, project, priority, due } = followed.values;
  const filter = useMemo(
    () => readFilter({ who, project, priority, due }, text, me.id),
    [who, project, priority, due, text, me.id],
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
    today,
    all,
    projects,
    people,
    address,
    search,
    setFilter: (changes) => address.change({ page: null, ...changes }),
    view,
  };
}
