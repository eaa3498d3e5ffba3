import type { Person, Task } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { listedFew } from '@/dashboard/words/listed-few';

/** Describes the basis of the figures, and the work that they leave out. */
export function leadOf(
  staff: readonly Person[],
  tasks: readonly Task[],
  personName: (id: string) => string,
): string {
  const ids = new Set(staff.map(({ id }) => id));
  const open = tasks.filter(({ status }) => status !== 'done');
  const estimated = open.filter(({ estimateMinutes }) => estimateMinutes !== null);
  const others = open.map(({ assigneeId }) => assigneeId).filter((id) => !ids.has(id));
  const names = [...new Set(others.map(personName))].sort((a, b) => a.localeCompare(b, 'en'));
  const about =
    estimated.length === 0
      ? 'Free hours are contract hours less leave, public holidays and assigned work. No open task has an estimate yet: add estimates under Tasks.'
      : 'Free hours are contract hours less leave, public holidays and assigned work. Overdue tasks count in this week.';
  return others.length === 0
    ? about
    : `${about} ${counted(others.length, 'open task belongs', 'open tasks belong')} to people who are not listed here: ${listedFew(names)}.`;
}
