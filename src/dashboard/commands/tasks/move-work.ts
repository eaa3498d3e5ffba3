import { addDays, weekdayOf, weekRange, weekStart } from '@/dashboard/days/days';
import { put } from '@/dashboard/model/change';
import type { Command, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Task } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { rangeWords } from '@/dashboard/words/range';
import { mayGetWork } from '@/dashboard/words/staff';

export interface MoveWork {
  /** The tasks as they are on the screen. */
  tasks: readonly Task[];
  /** Monday of the new week, or null to keep the due dates. */
  week: string | null;
  personId: string;
  /** ISO date. */
  today: string;
}

/** A task's due date in another week: the same weekday, or Friday without a due date. Never before today. */
export function dueDayIn({ dueOn }: Pick<Task, 'dueOn'>, week: string, today: string): string {
  const day = addDays(week, dueOn === null ? 4 : weekdayOf(dueOn) - 1);
  return day < today ? today : day;
}

/** @throws DomainError if the task was deleted, completed or moved since it was shown */
function latestOf(shown: Task, { get }: Pick<Read, 'get'>): Task {
  const task = get('tasks', shown.id);
  const name = `“${shown.title}”`;
  if (!task)
    throw new DomainError(
      `${name} was deleted since you opened it. Nothing was moved. Close this and select the tasks again.`,
    );
  if (task.status === 'done')
    throw new DomainError(
      `${name} was completed since you opened it. Nothing was moved. Close this and select the tasks again.`,
    );
  if (task.assigneeId !== shown.assigneeId || task.dueOn !== shown.dueOn)
    throw new DomainError(`${name} was moved since you opened it. Check it and try again.`);
  return task;
}

/** Moves open tasks to another week, another person or both. */
export function moveWork({ tasks, week, personId, today }: MoveWork): Command {
  return (read) => {
    if (tasks.length === 0) throw new DomainError('Select at least one task.');
    if (week !== null && week < weekStart(today)) throw new DomainError('Choose this week or a later one.');
    const person = read.get('people', personId);
    if (!person) throw new DomainError('This person was deleted. Choose another person.');
    const moved = tasks
      .map((shown) => latestOf(shown, read))
      .map((task) => ({
        task,
        next: {
          ...task,
          assigneeId: personId,
          dueOn: week === null ? task.dueOn : dueDayIn(task, week, today),
        },
      }))
      .filter(({ task, next }) => task.assigneeId !== next.assigneeId || task.dueOn !== next.dueOn);
    const [first] = moved;
    if (!first) throw new DomainError('Choose another week or another person.');
    const changesPerson = moved.some(({ task }) => task.assigneeId !== personId);
    if (changesPerson && !mayGetWork(person))
      throw new DomainError(`${person.name} can’t get work any more. Choose another person.`);
    const what = moved.length === 1 ? `“${first.task.title}”` : counted(moved.length, 'task');
    const to = [changesPerson && person.name, week !== null && rangeWords(weekRange(week))];
    return {
      label: `Moved ${what} to ${to.filter(Boolean).join(', ')}`,
      changes: moved.map(({ next }) => put('tasks', next)),
    };
  };
}
