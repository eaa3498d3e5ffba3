import { Button } from '@/design-system/button/button';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { roleNames, type Role } from '@/routes/portal-table';
import * as s from './wrong-role.module.scss';

export interface WrongRoleScreenProps {
  /** Whose page it is. */
  owner: Role;
  /** Who is signed in. */
  mine: Role;
}

/** What the page of another role shows: whose it is, and the way home. */
export function WrongRoleScreen({ owner, mine }: WrongRoleScreenProps) {
  return (
    <div className={s.root}>
      <h1 className={s.title} tabIndex={-1}>
        This page belongs to the {roleNames[owner]} portal
      </h1>
      <p className={s.text}>
        You are signed in as {roleNames[mine]}. To open it, sign out and sign in as {roleNames[owner]}.
      </p>
      <Button size="compact" href={portalPath(homeOf(mine))}>
        Go to your dashboard
      </Button>
    </div>
  );
}
