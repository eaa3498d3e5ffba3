import { describe, expect, it } from 'vitest';
import { mistakesOf, person, post } from './sample';

const linking = (href: string, more: Record<string, string> = {}) =>
  mistakesOf({
    'posts/waves.md': post.replace('The harbour', `## High water\n\n[A link](${href})`),
    ...more,
  });

describe('a link within the site', () => {
  it.each([
    '/',
    '/about',
    '/about#contact',
    '/services/consulting',
    '/team/noor',
    '/portfolio/ferry#main',
    '/projects/ui-ux-design',
    '/blog/tag/motion',
    '/blog/reading-the-tide',
    '/privacy#first-terms',
    '/contact?service=consulting',
    '/?project=ferry#projects',
    '/feed.xml',
    '#high-water',
    '#careers',
    '/favicon.svg',
    'tel:+4712345678',
  ])('may be %s', (href) => {
    expect(linking(href)).toEqual([]);
  });

  it.each([
    [
      '/service/consulting',
      'the path of a page of this site, such as "/services/consulting", "/service" or "/services/social-marketing"',
    ],
    [
      '/portfolio/fairy',
      'the path of a page of this site: "/portfolio/ferry", "/portfolio/grid" or "/portfolio/kiln"',
    ],
    ['/prices.pdf', 'the path of a page of this site or of a file in the folder public, such as '],
    ['/../README.md', 'the path of a page of this site or of a file in the folder public'],
    ['tel:office', 'a phone number without spaces'],
    ['/blog/page/2', 'the path of a page of this site'],
    ['/about/', 'the path of a page of this site: "/about"'],
    ['/%61bout', 'the path of a page of this site: "/about"'],
    ['/home', '"/"'],
    ['/careers/boat-builder', '"/careers": a job’s page is removed when the job ends'],
    ['/careers/gone', '"/careers": a job’s page is removed when the job ends'],
    ['/privacy#last-terms', 'a place of /privacy: "main", "contact", "careers" or "first-terms"'],
    ['/blog#high-water', 'a place of /blog: "main", "contact" or "careers"'],
    ['#low-water', 'a place of /blog/waves: "main", "contact", "careers" or "high-water"'],
    ['/#', 'a place of /: '],
  ])('may not be %s', (href, expected) => {
    const [mistake, ...more] = linking(href);
    expect(more).toEqual([]);
    expect(mistake).toMatch(`posts/waves.md:12: link: expected ${expected}`);
    expect(mistake).toMatch(`, got "${href}"`);
  });

  it('is corrected to no address that the check refuses', () => {
    const told = [...linking('/homes'), ...linking('/career/boat-builder')].join();
    expect(told).toMatch('such as');
    expect(told).not.toMatch(/"\/home"|"\/careers\/boat-builder"/);
  });

  it('reports a broken link with its line', () => {
    const text = post.replace('before nine.', 'before\nnine, [they][1] say.\n\n[1]: /nowhere');
    expect(mistakesOf({ 'posts/reading-the-tide.md': text })).toEqual([
      expect.stringMatching(/^posts\/reading-the-tide\.md:11: link: /),
    ]);
  });

  it('may name a page whose file is wrong elsewhere', () => {
    const broken = person('Noor', 1).replace('role: Engineer\n', '');
    expect(linking('/team/noor#anything', { 'people/noor.md': broken })).toEqual([
      'people/noor.md:1: role: expected a text that is not empty, got nothing',
    ]);
  });
});
