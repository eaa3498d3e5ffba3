import { useMemo, useRef, useState } from 'react';
import { isOnProject } from '@/dashboard/figures/own-projects';
import { newTask } from '@/dashboard/commands/tasks/task-changes';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import { object, text } from '@/dashboard/model/fields/fields';
import { useFocusOnError } from '@/dashboard/parts/edit/edit-form';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { mayGetWork } from '@/dashboard/words/staff';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { inColumn } from '@/dashboard/screens/tasks/task-query';
import type { Tasks } from '@/dashboard/screens/tasks/use-tasks';
import { newId } from '@/lib/new-id';
import * as s from './quick-add.module.scss';

export interface QuickAddProps {
  tasks: Tasks;
  onAdd: (task: { id: string }) => void;
}

const newTaskDraft = object({ title: text });
const draftOf = () => ({ title: '' });

/** Adds a task with its title and project, and for the admin its person. The other fields can be filled in later. */
export function QuickAdd({ tasks, onAdd }: QuickAddProps) {
  const { me, role, today, projects, filterPeople, personName, view } = tasks;
  const [person, setPerson] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const addedId = useRef(newId());

  const open = useMemo(() => {
    const isOwn = (project: (typeof projects)[number]) => isOnProject(project, me.id);
    return projects
      .filter(({ status }) => status === 'active')
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.name.localeCompare(b.name, 'en'));
  }, [projects, me.id]);
  const usual = open.find(({ id }) => id === view.filter.projectId) ?? open[0];
  const projectId = chosen ?? usual?.id ?? '';
  const assigneeId = person ?? view.filter.personId ?? me.id;

  const assignees = filterPeople
    .filter((one) => mayGetWork(one) || one.id === assigneeId)
    .map(({ id, name }) => ({ value: id, label: name }));

  const edit = useEdit({
    form: 'new-task',
    fields: newTaskDraft,
    collection: 'tasks',
    id: null,
    draftOf,
    check: ({ title }) => (title.trim() === '' ? { title: 'Enter the task’s title.' } : {}),
    save: ({ title }, _, { read }) => {
      const column = read
        .all('tasks')
        .filter(({ status }) => status === 'todo')
        .sort(inColumn);
      const task = newTask({ id: addedId.current, title, projectId, assigneeId, column, today });
      const whose = assigneeId === me.id ? '' : ` for ${personName(assigneeId)}`;
      return { label: `Added “${task.title}”${whose}`, changes: [put('tasks', task)] };
    },
    onSaved: () => {
      onAdd({ id: addedId.current });
      addedId.current = newId();
      field.current?.focus();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, edit.tries);

  return (
    <form
      ref={form}
      aria-label="New task"
      noValidate
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <InputField
        ref={field}
        id="new-task"
        label="New task"
        labelHidden
        className={s.title}
        placeholder="Add task"
        maxLength={200}
        autoComplete="off"
        {...edit.field('title')}
        error={edit.errors.title ?? (edit.failure || undefined)}
      />
      <ChoiceField
        label="Project of the new task"
        labelHidden
        className={s.project}
        choices={open.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={open.length === 0 ? 'No active project' : undefined}
        value={projectId}
        onChange={({ target }) => setChosen(target.value)}
      />
      {role === 'admin' && (
        <ChoiceField
          label="Person of the new task"
          labelHidden
          choices={[{ value: me.id, label: 'For me' }, ...assignees]}
          value={assigneeId}
          onChange={({ target }) => setPerson(target.value)}
        />
      )}
      <Button type="submit" size="compact" icon={<Icon name="plus" size={18} />} disabled={!projectId}>
        Add task
      </Button>
    </form>
  );
}
