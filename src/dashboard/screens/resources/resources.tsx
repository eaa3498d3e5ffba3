import { useMemo } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Screen } from '@/dashboard/parts/screen/screen';
import { useTexts } from '@/dashboard/hooks/use-texts';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { ResourceList } from './resource-list';
import { ResourceMissing } from './resource-missing';
import { ResourceView } from './resource-view';
import { useBookmarks } from './use-bookmarks';

/** The agency's resources: a list to search and filter, and the text that the address opens. */
export function ResourcesScreen() {
  useTexts();
  const all = useRecords('resources');
  const resources = useMemo(() => all.filter(({ status }) => status === 'published'), [all]);
  const bookmarks = useBookmarks();
  const { values, hrefWith } = useSearchParams(['resource']);
  const root = useFocusOnChange(values.resource ?? '');
  const hrefOf = ({ id }: { id: string | null }) => hrefWith({ resource: id });

  if (values.resource === null)
    return (
      <Screen
        ref={root}
        route="resources"
        lead="Checklists and short guides for the work at hand. Bookmark what you need often."
      >
        <ResourceList resources={resources} bookmarks={bookmarks} />
      </Screen>
    );

  const shown = resources.find(({ id }) => id === values.resource);
  return (
    <Screen
      ref={root}
      route="resources"
      actions={
        <Button
          variant="outline"
          size="compact"
          icon={<Icon name="arrow-left" size={18} />}
          href={hrefOf({ id: null })}
        >
          All resources
        </Button>
      }
    >
      {shown ? (
        <ResourceView key={shown.id} resource={shown} {...{ resources, bookmarks, hrefOf }} />
      ) : (
        <ResourceMissing />
      )}
    </Screen>
  );
}
