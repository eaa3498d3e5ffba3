const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-14` is '14 November 2026', wherever the reader is. Throws a RangeError on what is no day. */
export const formatDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
