import type { Person, Task } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';

/** Describes the basis of the figures, and the work that they leave out. */
export function leadOf(staff: readonly Person[], tasks: readonly Task[]): string {
  const ids = new Set(staff.map(({ id }) => id));
  const open = tasks.filter(({ status }) => status !== 'done');
  const estimated = open.filter(({ estimateMinutes }) => estimateMinutes !== null);
  const others = open.filter(({ assigneeId }) => !ids.has(assigneeId)).length;
  const about =
    estimated.length === 0
      ? 'Free hours are contract hours less leave, public holidays and assigned work. No open task has an estimate yet: add estimates under Tasks.'
      : 'Free hours are contract hours less leave, public holidays and assigned work. Overdue tasks count in this week.';
  return others === 0
    ? about
    : `${about} ${counted(others, 'open task belongs', 'open tasks belong')} to people who are not listed here.`;
}
