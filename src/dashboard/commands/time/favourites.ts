import { put, remove } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import type { Favourite } from '@/dashboard/model/records/records';

/** The project or the task of a favourite. */
export type FavouriteOf = { projectId: string; taskId: null } | { projectId: null; taskId: string };

/** @param recordId - of a project or a task */
export const favouriteId = (personId: string, recordId: string): string => `${personId}:${recordId}`;

/** Adds a project or task to a person's favourites, or removes it. @param name - its name, for the log */
export const toggleFavourite =
  (personId: string, of: FavouriteOf, name: string): Command =>
  (read) => {
    const id = favouriteId(personId, of.projectId ?? of.taskId);
    const favourite = read.get('favourites', id);
    return favourite
      ? { label: `Removed “${name}” from the favourites`, changes: [remove('favourites', favourite)] }
      : {
          label: `Added “${name}” to the favourites`,
          changes: [put('favourites', { id, revision: 0, personId, ...of })],
        };
  };

/** The favourite projects and tasks of a person, by id. */
export const favouriteIds = (favourites: readonly Favourite[], personId: string): ReadonlySet<string> =>
  new Set(
    favourites.flatMap((one) => (one.personId === personId ? [one.projectId ?? one.taskId ?? ''] : [])),
  );
