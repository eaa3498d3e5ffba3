import { expect, it } from 'vitest';
import { pageTitle } from '@/content/page-title';
import { admit } from '@/routes/access';
import { portalPath } from '@/routes/portal-paths';
import { portalRouteIds, portalRoutes, type Role } from '@/routes/portal-table';
import { portalTitle } from '@/routes/portal-title';

const titleFor = (path: string, role: Role | null, access: 'own-role' | 'signed-in' = 'own-role') =>
  portalTitle(path, admit(path, role, access));

it.each(['Undula', 'A studio with a name so long that its titles leave no room for it'])(
  'is another one for each screen of the agency %s',
  (name) => {
    const titles = portalRouteIds.map((id) =>
      pageTitle(titleFor(portalPath(id), portalRoutes[id].role).join(' · '), name),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  },
);

it('ends with the portal of a screen, also for a signed-out visitor and for another role that may open it', () => {
  for (const role of ['admin', null] as const)
    expect(titleFor(portalPath('admin-inbox'), role)).toEqual(['Inbox', 'Admin Portal']);
  expect(titleFor(portalPath('admin-inbox'), 'intern', 'signed-in')).toEqual(['Inbox', 'Admin Portal']);
});

it('of a screen for everyone is that of the screen alone', () => {
  expect(titleFor(portalPath('login'), null)).toEqual(['Sign in']);
});

it('of another role’s screen and of an unknown path says so', () => {
  expect(titleFor(portalPath('admin-inbox'), 'intern')).toEqual(['This page belongs to the Admin portal']);
  expect(titleFor('/dashboard/admin/nothing', 'admin')).toEqual(['Page not found']);
});
