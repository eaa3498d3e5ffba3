import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { TaskPriority } from '@/dashboard/model/records/records';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import { ChoiceField, type Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { Button } from '@/design-system/button/button';
import * as s from './task-filters.module.scss';
import { dueNames, projectsToFilter, type TaskParam } from '@/dashboard/screens/tasks/task-query';
import { priorityNames } from '@/dashboard/words/task';
import type { Tasks } from '@/dashboard/screens/tasks/use-tasks';

export interface TaskFiltersProps {
  tasks: Tasks;
  /** Whether due dates can be filtered. @default true */
  due?: boolean;
}

const choices = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const priorityChoices = choices(priorityNames satisfies Record<TaskPriority, string>);
const dueChoices = choices(dueNames);

/** The filters of a list of tasks. Each is in the address. */
export function TaskFilters({ tasks, due = true }: TaskFiltersProps) {
  const { projects, role, filterPeople, search, address, setFilter, view } = tasks;
  const { filter, isFiltered } = view;
  const projectChoices = projectsToFilter(projects, filter.projectId).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const choose = (name: TaskParam) => ({
    value: address.values[name] ?? '',
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      search.keep();
      setFilter({ [name]: target.value || null });
    },
  });
  return (
    <div role="search" aria-label="Tasks" className={s.root}>
      <TableSearch
        label="Search tasks"
        className={s.search}
        text={search.text}
        onText={({ text }) => search.type(text)}
      />
      {managesTasks(role) && (
        <ChoiceField
          label="Whose tasks"
          labelHidden
          className={s.long}
          placeholder="My tasks"
          choices={[
            { value: 'team', label: role === 'admin' ? 'Everyone' : 'Whole team' },
            ...filterPeople.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...choose('who')}
        />
      )}
      <ChoiceField
        label="Project"
        labelHidden
        className={s.long}
        placeholder="All projects"
        choices={projectChoices}
        {...choose('project')}
      />
      <ChoiceField
        label="Priority"
        labelHidden
        placeholder="Any priority"
        choices={priorityChoices}
        {...choose('priority')}
      />
      {due && (
        <ChoiceField
          label="Due"
          labelHidden
          placeholder="Any due date"
          choices={dueChoices}
          {...choose('due')}
        />
      )}
      {isFiltered && (
        <Button
          size="compact"
          variant="outline"
          onClick={() => {
            search.type('');
            setFilter({ project: null, priority: null, due: null });
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
