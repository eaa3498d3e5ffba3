import { portalPath } from './portal-paths';
import type { PortalRouteId, Role } from './portal-table';

/** The screen of projects of a role. In its own file, because no first screen needs it. */
export const projectsOf = (role: Role): PortalRouteId => (role === 'admin' ? 'projects' : `${role}-projects`);

/** The path of the page of a project. */
export const projectPath = (role: Role, id: string): string => portalPath(projectsOf(role), { id });
