import { portalRouteIds, portalRoutes, type PortalRouteId, type Role } from './portal-table';

/** The path of a portal screen with an optional query: `portalPath('employees', { id: 'p-1' })`. */
export function portalPath(id: PortalRouteId, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${portalRoutes[id].path}?${search}` : portalRoutes[id].path;
}

export const homeOf = (role: Role): PortalRouteId => `${role}-home`;
export const inboxOf = (role: Role): PortalRouteId => `${role}-inbox`;
export const activeTasksOf = (role: Role): PortalRouteId =>
  role === 'employee' ? 'active-tasks' : `${role}-tasks`;
export const completedTasksOf = (role: Role): PortalRouteId =>
  role === 'employee' ? 'completed-tasks' : `${role}-completed-tasks`;
/** The calendar of a role. Interns have none and share the employee's route. */
export const scheduleOf = (role: Role): PortalRouteId => (role === 'admin' ? 'admin-schedule' : 'schedule');
export const leaveOf = (role: Role): PortalRouteId => (role === 'admin' ? 'leave' : `${role}-leave`);
export const sentOf = (role: Role): PortalRouteId => `${role}-sent`;
/** The path of the form for a new message to a person. */
export const composePath = (role: Role, personId: string): string =>
  portalPath(sentOf(role), { compose: '1', to: personId });
export const notificationsOf = (role: Role): PortalRouteId => `${role}-notifications`;
export const profileOf = (role: Role): PortalRouteId => `${role}-profile`;

/** The portal screen of a path, or null. The path has no query and may have a trailing slash. */
export function matchPortalPath(pathname: string): PortalRouteId | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return portalRouteIds.find((id) => portalRoutes[id].path === path) ?? null;
}
