/** Whether `2026-11-14` is a day of the calendar: JavaScript reads February 30 as March 2. */
export function dayExists(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}
