import { dateLanguage } from './language';

/** The format of days. @param language - as BCP 47; without one it is the browser's. */
export const dayFormat = (language?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const siteFormat = dayFormat(dateLanguage);

/**
 * Formats `2026-11-14` as '14 November 2026' in any time zone.
 * @param format - by default in the site's language
 * @throws RangeError on an invalid date.
 */
export const formatDay = (day: string, format: Intl.DateTimeFormat = siteFormat): string =>
  format.format(new Date(`${day}T00:00:00Z`));
