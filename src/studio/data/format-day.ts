const format = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats `2026-11-14` in the browser's language, as the date fields of the forms do: the language of the content is often
 * another one. A text that is no day stays as it is, as its mistake is shown beside it.
 */
export function formatDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? text : format.format(day);
}
