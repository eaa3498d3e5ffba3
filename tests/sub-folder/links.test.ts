import { expect, it } from 'vitest';
import { checkLinks } from '../../scripts/content/checks/links';
import type { Mistake } from '../../scripts/content/mistakes';
import { addressOf, linkFault } from '../../scripts/content/prose/link-target';
import { pathTo } from '@/routes/paths';

it.each([
  ['/contact', '/team.x/project/contact'],
  ['/?project=grid-monitor', '/team.x/project/?project=grid-monitor'],
  ['/#services', '/team.x/project/#services'],
  ['#part', '#part'],
  ['mailto:hello@undula.example', 'mailto:hello@undula.example'],
  ['https://example.com/contact', 'https://example.com/contact'],
])('a link to %s leads to %s', (href, address) => {
  expect(addressOf(href)).toBe(address);
});

it('a whole address is refused for pages of the folder, and allowed beside it', () => {
  expect(linkFault('https://undula.example/team.x/project/about')).toBe('the path alone: "/about"');
  expect(linkFault('https://undula.example/team.x/project')).toBe('the path alone: "/"');
  expect(linkFault('https://undula.example/other')).toBeNull();
});

it('a link to a missing page is reported as it is written', () => {
  const mistakes: Mistake[] = [];
  const links = ['/contact', '/contcat', '/home', '#contact'].map((href) => ({ href, line: 1 }));
  checkLinks({
    siteIndex: {
      slugs: { posts: [], projects: [], services: [], people: [], jobs: [], pages: [] },
      tags: [],
      categories: [],
    },
    entries: [{ path: pathTo('about'), entry: { file: 'a.md', links, contents: [] } }],
    hidden: new Map(),
    tell: (mistake) => mistakes.push(mistake),
  });
  expect(mistakes.map(({ expected, got }) => `${got}: ${expected}`)).toEqual([
    '"/contcat": the path of a page of this site: "/", "/about", "/contact", "/service", "/team", "/blog", "/careers", "/portfolio" or "/search"',
    '"/home": "/"',
  ]);
});
