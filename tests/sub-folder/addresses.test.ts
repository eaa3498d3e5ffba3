import { describe, expect, it } from 'vitest';
import { otherAddress } from '@/app/other-address';
import { brand } from '@/content/brand';
import { basePath, srcsetWithBase, withoutBase } from '@/lib/base-path';
import { offlinePath, workerPath } from '@/lib/worker-message';
import { contentPath } from '@/platform/page-data';
import { admit, admitted } from '@/routes/access';
import { isPortalPath } from '@/routes/is-portal-path';
import { matchPath } from '@/routes/match';
import { contactForServicesPath, feedPath, pathTo, searchIndexPath } from '@/routes/paths';
import { matchPortalPath, portalPath } from '@/routes/portal-paths';
import { routes, type RouteId } from '@/routes/table';
import { iconLinks } from '../../scripts/build/icon-links';
import { absolute } from '../../scripts/site/addresses';
import { cardName } from '../../scripts/site/og/card';
import { webManifest } from '../../scripts/site/web-manifest';
import { basePath as folder } from './base-path';

it('the tests of this folder run with a site below a folder', () => {
  expect(basePath).toBe(folder);
});

describe('a public path', () => {
  it.each([
    [pathTo('home'), '/team.x/project/'],
    [pathTo('about'), '/team.x/project/about'],
    [pathTo('service', { slug: 'brand-strategy' }), '/team.x/project/services/brand-strategy'],
    [contactForServicesPath(['consulting']), '/team.x/project/contact?service=consulting'],
    [feedPath, '/team.x/project/feed.xml'],
    [searchIndexPath, '/team.x/project/search-index.json'],
    [contentPath(pathTo('blog')), '/team.x/project/content/blog.json'],
    [workerPath, '/team.x/project/service-worker.js'],
    [offlinePath, '/team.x/project/offline'],
  ])('is %s', (path, wanted) => {
    expect(path).toBe(wanted);
  });

  it.each([
    ['/team.x/project/', 'home'],
    ['/team.x/project', 'home'],
    ['/team.x/project/about', 'about'],
    ['/team.x/project/about/', 'about'],
    ['/team.x/project/services/consulting', 'service'],
    ['/team.x/project/faq', 'page'],
    ['/', undefined],
    ['/about', undefined],
    ['/team.x/projects/about', undefined],
    ['/TEAM.X/project/about', undefined],
    ['/teamax/project/about', undefined],
  ])('%s is the route %s', (path, id) => {
    expect(matchPath(path)?.id).toBe(id);
  });

  it('of an alias stands for a path in the folder', () => {
    expect(routes['home-alias' satisfies RouteId].canonical).toBe(pathTo('home'));
  });
});

describe('a portal path', () => {
  it('begins with the folder', () => {
    expect(portalPath('login')).toBe('/team.x/project/Authentication/login');
    expect(matchPortalPath('/team.x/project/dashboard/admin/')).toBe('admin-home');
    expect(matchPortalPath('/dashboard/admin')).toBeNull();
  });

  it.each([
    ['/team.x/project/dashboard', true],
    ['/team.x/project/dashboard/admin', true],
    ['/team.x/project/Authentication/login', true],
    ['/team.x/project/dashboards', false],
    ['/team.x/project/', false],
    ['/team.x/project', false],
    ['/dashboard/admin', false],
    ['/Authentication/login', false],
  ])('%s: %s', (path, isPortal) => {
    expect(isPortalPath(path)).toBe(isPortal);
  });

  it('without a session leads to the sign-in, and with one to its own home', () => {
    const login = { to: 'redirect', path: '/team.x/project/Authentication/login' };
    expect(admit(portalPath('employees'), null, 'own-role')).toEqual(login);
    for (const root of ['/team.x/project/dashboard', '/team.x/project/dashboard/'])
      expect(admit(root, 'intern', 'own-role')).toEqual({ to: 'redirect', path: portalPath('intern-home') });
  });

  it('outside the folder is no address to return to after the sign-in', () => {
    const wanted = `${portalPath('employees')}?page=2`;
    expect(admitted(wanted, 'admin', 'own-role')).toBe(wanted);
    expect(admitted('/dashboard/admin/users/employees', 'admin', 'own-role')).toBeNull();
  });

  it('that the host did not find is looked for at the portal’s own 404', () => {
    expect(otherAddress('/team.x/project/dashboard/nowhere')).toBe('/team.x/project/dashboard/404');
    expect(otherAddress('/team.x/project/dashboard/404')).toBeNull();
    expect(otherAddress('/dashboard/nowhere')).toBeNull();
  });
});

it('a path outside the folder is empty without it', () => {
  expect(['/team.x/project/', '/team.x/project/about'].map(withoutBase)).toEqual(['/', '/about']);
  expect(['/', '/about', '/team.x/project', '/team.x/projects/a'].map(withoutBase)).toEqual(['', '', '', '']);
});

it('every file of a picture is in the folder', () => {
  expect(srcsetWithBase('/plates/a.avif 1x, /plates/a@2x.avif 2x')).toBe(
    '/team.x/project/plates/a.avif 1x, /team.x/project/plates/a@2x.avif 2x',
  );
});

describe('what machines read', () => {
  it('has whole addresses with the folder once', () => {
    expect(absolute(brand, pathTo('about'))).toBe('https://undula.example/team.x/project/about');
  });

  it('names the icons of the folder', () => {
    const links = [...iconLinks().matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/team.x/project/favicon.ico', '/team.x/project/apple-touch-icon.png']);
  });

  it('installs the folder alone', () => {
    const { id, scope, start_url, icons } = JSON.parse(webManifest(brand)) as {
      id: string;
      scope: string;
      start_url: string;
      icons: { src: string }[];
    };
    expect([id, scope, start_url]).toEqual(Array(3).fill('/team.x/project/'));
    expect(icons.filter(({ src }) => !src.startsWith('/team.x/project/'))).toEqual([]);
  });

  it('names the files of shared pictures as at the root', () => {
    const name = (path: string) => cardName({ path, head: { title: '', description: '', canonical: path } });
    expect([pathTo('home'), pathTo('post', { slug: 'tide' })].map(name)).toEqual(['home', 'blog-tide']);
  });
});
