import { perObject } from '@/lib/remembered';
import type { TimeEntry } from '@/dashboard/model/records/records';

export interface LoggedDay {
  day: string;
  minutes: number;
  /** In the order of work, as far as it is known. */
  entries: readonly TimeEntry[];
}

/** A person's time by day, last day first. The argument is the person's entries. */
export const loggedDays = perObject((entries: readonly TimeEntry[]): readonly LoggedDay[] => {
  const days = new Map<string, TimeEntry[]>();
  for (const entry of entries) {
    const known = days.get(entry.day);
    if (known) known.push(entry);
    else days.set(entry.day, [entry]);
  }
  return [...days]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([day, logged]) => ({
      day,
      minutes: logged.reduce((sum, { minutes }) => sum + minutes, 0),
      entries: logged.sort((a, b) => (a.startedAt ?? '9').localeCompare(b.startedAt ?? '9')),
    }));
});
