import { useOperations } from '@/dashboard/hooks/use-workspace';
import { ActivityList } from '@/dashboard/parts/activity-list/activity-list';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';

const shownOperations = 5;

/** The latest changes made in the portal on this device. */
export function ActivityPanel() {
  const operations = useOperations();
  return (
    <Panel
      title="Recent activity"
      aside={operations.length > 0 && <PanelLink href={portalPath('usage')}>View all</PanelLink>}
    >
      {operations.length === 0 ? (
        <Empty title="No changes on this device yet">
          Changes appear here with their authors. You can undo them in the usage log.
        </Empty>
      ) : (
        <ActivityList operations={operations.slice(0, shownOperations)} />
      )}
    </Panel>
  );
}
