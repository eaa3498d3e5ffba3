import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, admitted } from '@/routes/access';
import { matchPortalPath, portalPath } from '@/routes/portal-paths';
import { agencyMenu, quickActions, sidebar } from '@/routes/portal-menu';
import { portalRouteIds, portalRoutes, roles, type PortalRouteId } from '@/routes/portal-table';
import { isPortalPath } from '@/routes/is-portal-path';

const portal = portalRouteIds.filter((id) => portalRoutes[id].role !== null);
const pairs = roles.flatMap((role) => portal.map((route) => [role, route] as const));

describe('admit', () => {
  it.each(portal)('sends a signed-out visitor of %s to the login', (route) => {
    for (const access of ['own-role', 'signed-in'] as const)
      expect(admit(portalPath(route), null, access)).toEqual({
        to: 'redirect',
        path: '/Authentication/login',
      });
  });

  it.each(pairs)(
    'lets the role %s open %s where it is its own and says whose it is otherwise',
    (role, route) => {
      const owner = portalRoutes[route].role!;
      expect(admit(portalPath(route), role, 'own-role')).toEqual(
        owner === role ? { to: 'screen', route } : { to: 'wrong-role', owner },
      );
    },
  );

  it.each(pairs)('lets the role %s open %s where the brand admits everybody signed in', (role, route) => {
    expect(admit(portalPath(route), role, 'signed-in')).toEqual({ to: 'screen', route });
  });

  it.each(roles)('sends %s from the portal’s root to the home of the role', (role) => {
    for (const path of ['/dashboard', '/dashboard/'])
      expect(admit(path, role, 'own-role')).toEqual({ to: 'redirect', path: `/dashboard/${role}` });
  });

  it('shows the sign-in and the recovery to everybody', () => {
    for (const route of ['login', 'register', 'recovery'] as const)
      for (const role of [null, ...roles])
        expect(admit(portalPath(route), role, 'own-role')).toEqual({ to: 'screen', route });
  });

  it('leads from any path nowhere but to the sign-in and to a home, and shows nobody a screen of another', () => {
    const scrap = fc.constantFrom(
      '/',
      '//',
      '\\',
      'dashboard',
      'Authentication',
      'login',
      'admin',
      'intern',
      'settings',
      'evil.example',
      'javascript:',
      '%2e%2e',
      '__proto__',
    );
    const path = fc
      .array(fc.oneof(scrap, fc.string({ maxLength: 5 })), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`);
    const known = [...portalRouteIds.map((id) => portalPath(id)), '/dashboard', '/dashboard/'];
    const homes = ['/Authentication/login', ...roles.map((role) => `/dashboard/${role}`)];
    fc.assert(
      fc.property(fc.oneof(path, fc.constantFrom(...known)), fc.constantFrom(null, ...roles), (any, role) => {
        const admission = admit(any, role, 'own-role');
        if (admission.to === 'redirect') expect(homes).toContain(admission.path);
        if (admission.to === 'screen') expect([null, role]).toContain(portalRoutes[admission.route].role);
        if (role === null) expect(['redirect', 'screen', 'not-found']).toContain(admission.to);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds nothing at unknown paths, which keep a signed-out visitor out all the same', () => {
    expect(admit('/dashboard/admin/nothing', 'admin', 'own-role')).toEqual({ to: 'not-found' });
    expect(admit('/dashboard/owner', 'admin', 'signed-in')).toEqual({ to: 'not-found' });
    expect(admit('/dashboard/owner', null, 'own-role')).toEqual({
      to: 'redirect',
      path: '/Authentication/login',
    });
    expect(admit('/Authentication/nothing', null, 'own-role')).toEqual({ to: 'not-found' });
  });
});

describe('the portal’s table', () => {
  it('has one path a screen, each below the portal or the sign-in', () => {
    const paths = portalRouteIds.map((id) => portalRoutes[id].path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(isPortalPath(path)).toBe(true);
    for (const path of ['/', '/dashboards', '/blog', '/authentication/login'])
      expect(isPortalPath(path)).toBe(false);
  });

  it('finds each screen by its path, with a slash at its end too', () => {
    for (const id of portalRouteIds) {
      expect(matchPortalPath(portalPath(id))).toBe(id);
      expect(matchPortalPath(`${portalPath(id)}/`)).toBe(id);
    }
  });

  it.each(roles)('leads the menus of %s to its own screens only', (role) => {
    const linked = [...sidebar[role], ...agencyMenu[role], ...quickActions[role]]
      .flatMap((entry): readonly { route: PortalRouteId }[] => ('items' in entry ? entry.items : [entry]))
      .map(({ route }) => portalRoutes[route].role);
    expect(new Set(linked)).toEqual(new Set([role]));
  });

  it('writes a query into a path', () => {
    expect(portalPath('employees', { id: 'a&b' })).toBe('/dashboard/admin/users/employees?id=a%26b');
  });
});

describe('admitted', () => {
  it('follows a link into the portal for the role that it belongs to, query and fragment with it', () => {
    const address = '/dashboard/admin/analytics/performance?by=project&only=active#groups';
    expect(admitted(address, 'admin', 'own-role')).toBe(address);
    expect(admitted(address, 'employee', 'own-role')).toBeNull();
    expect(admitted(address, 'employee', 'signed-in')).toBe(address);
  });

  it.each([
    null,
    '',
    '/',
    '/Authentication/login',
    '/dashboard',
    '/dashboard/admin/nothing-here',
    'https://evil.example/dashboard/admin',
    '//evil.example/dashboard/admin',
    '/\\evil.example',
    '/dashboard/admin/../../..//evil.example',
    '\t/dashboard/admin',
    'javascript:alert(1)',
    '?next=//evil.example',
  ])('refuses %s', (address) => {
    for (const role of roles) expect(admitted(address, role, 'signed-in')).toBeNull();
  });

  it('leads to nothing but a screen of the portal, whatever is stored', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '?',
      '#',
      '@',
      ':',
      '%2f',
      'dashboard',
      'admin',
      'settings',
      'evil.example',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (address) => {
          const path = admitted(address, 'admin', 'own-role');
          if (path === null) return;
          const { origin, pathname } = new URL(path, 'https://undula.example');
          expect(origin).toBe('https://undula.example');
          expect(portalRoutes[matchPortalPath(pathname)!].role).toBe('admin');
        },
      ),
    );
  });
});
