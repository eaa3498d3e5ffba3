import { Link } from '@/design-system/link/link';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { FileList } from '@/dashboard/parts/file-input/file-list';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ReadingText } from '@/dashboard/parts/reading-text/reading-text';
import type { Resource } from '@/dashboard/model/records/records';
import { BookmarkButton } from './bookmark-button';
import { relatedTo } from './find-resources';
import type { Bookmarks } from './use-bookmarks';
import * as s from './resource-view.module.scss';

export interface ResourceViewProps {
  resource: Resource;
  resources: readonly Resource[];
  bookmarks: Bookmarks;
  hrefOf: (resource: { id: string }) => string;
}

/** One resource to read, with related ones beside it. */
export function ResourceView({ resource, resources, bookmarks, hrefOf }: ResourceViewProps) {
  const related = relatedTo(resource, resources);
  return (
    <PanelGrid className={s.root}>
      <Panel
        {...takesFocus}
        title={resource.title}
        className={s.main}
        aside={<BookmarkButton resource={resource} bookmarks={bookmarks} />}
      >
        <p className={s.facts}>
          {resource.minutes} min <span>{resource.tags.join(', ')}</span>
        </p>
        <p className={s.summary}>{resource.summary}</p>
        <ReadingText blocks={resource.body} />
        <FileList fileIds={resource.fileIds} />
      </Panel>
      <Panel title="Related">
        {related.length === 0 && <p className={s.none}>No other resource shares its tags.</p>}
        <ul role="list" className={s.list}>
          {related.map((other) => (
            <li key={other.id}>
              <Link href={hrefOf(other)} className={s.link}>
                <span className={s.title}>{other.title}</span>
                <span className={s.minutes}>{other.minutes} min</span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </PanelGrid>
  );
}
