import { isStaff } from '@/dashboard/figures/work';
import type { Person, Project } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField, type Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { priorities, priorityNames, statuses, statusNames } from '@/dashboard/screens/tasks/parts/task-words';
import type { TaskErrors, TaskFields } from './task-fields';
import * as s from './task-form.module.scss';

export interface TaskFormProps {
  draft: TaskFields;
  errors: TaskErrors;
  onChange: (next: Partial<TaskFields>) => void;
}

const choicesOf = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): Choice[] =>
  values.map((value) => ({ value, label: names[value] }));
const statusChoices = choicesOf(statuses, statusNames);
const priorityChoices = choicesOf(priorities, priorityNames);

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
const asChoice = ({ id, name }: Person | Project): Choice => ({ value: id, label: name });

/** What a task is, who does it and until when. */
export function TaskForm({ draft, errors, onChange }: TaskFormProps) {
  const people = useRecords('people');
  const projects = useRecords('projects');
  const projectChoices = projects
    .filter(({ id, status }) => status !== 'done' || id === draft.projectId)
    .sort(byName)
    .map(asChoice);
  const personChoices = people
    .filter((person) => (isStaff(person) && person.status === 'active') || person.id === draft.assigneeId)
    .sort(byName)
    .map(asChoice);

  return (
    <>
      <InputField
        label="Title"
        maxLength={200}
        required
        value={draft.title}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className={s.pairs}>
        <ChoiceField
          label="Status"
          choices={statusChoices}
          value={draft.status}
          onChange={({ target }) => onChange({ status: statuses.find((one) => one === target.value)! })}
        />
        <ChoiceField
          label="Priority"
          choices={priorityChoices}
          value={draft.priority}
          onChange={({ target }) => onChange({ priority: priorities.find((one) => one === target.value)! })}
        />
        <ChoiceField
          label="Project"
          choices={projectChoices}
          value={draft.projectId}
          onChange={({ target }) => onChange({ projectId: target.value })}
        />
        <ChoiceField
          label="Person"
          choices={personChoices}
          value={draft.assigneeId}
          onChange={({ target }) => onChange({ assigneeId: target.value })}
        />
        <DateField
          label="Due"
          mark="optional"
          value={draft.dueOn ?? ''}
          error={errors.dueOn}
          onDay={({ day }) => onChange({ dueOn: day || null })}
        />
      </div>
      <AreaField
        label="Notes"
        mark="optional"
        rows={4}
        maxLength={5000}
        value={draft.notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </>
  );
}
