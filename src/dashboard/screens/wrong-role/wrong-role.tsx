import { DeadEnd } from '@/dashboard/parts/dead-end/dead-end';
import { Button } from '@/design-system/button/button';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { roleNames, type Role } from '@/routes/portal-table';

export interface WrongRoleScreenProps {
  /** Whose page it is. */
  owner: Role;
  /** Who is signed in. */
  mine: Role;
}

/** What the page of another role shows: whose it is, and the way home. */
export function WrongRoleScreen({ owner, mine }: WrongRoleScreenProps) {
  return (
    <DeadEnd
      title={`This page belongs to the ${roleNames[owner]} portal`}
      text={`You are signed in as ${roleNames[mine]}. To open it, sign out and sign in as ${roleNames[owner]}.`}
    >
      <Button size="compact" href={portalPath(homeOf(mine))}>
        Go to your dashboard
      </Button>
    </DeadEnd>
  );
}
