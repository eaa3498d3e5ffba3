import { describe, expect, it } from 'vitest';
import { headOf } from '../../scripts/site/head';
import { post } from '../content/sample';
import { brand, image, other, otherSite, sampleSite } from './sample-site';

/** The content of a head's `property`, entities undone, as a parser gives it. */
function properties(head: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const plain = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  for (const [, name, content] of head.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g))
    (found[name!] ??= []).push(plain(content!));
  return found;
}

describe('the head of a page', () => {
  const { page } = sampleSite();

  it('says how to show it where it is shared', () => {
    expect(properties(headOf(page('/about'), image, brand))).toEqual({
      'twitter:card': ['summary_large_image'],
      'og:type': ['website'],
      'og:title': ['About Us'],
      'og:description': ['Who we are.'],
      'og:url': ['https://undula.example/about'],
      'og:site_name': ['Undula'],
      'og:locale': ['en_GB'],
      'og:image': ['https://undula.example/og/x.12345678.png'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': ['A & "B"'],
    });
  });

  it('says of an article when it was written, by whom and about what', () => {
    expect(properties(headOf(page('/blog/reading-the-tide'), image, brand))).toMatchObject({
      'og:type': ['article'],
      'article:published_time': ['2026-03-01T00:00:00-05:00'],
      'article:modified_time': ['2026-03-01T00:00:00-05:00'],
      'article:author': ['https://undula.example/team/noor'],
      'article:tag': ['Harbour', 'Motion'],
    });
  });

  it('says of a person what they are called', () => {
    expect(properties(headOf(page('/team/noor'), image, brand))).toMatchObject({
      'og:type': ['profile'],
      'profile:first_name': ['Noor'],
    });
  });

  it('is the same under both names of home', () => {
    expect(headOf(page('/home'), image, brand)).toBe(headOf(page('/'), image, brand));
  });

  it('links the feed', () => {
    const head = headOf(page('/'), image, brand);
    expect(head).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/feed.xml">/,
    );
  });

  it('cannot be broken out of by any text', () => {
    const nasty = `</script><script>alert(1)</script> "quotes" & <!-- 'all' -->`;
    const changed = sampleSite({
      'posts/nasty.md': post.replace('Reading the tide', () => JSON.stringify(nasty)),
    });
    const head = headOf(changed.page('/blog/nasty'), { ...image, alt: nasty }, brand);
    expect(head.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(head).not.toContain('<!--');
    expect(properties(head)['og:title']).toEqual([nasty]);
    const [, data] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)!;
    const graph = JSON.parse(data!) as { '@graph': { '@type': string; headline?: string }[] };
    expect(graph['@graph'].find((node) => node['@type'] === 'Article')!.headline).toBe(nasty);
  });

  it('is all of another brand', () => {
    for (const changed of otherSite().pages) {
      const head = headOf(changed, image, other);
      expect(`${changed.head.title} ${head}`, changed.path).not.toMatch(/undula/i);
      expect(properties(head)['og:site_name']).toEqual(['Kelp & <Co>']);
      expect(head).toContain('https://kelp.example');
    }
  });
});
