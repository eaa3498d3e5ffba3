import { useId, useMemo, type ReactNode } from 'react';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { moveWork } from '@/dashboard/commands/tasks/move-work';
import { weekStart } from '@/dashboard/days/days';
import { capacityOf, mondaysFrom, noWeek, type TaskLeft } from '@/dashboard/figures/capacity';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { id, list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Person } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { dayAsOf } from '@/dashboard/words/day';
import { deletedProject } from '@/dashboard/words/project';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { mayGetWork } from '@/dashboard/words/staff';
import { isOverdue } from '@/dashboard/words/task';
import { portalPath } from '@/routes/portal-paths';
import { byName } from '@/lib/compare';
import { freeWords, weekWords } from './capacity-words';
import * as s from './work-dialog.module.scss';

export interface MoveDialogProps {
  title: string;
  person: Person;
  /** The Monday of the tasks, or `noWeek`. */
  week: string;
  tasks: readonly TaskLeft[];
  today: string;
  onClose: () => void;
  onMoved: () => void;
  /** Shown above the tasks. */
  children: ReactNode;
}

const fields = object({
  taskIds: list(id('tasks')),
  /** Monday, or '' to keep the due dates. */
  week: text,
  personId: text,
});
type Draft = TypeOf<typeof fields>;

/** The weeks to choose from, this week included. */
const weeksAhead = 12;

