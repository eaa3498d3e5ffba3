import { describe, expect, it } from 'vitest';
import { matchPath } from '@/routes/match';
import { contactForServicePath, pathTo, projectDrawerPath } from '@/routes/paths';
import { menu, isGroup } from '@/routes/menu';
import { routes, type RouteId } from '@/routes/table';

describe('matchPath', () => {
  it('finds each route of the table by its own pattern', () => {
    for (const id of Object.keys(routes) as RouteId[]) {
      const names = [...routes[id].pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
      const params = Object.fromEntries(names.map((name) => [name, `some-${name}`]));
      expect(matchPath(pathTo(id, params))).toEqual({ id, params });
    }
  });

  it('forgives one slash at the end', () => {
    expect(matchPath('/about/')?.id).toBe('about');
  });

  it.each(['/nowhere', '/portfolio/harbour-ferry/more', '/about//', '//about', '/%E0%A4%A', '/About'])(
    'knows no page at %s',
    (path) => {
      expect(matchPath(path)).toBeNull();
    },
  );

  it('reads a path with needless percent-encoding', () => {
    expect(matchPath('/%61bout')?.id).toBe('about');
  });
});

it.each([
  '/',
  '/home',
  '/about',
  '/contact',
  '/service',
  '/team',
  '/blog',
  '/careers',
  '/portfolio',
  '/privacy',
  '/policy',
])('has the route %s of the specification', (path) => {
  expect(matchPath(path)?.params).toEqual({});
});

describe('pathTo', () => {
  it('throws on a part without a value', () => {
    expect(() => pathTo('service')).toThrow('needs "slug"');
  });

  it('encodes what it is given', () => {
    expect(projectDrawerPath('a&b')).toBe('/?project=a%26b#projects');
    expect(contactForServicePath('a&b')).toBe('/contact?service=a%26b');
  });
});

describe('the menu', () => {
  const links = menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));

  it('holds the 14 entries of the specification, each with its path', () => {
    expect(Object.fromEntries(links.map(({ label, path }) => [label, path]))).toEqual({
      Home: '/',
      'Web Development': '/projects/web-development',
      'Mobile Apps': '/projects/mobile-apps',
      'UI/UX Design': '/projects/ui-ux-design',
      'Graphic Design': '/services/graphic-design',
      'Digital Products': '/services/digital-products',
      'Social Marketing': '/services/social-marketing',
      'Brand Strategy': '/services/brand-strategy',
      'Product Development': '/services/product-development',
      Consulting: '/services/consulting',
      'About Us': '/about',
      Careers: '/careers',
      Contact: '/contact',
      Blog: '/blog',
    });
  });
});
