import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cacheControl, contentType, securityHeaders } from '../../scripts/headers';
import { llms } from '../../scripts/site/llms';
import { webManifest } from '../../scripts/site/web-manifest';
import { post } from '../content/sample';
import { brand, other, otherSite, sampleSite } from './sample-site';

const publicFolder = join(import.meta.dirname, '../../public');

describe('the web manifest', () => {
  const manifest = JSON.parse(webManifest(brand)) as {
    icons: { src: string; sizes: string; purpose: string }[];
    [field: string]: unknown;
  };

  it('says how the site looks as an app', () => {
    expect(manifest).toMatchObject({
      name: 'Undula',
      short_name: 'Undula',
      start_url: '/',
      display: 'standalone',
      theme_color: '#2E0719',
    });
    expect(JSON.parse(webManifest(other))).toMatchObject({ name: 'Kelp & <Co>', short_name: 'Kelp & <Co>' });
    const long = { ...other, name: 'Northern Lights & Partners', logo: 'Northern' };
    expect(JSON.parse(webManifest(long))).toMatchObject({ name: long.name, short_name: 'Northern' });
  });

  it('names icons that are there and as large as it says, one of which may be cut to any shape', async () => {
    for (const { src, sizes } of manifest.icons) {
      const file = join(publicFolder, src);
      expect(existsSync(file), src).toBe(true);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  it('has a maskable icon whose sign stays within the safe circle', async () => {
    const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable')!;
    const { data, info } = await sharp(join(publicFolder, src))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, channels } = info;
    let reach = 0;
    for (let at = 0; at < data.length; at += channels) {
      const isGround = data.subarray(at, at + 3).equals(data.subarray(0, 3));
      const [x, y] = [(at / channels) % width, Math.floor(at / channels / width)];
      if (!isGround) reach = Math.max(reach, Math.hypot(x - width / 2, y - width / 2));
    }
    expect(reach).toBeGreaterThan(0);
    expect(reach).toBeLessThanOrEqual(0.4 * width);
  });
});

describe('llms.txt', () => {
  const { pages } = sampleSite();

  it('says what the site is and lists its pages with a line each', () => {
    const text = llms(pages, brand);
    expect(text).toMatch(/^# Undula\n\n> Undula is a small web and design agency\./);
    expect(text).toContain('- [About Us](https://undula.example/about): Who we are.\n');
    expect(text).toContain(
      '\n## Articles\n\n- [Reading the tide](https://undula.example/blog/reading-the-tide)',
    );
    expect(text).toContain('(https://undula.example/feed.xml)');
    expect(text).not.toContain('/search');
  });

  it('has no section without pages', () => {
    const { pages: fewer } = sampleSite({ 'jobs/boat-builder.md': null });
    expect(llms(fewer, brand)).not.toContain('Open positions');
  });

  it('keeps each link whole, whatever its title', () => {
    const nasty = post.replace('Reading the tide', '"A [link](x) and \\\\ more"');
    const changed = sampleSite({ 'posts/nasty.md': nasty });
    expect(llms(changed.pages, brand)).toContain(
      String.raw`[A \[link\](x) and \\ more](https://undula.example/blog/nasty)`,
    );
  });

  it('is all of another brand', () => {
    const text = llms(otherSite().pages, other);
    expect(text.startsWith('# Kelp & <Co>\n\n> Kelp & <Co> repairs boats.')).toBe(true);
    expect(text).not.toMatch(/undula/i);
  });
});

describe('what a server says of them', () => {
  it.each([
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemap-2.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/about', null],
    ['/og/home.1a2b3c4d.png', null],
  ])('%s is %s', (path, type) => {
    expect(contentType(path)).toBe(type);
  });

  it('lets others show pictures, and nothing else', () => {
    const policy = 'Cross-Origin-Resource-Policy';
    expect(securityHeaders('/og/home.1a2b3c4d.jpg')[policy]).toBe('cross-origin');
    expect(securityHeaders('/plates/sun-desktop.1a2b3c4d.webp')[policy]).toBe('cross-origin');
    expect(securityHeaders('/client.1a2b3c4d.js')[policy]).toBe('same-origin');
    expect(securityHeaders('/feed.xml')[policy]).toBe('same-origin');
  });

  it('keeps shared pictures for a year, and asks again for feeds and lists', () => {
    expect(cacheControl('/og/home.1a2b3c4d.png')).toContain('immutable');
    expect(cacheControl('/feed.xml')).toBe('no-cache');
    expect(cacheControl('/manifest.webmanifest')).toBe('no-cache');
  });
});
