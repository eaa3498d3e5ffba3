import type { Resource } from '@/dashboard/data/records';
import { put, remove, useMe, useRecords } from '@/dashboard/data/use-workspace';
import { useChange } from '@/dashboard/data/training/use-change';

export interface Bookmarks {
  /** Ids of the resources that are bookmarked. */
  ids: ReadonlySet<string>;
  toggle: (resource: Resource) => void;
}

/** What the signed-in person put aside. */
export function useBookmarks(): Bookmarks {
  const me = useMe();
  const write = useChange();
  const own = useRecords('bookmarks').filter(({ personId }) => personId === me.id);
  return {
    ids: new Set(own.map(({ resourceId }) => resourceId)),
    toggle: ({ id: resourceId, title }) => {
      const kept = own.find((bookmark) => bookmark.resourceId === resourceId);
      const id = `${me.id}:${resourceId}`;
      void write(
        kept
          ? { label: `Took “${title}” off the bookmarks`, changes: [remove('bookmarks', kept)] }
          : {
              label: `Bookmarked “${title}”`,
              changes: [put('bookmarks', { id, revision: 0, personId: me.id, resourceId })],
            },
      );
    },
  };
}
