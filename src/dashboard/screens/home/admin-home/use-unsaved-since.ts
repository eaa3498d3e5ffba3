import { localTime } from '@/dashboard/days/local-time';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useOperations, useOrigin } from '@/dashboard/hooks/use-workspace';
import { readLastBackup } from '@/dashboard/store/backup/last-backup';

/**
 * ISO date of the first change since the last backup. Null if there is none, and in the sample agency, which needs no
 * backup.
 */
export function useUnsavedSince(): string | null {
  const { base } = useOrigin();
  const operations = useOperations();
  const timeZone = useTimeZone();
  if (base === 'sample') return null;
  const last = readLastBackup() ?? '';
  const first = operations.filter(({ at }) => at > last).at(-1);
  return first ? localTime(new Date(first.at), timeZone).slice(0, 10) : null;
}
