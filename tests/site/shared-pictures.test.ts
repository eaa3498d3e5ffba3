import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardName, cardOf } from '../../scripts/site/og/card';
import { drawCards } from '../../scripts/site/og/draw-cards';
import { cardBudget } from '../../scripts/site/og/draw-card';
import { lettersOf, loadParts } from '../../scripts/site/og/letters';
import { job, post } from '../content/sample';
import { brand, other, sampleSite } from './sample-site';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const publicFolder = join(folder, 'public');
let turn = 0;

/** Draws the cards of some pages of a site into a folder of its own. */
async function draw(
  site: ReturnType<typeof sampleSite>,
  paths: readonly string[],
  { of = brand, cache = '', pictures = publicFolder } = {},
) {
  const warnings: string[] = [];
  const out = join(folder, `out-${(turn += 1)}`);
  const images = await drawCards({
    pages: paths.map(site.page),
    brand: of,
    out,
    cache: join(folder, cache || `cache-${turn}`),
    publicFolder: pictures,
    warn: (sentence) => void warnings.push(sentence),
  });
  const file = (path: string) => join(out, images.get(path)!.path);
  return { images, out, warnings, file };
}

beforeAll(async () => {
  mkdirSync(join(publicFolder, 'plates'), { recursive: true });
  const square = { create: { width: 40, height: 30, channels: 3, background: '#FF4B2B' } } as const;
  for (const id of ['portrait', 'shot', '../x'])
    for (const format of ['avif', 'webp'] as const)
      await sharp(square)
        .toFormat(format)
        .toFile(join(publicFolder, 'plates', `${id}.${format}`));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the picture that a page is shared with', () => {
  const site = sampleSite();

  it.each([
    ['/', 'A small web and design agency that moves one line at a time', null],
    ['/contact', 'Contact', 'hello@undula.example'],
    ['/services/consulting', 'Consulting', '$100 to $200 per day'],
    ['/team/noor', 'Noor', 'Engineer'],
    ['/portfolio/ferry', 'Ferry', 'App'],
    ['/careers/boat-builder', 'Boat builder', 'Opening: hybrid, full time'],
    ['/blog/reading-the-tide', 'Reading the tide', 'Noor, 1 March 2026'],
    ['/blog/tag/motion', 'Articles on Motion', null],
  ])('says at %s: %s', (path, title, fact) => {
    expect(cardOf(site.page(path), brand)).toMatchObject({ title, fact });
  });

  it('names its page if it cannot be drawn', async () => {
    await expect(draw(site, ['/team/noor'], { pictures: join(folder, 'empty') })).rejects.toThrow(
      'The picture that /team/noor is shared with cannot be drawn.',
    );
  });

  it('is 1200 by 630 and light, for each kind of page', async () => {
    const paths = [
      '/',
      '/services/consulting',
      '/team/noor',
      '/portfolio/ferry',
      '/careers/boat-builder',
      '/blog/reading-the-tide',
    ];
    const { file, images } = await draw(site, paths, { cache: 'kinds' });
    expect(images.size).toBe(paths.length);
    for (const path of paths) {
      const { width, height } = await sharp(file(path)).metadata();
      expect([width, height], path).toEqual([1200, 630]);
      expect(statSync(file(path)).size, path).toBeLessThanOrEqual(cardBudget);
    }
  });

  it('is named after the page and what it shows, so that it can be kept for ever', async () => {
    // The cards of the test before this one.
    const cache = 'kinds';
    const first = await draw(site, ['/blog/reading-the-tide', '/team/noor'], { cache });
    expect(first.images.get('/team/noor')!.path).toMatch(/^\/og\/team-noor\.[0-9a-f]{8}\.(png|jpg)$/);
    const changed = sampleSite({ 'posts/reading-the-tide.md': post.replace('the tide', 'the ebb') });
    const second = await draw(changed, ['/blog/reading-the-tide', '/team/noor'], { cache });
    expect(second.images.get('/team/noor')).toEqual(first.images.get('/team/noor'));
    expect(second.images.get('/blog/reading-the-tide')).not.toEqual(
      first.images.get('/blog/reading-the-tide'),
    );
  });

  it('is drawn once, and again only when what it shows has changed', async () => {
    const cache = 'kept';
    const paths = ['/about', '/careers/boat-builder'];
    const first = await draw(site, paths, { cache });
    // A card that is drawn again loses this mark.
    const mark = Buffer.from('drawn before');
    const [engine = ''] = readdirSync(join(folder, cache));
    for (const file of readdirSync(join(folder, cache, engine)))
      writeFileSync(join(folder, cache, engine, file), mark);

    const isDrawn = ({ file }: typeof first) => paths.map((path) => !readFileSync(file(path)).equals(mark));
    expect(isDrawn(await draw(site, paths, { cache }))).toEqual([false, false]);
    const changed = sampleSite({ 'jobs/boat-builder.md': job.replace('hybrid', 'on-site') });
    expect(isDrawn(await draw(changed, paths, { cache }))).toEqual([false, true]);
    expect(isDrawn(await draw(site, paths, { cache, of: other }))).toEqual([true, true]);
  });

  it('loses the cards of other code from the cache', async () => {
    const cache = 'outdated';
    mkdirSync(join(folder, cache, '00000000'), { recursive: true });
    await draw(site, ['/about'], { cache });
    expect(readdirSync(join(folder, cache))).toEqual([expect.not.stringMatching('00000000')]);
  });

  it('has the same bytes wherever it is drawn', async () => {
    const [a, b] = [await draw(site, ['/privacy']), await draw(site, ['/privacy'])];
    expect(readFileSync(a.file('/privacy'))).toEqual(readFileSync(b.file('/privacy')));
  });

  it('is one for home and its other name, and for all parts of a list', async () => {
    const { out } = await draw(site, ['/', '/home']);
    expect(readdirSync(join(out, 'og'))).toHaveLength(1);
    const head = { title: '', description: '', canonical: '/blog/tag/type/page/12' };
    expect(cardName({ head, path: head.canonical })).toBe('blog-tag-type');
  });

  it('leaves out letters that the face does not have, and says which', async () => {
    const titled = sampleSite({ 'posts/reading-the-tide.md': post.replace('Reading', 'Reading 🌊 港') });
    const { warnings, file } = await draw(titled, ['/blog/reading-the-tide']);
    expect(warnings).toEqual([
      'The shared picture of /blog/reading-the-tide leaves out 🌊 港: the display face has no such letter.',
    ]);
    expect((await sharp(file('/blog/reading-the-tide')).metadata()).width).toBe(1200);
  });

  it('is drawn for a title and a brand of such letters alone, too', async () => {
    const titled = sampleSite({ 'posts/reading-the-tide.md': post.replace('Reading the tide', '潮を読む') });
    const named = { ...brand, name: '波' };
    const { warnings, file } = await draw(titled, ['/blog/reading-the-tide'], { of: named });
    expect(warnings).toHaveLength(1);
    expect((await sharp(file('/blog/reading-the-tide')).metadata()).height).toBe(630);
  });

  it('keeps the point of the brand in its own colour, beside any field', async () => {
    const { file } = await draw(site, ['/blog']);
    const { data, info } = await sharp(file('/blog'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red, green, blue] = [0xff, 0x4b, 0x2b];
    let points = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      const off =
        Math.abs(data[at]! - red) + Math.abs(data[at + 1]! - green) + Math.abs(data[at + 2]! - blue);
      if (off < 9) points += 1;
    }
    expect(points).toBeGreaterThan(20);
  });
});

describe('the display face', () => {
  const cut = { wght: 640, FLAR: 100, VOLM: 100, tracking: 0 };

  it('writes Latin, Greek, Cyrillic and Vietnamese', async () => {
    const { has, letter } = lettersOf(await loadParts(), cut);
    for (const word of ['Zażółć', 'Ωκεανός', 'Волна', 'Sóng biển']) {
      expect([...word.normalize('NFC')].every(has)).toBe(true);
      expect(letter(word).paths.match(/<path/g)).toHaveLength([...word.replace(' ', '')].length);
    }
    expect(['🌊', '港'].some(has)).toBe(false);
  });

  it('is wider for a wider word, by the tracking too', async () => {
    const parts = await loadParts();
    const [wide, tight] = [lettersOf(parts, cut), lettersOf(parts, { ...cut, tracking: -0.04 })];
    expect(wide.letter('waves').advance).toBeGreaterThan(wide.letter('wave').advance);
    expect(wide.letter('wave').advance - tight.letter('wave').advance).toBeCloseTo(0.16);
  });
});