/** The tasks of a week, with a form that moves some of them to another week or person. */
export function MoveDialog({
  title,
  person,
  week,
  tasks,
  today,
  onClose,
  onMoved,
  children,
}: MoveDialogProps) {
  const form = useId();
  const people = useRecords('people');
  const projects = useRecords('projects');
  const projectById = useMemo(() => new Map(projects.map((project) => [project.id, project])), [projects]);
  const weeks = useMemo(() => mondaysFrom(weekStart(today), weeksAhead), [today]);
  // A draft may be older than the people, the tasks and the week.
  const chosenOf = ({ taskIds }: Draft) => tasks.filter(({ task }) => taskIds.includes(task.id));
  const weekOf = (draft: Draft) => weeks.find((monday) => monday === draft.week) ?? null;
  const personOf = (draft: Draft) => people.find((one) => one.id === draft.personId) ?? person;

  const edit = useEdit<'tasks', Draft>({
    form: `move-work:${person.id}:${week}`,
    fields,
    collection: 'tasks',
    id: null,
    draftOf: () => ({ taskIds: [], week: '', personId: person.id }),
    check: (draft) => ({
      ...(chosenOf(draft).length === 0 && { taskIds: 'Select at least one task.' }),
      ...(weekOf(draft) === null &&
        personOf(draft).id === person.id && { week: 'Choose another week or another person.' }),
    }),
    save: (draft, _, { read, ...context }) =>
      moveWork({
        tasks: chosenOf(draft).map(({ task }) => task),
        week: weekOf(draft),
        personId: personOf(draft).id,
        today,
      })(read, context),
    onSaved: onMoved,
  });
  const { draft, errors, set } = edit;
  const chosen = chosenOf(draft);
  const target = personOf(draft);
  const targetWeek = weekOf(draft);
  const capacities = useCapacityOf(target, weeks, today);

  const personChoices = useMemo(
    () =>
      people
        .filter((one) => mayGetWork(one) || one.id === person.id || one.id === target.id)
        .sort(byName)
        .map(({ id: value, name }) => ({ value, label: name })),
    [people, person.id, target.id],
  );
  const weekChoices = capacities.map((one) => ({
    value: one.week,
    label: `${weekWords(one.week, today)}: ${freeWords(one)}`,
  }));
  const errorId = `${form}-tasks-error`;
  const toggle = (taskId: string, selected: boolean) =>
    set({
      taskIds: selected ? [...draft.taskIds, taskId] : draft.taskIds.filter((other) => other !== taskId),
    });

  return (
    <EditDialog edit={edit} form={form} title={title} submit="Move" onClose={onClose}>
      {children}
      <fieldset className={s.tasks} aria-describedby={errors.taskIds ? errorId : undefined}>
        <legend className={s.legend}>Tasks to move</legend>
        {tasks.length > 1 && (
          <Checkbox
            className={s.all}
            checked={chosen.length === tasks.length}
            onChange={({ target: { checked } }) =>
              set({ taskIds: checked ? tasks.map(({ task }) => task.id) : [] })
            }
          >
            All {tasks.length} tasks
          </Checkbox>
        )}
        <ul role="list" className={s.list}>
          {tasks.map(({ task, left }) => {
            const late = isOverdue(task, today);
            return (
              <li key={task.id} className={s.item}>
                <Checkbox
                  checked={draft.taskIds.includes(task.id)}
                  aria-invalid={errors.taskIds ? true : undefined}
                  onChange={({ target: { checked } }) => toggle(task.id, checked)}
                >
                  <span className={s.title}>{task.title}</span>
                  <span className={s.detail}>
                    {[
                      projectById.get(task.projectId)?.name ?? deletedProject,
                      task.dueOn && `${late ? 'overdue since' : 'due'} ${dayAsOf(task.dueOn, today)}`,
                      leftWords(left, task.estimateMinutes),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </Checkbox>
                <Link
                  href={portalPath('admin-tasks', { who: task.assigneeId, id: task.id })}
                  className={s.open}
                  aria-label={`Open “${task.title}”`}
                >
                  <Icon name="arrow-right" size={18} />
                </Link>
              </li>
            );
          })}
        </ul>
        {errors.taskIds && (
          <p id={errorId} className={s.error}>
            {errors.taskIds}
          </p>
        )}
      </fieldset>
      <ChoiceField
        label="Person"
        choices={personChoices}
        value={target.id}
        onChange={({ target: { value } }) => set({ personId: value })}
      />
      <ChoiceField
        label="Week"
        placeholder="Keep the due dates"
        choices={weekChoices}
        value={targetWeek ?? ''}
        error={errors.week}
        hint="Tasks keep their weekday, but not before today. Tasks without a due date are due on Friday."
        onChange={({ target: { value } }) => set({ week: value })}
      />
      <p role="status" className={s.note}>
        {chosen.length > 0 &&
          effectWords({ chosen, person, target, from: week, to: targetWeek ?? week, capacities, today })}
      </p>
    </EditDialog>
  );
}

/** The capacity of one person in the weeks to choose from. */
function useCapacityOf(person: Person, weeks: readonly string[], today: string) {
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  return useMemo(
    () => capacityOf({ people: [person], tasks, entries, ...off }, { weeks, today })[0]!.weeks,
    [person, tasks, entries, off, weeks, today],
  );
}

function leftWords(left: number | null, estimate: number | null): string {
  if (left === null || estimate === null) return 'no estimate';
  if (left === 0) return `nothing left of ${hoursAndMinutes(estimate)}`;
  return left === estimate
    ? `${hoursAndMinutes(left)} left`
    : `${hoursAndMinutes(left)} left of ${hoursAndMinutes(estimate)}`;
}

interface Effect {
  chosen: readonly TaskLeft[];
  person: Person;
  target: Person;
  from: string;
  to: string;
  capacities: ReturnType<typeof useCapacityOf>;
  today: string;
}

/** The free hours of the target week after the move, or '' where nothing is known about it. */
function effectWords({ chosen, person, target, from, to, capacities, today }: Effect): string {
  const week = capacities.find((one) => one.week === to);
  if (!week || to === noWeek || (from === to && person.id === target.id)) return '';
  const moved = chosen.reduce((sum, { left }) => sum + (left ?? 0), 0);
  const free = week.available - week.assigned - moved;
  const when = weekWords(to, today).replace(/^This/, 'this');
  return free < 0
    ? `After the move, ${target.name} is ${hoursAndMinutes(-free)} over (${when}).`
    : `After the move, ${target.name} has ${hoursAndMinutes(free)} free (${when}).`;
}
