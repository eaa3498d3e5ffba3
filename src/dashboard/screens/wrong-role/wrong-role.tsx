import { DeadEnd } from '@/dashboard/parts/dead-end/dead-end';
import { Button } from '@/design-system/button/button';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { roleNames, type Role } from '@/routes/portal-table';
import { wrongRoleTitle } from '@/routes/portal-title';

export interface WrongRoleScreenProps {
  /** The role that the page belongs to. */
  owner: Role;
  /** The role of the signed-in person. */
  mine: Role;
}

/** Shown instead of the page of another role: names that role, and links to the own dashboard. */
export function WrongRoleScreen({ owner, mine }: WrongRoleScreenProps) {
  return (
    <DeadEnd
      title={wrongRoleTitle(owner)}
      text={`You are signed in as ${roleNames[mine]}. To open it, sign out and sign in as ${roleNames[owner]}.`}
    >
      <Button size="compact" href={portalPath(homeOf(mine))}>
        Go to your dashboard
      </Button>
    </DeadEnd>
  );
}
