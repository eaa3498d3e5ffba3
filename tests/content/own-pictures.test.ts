import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogoData } from '@/content/block-data';
import type { ContentPageData, PersonData, PostData, ProjectData } from '@/content/page-data';
import type { Plate } from '@/lib/plate';
import { compileContent } from '../../scripts/content/compile';
import { loadContent } from '../../scripts/content/content-store';
import { shownPath } from '../../scripts/content/text-file';
import { homeModules } from '../../scripts/content/home-modules';
import { describeMistake } from '../../scripts/content/mistakes';
import { drawingCode, ownPictures } from '../../scripts/content/pictures/own-pictures';
import { readPictures } from '../../scripts/content/pictures/read-pictures';
import { sweepPictures, writePictures } from '../../scripts/content/pictures/write-pictures';
import { sitePages } from '../../scripts/content/site-pages';
import { sketchPlates } from '../../scripts/plates/sketch';
import { noon, person, plates, post, project, sample, service, type Files } from './sample';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cache = () => join(folder, '.cache');
const out = () => join(folder, '.out');

function write(files: Files): void {
  for (const [name, text] of Object.entries({ ...sample, ...files })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** The sample with pictures in it, and its mistakes with paths from its folder. */
async function load(files: Files) {
  write(files);
  const pictures = await readPictures(folder, cache());
  const { store, mistakes, warnings, unusedPictures } = loadContent({
    folder,
    plates,
    pictures,
    today: noon,
    timeZone: 'UTC',
  });
  const above = `${shownPath(folder)}/`;
  const short = (text: string) => text.replaceAll(above, '').replaceAll(above.slice(0, -1), '.');
  return {
    store,
    mistakes: mistakes.map(describeMistake).map(short),
    warnings: warnings.map(short),
    unusedPictures: unusedPictures.map(short),
  };
}

/** The same, of content that is right. */
async function stored(files: Files) {
  const { store, mistakes } = await load(files);
  if (!store) throw new Error(mistakes.join('\n'));
  return store;
}

const shade = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } });
const jpg = (width: number, height: number) => shade(width, height).jpeg().toBuffer();
const noor = (image: string, more = '') =>
  person('Noor', 1).replace('image: portrait', `image: ${image}${more ? `\n${more}` : ''}`);
const filesOf = ({ sources }: Plate) =>
  sources.flatMap(({ avif = '', webp }) => `${avif}, ${webp}`.match(/[^/ ,]+\.\w+(?= )/g) ?? []);
