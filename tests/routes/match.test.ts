import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPath } from '@/routes/match';
import { contactForServicesPath, pathTo } from '@/routes/paths';
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

  it.each([
    '/nowhere/at/all',
    '/feed.xml',
    '/portfolio/harbour-ferry/more',
    '/about//',
    '//about',
    '/%E0%A4%A',
  ])('knows no page at %s', (path) => {
    expect(matchPath(path)).toBeNull();
  });

  it('takes a path of one segment that no other route has for an owner’s page', () => {
    expect(matchPath('/faq')).toEqual({ id: 'page', params: { slug: 'faq' } });
    expect(matchPath('/About')?.id).toBe('page');
    expect(matchPath('/about')?.id).toBe('about');
  });

  it('reads a path with needless percent-encoding', () => {
    expect(matchPath('/%61bout')?.id).toBe('about');
  });
});

describe('any path', () => {
  const scrap = fc.constantFrom(
    '/',
    '//',
    '%',
    '%2F',
    '%E0',
    '%00',
    '..',
    '__proto__',
    'about',
    'blog',
    'tag',
    'page',
    'é',
    '?',
    '#',
  );
  const path = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc
      .array(fc.oneof(scrap, fc.string({ maxLength: 4 })), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`),
  );
  /** What an address can carry: half a character has no percent-encoding, and a dot is that of a file. */
  const value = fc
    .oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('__proto__', 'a/b', '%', '?x#y'))
    .filter((text) => !/[.\p{Surrogate}]/u.test(text));

  it('has a route or none, and what the route’s parameters hold leads there again', () => {
    fc.assert(
      fc.property(path, (text) => {
        const match = matchPath(text);
        if (match) expect(matchPath(pathTo(match.id, match.params))).toEqual(match);
      }),
      { numRuns: 2000 },
    );
  });

  it('carries any value of a parameter to the page and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<RouteId>('service', 'person', 'post', 'job', 'project', 'blog-tag'),
        value,
        (id, text) => {
          const [, name] = /:(\w+)/.exec(routes[id].pattern)!;
          const path = pathTo(id, { [name!]: text });
          expect(path.startsWith('//')).toBe(false);
          expect(matchPath(path)).toEqual({ id, params: { [name!]: text } });
        },
      ),
    );
  });
});

it.each(['/', '/home', '/about', '/contact', '/service', '/team', '/blog', '/careers', '/portfolio'])(
  'has the route %s of the specification',
  (path) => {
    expect(matchPath(path)?.params).toEqual({});
  },
);

describe('pathTo', () => {
  it('throws on a part without a value', () => {
    expect(() => pathTo('service')).toThrow('needs "slug"');
  });

  it('encodes what it is given', () => {
    expect(contactForServicesPath(['a&b'])).toBe('/contact?service=a%26b');
  });
});

describe('the menu', () => {
  const links = menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));

  const specified = {
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
  };

  it('holds the 14 entries of the specification in their order, each with its path', () => {
    const entries = Object.fromEntries(links.map(({ label, path }) => [label, path]));
    expect(Object.keys(entries)).toEqual(Object.keys(specified));
    expect(entries).toEqual(specified);
  });
});
