import { useMemo } from 'react';
import { useMore } from '@/dashboard/hooks/use-more';
import { useOperations } from '@/dashboard/hooks/use-workspace';
import { ActivityList } from '@/dashboard/parts/activity-list/activity-list';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import type { Operation } from '@/dashboard/store/workspace/workspace';

export interface ActivityPanelProps {
  projectId: string;
  className?: string;
}

const step = 8;

/** Whether an operation changed a project, its tasks or its time. */
const isAbout = ({ changes }: Operation, projectId: string): boolean =>
  changes.some(({ collection, id, before, after }) => {
    if (collection === 'projects') return id === projectId;
    return [before, after].some(
      (record) => record && 'projectId' in record && record.projectId === projectId,
    );
  });

/** The latest changes of a project on this device. */
export function ActivityPanel({ projectId, className }: ActivityPanelProps) {
  const operations = useOperations();
  const own = useMemo(
    () => operations.filter((operation) => isAbout(operation, projectId)),
    [operations, projectId],
  );
  const { shown, rest, more } = useMore(own, step);
  return (
    <Panel title="Activity" className={className}>
      {own.length === 0 ? (
        <Empty title="No changes on this device yet">
          Changes of this project, its tasks and its time appear here with their authors.
        </Empty>
      ) : (
        <>
          <ActivityList operations={shown} />
          <ShowMore rest={rest} step={step} onMore={more} />
        </>
      )}
    </Panel>
  );
}
