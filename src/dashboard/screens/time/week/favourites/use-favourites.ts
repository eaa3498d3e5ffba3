import { useMemo } from 'react';
import { favouriteIds, toggleFavourite, type FavouriteOf } from '@/dashboard/commands/time/favourites';
import { useRun } from '@/dashboard/hooks/use-run';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';

export interface Favourites {
  /** The ids of projects and tasks. */
  ids: ReadonlySet<string>;
  /** @param name - of the project or task */
  toggle: (of: FavouriteOf, name: string) => void;
}

/** The favourites of the signed-in person. */
export function useFavourites(): Favourites {
  const { id } = useMe();
  const run = useRun();
  const favourites = useRecords('favourites');
  const ids = useMemo(() => favouriteIds(favourites, id), [favourites, id]);
  return { ids, toggle: (of, name) => void run(toggleFavourite(id, of, name)) };
}
