import { useOperations } from '@/dashboard/hooks/use-workspace';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ageOf, spokenAge } from '@/dashboard/words/moment';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { minute } from '@/dashboard/days/local-time';
import { useNow } from '@/dashboard/hooks/use-now';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import * as s from './activity-panel.module.scss';

const shownOperations = 5;

/** The latest changes made in the portal on this device. */
export function ActivityPanel({ className }: { className?: string }) {
  const operations = useOperations();
  const nameOf = usePersonName();
  const at = useNow(minute);
  return (
    <Panel
      title="Recent activity"
      className={className}
      aside={operations.length > 0 && <PanelLink href={portalPath('usage')}>View all</PanelLink>}
    >
      {operations.length === 0 ? (
        <Empty title="No changes on this device yet">
          Changes appear here with their authors. You can undo them in the usage log.
        </Empty>
      ) : (
        <ol role="list" className={s.list}>
          {operations.slice(0, shownOperations).map((operation) => (
            <li key={operation.id} className={s.item}>
              <span className={s.label}>{operation.label}</span>
              <span className={s.who}>{nameOf(operation.actorId)}</span>
              <time className={s.when} dateTime={operation.at}>
                <span aria-hidden="true">{ageOf(operation.at, at)}</span>
                <VisuallyHidden>{spokenAge(ageOf(operation.at, at))}</VisuallyHidden>
              </time>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
