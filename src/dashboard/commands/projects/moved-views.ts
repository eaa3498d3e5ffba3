import { put, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { replaceIds } from '@/dashboard/model/replace-ids';

/** Changes the saved views that filter by records of a merge: they then filter by the kept one. */
export const movedViews = (keptId: string, moved: ReadonlySet<string | null>, { all }: Read): Change[] =>
  all('savedViews').flatMap((view) => {
    const search = replaceIds(view.search, (id) => (moved.has(id) ? keptId : undefined));
    return search === view.search ? [] : [put('savedViews', { ...view, search })];
  });