const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('a picture beside a Markdown file', () => {
  it('is made no file of while its post is a draft', async () => {
    const text = post.replace('cover: cover-tide', 'cover: own.jpg');
    const picture = { 'posts/own.jpg': await jpg(2400, 1400) };
    const filesWith = async (each: string) =>
      (await stored({ ...picture, 'posts/reading-the-tide.md': each })).pictureFiles.length;
    expect(await filesWith(text)).toBeGreaterThan(0);
    expect(await filesWith(text.replace('---', '---\ndraft: true'))).toBe(0);
  });

  it('is no plate of the site while its post is a draft, as the build reads the file of each', async () => {
    const store = await stored({
      'posts/own.jpg': await jpg(2400, 1400),
      'posts/a-draft.md': post.replace('---', '---\ndraft: true').replace('cover-tide', 'own.jpg'),
      'people/noor.md': noor('noor.jpg'),
      'people/noor.jpg': await jpg(1200, 1600),
    });
    expect(Object.keys(store.ownPlates)).toEqual(['people/noor/image']);
    await writePictures({ files: store.pictureFiles, out: out(), cache: cache() });
    const sketches = await sketchPlates(Object.values(store.ownPlates), join(out(), 'plates'));
    expect(sketches['people/noor/image']).toMatch('data:image/webp');
  });

  it('is the plate of a person in the crops of a portrait', async () => {
    const store = await stored({
      'people/noor.md': noor('noor.jpg'),
      'people/noor.jpg': await jpg(1200, 1600),
    });
    const plate = store.plates['people/noor/image']!;
    expect(plate.sources.map(({ width, height, media }) => [width, height, media])).toEqual([
      [390, 488, '(max-width: 49.9375em)'],
      [533, 667, undefined],
    ]);
    expect(plate.sources.at(-1)!.avif).toMatch(
      /^\/plates\/people-noor-image-desktop\.[\da-f]{8}\.avif 1x, \/plates\/people-noor-image-desktop@2x\.[\da-f]{8}\.avif 2x$/,
    );
    const page = sitePages(store).find(({ path }) => path === '/team/noor')!;
    expect((page.payload!.data as PersonData).portrait).toEqual(plate);
    expect(homeModules(store).get('team.ts')).toMatch(JSON.stringify(plate));
  });

  it('is the band of a post, the picture of its card and a figure in its text', async () => {
    const body = '![Boats at low water](my%20h%C3%A4fen.JPG "At six")\n\n![Ropes](<my häfen.JPG>)';
    const store = await stored({
      'posts/reading-the-tide.md': `${post.replace('cover: cover-tide', 'cover: Tide.JPEG')}\n${body}\n`,
      'posts/Tide.JPEG': await jpg(3000, 2000),
      'posts/my häfen.JPG': await jpg(1000, 500),
    });
    const pages = sitePages(store);
    const data = pages.find(({ path }) => path === '/blog/reading-the-tide')!.payload!.data as PostData;
    expect(data.cover.sources).toHaveLength(3);
    expect(store.plates['posts/reading-the-tide/cover-card']!.sources).toHaveLength(2);
    const figures = data.body.filter((node) => typeof node === 'object' && node.tag === 'plate');
    expect(figures).toHaveLength(2);
    expect(figures[0]).toMatchObject({ alt: 'Boats at low water', caption: 'At six' });
    const { sources } = (figures[0] as { plate: Plate }).plate;
    expect(sources.at(-1)).toMatchObject({ width: 876, height: 438 });
    expect(sources.at(-1)!.avif).not.toMatch('2x');
  });

  it('is the picture of a project and of a service', async () => {
    const store = await stored({
      'projects/kiln.md': project('Kiln', 2).replace('image: shot', 'image: kiln.png'),
      'projects/kiln.png': await shade(2000, 1500).png().toBuffer(),
      'services/consulting.md': service('Consulting', 6).replace('plate: shot', 'plate: desk.webp'),
      'services/desk.webp': await shade(2000, 1500).webp().toBuffer(),
    });
    const ids = Object.keys(store.ownPlates);
    expect(ids).toEqual([
      'projects/kiln/image',
      'projects/kiln/image-drawer',
      'projects/kiln/image-wide',
      'services/consulting/plate',
    ]);
    expect(homeModules(store).get('projects.ts')).toMatch(
      JSON.stringify(store.plates['projects/kiln/image-drawer']),
    );
  });

  it('leaves settings of pictures out of the pages', async () => {
    const store = await stored({
      'people/noor.md': noor('noor.jpg', 'focus: 60% 30%\nengrave: { lines: 60, ground: wine }'),
      'people/noor.jpg': await jpg(600, 800),
    });
    expect(JSON.stringify(sitePages(store))).not.toMatch(/"focus"|"engrave"/);
    expect(homeModules(store).get('team.ts')).not.toMatch(/"focus"|"engrave"/);
  });

  it('detects the type of a picture by its bytes', async () => {
    const files = {
      'people/noor.md': noor('noor.jpg'),
      'people/noor.jpg': await shade(600, 800).png().toBuffer(),
    };
    expect((await load(files)).mistakes).toEqual([]);
  });

  it('finds a name with an umlaut that the disk spells with two signs', async () => {
    const files = {
      'people/noor.md': noor('jörg.jpg'),
      [`people/${'jörg.jpg'.normalize('NFD')}`]: await jpg(600, 800),
    };
    expect((await load(files)).mistakes).toEqual([]);
  });
});

