import { shownDay } from '@/studio/data/shown-day';
import type { EntrySummary } from '@/studio/data/api';

/**
 * Says where an entry is on the site, or why it is not.
 * @param entry - undefined until the list has a new entry
 * @param page - the path of its page
 */
export function whereShown(entry: EntrySummary | undefined, page: string): string {
  if (!entry) return page;
  if (entry.isDraft) return `A draft: not on the site yet. Its page will be ${page}`;
  if (entry.isScheduled) return `Shown from ${shownDay(entry.date!)}, at ${page}`;
  return `Shown at ${page}`;
}
