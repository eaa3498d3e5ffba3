import { dayAndMonth } from '../day-words';
import { addDays } from '../figures/week';

/** A week from Monday to Sunday: `2026-11-16` is '16 to 22 Nov 2026'. */
export function formatWeek(monday: string): string {
  const sunday = addDays(monday, 6);
  const year = monday.slice(0, 4);
  const first =
    monday.slice(0, 7) === sunday.slice(0, 7)
      ? String(Number(monday.slice(8)))
      : dayAndMonth(monday) + (year === sunday.slice(0, 4) ? '' : ` ${year}`);
  return `${first} to ${dayAndMonth(sunday)} ${sunday.slice(0, 4)}`;
}
