import type { SidebarGroup } from '@/routes/portal-menu';
import { portalRoutes } from '@/routes/portal-table';

/** What all paths of a group begin with, with the slash at its end: the part of the portal that the group stands for. */
export function baseOf({ items }: SidebarGroup): string {
  const [first = [], ...others] = items.map(({ route }) => portalRoutes[route].path.split('/').slice(0, -1));
  const length = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return `${(length < 0 ? first : first.slice(0, length)).join('/')}/`;
}

/** Whether a path lies in a group: one of its screens, or one beside them that the sidebar does not list. */
export const isInside = (path: string, group: SidebarGroup): boolean => path.startsWith(baseOf(group));
