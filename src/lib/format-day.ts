import { dateLanguage } from './language';

const format = new Intl.DateTimeFormat(dateLanguage, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `2026-11-14` as '14 November 2026', or as the site's language has it, in any time zone. @throws RangeError on an invalid date. */
export const formatDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
