import { describe, expect, it } from 'vitest';
import { matchPath } from '@/routes/match';
import { allPages, pageOf } from '@/routes/pages';
import { pathTo, projectDrawerPath } from '@/routes/paths';
import { menu, isGroup } from '@/routes/menu';

describe('matchPath', () => {
  it('finds every page of the table by its own path', () => {
    for (const { id, params, path } of allPages()) expect(matchPath(path)).toEqual({ id, params });
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
])('has the page %s of the specification', (path) => {
  expect(allPages().map((page) => page.path)).toContain(path);
});

describe('pageOf', () => {
  it('finds every page', () => {
    for (const { id, params, path } of allPages()) expect(pageOf(id, params)?.path).toBe(path);
  });

  it.each(['/services/nonsense', '/services/%2e%2e', '/portfolio/__proto__', '/projects/constructor'])(
    'finds no content behind %s',
    (path) => {
      const match = matchPath(path);
      expect(match && pageOf(match.id, match.params)).toBeNull();
    },
  );
});

describe('pathTo', () => {
  it('throws on a part without a value', () => {
    expect(() => pathTo('service')).toThrow('needs "slug"');
  });

  it('encodes what it is given', () => {
    expect(projectDrawerPath('a&b')).toBe('/?project=a%26b#projects');
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

  it('leads only to pages that exist', () => {
    for (const { path } of links) expect(matchPath(path)).not.toBeNull();
  });
});
