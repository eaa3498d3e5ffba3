import type { Admission } from './access';
import { matchPortalPath } from './portal-paths';
import { portalRoutes, roleNames, type Role } from './portal-table';

/** The heading of the screen that is shown instead of another role's. */
export const wrongRoleTitle = (owner: Role) => `This page belongs to the ${roleNames[owner]} portal`;

/** The parts of a document title, without the brand. The portals share screen titles, so the portal is the second part. */
export function portalTitle(path: string, admission: Admission): string[] {
  if (admission.to === 'wrong-role') return [wrongRoleTitle(admission.owner)];
  const route = matchPortalPath(path);
  if (!route) return ['Page not found'];
  const { title, role } = portalRoutes[route];
  return role ? [title, `${roleNames[role]} Portal`] : [title];
}
