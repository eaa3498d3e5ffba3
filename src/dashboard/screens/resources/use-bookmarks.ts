import type { Resource } from '@/dashboard/model/records/records';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { put, remove } from '@/dashboard/model/change';
import { useRun } from '@/dashboard/hooks/use-run';

export interface Bookmarks {
  ids: ReadonlySet<string>;
  toggle: (resource: Resource) => void;
}

export function useBookmarks(): Bookmarks {
  const me = useMe();
  const run = useRun();
  const own = useRecords('bookmarks').filter(({ personId }) => personId === me.id);
  return {
    ids: new Set(own.map(({ resourceId }) => resourceId)),
    toggle: ({ id: resourceId, title }) => {
      const id = `${me.id}:${resourceId}`;
      void run((read) => {
        const bookmark = read.get('bookmarks', id);
        return bookmark
          ? { label: `Removed “${title}” from the bookmarks`, changes: [remove('bookmarks', bookmark)] }
          : {
              label: `Bookmarked “${title}”`,
              changes: [put('bookmarks', { id, revision: 0, personId: me.id, resourceId })],
            };
      });
    },
  };
}
