import type { Brand } from '@/content/schema/brand';
import { withoutBase } from '@/lib/base-path';
import { dashboardPath } from './is-portal-path';
import { homeOf, matchPortalPath, portalPath } from './portal-paths';
import { portalRoutes, type PortalRouteId, type Role } from './portal-table';

/** The result of an access check for a portal path. */
export type Admission =
  | { to: 'screen'; route: PortalRouteId }
  | { to: 'redirect'; path: string }
  /** The screen belongs to another role. */
  | { to: 'wrong-role'; owner: Role }
  | { to: 'not-found' };

/**
 * Decides what a sign-in or portal path renders.
 * @param role - the signed-in user's role, or null if nobody is signed in.
 * @param access - the brand's setting: with 'signed-in' every role may open every screen.
 */
export function admit(path: string, role: Role | null, access: Brand['access']): Admission {
  const route = matchPortalPath(path);
  const owner = route && portalRoutes[route].role;
  if (route && owner === null) return { to: 'screen', route };
  if (!path.startsWith(dashboardPath)) return { to: 'not-found' };
  if (role === null) return { to: 'redirect', path: portalPath('login') };
  if (/^\/dashboard\/?$/.test(withoutBase(path))) return { to: 'redirect', path: portalPath(homeOf(role)) };
  if (!route || !owner) return { to: 'not-found' };
  return owner === role || access === 'signed-in' ? { to: 'screen', route } : { to: 'wrong-role', owner };
}

/**
 * The address requested before the sign-in, if the role may open it, otherwise null. Its path must match a
 * portal screen exactly, so it cannot leave the site.
 */
export function admitted(address: string | null, role: Role, access: Brand['access']): string | null {
  const admission = admit(address?.split(/[?#]/, 1)[0] ?? '', role, access);
  return admission.to === 'screen' && portalRoutes[admission.route].role ? address : null;
}
