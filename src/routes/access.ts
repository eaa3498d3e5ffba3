import type { Brand } from '@/content/schema';
import { dashboardPath } from './is-portal-path';
import { homeOf, matchPortalPath, portalPath } from './portal-paths';
import { portalRoutes, type PortalRouteId, type Role } from './portal-table';

/** What a visitor of a portal path meets. */
export type Admission =
  | { to: 'screen'; route: PortalRouteId }
  /** Somewhere else, at once. */
  | { to: 'redirect'; path: string }
  /** It belongs to another role. */
  | { to: 'wrong-role'; owner: Role }
  | { to: 'not-found' };

/**
 * Decides what a path of the sign-in or the portal shows.
 * @param role - of who is signed in; null where nobody is.
 * @param access - the brand's: with 'signed-in' any role may open any page.
 */
export function admit(path: string, role: Role | null, access: Brand['access']): Admission {
  const route = matchPortalPath(path);
  const owner = route && portalRoutes[route].role;
  if (route && owner === null) return { to: 'screen', route };
  if (!path.startsWith(dashboardPath)) return { to: 'not-found' };
  if (role === null) return { to: 'redirect', path: portalPath('login') };
  if (/^\/dashboard\/?$/.test(path)) return { to: 'redirect', path: portalPath(homeOf(role)) };
  if (!route || !owner) return { to: 'not-found' };
  return owner === role || access === 'signed-in' ? { to: 'screen', route } : { to: 'wrong-role', owner };
}

/**
 * An address that was opened before the sign-in, if the role may open it. Its path has to be one of the portal's own to the
 * letter, so that it never leaves the site.
 */
export function admitted(address: string | null, role: Role, access: Brand['access']): string | null {
  const admission = admit(address?.split(/[?#]/, 1)[0] ?? '', role, access);
  return admission.to === 'screen' && portalRoutes[admission.route].role ? address : null;
}
