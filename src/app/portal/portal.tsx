import { brand } from '@/content/brand';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { openWorkspace, prepare } from '@/dashboard/store/workspace/open-workspace';
import { personIdOf, type Person } from '@/dashboard/model/records/records';
import { useOpenWorkspace, useRecord, WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { ScreenBoundary, screenLoader } from '@/dashboard/shell/screen-boundary';
import { Shell } from '@/dashboard/shell/shell';
import { mapRecord } from '@/lib/map-record';
import { firstInput } from '@/platform/first-input';
import type { Admission } from '@/routes/access';
import { roleNames, type PortalRouteId, type Role } from '@/routes/portal-table';
import type { Account } from '@/state/stored-user';
import { useAuth, type Session } from '@/state/use-auth';
import { latePartOf, loadFurtherScreens, screens } from './screens';
import { useSessionWorkspace } from './use-session-workspace';

const NotFound = lazy(async () => ({
  default: (await import('@/dashboard/screens/not-found/not-found')).NotFoundScreen,
}));
const WrongRole = lazy(async () => ({
  default: (await import('@/dashboard/screens/wrong-role/wrong-role')).WrongRoleScreen,
}));

/** Null in a build without a server of a shared portal, which leaves its code out. */
const SharedSession = process.env.PORTAL_SERVER
  ? lazy(async () => ({ default: (await import('./shared-session')).SharedSession }))
  : null;

/** The differences between a portal whose records are in this browser and a shared portal. */
interface PortalKind {
  /** The account of a session. Always null without a server. */
  accountOf: (session: Session) => Account | null;
  /** The key of `useSessionWorkspace`. */
  keyOf: (role: Role, account: Account | null) => string | null;
  open: (role: Role, account: Account | null) => Promise<Workspace>;
  /** The user until the record has loaded. */
  userOf: (role: Role, account: Account | null) => Pick<Person, 'name' | 'email' | 'verified'>;
}

const portalKind: PortalKind = process.env.PORTAL_SERVER
  ? {
      accountOf: (session) => (session.status === 'signed-in' ? (session.user as Account) : null),
      // A person's records stay open when an admin changes the person's role.
      keyOf: (_, account) => account && account.token,
      open: async (_, account) => {
        const { openSharedWorkspace } = await import('@/dashboard/store/synced/open-shared-workspace');
        return openSharedWorkspace(process.env.PORTAL_SERVER!, account!);
      },
      userOf: (_, account) => ({ name: account?.name ?? '', email: '', verified: false }),
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
    };

export const loadRecovery = async () =>
  (await import('@/dashboard/screens/recovery/recovery')).RecoveryScreen;

export interface PortalProps {
  role: Role;
  path: string;
  admission: Admission;
}

/** The portal of one role: renders the shell at once, and the screen when the records have loaded. */
export function Portal({ role, path, admission }: PortalProps) {
  const { session } = useAuth();
  const account = portalKind.accountOf(session);
  const workspace = useSessionWorkspace(portalKind.keyOf(role, account), () =>
    portalKind.open(role, account),
  );
  const load = admission.to === 'screen' ? screens[admission.route] : null;
  const latePart = admission.to === 'screen' ? latePartOf(admission.route) : null;
  useEffect(() => {
    // Loads the screen's code in parallel with the records. Its boundary reports a failure.
    load?.().catch(() => {});
    if (latePart) prepare(latePart);
  }, [load, latePart]);
  useEffect(() => {
    firstInput.then(() => Promise.all([loadFurtherScreens(), workspace?.loadRest()])).catch(() => {});
  }, [workspace]);
  return (
    <WorkspaceProvider workspace={workspace} role={role}>
      <SignedIn {...{ role, path, admission }} />
    </WorkspaceProvider>
  );
}

/** The screens' loaders for a workspace. Most screens also wait for a late part of the sample. */
const loadersOf = (workspace: Workspace) =>
  mapRecord(screens, (load, route) =>
    screenLoader(async () => {
      const latePart = latePartOf(route);
      const [screen] = await Promise.all([
        load(),
        latePart === 'training' && workspace.loadTraining(),
        latePart === 'rest' && workspace.loadRest(),
      ]);
      return screen;
    }),
  );

function SignedIn({ role, path, admission }: PortalProps) {
  const { session, logout } = useAuth();
  const workspace = useOpenWorkspace();
  const loaders = useMemo(() => workspace && loadersOf(workspace), [workspace]);
  const [leaving, setLeaving] = useState(false);
  const shared = SharedSession && workspace?.shared;
  return (
    <Shell
      path={path}
      user={useUser(role)}
      onSignOut={shared ? () => setLeaving(true) : logout}
      status={
        SharedSession &&
        shared && (
          <Suspense fallback={null}>
            <SharedSession
              shared={shared}
              account={portalKind.accountOf(session)}
              leaving={leaving}
              onStay={() => setLeaving(false)}
            />
          </Suspense>
        )
      }
    >
      <Suspense fallback={null}>
        {admission.to === 'wrong-role' && <WrongRole owner={admission.owner} mine={role} />}
        {admission.to === 'not-found' && <NotFound />}
      </Suspense>
      {admission.to === 'screen' &&
        (loaders ? (
          <ScreenBoundary
            key={admission.route}
            load={loaders[admission.route]}
            fallback={<ScreenFallback route={admission.route} />}
          />
        ) : (
          <ScreenFallback route={admission.route} reading />
        ))}
    </Shell>
  );
}

/** The loading state of a screen: its heading and a skeleton. A large agency's records take seconds to read. */
function ScreenFallback({ route, reading = false }: { route: PortalRouteId; reading?: boolean }) {
  return (
    <Screen route={route} aria-busy="true">
      {reading ? <Skeleton label="Reading your records…" labelled /> : <Skeleton />}
    </Screen>
  );
}

/** The signed-in user for the shell: from the record, or until it has loaded from the sign-in. */
function useUser(role: Role) {
  const open = useOpenWorkspace();
  const person = useRecord('people', open?.actorId ?? null);
  const { session } = useAuth();
  const { name, email, verified } = person ?? portalKind.userOf(role, portalKind.accountOf(session));
  return { role, name, email, verified };
}
