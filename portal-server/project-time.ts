import type { DayMinutes } from '@/dashboard/days/day-minutes';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { actorOf } from './access';
import { CommitError } from './commit-error';
import { readNaming, readStored } from './rows';
import type { Database } from './tables';

/**
 * The minutes that people other than the asking one logged on a project, by day, in the order of the days. They say neither
 * who logged them nor for what.
 * @throws CommitError if the asking person sees only own time
 */
export async function readProjectTime(
  database: Database,
  actorId: string,
  projectId: string,
): Promise<DayMinutes[]> {
  const actor = await actorOf(database, actorId);
  if (!actor || !managesTasks(actor.role)) throw new CommitError('Interns see their own time only.');
  const sums = new Map<string, number>();
  // An unknown project id would match text in any entry. PostgreSQL text has no zero character.
  if (projectId.includes('\0')) return [];
  if ((await readStored(database, [{ collection: 'projects', id: projectId }])).size === 0) return [];
  for (const { last } of await readNaming(database, ['timeEntries'], [projectId], 'projectId')) {
    const entry = last as TimeEntry;
    if (entry.projectId === projectId && entry.personId !== actorId)
      sums.set(entry.day, (sums.get(entry.day) ?? 0) + entry.minutes);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, minutes]) => ({ day, minutes }));
}
