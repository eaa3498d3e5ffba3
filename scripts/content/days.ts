/** A day as content writes it: `2026-11-14`. Days compare as texts do. */
export type Day = string;

/**
 * The day that the calendar shows in a zone.
 * @param timeZone - IANA name; throws a RangeError on one that does not exist.
 */
export function dayIn(timeZone: string, instant: Date): Day {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The latest of some days; null of none. */
export function latest(days: readonly (Day | null | undefined)[]): Day | null {
  return days.reduce<Day | null>((last, day) => (day && (!last || day > last) ? day : last), null);
}
