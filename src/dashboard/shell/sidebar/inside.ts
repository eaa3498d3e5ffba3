import type { SidebarGroup } from '@/routes/portal-menu';
import { portalRoutes } from '@/routes/portal-table';

/** The common path prefix of a group's screens, with a slash at its end. */
export function baseOf({ items }: SidebarGroup): string {
  const [first = [], ...others] = items.map(({ route }) => portalRoutes[route].path.split('/').slice(0, -1));
  const length = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return `${(length < 0 ? first : first.slice(0, length)).join('/')}/`;
}

/** Whether a path belongs to a group, including screens that the sidebar does not list. */
export const isInside = (path: string, group: SidebarGroup): boolean => path.startsWith(baseOf(group));
