import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { useRecords, useRole } from '@/dashboard/hooks/use-workspace';
import { composePath } from '@/routes/portal-paths';

/** Shown to an intern without a mentor: what happens next and whom to ask until then. */
export function NoMentor() {
  const role = useRole();
  const admin = useRecords('people').find(({ kind, status }) => kind === 'admin' && status === 'active');
  return (
    <Panel title="Your mentor">
      <Empty
        title="You have no mentor yet"
        action={
          admin && (
            <Button
              variant="outline"
              size="compact"
              icon={<Icon name="message-square" size={18} />}
              href={composePath(role, admin.id)}
            >
              Ask {admin.name}
            </Button>
          )
        }
      >
        An admin assigns your mentor. You then see their name here and can plan the first meeting. You can set
        goals now.
      </Empty>
    </Panel>
  );
}
