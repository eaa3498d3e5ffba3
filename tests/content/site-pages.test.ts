import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import type { PageLink } from '@/content/card-data';
import type {
  BlogData,
  CareersData,
  JobData,
  PersonData,
  PortfolioData,
  ProjectCategoryData,
  PostData,
  ProjectData,
  ServiceData,
} from '@/content/page-data';
import { matchPath } from '@/routes/match';
import { portfolioIndex } from '../../scripts/content/portfolio-index';
import { sitePages } from '../../scripts/content/site-pages';
import { contentOf, plates, post, project, sample, withoutFields, type Files } from './sample';

const pagesOf = (changes: Files = {}) => sitePages(contentOf(changes));

function pageOf<Data>(path: string, changes: Files = {}) {
  const page = pagesOf(changes).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return { ...page, data: page.payload?.data as Data };
}

/** Posts on the days after the sample's, the last the newest. */
const posts = (count: number, change = (text: string, _index: number) => text): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `posts/post-${index + 1}.md`,
      change(
        post
          .replace('Reading the tide', `Post ${index + 1}`)
          .replace('What the harbour', `Post ${index + 1} on what it`)
          .replace('2026-03-01', `2026-03-${String(index + 2).padStart(2, '0')}`),
        index,
      ),
    ]),
  );
const projects = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `projects/project-${index}.md`,
      project(`Project ${index}`),
    ]),
  );

