import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { brand } from '@/content/brand';
import { pageTitle } from '@/content/page-title';
import { withLateDrawings } from '@/design-system/icon/late-icon';
import { withoutBase } from '@/lib/base-path';
import { documentFlags } from '@/platform/document-flags';
import { admit } from '@/routes/access';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes, roles, type Role } from '@/routes/portal-table';
import { portalTitle } from '@/routes/portal-title';
import { PageBoundary } from '@/app/page-boundary';
import { AuthProvider, useAuth, type Session } from '@/state/use-auth';

// `(await import(…)).Name` instead of `.then(…)`: Parcel 2.16 loses the binding of the latter in the server
// bundle.
const forms = process.env.PORTAL_SERVER
  ? {
      login: async () => ({
        default: (await import('@/dashboard/screens/authentication/account-login')).AccountLoginScreen,
      }),
      register: async () => ({
        default: (await import('@/dashboard/screens/authentication/invited-register')).InvitedRegisterScreen,
      }),
    }
  : {
      login: async () => ({
        default: (await import('@/dashboard/screens/authentication/login')).LoginScreen,
      }),
      register: async () => ({
        default: (await import('@/dashboard/screens/authentication/register')).RegisterScreen,
      }),
    };
const Login = lazy(withLateDrawings(forms.login));
const Register = lazy(withLateDrawings(forms.register));
// Imported through the portal, because they share code: a separate entry would split the portal's first
// chunks.
const loadRecovery = async () => ({ default: await (await import('./portal')).loadRecovery() });
const Recovery = lazy(withLateDrawings(loadRecovery));
const Portal = lazy(async () => ({ default: (await import('./portal')).Portal }));

/** The role to render the page for. Before the session is known, this is the role in the path. */
function roleOf(session: Session, path: string): Role | null {
  if (session.status === 'signed-in') return session.user.role;
  if (session.status === 'anonymous') return null;
  return roles.find((role) => withoutBase(path).split('/')[2] === role) ?? 'admin';
}

/**
 * The sign-in and the portal for one address. Server and client render the same tree. The session is read
 * inside the Suspense boundary: an update from above, before the code has loaded, would discard the
 * prerendered HTML.
 */
export function PortalApp() {
  return (
    <PageBoundary recovery={portalPath('recovery')}>
      <Suspense fallback={null}>
        <AuthProvider>
          <Admitted />
        </AuthProvider>
      </Suspense>
    </PageBoundary>
  );
}

/** Renders the screen that the user may access at the current path. */
function Admitted() {
  const [path, navigate] = useLocation();
  const { session } = useAuth();
  const role = roleOf(session, path);
  const admission = admit(path, role, brand.access);

  const target = admission.to === 'redirect' ? admission.path : null;
  useEffect(() => {
    if (target) navigate(target, { replace: true });
  }, [target, navigate]);
  useEffect(() => {
    // The session is known: the guard's flag is replaced. Until `live` is set, the page does not react to
    // input.
    if (session.status === 'unknown') return;
    const flags = documentFlags();
    flags.auth = session.status === 'signed-in' ? 'in' : 'anonymous';
    flags.live = '';
  }, [session.status]);

  return (
    <>
      <title>{pageTitle(portalTitle(path, admission).join(' · '))}</title>
      {admission.to === 'screen' && admission.route === 'login' && <Login />}
      {admission.to === 'screen' && admission.route === 'register' && <Register />}
      {admission.to === 'screen' && admission.route === 'recovery' && <Recovery />}
      {role && (admission.to !== 'screen' || portalRoutes[admission.route].role !== null) && (
        <Portal role={role} path={path} admission={admission} />
      )}
    </>
  );
}
