import { IconButton } from '@/design-system/icon-button/icon-button';
import type { Resource } from '@/dashboard/model/records/records';
import type { Bookmarks } from './use-bookmarks';
import * as s from './bookmark-button.module.scss';

export interface BookmarkButtonProps {
  resource: Resource;
  bookmarks: Bookmarks;
}

/** Adds a resource to the bookmarks or removes it. Filled if it is bookmarked. */
export function BookmarkButton({ resource, bookmarks }: BookmarkButtonProps) {
  return (
    <IconButton
      icon="bookmark"
      size="compact"
      variant="plain"
      label={`Bookmark ${resource.title}`}
      aria-pressed={bookmarks.ids.has(resource.id)}
      className={s.root}
      onClick={() => bookmarks.toggle(resource)}
    />
  );
}
