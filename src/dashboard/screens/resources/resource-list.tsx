import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { TagFilter } from '@/dashboard/parts/tag-filter/tag-filter';
import type { Resource } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { countTags, findResources } from './find-resources';
import { ResourceRow } from './resource-row';
import type { Bookmarks } from './use-bookmarks';
import * as s from './resource-list.module.scss';

export interface ResourceListProps {
  resources: readonly Resource[];
  bookmarks: Bookmarks;
}

/** All resources with their filters. Search, tags and bookmarks are in the address. */
export function ResourceList({ resources, bookmarks }: ResourceListProps) {
  const { values, hrefWith, change } = useSearchParams(['q', 'tags', 'bookmarked', 'resource']);
  const typed = useTypedParam('q', 100);
  const q = typed.text || null;
  const tags = values.tags?.split(',') ?? [];
  const bookmarked = values.bookmarked !== null;
  const filter = { text: typed.text, tags, only: bookmarked ? bookmarks.ids : null };
  const found = findResources(resources, filter);
  const filtered = typed.text.trim() !== '' || tags.length > 0 || bookmarked;
  const showAll = () => {
    typed.type('');
    change({ q: null, tags: null, bookmarked: null });
  };

  if (resources.length === 0)
    return (
      <Panel title="Resources" titleHidden>
        <Empty title="No resources yet">Guides and checklists that the agency adds appear here.</Empty>
      </Panel>
    );
  return (
    <PanelGrid className={s.root}>
      <Panel title="Filters" className={s.filters}>
        <TableSearch label="Search resources" text={typed.text} onText={({ text }) => typed.type(text)} />
        <button
          type="button"
          className={s.bookmarked}
          aria-pressed={bookmarked}
          onClick={() => change({ q, bookmarked: bookmarked ? null : '1' })}
        >
          <Icon name="bookmark" size={18} />
          Bookmarked
          <span className={s.count}>{bookmarks.ids.size}</span>
        </button>
        <TagFilter
          label="Tags"
          tags={countTags(resources, filter)}
          chosen={tags}
          onToggle={({ tag }) => {
            const next = tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
            change({ q, tags: next.join(',') || null });
          }}
        />
      </Panel>
      <Panel
        title={bookmarked ? 'Bookmarked' : 'Guides and checklists'}
        aside={
          <span role="status">
            {filtered
              ? `${found.length} of ${counted(resources.length, 'resource')}`
              : counted(found.length, 'resource')}
          </span>
        }
      >
        {found.length > 0 && (
          <ul role="list" className={s.list}>
            {found.map((resource) => (
              <li key={resource.id}>
                <ResourceRow
                  resource={resource}
                  bookmarks={bookmarks}
                  href={hrefWith({ q, resource: resource.id })}
                />
              </li>
            ))}
          </ul>
        )}
        {found.length === 0 &&
          (bookmarked && bookmarks.ids.size === 0 ? (
            <Empty
              title="No bookmarks yet"
              action={
                <Button size="compact" onClick={showAll}>
                  Show all resources
                </Button>
              }
            >
              Use the bookmark button of a resource to find it here again.
            </Empty>
          ) : (
            <Empty
              title="No resources match your filters"
              action={
                <Button size="compact" onClick={showAll}>
                  Show all resources
                </Button>
              }
            >
              Use fewer words or tags.
            </Empty>
          ))}
      </Panel>
    </PanelGrid>
  );
}
