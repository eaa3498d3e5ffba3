import { Link } from '@/design-system/link/link';
import type { Resource } from '@/dashboard/model/records/records';
import { BookmarkButton } from './bookmark-button';
import type { Bookmarks } from './use-bookmarks';
import * as s from './resource-row.module.scss';

export interface ResourceRowProps {
  resource: Resource;
  bookmarks: Bookmarks;
  href: string;
}

/** One resource in a list: its subject, its reading time and its bookmark. */
export function ResourceRow({ resource, bookmarks, href }: ResourceRowProps) {
  return (
    <article className={s.root}>
      <div className={s.words}>
        <h3 className={s.title}>
          <Link href={href} className={s.link}>
            {resource.title}
          </Link>
        </h3>
        <p className={s.summary}>{resource.summary}</p>
        <p className={s.facts}>
          {resource.minutes} min
          <span className={s.tags}>{resource.tags.join(', ')}</span>
        </p>
      </div>
      <div className={s.aside}>
        <BookmarkButton resource={resource} bookmarks={bookmarks} />
      </div>
    </article>
  );
}
