import { expect, it } from 'vitest';
import { baseOf, isInside } from '@/dashboard/shell/sidebar/inside';
import { sidebar, type SidebarGroup } from '@/routes/portal-menu';
import { portalPath } from '@/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles, type Role } from '@/routes/portal-table';

const groupsOf = (role: Role) => sidebar[role].filter((entry): entry is SidebarGroup => 'items' in entry);
const groupOf = (role: Role, label: string) => groupsOf(role).find((group) => group.label === label)!;

it('knows what all paths of a group begin with', () => {
  expect(baseOf(groupOf('admin', 'Manage Users'))).toBe('/dashboard/admin/users/');
  expect(baseOf(groupOf('admin', 'Reports'))).toBe('/dashboard/admin/reports/');
  expect(baseOf(groupOf('employee', 'Messages'))).toBe('/dashboard/employee/messages/');
});

it('counts a screen beside the listed ones to their group', () => {
  expect(isInside(portalPath('add-intern'), groupOf('admin', 'Manage Users'))).toBe(true);
});

it.each(roles)('finds every path of the %s in one group at most, and the home screen in none', (role) => {
  for (const id of portalRouteIds.filter((each) => portalRoutes[each].role === role)) {
    const holders = groupsOf(role).filter((group) => isInside(portalPath(id), group));
    expect(holders.length, id).toBeLessThanOrEqual(1);
    const listing = groupsOf(role).filter(({ items }) => items.some(({ route }) => route === id));
    if (listing.length > 0) expect(holders).toEqual(listing);
  }
  for (const group of groupsOf(role)) expect(isInside(portalPath(`${role}-home`), group)).toBe(false);
});
