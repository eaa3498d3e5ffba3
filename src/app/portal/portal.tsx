import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { brand } from '@/content/brand';
import { openWorkspace } from '@/dashboard/store/workspace/open-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { useOpenWorkspace, useRecord, WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { ScreenBoundary } from '@/dashboard/shell/screen-boundary';
import { Shell } from '@/dashboard/shell/shell';
import { firstInput } from '@/platform/first-input';
import type { Admission } from '@/routes/access';
import { roleNames, type PortalRouteId, type Role } from '@/routes/portal-table';
import { useAuth } from '@/state/use-auth';
import { loadFurtherScreens, screens } from './screens';

const NotFound = lazy(async () => ({
  default: (await import('@/dashboard/screens/not-found/not-found')).NotFoundScreen,
}));
const WrongRole = lazy(async () => ({
  default: (await import('@/dashboard/screens/wrong-role/wrong-role')).WrongRoleScreen,
}));

export const loadRecovery = async () =>
  (await import('@/dashboard/screens/recovery/recovery')).RecoveryScreen;

export interface PortalProps {
  role: Role;
  path: string;
  admission: Admission;
}

/** The portal of one role: its shell at once, its screens as soon as the records are open. */
export function Portal({ role, path, admission }: PortalProps) {
  const workspace = useWorkspaceOf(role);
  const load = admission.to === 'screen' ? screens[admission.route] : null;
  useEffect(() => {
    // The screen's code comes beside the records. Where it does not, its boundary says so.
    load?.().catch(() => {});
  }, [load]);
  useEffect(() => {
    firstInput.then(loadFurtherScreens).catch(() => {});
  }, []);
  return (
    <WorkspaceProvider workspace={workspace} role={role}>
      <SignedIn {...{ role, path, admission }} />
    </WorkspaceProvider>
  );
}

/** The records of whoever is signed in; null until they are open. */
function useWorkspaceOf(role: Role): Workspace | null {
  const [opened, setOpened] = useState<{ role: Role; workspace: Workspace } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let wanted = true;
    let close = () => {};
    const open = async () => {
      const workspace = await openWorkspace({ actorId: personIdOf[role] });
      if (!wanted) return workspace.close();
      close = () => workspace.close();
      startTransition(() => setOpened({ role, workspace }));
    };
    open().catch(setFailure);
    return () => {
      wanted = false;
      close();
    };
  }, [role]);
  // The page's boundary loads it again, or says what to do.
  if (failure) throw failure;
  return opened?.role === role ? opened.workspace : null;
}

function SignedIn({ role, path, admission }: PortalProps) {
  const { logout } = useAuth();
  const open = useOpenWorkspace() !== null;
  return (
    <Shell path={path} user={useUser(role)} onSignOut={logout}>
      <Suspense fallback={null}>
        {admission.to === 'wrong-role' && <WrongRole owner={admission.owner} mine={role} />}
        {admission.to === 'not-found' && <NotFound />}
      </Suspense>
      {admission.to === 'screen' &&
        (open ? (
          <ScreenBoundary
            key={admission.route}
            load={screens[admission.route]}
            fallback={<ScreenFallback route={admission.route} />}
          />
        ) : (
          <ScreenFallback route={admission.route} />
        ))}
    </Shell>
  );
}

/** The heading that the screen will have, over what is on its way. */
function ScreenFallback({ route }: { route: PortalRouteId }) {
  return (
    <Screen route={route} aria-busy="true">
      <Skeleton />
    </Screen>
  );
}

/** Who is signed in, as the shell shows them: their record, and what every record of the role starts as until it is there. */
function useUser(role: Role) {
  const open = useOpenWorkspace();
  const person = useRecord('people', open ? personIdOf[role] : null);
  return {
    role,
    name: person?.name ?? `Test ${roleNames[role]}`,
    email: person?.email ?? `${role}@${brand.email.split('@')[1]}`,
    verified: person?.verified ?? true,
  };
}
