import { expect, it } from 'vitest';
import { projectPath } from '@/routes/project-path';

it.each([
  ['admin', '/dashboard/admin/projects?id=a%26b'],
  ['employee', '/dashboard/employee/projects?id=a%26b'],
  ['intern', '/dashboard/intern/projects?id=a%26b'],
] as const)('leads the %s to the page of a project on an own screen', (role, path) => {
  expect(projectPath(role, 'a&b')).toBe(path);
});
