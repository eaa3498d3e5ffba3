import { dayExists } from '@/lib/day-exists';
import { dayFormat, formatDay } from '@/lib/format-day';

/** Of the browser, as in the date fields of the forms: the content is often in another language. */
const browserFormat = dayFormat();

/** The day of an entry, or the text of its date field if there is no such day. */
export const shownDay = (date: string): string => (dayExists(date) ? formatDay(date, browserFormat) : date);
