import { useState } from 'react';
import { deleteResource, publishResource } from '@/dashboard/commands/training/edit-resources';
import { moveContent } from '@/dashboard/commands/training/move-content';
import { mayEdit } from '@/dashboard/figures/authorship';
import { orderedResources } from '@/dashboard/figures/training';
import { useRun } from '@/dashboard/hooks/use-run';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import type { Resource } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { ContentList } from './content-list';
import { ContentReader } from './content-reader';
import { ContentStatus, filesFact, moveItems, publishItem, readOnlyItems } from './content-status';
import { ResourceDialog } from './resource-dialog';

/** All resources that the person may see, in the interns' order. */
export function ResourcesView() {
  const me = useMe();
  const run = useRun();
  const all = useRecords('resources');
  const [edited, setEdited] = useState<Resource | 'new' | null>(null);
  const [read, setRead] = useState<Resource | null>(null);
  const resources = orderedResources(all).filter(
    (resource) => resource.status === 'published' || mayEdit(me, resource),
  );
  const add = (
    <Button size="compact" icon={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
      Add resource
    </Button>
  );
  const act = (id: string, action: string) => {
    if (action === 'draft' || action === 'published') return run(publishResource(id, action));
    if (action === 'up' || action === 'down')
      return run(moveContent('resources', id, action === 'up' ? -1 : 1));
    if (action === 'delete') return run(deleteResource(id));
    const found = all.find((resource) => resource.id === id) ?? null;
    if (action === 'read') setRead(found);
    else setEdited(found);
  };
  return (
    <Panel title="Resources" aside={resources.length > 0 && add}>
      {resources.length === 0 ? (
        <Empty title="No resources yet" action={add}>
          Add a checklist or a short guide, then publish it for the interns.
        </Empty>
      ) : (
        <ContentList
          label="Resources"
          rows={resources.map((resource, index) => ({
            id: resource.id,
            title: resource.title,
            detail: `${resource.minutes} min, ${resource.tags.join(', ')}${filesFact(resource.fileIds)}`,
            badge: <ContentStatus status={resource.status} />,
            actions: mayEdit(me, resource)
              ? [
                  { id: 'edit', label: 'Edit', icon: 'pencil' },
                  ...(me.kind === 'admin' ? moveItems(index, resources.length) : []),
                  publishItem(resource.status),
                  { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
                ]
              : readOnlyItems,
          }))}
          onAction={act}
        />
      )}
      {read && <ContentReader content={read} onClose={() => setRead(null)} />}
      {edited && (
        <ResourceDialog resource={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}
