import type { Day } from '../days';
import type { Tell } from '../mistakes';
import type { Entry } from '../read-entry';
import type { Collections } from '../collections';
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
  posted?: Day;
}
type DatedEntry = Pick<Entry<Dated>, 'doc' | 'file' | 'lineOf'>;

/** Days that lie ahead, and days in the wrong order: what is published says when it was, not when it will be. */
export function checkDates(
  collections: Collections,
  single: readonly DatedEntry[],
  options: DatesOptions,
): void {
  const { today, timeZone, tell } = options;
  const { posts, projects, services, people, jobs, pages } = collections;
  const dated = [posts, projects, services, people, jobs, pages].flatMap(
    ({ entries }) => entries as readonly DatedEntry[],
  );
  for (const entry of [...dated, ...single]) {
    for (const field of ['date', 'updated', 'posted'] as const) {
      const day = entry.doc[field];
      if (day !== undefined && day > today)
        wrongField(
          entry,
          [field],
          `${today} (today in ${timeZone}) or a day before: keep the file out of the folder until then`,
          day,
          tell,
        );
    }
    const { date, updated } = entry.doc;
    if (date !== undefined && updated !== undefined && updated < date)
      wrongField(entry, ['updated'], `a day from ${date} ("date") on`, updated, tell);
  }
  for (const job of jobs.entries) {
    const { posted, validThrough } = job.doc;
    if (validThrough < posted)
      wrongField(job, ['validThrough'], `a day from ${posted} ("posted") on`, validThrough, tell);
  }
}
