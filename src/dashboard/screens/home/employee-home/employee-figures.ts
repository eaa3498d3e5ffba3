import { openTasks, overdueTasks } from '@/dashboard/figures/counts';
import { entriesOfPerson, sumMinutes } from '@/dashboard/figures/time';
import type { Person, Task, TimeEntry } from '@/dashboard/model/records/records';

export const ownMinutes = (person: Person, entries: readonly TimeEntry[]): number =>
  sumMinutes(entriesOfPerson(entries, person.id));

export interface OwnTasks {
  /** The most urgent first; those without a day last. */
  open: readonly Task[];
  overdue: number;
}

const rank = { high: 0, normal: 1, low: 2 } as const;

/** Returns a person's open tasks. @param today - ISO date */
export function ownTasks(tasks: readonly Task[], personId: string, today: string): OwnTasks {
  const open = openTasks(tasks, personId).sort(
    (a, b) =>
      (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') ||
      rank[a.priority] - rank[b.priority] ||
      a.title.localeCompare(b.title, 'en'),
  );
  return { open, overdue: overdueTasks(open, today).length };
}
