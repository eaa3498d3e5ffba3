import type { TaskFields } from '@/dashboard/commands/tasks/task-fields';
import type { Person, Project, Task, WorkKind } from '@/dashboard/model/records/records';
import { isOpenProject } from '@/dashboard/words/project-status';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField, type Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { FactList } from '@/dashboard/parts/fact-list/fact-list';
import { dayWithYear } from '@/dashboard/words/day';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { mayGetWork } from '@/dashboard/words/staff';
import { priorities, priorityNames, taskStatuses, taskStatusNames } from '@/dashboard/words/task';
import { byName } from '@/lib/compare';
import * as s from './task-form.module.scss';

const choicesOf = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): Choice[] =>
  values.map((value) => ({ value, label: names[value] }));
const statusChoices = choicesOf(taskStatuses, taskStatusNames);
const priorityChoices = choicesOf(priorities, priorityNames);

const asChoice = ({ id, name }: Person | Project | WorkKind): Choice => ({ value: id, label: name });

/** A task's title, description, assignee, dates and other fields. */
export function TaskForm({ edit }: { edit: Edit<TaskFields> }) {
  const { draft, errors, field, set } = edit;
  const people = useRecords('people');
  const projects = useRecords('projects');
  const kinds = useRecord('settings', 'agency')?.workKinds ?? [];
  const projectChoices = projects
    .filter((project) => isOpenProject(project) || project.id === draft.projectId)
    .sort(byName)
    .map(asChoice);
  const personChoices = people
    .filter((person) => mayGetWork(person) || person.id === draft.assigneeId)
    .sort(byName)
    .map(asChoice);

  return (
    <>
      <InputField label="Title" maxLength={200} required {...field('title')} />
      <div className={s.pairs}>
        <ChoiceField label="Status" choices={statusChoices} {...field('status')} />
        <ChoiceField label="Priority" choices={priorityChoices} {...field('priority')} />
        <ChoiceField label="Project" choices={projectChoices} {...field('projectId')} />
        <ChoiceField label="Person" choices={personChoices} {...field('assigneeId')} />
        <DateField
          label="Due"
          mark="optional"
          value={draft.dueOn ?? ''}
          error={errors.dueOn}
          onDay={({ day }) => set({ dueOn: day || null })}
        />
        <InputField
          label="Estimate in hours"
          mark="optional"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...field('estimate')}
        />
        {kinds.length > 0 && (
          <ChoiceField
            label="Kind of work"
            mark="optional"
            choices={[{ value: '', label: 'None' }, ...kinds.map(asChoice)]}
            value={kinds.some(({ id }) => id === draft.kindId) ? draft.kindId! : ''}
            onChange={({ target }) => set({ kindId: target.value || null })}
          />
        )}
      </div>
      <AreaField label="Notes" mark="optional" rows={4} maxLength={5000} {...field('notes')} />
    </>
  );
}

export interface AssigneeFormProps {
  edit: Edit<TaskFields>;
  task: Task;
  projectName: (id: string) => string;
}

/** The status of a task, and its other fields as facts: for an assignee who may not change them. */
export function AssigneeForm({ edit, task, projectName }: AssigneeFormProps) {
  const { projectId, priority, dueOn, estimateMinutes, kindId, notes } = task;
  const kind = useRecord('settings', 'agency')?.workKinds.find(({ id }) => id === kindId);
  return (
    <>
      <ChoiceField label="Status" choices={statusChoices} {...edit.field('status')} />
      <FactList
        className={s.pairs}
        facts={[
          { name: 'Project', value: projectName(projectId) },
          { name: 'Priority', value: priorityNames[priority] },
          { name: 'Due', value: dueOn ? dayWithYear(dueOn) : '' },
          { name: 'Estimate', value: estimateMinutes === null ? '' : hoursAndMinutes(estimateMinutes) },
          ...(kind ? [{ name: 'Kind of work', value: kind.name }] : []),
        ]}
      />
      <FactList facts={[{ name: 'Notes', value: notes }]} />
    </>
  );
}
