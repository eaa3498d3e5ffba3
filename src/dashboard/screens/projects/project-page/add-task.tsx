import { useId, useMemo } from 'react';
import { newTask } from '@/dashboard/commands/tasks/task-changes';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Project } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { mayGetWork } from '@/dashboard/words/staff';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { dayError } from '@/dashboard/words/read-day';
import { newId } from '@/lib/new-id';
import { byName } from '@/lib/compare';
import * as s from './add-task.module.scss';

const fields = object({ title: text, assigneeId: text, dueOn: text });
type Draft = TypeOf<typeof fields>;

export interface AddTaskProps {
  project: Project;
  today: string;
}

/** A form with the title, person and due date of a new task. */
export function AddTask({ project, today }: AddTaskProps) {
  const id = useId();
  const people = useRecords('people');
  const { leadId, memberIds } = project;
  const choices = useMemo(() => {
    const own = new Set([leadId, ...memberIds]);
    const staff = people.filter(mayGetWork).sort(byName);
    // The project's people first.
    return [
      ...staff.filter((person) => own.has(person.id)),
      ...staff.filter((person) => !own.has(person.id)),
    ].map((person) => ({ value: person.id, label: person.name }));
  }, [people, leadId, memberIds]);
  const usual = choices.some(({ value }) => value === leadId) ? leadId : '';

  const edit = useEdit<'tasks', Draft>({
    form: `project-task:${project.id}`,
    fields,
    collection: 'tasks',
    id: null,
    draftOf: () => ({ title: '', assigneeId: usual, dueOn: '' }),
    check: ({ title, assigneeId, dueOn }) => {
      const dayWrong = dueOn === '' ? null : dayError(dueOn, 'due date');
      return {
        ...(title.trim() === '' && { title: 'Enter the task’s title.' }),
        ...(assigneeId === '' && { assigneeId: 'Choose a person.' }),
        ...(dayWrong && { dueOn: dayWrong }),
      };
    },
    save: ({ title, assigneeId, dueOn }, _record, { read }) => {
      if (!read.get('projects', project.id))
        throw new DomainError(
          'This project was deleted. Undo that first, or add the task to another project.',
        );
      const column = read
        .all('tasks')
        .filter((task) => task.assigneeId === assigneeId && task.status === 'todo')
        .sort((a, b) => a.order - b.order);
      const task = newTask({
        id: newId(),
        title,
        projectId: project.id,
        assigneeId,
        column,
        today,
      });
      return { label: `Added “${task.title}”`, changes: [put('tasks', { ...task, dueOn: dueOn || null })] };
    },
  });
  const { draft, errors, field, set } = edit;

  return (
    <EditForm edit={edit} className={s.root} aria-label="New task">
      <InputField
        label="New task"
        maxLength={200}
        placeholder="Title"
        className={s.title}
        {...field('title')}
      />
      <ChoiceField label="Person" placeholder="Choose a person" choices={choices} {...field('assigneeId')} />
      <DateField
        id={`${id}-due`}
        label="Due"
        mark="optional"
        value={draft.dueOn}
        error={errors.dueOn}
        onDay={({ day }) => set({ dueOn: day })}
      />
      <Button type="submit" size="compact" className={s.submit} icon={<Icon name="plus" size={16} />}>
        Add task
      </Button>
    </EditForm>
  );
}
