import { lazy, type ComponentType } from 'react';
import { brand } from '@/content/brand';
import { personIdOf, type Person } from '@/dashboard/model/records/records';
import { openWorkspace } from '@/dashboard/store/workspace/open-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { roleNames, type Role } from '@/routes/portal-table';
import type { Account } from '@/state/stored-user';
import type { Session } from '@/state/use-auth';
import type { SharedSessionProps } from './shared-session';

/** What differs between a portal whose records are in this browser and a shared portal. */
interface PortalKind {
  /** The account of a session. Always null without a server. */
  accountOf: (session: Session) => Account | null;
  /** Identifies the records of a session: they stay open while it is the same. Null before the session is known. */
  keyOf: (role: Role, account: Account | null) => string | null;
  open: (role: Role, account: Account | null) => Promise<Workspace>;
  /** The user until the record has loaded. */
  userOf: (role: Role, account: Account | null) => Pick<Person, 'name' | 'email' | 'verified'>;
  /** The session's status and dialogs. Null without a server. */
  Session: ComponentType<SharedSessionProps> | null;
}

/** One condition, so that a build without a server leaves out the code of the shared portal. */
export const portalKind: PortalKind = process.env.PORTAL_SERVER
  ? {
      accountOf: (session) => (session.status === 'signed-in' ? (session.user as Account) : null),
      // A person's records stay open when an admin changes the person's role.
      keyOf: (_, account) => account && account.token,
      open: async (_, account) => {
        const { openSharedWorkspace } = await import('@/dashboard/store/synced/open-shared-workspace');
        return openSharedWorkspace(process.env.PORTAL_SERVER!, account!);
      },
      userOf: (_, account) => ({ name: account?.name ?? '', email: '', verified: false }),
      Session: lazy(async () => ({ default: (await import('./shared-session')).SharedSession })),
    }
  : {
      accountOf: () => null,
      keyOf: (role) => role,
      open: (role) => openWorkspace({ actorId: personIdOf[role] }),
      userOf: (role) => ({
        name: `Test ${roleNames[role]}`,
        email: `${role}@${brand.email.split('@')[1]}`,
        verified: true,
      }),
      Session: null,
    };
