import { describe, expect, it } from 'vitest';
import { sitemapPaths } from '../../scripts/site/addresses';
import { robots } from '../../scripts/site/robots';
import { sitemap } from '../../scripts/site/sitemap';
import { brand, other, otherSite, sampleSite } from './sample-site';
import { parseXml } from './parse-xml';

const textsOf = (xml: string, name: string) =>
  [...parseXml(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

describe('the sitemap', () => {
  const { pages } = sampleSite();
  const file = sitemap(pages, brand).get('/sitemap.xml')!;

  it('names every page that is to be found, under its own address and once', () => {
    const named = textsOf(file, 'loc');
    expect(named).toContain('https://undula.example/');
    expect(named).toContain('https://undula.example/blog/reading-the-tide');
    expect(named).not.toContain('https://undula.example/home');
    expect(new Set(named).size).toBe(named.length);
    expect(named).toHaveLength(pages.length - 1);
  });

  it('says when a page last changed, where that is known', () => {
    const entries = [...parseXml(file).getElementsByTagName('url')].map((entry) => [
      entry.querySelector('loc')!.textContent,
      entry.querySelector('lastmod')?.textContent,
    ]);
    expect(Object.fromEntries(entries)).toMatchObject({
      'https://undula.example/blog/reading-the-tide': '2026-03-01',
      'https://undula.example/contact': undefined,
    });
  });

  it('is an index of several files where one may not hold all', () => {
    const files = sitemap(pages, brand, { most: 10 });
    const named = textsOf(files.get('/sitemap.xml')!, 'loc');
    expect(named[0]).toBe('https://undula.example/sitemap-1.xml');
    expect(named).toHaveLength(Math.ceil((pages.length - 1) / 10));
    expect(files.size).toBe(named.length + 1);
    const inAll = named.flatMap((address) => textsOf(files.get(address.slice(brand.url.length))!, 'loc'));
    expect(inAll).toEqual(textsOf(file, 'loc'));
  });

  it('is found by way of robots.txt, which keeps nobody out', () => {
    const named = sitemapPaths().map((path) => `Sitemap: https://undula.example${path}\n`);
    expect(named[0]).toBe('Sitemap: https://undula.example/sitemap.xml\n');
    expect(robots(brand)).toBe(`User-agent: *\nDisallow:\n\n${named.join('')}`);
  });

  it('is all of another brand', () => {
    const named = textsOf(sitemap(otherSite().pages, other).get('/sitemap.xml')!, 'loc');
    expect(named.length).toBeGreaterThan(10);
    for (const address of named) expect(address).toMatch(/^https:\/\/kelp\.example\//);
  });
});