describe('sitePages', () => {
  it('has a page of plain letters for each tag, whatever its script', () => {
    const labels = ['港', 'تصميم', 'ويب 3', 'تصميم 3', 'Τύπος', '🎉', 'Typografie', 'Ångström'];
    const tagged = posts(labels.length, (text, index) =>
      text.replace(/tags: .*/, `tags: [${labels[index]}]`),
    );
    const pages = pagesOf(tagged);
    const addresses = labels.map((_, index) => {
      const { tags } = pages.find(({ path }) => path === `/blog/post-${index + 1}`)!.payload!
        .data as PostData;
      const [{ path }] = tags as [PageLink];
      expect(path).toMatch(/^\/blog\/tag\/[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(pages.map((page) => page.path)).toContain(path);
      return path;
    });
    expect(new Set(addresses).size).toBe(labels.length);
    expect(addresses.slice(-2)).toEqual(['/blog/tag/typografie', '/blog/tag/angstrom']);
  });

  it('makes every page of the sample, in the order of the route table', () => {
    expect(pagesOf().map(({ path }) => path)).toEqual([
      '/',
      '/home',
      '/about',
      '/contact',
      '/service',
      '/services/graphic-design',
      '/services/digital-products',
      '/services/social-marketing',
      '/services/brand-strategy',
      '/services/product-development',
      '/services/consulting',
      '/team',
      '/team/noor',
      '/team/ilan',
      '/team/mara',
      '/blog',
      '/blog/tag/harbour',
      '/blog/tag/motion',
      '/blog/reading-the-tide',
      '/careers',
      '/careers/boat-builder',
      '/portfolio',
      '/portfolio/ferry',
      '/portfolio/kiln',
      '/portfolio/grid',
      '/projects/web-development',
      '/projects/mobile-apps',
      '/projects/ui-ux-design',
      '/search',
      '/privacy',
      '/policy',
      '/accessibility',
    ]);
  });

  it('keeps the lists of an agency that has no project, post or opening', () => {
    const none = Object.fromEntries(
      Object.entries(sample).flatMap(([file, text]): [string, string | null][] => {
        if (/^(projects|posts|jobs)\//.test(file)) return [[file, null]];
        return file.startsWith('services/') ? [[file, withoutFields(text, 'related')]] : [];
      }),
    );
    const paths = pagesOf(none).map(({ path }) => path);
    for (const path of ['/', '/portfolio', '/projects/mobile-apps', '/blog', '/careers'])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /^\/(portfolio|blog|careers)\//.test(path))).toEqual([]);
    expect(pageOf<PortfolioData>('/portfolio', none).data).toMatchObject({
      projects: [],
      tags: [],
      services: [],
    });
  });

  it('gives each an address that leads back to its route', () => {
    for (const { id, params, path } of pagesOf({ ...posts(13), ...projects(12) }))
      expect(matchPath(path)).toEqual({ id, params });
  });

  it('names search engines each page once', () => {
    const canonical = Object.fromEntries(pagesOf().map(({ path, head }) => [path, head.canonical]));
    expect(canonical['/home']).toBe('/');
    for (const [path, named] of Object.entries(canonical)) if (path !== '/home') expect(named).toBe(path);
  });

  it('has content for every page but home', () => {
    const without = pagesOf().filter(({ payload }) => payload === null);
    expect(without.map(({ path }) => path)).toEqual(['/', '/home']);
    for (const { payload, head } of pagesOf()) if (payload) expect(payload.head).toBe(head);
  });

  it('ends every way to a page with the page itself', () => {
    const crumbs = pageOf('/blog/reading-the-tide').crumbs;
    expect(crumbs).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Blog', path: '/blog' },
      { label: 'Reading the tide' },
    ]);
  });
});

describe('a list in parts of twelve', () => {
  it('has one page for twelve and for none', () => {
    const { data } = pageOf<BlogData>('/blog', posts(11));
    expect(data.posts).toHaveLength(12);
    expect(data.pagination).toEqual({ page: 1, paths: ['/blog'] });
    const empty = pageOf<BlogData>('/blog', { 'posts/reading-the-tide.md': null });
    expect(empty.data).toMatchObject({ posts: [], tags: [], pagination: { page: 1, paths: ['/blog'] } });
    expect(empty.lastModified).toBeNull();
  });

  it('begins a second page with the thirteenth, under a title of its own', () => {
    const { data, head, kind, crumbs } = pageOf<BlogData>('/blog/page/2', posts(12));
    expect(data.posts.map(({ title }) => title)).toEqual(['Reading the tide']);
    expect(data.pagination).toEqual({ page: 2, paths: ['/blog', '/blog/page/2'] });
    expect(head.title).toBe(`Blog, page 2 · ${brand.name}`);
    expect(head.description).toMatch(/ This is page 2\.$/);
    expect(kind).toBeNull();
    expect(crumbs.at(-1)).toEqual({ label: 'Page 2' });
  });

  it('has parts for each tag', () => {
    const { data, head } = pageOf<BlogData>('/blog/tag/harbour/page/2', posts(13));
    expect(data.posts).toHaveLength(2);
    expect(data.tag).toBe('Harbour');
    expect(data.pagination.paths).toEqual(['/blog/tag/harbour', '/blog/tag/harbour/page/2']);
    expect(head.title).toBe(`Articles on Harbour, page 2 · ${brand.name}`);
  });

  it('has parts for the projects', () => {
    const { data, head } = pageOf<PortfolioData>('/portfolio/page/2', projects(10));
    expect(data.projects).toHaveLength(1);
    expect(head.title).toBe(`Portfolio, page 2 · ${brand.name}`);
  });

  it('has parts for a category of projects', () => {
    const many = projects(30);
    const [path] = pagesOf(many)
      .filter(({ id }) => id === 'project-category-page')
      .map((page) => page.path);
    expect(path).toMatch(/^\/projects\/[a-z-]+\/page\/2$/);
    const { data } = pageOf<ProjectCategoryData>(path!, many);
    expect(data.pagination.page).toBe(2);
    expect(data.pagination.paths[0]).toBe(path!.replace('/page/2', ''));
    expect(data.projects).toHaveLength(12);
  });

  it('gives every page another title and description', () => {
    const own = pagesOf({ ...posts(30), ...projects(30) }).filter(({ id }) => id !== 'home-alias');
    for (const told of ['title', 'description'] as const)
      expect(new Set(own.map(({ head }) => head[told])).size).toBe(own.length);
  });
});

describe('an article', () => {
  it('shows the wide cover, and the crop for cards on cards', () => {
    const { data, image } = pageOf<PostData>('/blog/reading-the-tide', posts(1));
    expect(data.cover).toBe(plates['cover-tide']);
    expect(data.related[0]!.cover).toBe(plates['cover-tide-card']);
    expect(image).toBe(plates['cover-tide']);
  });

  it('is followed by those with the most tags in common, then the newest', () => {
    const tags = ['[Rope]', '[Motion]', '[Rope]', '[Harbour, Motion]', '[Motion]', '[Rope]'];
    const changes = posts(tags.length, (text, index) => text.replace('[Harbour, Motion]', tags[index]!));
    const relatedOf = (path: string) =>
      pageOf<PostData>(path, changes).data.related.map(({ title }) => title);
    expect(relatedOf('/blog/reading-the-tide')).toEqual(['Post 4', 'Post 5']);
    expect(relatedOf('/blog/post-1')).toEqual(['Post 6', 'Post 3']);
  });

  it('has its address, minutes, writer and last change', () => {
    const text = post.replace('author: noor', 'updated: 2026-03-20\nauthor: noor');
    const { data, lastModified } = pageOf<PostData>('/blog/reading-the-tide', {
      'posts/reading-the-tide.md': text.replace('The harbour', `${'word '.repeat(500)}\n\n## Next\n\nThe`),
    });
    expect(data).toMatchObject({
      address: `${brand.url}/blog/reading-the-tide`,
      minutes: 3,
      date: '2026-03-01',
      updated: '2026-03-20',
      tag: { label: 'Harbour', path: '/blog/tag/harbour' },
      author: { label: 'Noor', path: '/team/noor' },
      writer: { name: 'Noor', role: 'Engineer' },
      contents: [{ id: 'next', title: 'Next', level: 2 }],
    });
    expect(lastModified).toBe('2026-03-20');
  });

  it('lists an article on its author’s page among the newest twelve', () => {
    const { data } = pageOf<PersonData>('/team/noor', posts(12));
    expect(data.posts).toHaveLength(12);
    expect(data.posts.map(({ title }) => title)).not.toContain('Reading the tide');
    expect(pageOf<PersonData>('/team/ilan').data.posts).toEqual([]);
  });
});

describe('other pages', () => {
  it('a project leads to the next, and the last to the first', () => {
    const nextOf = (id: string) => pageOf<ProjectData>(`/portfolio/${id}`).data.next?.id;
    expect(['ferry', 'kiln', 'grid'].map(nextOf)).toEqual(['kiln', 'grid', 'ferry']);
  });

  it('a project is shown with its wide picture, as is the next one, and on cards with the other', () => {
    const { data } = pageOf<ProjectData>('/portfolio/ferry');
    expect(data.image).toBe(plates['shot-wide']);
    expect(data.next?.image).toBe(plates['shot-wide']);
    expect(pageOf<ServiceData>('/services/consulting').data.related[0]?.image).toBe(plates.shot);
  });

  it('a project names its category and services', () => {
    expect(pageOf<ProjectData>('/portfolio/ferry').data).toMatchObject({
      category: { label: 'Mobile Apps', path: '/projects/mobile-apps' },
      services: [{ label: 'Consulting', path: '/services/consulting' }],
    });
  });

  it('a category has its projects and its path', () => {
    const { data } = pageOf<{ projects: unknown[]; path: string }>('/projects/web-development');
    expect(data.projects).toEqual([]);
    expect(data.path).toBe('/projects/web-development');
  });

  it('a service leads to the contact page with itself chosen', () => {
    const { data } = pageOf<ServiceData>('/services/consulting');
    expect(data.contactPath).toBe('/contact?service=consulting');
    expect(data.related.map(({ id }) => id)).toEqual(['ferry']);
    expect(data).not.toHaveProperty('order');
  });

  it('a job opens a letter with its name as the subject', () => {
    expect(pageOf<JobData>('/careers/boat-builder').data.mailto).toBe(
      `mailto:${brand.email}?subject=Application%3A%20Boat%20builder`,
    );
  });

  it('the careers page stays where there is no opening', () => {
    const { data } = pageOf<CareersData>('/careers', { 'jobs/boat-builder.md': null });
    expect(data).toMatchObject({ jobs: [], email: brand.email });
  });

  it('the portfolio counts what it can be filtered by', () => {
    const { data } = pageOf<PortfolioData>('/portfolio', projects(1));
    expect(data.tags).toEqual([{ label: 'Maps', count: 4 }]);
    expect(data.services).toEqual([{ slug: 'consulting', label: 'Consulting', count: 4 }]);
    expect(portfolioIndex(contentOf(projects(1)))).toHaveLength(4);
  });
});
