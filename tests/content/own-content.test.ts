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
import { readPictures } from '../../scripts/content/pictures/read-pictures';
import { buildSearchIndex } from '../../scripts/search/build-index';
import { searchDocuments } from '../../scripts/search/documents';
import { isSampleBrand } from '../sample-brand';

const { content, mistakes } = checkContent({ pictures: await readPictures(contentFolder()) });
const pages = content?.pages ?? [];
const own = pages.filter(({ head, path }) => head.canonical === null || head.canonical === path);

describe('the content that ships', () => {
  it.runIf(isSampleBrand)('names the brand and its addresses in the brand file alone', () => {
    const files = ['scripts', 'src', 'styles', 'public'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(
          (entry) =>
            entry.isFile() &&
            /\.(tsx?|mjs|cjs|scss|html|md|ya?ml|txt|xml|svg|json|webmanifest)$/.test(entry.name),
        )
        .map(({ parentPath, name }) => join(parentPath, name)),
    );
    const literal = new RegExp(`${brand.name}|${brand.email}|${new URL(brand.url).host}`, 'i');
    const naming = files.filter((file) => literal.test(readFileSync(file, 'utf8')));
    // Names of nginx’s variables, an example in an error message, and the names that drafts, backups and calendars are stored under.
    const exceptions = [
      'scripts/hosts/nginx.ts',
      'src/content/schema/brand.ts',
      'src/platform/drafts.ts',
      'src/dashboard/calendar/ics/write-calendar.ts',
      'src/dashboard/screens/messages/compose/message-draft.ts',
      'src/dashboard/screens/schedule/editor/stored-draft.ts',
      'src/dashboard/store/backup/backup-format.ts',
      'src/dashboard/store/backup/backup-of.ts',
      'src/dashboard/store/backup/backup.ts',
    ];
    const brandFile = /^src\/content\/([\w-]+\/)?brand\.yml$/;
    expect(naming.filter((file) => !exceptions.includes(file) && !brandFile.test(file))).toEqual([]);
    expect(naming).toContain('src/content/brand.yml');
    expect(JSON.stringify(pages.find(({ path }) => path === '/privacy')?.payload)).toContain(brand.email);
  });

  it('names in the privacy policy every key that a public page stores on the visitor’s device', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(dashboard|studio|app\/portal|state)\//.test(file))
      .map((file) => readFileSync(join('src', file), 'utf8'))
      .filter((code) => /sessionStorage|localStorage|remembered</.test(code));
    const keys = files.flatMap((code) =>
      [...code.matchAll(/(?:const (?:key|storageKey|tabKey|prefix) = |remembered<[^(]*>\()'([^']+)'/g)].map(
        ([, key]) => key!,
      ),
    );
    expect(keys).toEqual(expect.arrayContaining(['draft@', 'harbour-ferry', 'scroll-positions', 'tab']));
    for (const file of ['pages/privacy.md', 'de/pages/privacy.md']) {
      const policy = readFileSync(join('src/content', file), 'utf8');
      expect(keys.filter((key) => !policy.includes(`\`${key}`))).toEqual([]);
    }
  });

  it('holds no mistake', () => {
    expect(mistakes.map(describeMistake)).toEqual([]);
  });

  it.runIf(isSampleBrand)('needs no phone, which a brand can leave out', () => {
    const texts = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join('src/content', file));
    expect(texts.filter((file) => readFileSync(file, 'utf8').includes('{brand.phone}'))).toEqual([]);
  });

  it.runIf(isSampleBrand).each([
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

  it.runIf(isSampleBrand).each([
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
