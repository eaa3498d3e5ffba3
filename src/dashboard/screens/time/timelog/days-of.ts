import type { TimeEntry } from '@/dashboard/model/records/records';

export interface LoggedDay {
  day: string;
  minutes: number;
  /** In the order in which they were worked, as far as that is known. */
  entries: readonly TimeEntry[];
}

/** Somebody's time day by day, the last day first. Days without time are left out. @param entries - of one person */
export function daysOf(entries: readonly TimeEntry[]): LoggedDay[] {
  const days = new Map<string, TimeEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([day, logged]) => ({
      day,
      minutes: logged.reduce((sum, { minutes }) => sum + minutes, 0),
      entries: logged.sort((a, b) => (a.startedAt ?? '9').localeCompare(b.startedAt ?? '9')),
    }));
}
