import { kinds } from '../addresses';
import type { Day } from '../days';
import type { Tell } from '../mistakes';
import type { Entry } from '../read-entry';
import { allOf, type Collection, type Collections } from '../collections';
import { wrongField } from './check';

export interface DatesOptions {
  /** Today in the agency's zone. */
  today: Day;
  timeZone: string;
  tell: Tell;
}

interface Dated {
  date?: Day;
  updated?: Day;
}
type DatedEntry = Pick<Entry<Dated>, 'doc' | 'file' | 'lineOf'>;

/** Days of a change that is to come, and days in the wrong order. A day of publication may be to come: hidden.ts. */
export function checkDates(
  collections: Collections,
  single: readonly DatedEntry[],
  options: DatesOptions,
): void {
  const { today, timeZone, tell } = options;
  const dated = kinds.flatMap((kind) =>
    allOf(collections[kind] as Pick<Collection<Dated>, 'entries' | 'hidden'>),
  );
  for (const entry of [...dated, ...single]) {
    const { date, updated } = entry.doc;
    if (updated !== undefined && updated > today)
      wrongField(entry, ['updated'], `${today} (today in ${timeZone}) or a day before`, updated, tell);
    if (date !== undefined && updated !== undefined && updated < date)
      wrongField(entry, ['updated'], `a day from ${date} ("date") on`, updated, tell);
  }
  for (const job of allOf(collections.jobs)) {
    const { posted, validThrough } = job.doc;
    if (validThrough < posted)
      wrongField(job, ['validThrough'], `a day from ${posted} ("posted") on`, validThrough, tell);
  }
}
