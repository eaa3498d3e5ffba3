// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import type { PageOpening } from '@/content/page-data';
import { openSearch } from '@/lib/search/engine';
import { isGroup, menu } from '@/routes/menu';
import { checkContent } from '../../scripts/content/compile';
import { contentFolder } from '../../scripts/content/content-folder';
import { describeMistake } from '../../scripts/content/mistakes';
import { expectOwnerModules } from '../../scripts/content/owner-modules';
import { buildSearchIndex } from '../../scripts/search/build-index';
import { searchDocuments } from '../../scripts/search/documents';

const { content, mistakes } = checkContent();
const pages = content?.pages ?? [];
const own = pages.filter(({ head, path }) => head.canonical === null || head.canonical === path);

describe('the content that ships', () => {
  it('takes the brand’s name and addresses from the brand file', () => {
    const folder = contentFolder();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    );
    const literal = new RegExp(`${brand.name}|${brand.email}|${new URL(brand.url).host}`, 'i');
    expect(files.filter((file) => literal.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
    expect(JSON.stringify(pages.find(({ path }) => path === '/privacy')?.payload)).toContain(brand.email);
  });

  it('holds no mistake', async () => {
    await expectOwnerModules();
    expect(mistakes.map(describeMistake)).toEqual([]);
  });

  it.each([
    ['email', '/contact'],
    ['phone', '/contact'],
    ['hours', '/contact'],
    ['address', '/contact'],
    ['jobs', '/careers'],
    ['openings', '/careers'],
  ])('is searched for "%s" and answers with %s first', (question, path) => {
    const ask = openSearch(buildSearchIndex(searchDocuments(pages)));
    expect(ask(question).groups[0]?.hits[0]?.path).toBe(path);
  });

  it('gives every page a title and a description of its own, short enough for search results', () => {
    for (const told of ['title', 'description'] as const)
      expect(new Set(own.map(({ head }) => head[told])).size).toBe(own.length);
    for (const { head } of own) expect(head.description.length).toBeLessThanOrEqual(170);
  });

  it.each([
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
    ['/service', 'Services'],
    ['/team', 'Team'],
    ['/blog', 'Blog'],
    ['/careers', 'Careers'],
    ['/portfolio', 'Portfolio'],
    ['/privacy', 'Privacy Policy'],
    ['/policy', 'Terms and Conditions'],
    ['/projects/web-development', 'Web Development'],
    ['/projects/mobile-apps', 'Mobile Apps'],
    ['/projects/ui-ux-design', 'UI/UX Design'],
    ['/services/graphic-design', 'Graphic Design'],
    ['/services/digital-products', 'Digital Products'],
    ['/services/social-marketing', 'Social Marketing'],
    ['/services/brand-strategy', 'Brand Strategy'],
    ['/services/product-development', 'Product Development'],
    ['/services/consulting', 'Consulting'],
  ])('heads %s with the name "%s" of the specification', (path, name) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect(page?.title).toContain(name);
    expect((page?.payload?.data as PageOpening | undefined)?.title).toContain(name);
  });

  it('has a page behind every link of the menu, and behind every page’s way home', () => {
    const paths = pages.map(({ path }) => path);
    const links = menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
    const crumbs = pages.flatMap((page) => page.crumbs).flatMap(({ path }) => path ?? []);
    for (const path of [...links.map((link) => link.path), ...crumbs]) expect(paths).toContain(path);
  });
});
