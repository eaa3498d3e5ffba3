import { expect, it } from 'vitest';
import { portalRoutes, roles } from '@/routes/portal-table';
import { matchPortalPath } from '@/routes/portal-paths';
import { taskPath } from '@/routes/task-path';

it.each([
  ['admin', 'todo', '/dashboard/admin/tasks?id=a%26b'],
  ['admin', 'done', '/dashboard/admin/tasks/completed?id=a%26b'],
  ['employee', 'review', '/dashboard/employee/tasks/active?id=a%26b'],
  ['employee', 'done', '/dashboard/employee/tasks/completed?id=a%26b'],
  ['intern', 'doing', '/dashboard/intern/tasks?id=a%26b'],
  ['intern', 'done', '/dashboard/intern/tasks/completed?id=a%26b'],
] as const)('leads the %s to a task that is “%s” on a screen of tasks', (role, status, path) => {
  expect(taskPath(role, { id: 'a&b', status })).toBe(path);
});

it.each(roles)('leads the %s to own screens only', (role) => {
  for (const status of ['todo', 'done']) {
    const route = matchPortalPath(taskPath(role, { id: 'a', status }).split('?')[0]!);
    expect(route && portalRoutes[route].role).toBe(role);
  }
});

it('adds further parameters to the path of a task', () => {
  expect(taskPath('admin', { id: 'a', status: 'todo' }, { who: 'mira' })).toBe(
    '/dashboard/admin/tasks?who=mira&id=a',
  );
});