it('is not mixed up with the card of an entry whose name is longer', async () => {
  const cover = (name: string, title: string) =>
    post
      .replace('cover: cover-tide', `cover: ${name}`)
      .replace('Reading the tide', title)
      .replace('What', title);
  const store = await stored({
    'posts/tide.md': cover('tide.jpg', 'Tide'),
    'posts/tide-card.md': cover('card.jpg', 'Card'),
    'posts/tide.jpg': await jpg(2000, 1000),
    'posts/card.jpg': await jpg(2000, 1001),
  });
  const used = new Set(
    store.pictureFiles.map(
      ({ name, picture }) =>
        `${name.replace(/-(phone|wide|desktop).*/, '')} ${picture.path.split('/').at(-1)}`,
    ),
  );
  expect([...used].sort()).toEqual([
    'posts-tide-card-cover card.jpg',
    'posts-tide-card-cover-card card.jpg',
    'posts-tide-cover tide.jpg',
    'posts-tide-cover-card tide.jpg',
  ]);
});

describe('a mistake with a picture', () => {
  const withPicture = async (name: string, bytes: Uint8Array | string, more = '') =>
    (await load({ 'people/noor.md': noor(name, more), [`people/${name}`]: bytes })).mistakes;

  it('names the pictures that there are in place of a missing one', async () => {
    const files = { 'people/noor.md': noor('nor.jpg'), 'people/noor.jpg': await jpg(600, 800) };
    expect((await load(files)).mistakes).toEqual([
      'people/noor.md:7: image: expected a picture in people: "noor.jpg", got "nor.jpg"',
    ]);
  });

  it.each([
    [
      'an empty file',
      'noor.jpg',
      '',
      'expected a picture (JPG, PNG, WebP, AVIF or SVG), got an empty file: noor.jpg',
    ],
    [
      'a text',
      'noor.jpg',
      'words',
      'expected a picture (JPG, PNG, WebP, AVIF or SVG), got a file of another type: noor.jpg',
    ],
    [
      'a format of cameras',
      'noor.heic',
      'x',
      'expected JPG, PNG, WebP, AVIF or SVG: export it as one of them, got "noor.heic": noor.heic',
    ],
    [
      'another file',
      'noor.pdf',
      'x',
      'expected a JPG, PNG, WebP, AVIF or SVG file in people, got "noor.pdf"',
    ],
  ])('refuses %s', async (_, name, bytes, mistake) => {
    expect(await withPicture(name, bytes)).toEqual([`people/noor.md:7: image: ${mistake}`]);
  });

  it('refuses a file that breaks off', async () => {
    const bytes = await sharp(
      Buffer.from(Array.from({ length: 600 * 800 * 3 }, (_, at) => (at * 7919) % 251)),
      {
        raw: { width: 600, height: 800, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    const [mistake] = await withPicture('noor.jpg', bytes.subarray(0, bytes.length / 2));
    expect(mistake).toMatch(
      /^people\/noor\.md:7: image: expected a whole JPG: copy or export it again, got a damaged file \(.+\): noor\.jpg$/,
    );
  });

  it('rejects animated pictures', async () => {
    // Two frames of one pixel, as sharp writes no animation of its own.
    const frame = (pixel: string) => `21f904000a0000002c0000000001000100000202${pixel}0100`;
    const gif = Buffer.from(`47494638396101000100800000000000ffffff${frame('44')}${frame('4c')}3b`, 'hex');
    const webp = await sharp(gif, { animated: true }).webp().toBuffer();
    expect(await withPicture('noor.webp', webp)).toEqual([
      'people/noor.md:7: image: expected a still picture, got an animation of 2 pictures: noor.webp',
    ]);
    rmSync(join(folder, 'people'), { recursive: true });
    expect(await withPicture('noor.png', gif)).toEqual([
      'people/noor.md:7: image: expected JPG, PNG, WebP, AVIF or SVG: export it as one of them, got a GIF: noor.png',
    ]);
  });

  it('names the least size of a place', async () => {
    expect(await withPicture('noor.jpg', await jpg(200, 300))).toEqual([
      'people/noor.md:7: image: expected a picture of at least 267 × 334 px, got 200 × 300 px: noor.jpg',
    ]);
  });

  it('requires an alternative text', async () => {
    const files = {
      'people/noor.md': noor('noor.jpg').replace(/imageAlt: .*\n/, ''),
      'people/noor.jpg': await jpg(600, 800),
      'posts/reading-the-tide.md': `${post}\n![](boat.jpg)\n`,
      'posts/boat.jpg': await jpg(600, 800),
    };
    expect((await load(files)).mistakes).toEqual([
      'people/noor.md:1: imageAlt: expected a text that is not empty, got nothing',
      'posts/reading-the-tide.md:12: image: expected a description of the picture: ![description](boat.jpg), got ![](boat.jpg)',
    ]);
  });

  it('asks for brackets around a name with spaces in a text', async () => {
    const files = { 'posts/reading-the-tide.md': `${post}\n![Boats](my boat.jpg "At six")\n` };
    expect((await load(files)).mistakes).toEqual([
      'posts/reading-the-tide.md:12: image: expected angle brackets around a name with spaces: ![words](<my boat.jpg>), got "my boat.jpg"',
    ]);
  });

  it('refuses a file of another folder', async () => {
    expect((await load({ 'people/noor.md': noor('../posts/a.jpg') })).mistakes).toEqual([
      'people/noor.md:7: image: expected the name of a file in people, without a folder, got "../posts/a.jpg"',
    ]);
  });

  it.each([
    ['focus: left', 'focus: expected a point such as "60% 30%", from the left and from the top, got "left"'],
    [
      'engrave: maybe',
      'engrave: expected true, false or the fields lines, contrast, angle, ground, got "maybe"',
    ],
    ['engrave: { lines: 900 }', 'engrave.lines: expected a number from 20 to 200, got 900'],
    [
      'engrave: { line: 90 }',
      'engrave.line: expected no such field (did you mean "lines"? There are lines, contrast, angle, ground), got 90',
    ],
  ])('reports the mistake in "%s"', async (more, mistake) => {
    expect(await withPicture('noor.jpg', await jpg(600, 800), more)).toEqual([
      `people/noor.md:8: ${mistake}`,
    ]);
  });

  it('refuses the settings of a photo beside a plate', async () => {
    const { mistakes } = await load({ 'people/noor.md': noor('portrait', 'engrave: true') });
    expect(mistakes).toEqual([
      'people/noor.md:8: engrave: expected a picture of your own in "image", beside this file: a plate is drawn for its place, got "portrait"',
    ]);
  });
});

describe('an SVG', () => {
  const drawing = (inner: string, attributes = 'viewBox="0 0 24 30"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

  it('is served as one file of its own shape, without what its editor wrote', async () => {
    const svg = drawing('<metadata>Lisbon</metadata><path d="M0 0h24v30z"/>');
    const store = await stored({ 'people/noor.md': noor('noor.svg'), 'people/noor.svg': svg });
    const { sources } = store.plates['people/noor/image']!;
    expect(sources).toEqual([
      {
        width: 534,
        height: 667,
        webp: expect.stringMatching(/^\/plates\/people-noor-image\.[\da-f]{8}\.svg 1x$/) as string,
      },
    ]);
    await writePictures({ files: store.pictureFiles, out: out(), cache: cache() });
    const [file] = filesOf(store.plates['people/noor/image']!);
    const served = readFileSync(join(out(), 'plates', file!), 'utf8');
    expect(served).toMatch('viewBox="0 0 24 30"');
    expect(served).not.toMatch('Lisbon');
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<g><foreignObject/></g>', '<foreignObject>'],
    ['<rect onclick="a()"/>', 'the event attribute onclick of <rect>'],
    ['<image href="https://example.com/x.png"/>', 'the external href of <image>'],
    ['<use xlink:href="//example.com/x.svg#a"/>', 'the external xlink:href of <use>'],
    ['<a href="java&#10;script:alert(1)"><path/></a>', 'the external href of <a>'],
    ['<style>@import url(https://example.com/x.css);</style>', 'an external reference in <style>'],
    ['<rect style="fill: url(https://example.com/#a)"/>', 'the style of <rect>'],
    ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'the animated href of <set>'],
  ])('with %s is refused', async (inner, got) => {
    const { mistakes } = await load({
      'people/noor.md': noor('noor.svg'),
      'people/noor.svg': drawing(inner),
    });
    expect(mistakes).toEqual([
      `people/noor.md:7: image: expected an SVG of shapes, without scripts and external references, got ${got}: noor.svg`,
    ]);
  });

  it('has no focus, as it is not cut', async () => {
    const files = {
      'people/noor.md': noor('noor.svg', 'focus: 0% 0%'),
      'people/noor.svg': drawing('<path d="M0 0h9"/>'),
    };
    expect((await load(files)).mistakes).toEqual([
      'people/noor.md:8: focus: expected a photo in "image": an SVG is not cut, got "noor.svg"',
    ]);
  });

  it('without a size is refused', async () => {
    const files = {
      'people/noor.md': noor('noor.svg'),
      'people/noor.svg': drawing('<path d="M0 0h9"/>', ''),
    };
    expect((await load(files)).mistakes).toEqual([
      'people/noor.md:7: image: expected an SVG with a viewBox, got a drawing without a size: noor.svg',
    ]);
  });

  it('with spaces around its viewBox has a size', async () => {
    const svg = drawing('<path d="M0 0h9v9z"/>', 'viewBox=" 0 0 24 30 "');
    expect((await load({ 'people/noor.md': noor('noor.svg'), 'people/noor.svg': svg })).mistakes).toEqual([]);
  });

  it.each([
    [
      'a viewBox too large to draw',
      drawing('<path d="M0 0h9"/>', 'viewBox="0 0 20000 15000"'),
      'a picture of at most 200 megapixels, got 20000 × 15000 px',
    ],
    [
      'the bytes of UTF-16',
      Buffer.from(`\ufeff${drawing('<path d="M0 0h9"/>')}`, 'utf16le'),
      'an SVG saved as UTF-8, got other bytes',
    ],
  ])('with %s is refused with that reason', async (_, svg, reason) => {
    expect((await load({ 'people/noor.md': noor('noor.svg'), 'people/noor.svg': svg })).mistakes).toEqual([
      `people/noor.md:7: image: expected ${reason}: noor.svg`,
    ]);
  });

  it('with references within itself is shown', async () => {
    const font = '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>';
    const svg = drawing(`${font}<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" fill="url(#b)"/>`);
    expect((await load({ 'people/noor.md': noor('noor.svg'), 'people/noor.svg': svg })).mistakes).toEqual([]);
  });
});

describe('a warning', () => {
  it('names a picture that is small for its place, and one that neither content nor a translation uses', async () => {
    const { mistakes, warnings, unusedPictures } = await load({
      'people/noor.md': noor('noor.jpg'),
      'people/noor.jpg': await jpg(400, 500),
      'posts/left-over.png': await shade(10, 10).png().toBuffer(),
      'posts/german.png': await shade(10, 10).png().toBuffer(),
      'posts/die küste.png': await shade(10, 10).png().toBuffer(),
      'de/posts/tides.md': '![Boote](german.png) ![Küste](die%20k%C3%BCste.png) 100 %',
    });
    expect(mistakes).toEqual([]);
    expect(warnings).toEqual([
      'people/noor.md:7: noor.jpg is 400 × 500 px and will look blurred on large screens. Use at least 533 × 667 px.',
    ]);
    expect(unusedPictures).toEqual(['posts/left-over.png']);
  });

  it('is printed by the build', async () => {
    write({ 'posts/left-over.png': await shade(10, 10).png().toBuffer() });
    const said: string[] = [];
    const pictures = await readPictures(folder, cache());
    const options = { folder, plates, pictures, today: noon, timeZone: 'UTC', generated: out() };
    compileContent({ ...options, warn: (sentence) => said.push(sentence) });
    expect(said).toEqual([expect.stringMatching(/left-over\.png: no content uses this picture\.$/)]);
  });
});

describe('other colours', () => {
  /** Whether the files of a portrait depend on the palette. */
  async function dependOnColours(bytes: Buffer, more = '') {
    const store = await stored({ 'people/noor.md': noor('noor.jpg', more), 'people/noor.jpg': bytes });
    return store.pictureFiles.map((file) => drawingCode(file).includes('src/lib/palette.ts'));
  }

  it('draw no photo again', async () => {
    const found = await dependOnColours(await jpg(1200, 1600));
    expect(new Set(found)).toEqual(new Set([false]));
  });

  it('draw an engraving again, and a picture that shows them through', async () => {
    const engraved = await dependOnColours(await jpg(1200, 1600), 'engrave: true');
    const seeThrough = await dependOnColours(await shade(1200, 1600).ensureAlpha(0.5).png().toBuffer());
    expect(new Set([...engraved, ...seeThrough])).toEqual(new Set([true]));
  });
});

describe('the files of a picture', () => {
  /** Draws one file of a picture: all would take six times as long. */
  async function made(bytes: Buffer, more = '') {
    const store = await stored({ 'people/noor.md': noor('noor.jpg', more), 'people/noor.jpg': bytes });
    const file = store.pictureFiles.find(({ name }) => /desktop\.\w+\.webp$/.test(name))!;
    await writePictures({ files: [file], out: out(), cache: cache() });
    return { store, bytes: readFileSync(join(out(), 'plates', file.name)) };
  }

  it('are those that the plate names, and are made once', async () => {
    const { store } = await made(await jpg(1200, 1600));
    await writePictures({ files: store.pictureFiles, out: out(), cache: cache() });
    const named = filesOf(store.plates['people/noor/image']!);
    expect(readdirSync(join(out(), 'plates')).sort()).toEqual([...new Set(named)].sort());
    // A second build finds what it needs in the cache, and would fail on this picture if it drew it.
    rmSync(join(folder, 'people/noor.jpg'));
    await writePictures({ files: store.pictureFiles, out: join(out(), 'again'), cache: cache() });
    expect(readdirSync(join(out(), 'again/plates'))).toHaveLength(new Set(named).size);
  });

  it('stay in the cache when other content is drawn, until a built site lacks them', async () => {
    const { store } = await made(await jpg(1200, 1600));
    const [file, ...rest] = store.pictureFiles.filter(({ name }) => name.endsWith('.webp'));
    await writePictures({ files: [file!, ...rest], out: out(), cache: cache() });
    await writePictures({ files: [file!], out: join(folder, '.other'), cache: cache() });
    expect(readdirSync(cache())).toEqual(expect.arrayContaining([file, ...rest].map((each) => each!.name)));
    writeFileSync(join(cache(), 'other.avif.7.new'), '');
    sweepPictures(join(folder, '.other'), cache());
    const left = readdirSync(cache()).filter((name) => !name.endsWith('.json'));
    // The unfinished file is another process's.
    expect(left).toHaveLength(2);
    expect(left).toEqual(expect.arrayContaining(['other.avif.7.new', file!.name]));
  });

  it('are upright, in sRGB and without what the camera wrote', async () => {
    const red = { create: { width: 1600, height: 600, channels: 3, background: '#c00' } } as const;
    const sideways = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#00c' } })
      .composite([{ input: await sharp(red).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'Lisbon' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } },
      })
      .jpeg()
      .toBuffer();
    const { bytes } = await made(sideways);
    // The upper half of what the camera saw is the right half of the upright picture.
    expect((await pixel(bytes, 500, 300))[0]).toBeGreaterThan(150);
    expect((await pixel(bytes, 30, 300))[2]).toBeGreaterThan(150);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Lisbon')).toBe(false);
  });

  it('have the colours of a picture for print', async () => {
    const cmyk = await shade(600, 800).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const [red = 0, green = 0, blue = 0] = await pixel((await made(cmyk)).bytes, 100, 100);
    expect(Math.hypot(red - 0xaa, green - 0x88, blue - 0x66)).toBeLessThan(40);
  });

  it('keep the focus in the picture', async () => {
    const left = { create: { width: 400, height: 800, channels: 3, background: '#c00' } } as const;
    const wide = await sharp({ create: { width: 2400, height: 800, channels: 3, background: '#00c' } })
      .composite([{ input: await sharp(left).png().toBuffer(), top: 0, left: 0 }])
      .jpeg()
      .toBuffer();
    expect((await pixel((await made(wide)).bytes, 100, 100))[0]).toBeLessThan(50);
    rmSync(out(), { recursive: true });
    expect((await pixel((await made(wide, 'focus: 0% 50%')).bytes, 100, 100))[0]).toBeGreaterThan(150);
  });

  it('are lines of two colours where the photo is engraved', async () => {
    const { store, bytes } = await made(await jpg(1200, 1600), 'engrave: { ground: vermilion }');
    expect(store.plates['people/noor/image']!.ground).toBe('vermilion');
    const column = await sharp(bytes).extract({ left: 260, top: 0, width: 1, height: 667 }).raw().toBuffer();
    const reds = Array.from({ length: 667 }, (_, at) => column[at * 3]!);
    expect(Math.max(...reds)).toBeGreaterThan(200);
    expect(Math.min(...reds)).toBeLessThan(110);
  });

  it('are made of 40 megapixels', { timeout: 60_000 }, async () => {
    const { bytes } = await made(await jpg(7300, 5500));
    expect((await sharp(bytes).metadata()).width).toBe(533);
  });
});

describe('the pictures of a case study', () => {
  const ferry = (block: string) =>
    project('Ferry', 1).replace('What was done.', `What was done.\n\n${block}\n\nMore.`);
  const blockOf = async (block: string, files: Files) => {
    const pages = sitePages(await stored({ 'projects/ferry.md': ferry(block), ...files }));
    const page = pages.find(({ path }) => path === '/portfolio/ferry')!;
    return { page, block: (page.payload!.data as ProjectData).blocks[1]! };
  };
  const row = (...names: string[]) =>
    `::: pictures\ncaption: At low tide\nitems:\n${names.map((name) => `  - { image: ${name}, imageAlt: 'Of ${name}' }`).join('\n')}\n:::`;
  const tall = () => jpg(1200, 1500);
  const wide = () => jpg(1920, 1200);

  it('is between the texts, with its words for the search', async () => {
    const { page, block } = await blockOf(row('pier.jpg'), { 'projects/pier.jpg': await wide() });
    expect((page.payload!.data as ProjectData).blocks.map((each) => each.block)).toEqual([
      'text',
      'pictures',
      'text',
    ]);
    expect(block).toMatchObject({ caption: 'At low tide', pictures: [{ alt: 'Of pier.jpg' }] });
    expect(page.text).toContain('At low tide');
    expect(page.sheets).toEqual(['page-block']);
  });

  it('runs from edge to edge alone', async () => {
    const { block } = await blockOf(row('pier.jpg'), { 'projects/pier.jpg': await wide() });
    if (block.block !== 'pictures') throw new Error('There are no pictures.');
    expect(block.pictures[0]!.plate.sources.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [1920, 960],
      [1440, 720],
    ]);
  });

  it('has the share of a row that makes all equally high', async () => {
    const files = { 'projects/pass.jpg': await tall(), 'projects/band.jpg': await wide() };
    const { block } = await blockOf(row('pass.jpg', 'band.jpg'), files);
    if (block.block !== 'pictures') throw new Error('There are no pictures.');
    const [pass, band] = block.pictures;
    expect([pass!.shape, band!.shape]).toEqual(['tall', 'wide']);
    const [one, other] = [pass!.plate.sources.at(-1)!, band!.plate.sources.at(-1)!];
    expect(Math.abs(one.height - other.height)).toBeLessThanOrEqual(1);
    expect(one.width + other.width).toBe(1568);
  });

  it('is compared with another, the earlier one first', async () => {
    const fields =
      'items:\n  - { label: Old, image: old.jpg, imageAlt: A }\n  - { label: New, image: new.jpg, imageAlt: B }';
    const files = { 'projects/old.jpg': await wide(), 'projects/new.jpg': await wide() };
    const { block } = await blockOf(`::: before-after\n${fields}\n:::`, files);
    expect(block).toMatchObject({ before: { label: 'Old' }, after: { label: 'New' } });
  });

  it('names a comparison of one picture, and a loop that is no strip of twelve frames', async () => {
    const blocks = [
      '::: before-after\nitems:\n  - { label: Old, image: old.jpg, imageAlt: A }\n:::',
      '::: loop\nimage: old.jpg\nimageAlt: A day.\n:::',
      '::: loop\nimage: shot\nimageAlt: A plate.\n:::',
    ];
    const { mistakes } = await load({
      'projects/ferry.md': ferry(blocks.join('\n\n')),
      'projects/old.jpg': await wide(),
    });
    expect(mistakes.map((mistake) => mistake.replace(/^projects\/ferry\.md:\d+: /, ''))).toEqual([
      'before-after.items: expected two pictures: before and after, got [{"label":"Old","image":"old.jpg","imageAlt":"A"}]',
      'loop.image: expected a picture 15 times as high as wide: twelve frames of 4 by 5 below each other, got 1920 × 1200 px: old.jpg',
      'loop.image: expected the name of a picture beside this file, got "shot"',
    ]);
  });
});

it('a further language has the pictures of the site’s own language, and none of them is unused', async () => {
  write({ 'projects/pier.jpg': null, 'de/projects/ferry.md': '' });
  writeFileSync(join(folder, 'projects/pier.jpg'), await jpg(400, 300));
  process.env.SITE_LANGUAGE = 'de';
  process.env.CONTENT_FOLDER = folder;
  try {
    const pictures = await readPictures(join(folder, 'de'), cache());
    const path = `${shownPath(folder)}/de/projects/pier.jpg`;
    expect(pictures.get(path)).toMatchObject({ isBorrowed: true, facts: { width: 400 } });
    expect(ownPictures(pictures).unused()).toEqual([]);
  } finally {
    delete process.env.SITE_LANGUAGE;
    delete process.env.CONTENT_FOLDER;
  }
});

describe('logos and testimonials', () => {
  const faq = (items: string) =>
    `---\ntitle: Clients\ndescription: Who we work for.\n---\n\n::: logos\nitems:\n${items}\n:::\n`;

  it('show a logo in its own shape, on the ground of the page', async () => {
    const files = {
      'pages/clients.md': faq('  - { name: Kiln, logo: kiln.png, link: "https://kiln.example" }'),
      'pages/kiln.png': await shade(800, 160).png().toBuffer(),
    };
    const page = sitePages(await stored(files)).find(({ path }) => path === '/clients')!;
    const [block] = (page.payload!.data as ContentPageData).blocks;
    if (block?.block !== 'logos') throw new Error('There are no logos.');
    const [{ name, link, logo }] = block.logos as [LogoData];
    expect({ name, link, ground: logo.ground }).toEqual({ name: 'Kiln', link: 'https://kiln.example' });
    expect(logo.sources).toMatchObject([{ width: 200, height: 40 }]);
    expect(page.text).toContain('Kiln');
  });

  it('name a logo that is not beside the page, and one that is too small', async () => {
    const files = {
      'pages/clients.md': faq('  - { name: Kiln, logo: kiln.png }\n  - { name: Grid, logo: grid.svg }'),
      'pages/kiln.png': await shade(50, 10).png().toBuffer(),
    };
    expect((await load(files)).mistakes).toEqual([
      'pages/clients.md:8: logos.items[0].logo: expected a picture of at least 100 × 20 px, got 50 × 10 px: kiln.png',
      'pages/clients.md:9: logos.items[1].logo: expected a picture in pages: "kiln.png", got "grid.svg"',
    ]);
  });

  it('show the photo of a testimonial’s author', async () => {
    const { testimonials, plates: all } = await stored({
      'testimonials/kiln.md': '---\nname: Elin\nrole: Founder\nimage: elin.jpg\n---\n\nGood.\n',
      'testimonials/elin.jpg': await jpg(300, 400),
    });
    const { image = '' } = testimonials[0]!.doc;
    expect(all[image]!.sources).toMatchObject([{ width: 96, height: 96 }]);
  });
});
