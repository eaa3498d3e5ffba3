import { useMemo, useRef, useState } from 'react';
import type { Task } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import * as s from './quick-add.module.scss';
import { newTask } from '@/dashboard/commands/tasks/task-changes';
import { inColumn } from '@/dashboard/screens/tasks/task-query';
import type { Tasks } from '@/dashboard/screens/tasks/use-tasks';

export interface QuickAddProps {
  tasks: Tasks;
  onAdd: (task: { id: string }) => void;
}

/** A task in one line: its title and project. The rest can be filled in later. */
export function QuickAdd({ tasks: { me, today, projects, view }, onAdd }: QuickAddProps) {
  const workspace = useWorkspace();
  const run = useRun();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);

  const open = useMemo(() => {
    const isOwn = ({ memberIds, leadId }: (typeof projects)[number]) =>
      memberIds.includes(me.id) || leadId === me.id;
    return projects
      .filter(({ status }) => status === 'active')
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.name.localeCompare(b.name, 'en'));
  }, [projects, me.id]);
  const usual = open.find(({ id }) => id === view.filter.projectId) ?? open[0];
  const projectId = chosen ?? usual?.id ?? '';

  const add = async () => {
    if (title.trim() === '') {
      setError('Type what is to be done.');
      return field.current?.focus();
    }
    const column = workspace
      .all('tasks')
      .filter(({ status }: Task) => status === 'todo')
      .sort(inColumn);
    const task = newTask({ id: crypto.randomUUID(), title, projectId, assigneeId: me.id, column, today });
    const outcome = await run(() => ({ label: `Added “${task.title}”`, changes: [put('tasks', task)] }), {
      toast: 'success',
    });
    if (!outcome.done) return setError(outcome.message);
    setTitle('');
    setError(undefined);
    onAdd({ id: task.id });
    field.current?.focus();
  };

  return (
    <form
      aria-label="New task"
      noValidate
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <InputField
        ref={field}
        id="new-task"
        label="New task"
        labelHidden
        className={s.title}
        placeholder="Add a task"
        maxLength={200}
        autoComplete="off"
        value={title}
        error={error}
        onChange={({ target }) => {
          setTitle(target.value);
          setError(undefined);
        }}
      />
      <ChoiceField
        label="Project of the new task"
        labelHidden
        className={s.project}
        choices={open.map(({ id, name }) => ({ value: id, label: name }))}
        value={projectId}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit" size="compact" icon={<Icon name="plus" size={18} />} disabled={!projectId}>
        Add task
      </Button>
    </form>
  );
}
