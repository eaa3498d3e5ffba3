import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenEntry, Overview, Saved } from '@/studio/data/api';
import { checkOverlay } from '../../scripts/studio/check-change';
import { contentFiles } from '../../scripts/studio/content-files';
import { contentGit } from '../../scripts/studio/git';
import { createStudioServer } from '../../scripts/studio/server';
import { createStudio } from '../../scripts/studio/studio';
import { listen, sendRaw, stop } from '../server/raw-request';
import { copyContent, type ContentCopy } from './content-copy';

const token = 'a'.repeat(64);

let copy: ContentCopy;
let server: Server;
let port: number;

beforeAll(async () => {
  copy = copyContent();
  const { folder } = copy;
  const files = contentFiles(folder);
  const studio = createStudio({ files, git: contentGit(folder), check: checkOverlay(folder) });
  server = createStudioServer({
    studio,
    token,
    preview: 'http://localhost:4173',
    page: async (_request, response) => void response.end('page'),
  });
  port = await listen(server);
});
afterAll(async () => {
  await stop(server);
  copy.remove();
});

interface Answer<T> {
  status: number;
  body: T & { message: string; mistakes?: { file: string; field: string; expected: string }[] };
}

async function ask<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(`http://localhost:${port}/api/${path}`, {
    method,
    headers: {
      'X-Studio-Token': token,
      ...(body && !isBytes ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined || isBytes ? (body as BodyInit) : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer<T>['body'] };
}

/** Presses Undo, as the overview names it. */
async function undo() {
  const last = (await ask<Overview>('GET', 'overview')).body.undo;
  return ask('POST', 'undo', { id: last?.id ?? 0 });
}
const openEntry = async (path: string) => (await ask<OpenEntry>('GET', `entries/${path}`)).body;
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

describe('the API of the Studio', () => {
  it('lists every entry with its title and no mistake', async () => {
    const { body } = await ask<Overview>('GET', 'overview');
    expect(body.collections.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['site', 7],
      ['posts', readdirSync(join(copy.folder, 'posts')).length],
      ['projects', 6],
      ['services', 6],
      ['people', 3],
      ['jobs', 3],
      ['testimonials', 0],
      ['pages', readdirSync(join(copy.folder, 'pages')).length],
    ]);
    expect(body.collections.flatMap(({ entries }) => entries.flatMap(({ mistakes }) => mistakes))).toEqual(
      [],
    );
    expect(body.collections[4]!.entries.map(({ title }) => title)).toContain('Mara Quist');
  });

  it('answers 507 to a save on a full disk, and says what to do', async () => {
    const files = contentFiles(copy.folder);
    const full = async () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    const studio = createStudio({
      files: { ...files, write: full },
      git: contentGit(copy.folder),
      check: checkOverlay(copy.folder),
    });
    const page = async (_request: unknown, response: ServerResponse) => void response.end();
    const fullServer = createStudioServer({ studio, token, preview: 'http://localhost:4173', page });
    const path = 'entries/posts/one-line-many-pictures';
    const { fields, body, version } = await openEntry('posts/one-line-many-pictures');
    const saved = { fields: { ...fields, title: 'One line, several pictures' }, body, version };
    const usual = port;
    port = await listen(fullServer);
    try {
      expect(await ask('PUT', path, saved)).toEqual({
        status: 507,
        body: { message: 'The disk is full. Free some space, then try again.' },
      });
    } finally {
      port = usual;
      await stop(fullServer);
    }
  });

  it('offers ready colours, and saves them as they are', async () => {
    const { ready, body, version, fields } = await openEntry('site/palette');
    expect(ready).toHaveLength(readdirSync(join(copy.folder, 'palettes')).length);
    const colours = ready.find(({ label }) => label === 'Forest and copper')!;
    expect(
      await ask<Saved>('PUT', 'entries/site/palette', { fields: colours.fields, body, version }),
    ).toMatchObject({ status: 200 });
    expect((await openEntry('site/palette')).fields).toEqual(colours.fields);
    await undo();
    expect((await openEntry('site/palette')).fields).toEqual(fields);
    expect((await openEntry('site/brand')).ready).toEqual([]);
  });

  it('saves an edited title as one changed line, and reverts it', async () => {
    const { fields, body, version } = await openEntry('posts/one-line-many-pictures');
    const before = read('posts/one-line-many-pictures.md');
    const saved = await ask('PUT', 'entries/posts/one-line-many-pictures', {
      fields: { ...fields, title: 'One line, several pictures' },
      body,
      version,
    });
    expect(saved.status).toBe(200);
    expect(copy.git('diff', '--numstat').trim()).toBe('1\t1\tsrc/content/posts/one-line-many-pictures.md');
    expect((await undo()).body).toEqual({ undone: 'Save one-line-many-pictures' });
    expect(read('posts/one-line-many-pictures.md')).toBe(before);
    expect((await undo()).status).toBe(404);
  });

  it('refuses a save that the build would refuse, with file and field, and leaves the file', async () => {
    const { fields, body, version } = await openEntry('people/mara-quist');
    const before = read('people/mara-quist.md');
    const { status, body: answer } = await ask('PUT', 'entries/people/mara-quist', {
      fields: { ...fields, order: 1 },
      body,
      version,
    });
    expect(status).toBe(422);
    expect(answer.mistakes).toMatchObject([{ field: 'order' }]);
    expect(answer.mistakes![0]!.file).toMatch(/people\/(mara-quist|noor-adair|ilan-voss)\.md$/);
    expect(read('people/mara-quist.md')).toBe(before);
  });

  // The build names the later file of the two, which may be the other one.
  it.each(['adam-lind', 'mara-quist'])(
    'marks what another person has in the form of a new one, %s',
    async (slug) => {
      const { fields, body } = await openEntry('people/mara-quist');
      const create = async (changed: OpenEntry['fields']) => {
        const answer = await ask('POST', 'entries/people', { slug, fields: { ...fields, ...changed }, body });
        return answer.body.mistakes;
      };
      const file = expect.stringMatching(RegExp(`people/${slug}\\.md$`)) as unknown;
      expect(await create({ name: 'Adam Lind' })).toMatchObject([
        {
          file,
          field: 'order',
          expected: expect.stringMatching(/not used by .*people\/mara-quist\.md$/) as unknown,
        },
      ]);
      expect(await create({ name: 'Adam Lind', order: 4 })).toMatchObject([
        { file, field: 'bio', expected: 'a description that differs from the one of /team/mara-quist' },
      ]);
    },
  );

  it('marks what another person has in the form that changes it', async () => {
    const { fields, body, version } = await openEntry('people/ilan-voss');
    const answer = await ask('PUT', 'entries/people/ilan-voss', {
      fields: { ...fields, order: 3 },
      body,
      version,
    });
    expect(answer.body.mistakes).toHaveLength(1);
    expect(answer.body.mistakes![0]!.file).toMatch(/people\/ilan-voss\.md$/);
    expect(answer.body.mistakes![0]!.expected).toMatch(/people\/mara-quist\.md$/);
  });

  it('refuses a Markdown picture without a description and then accepts it with one', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    const upload = await ask<{ name: string }>('PUT', 'pictures/posts/My%20Harbour.JPG', photo);
    expect(upload).toMatchObject({ status: 200, body: { name: 'my-harbour.jpg' } });
    const { fields, body, version } = await openEntry('posts/forms-that-lose-nothing');
    const save = (alt: string) =>
      ask('PUT', 'entries/posts/forms-that-lose-nothing', {
        fields,
        body: `${body}\n\n![${alt}](my-harbour.jpg)`,
        version,
      });
    const refused = await save('');
    expect(refused.status).toBe(422);
    expect(refused.body.mistakes).toMatchObject([{ field: 'image' }]);
    expect((await save('A harbour at dawn')).status).toBe(200);
    expect(copy.git('diff', '--numstat').trim()).toBe('2\t0\tsrc/content/posts/forms-that-lose-nothing.md');
    expect(await ask('GET', 'choices/posts')).toMatchObject({
      body: { pictures: { files: ['my-harbour.jpg'] } },
    });
  });

  it.each([
    ['a text', 'note.txt', Buffer.from('text')],
    ['a text with the name of a picture', 'note.png', Buffer.from('text')],
    ['a drawing with a script', 'a.svg', Buffer.from('<svg viewBox="0 0 9 9"><script/></svg>')],
  ])('refuses %s as a picture', async (_, name, bytes) => {
    expect((await ask('PUT', `pictures/posts/${name}`, bytes)).status).toBe(422);
    expect(existsSync(join(copy.folder, 'posts', name))).toBe(false);
  });

  it('cuts a name that no disk takes, and refuses such an address', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#36a' } })
      .png()
      .toBuffer();
    const long = 'a'.repeat(240);
    expect(await ask('PUT', `pictures/jobs/${long}.png`, photo)).toMatchObject({
      status: 200,
      body: { name: `${'a'.repeat(100)}.png` },
    });
    await undo();
    expect((await ask('GET', `entries/posts/${long}`)).status).toBe(422);
  });

  it('takes a picture of 20 MB and keeps its bytes', async () => {
    const noise = Buffer.alloc(2600 * 2600 * 3);
    for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE((at * 2654435761) >>> 0, at);
    const photo = await sharp(noise, { raw: { width: 2600, height: 2600, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(20_000_000);
    expect((await ask('PUT', 'pictures/jobs/noise.png', photo)).status).toBe(200);
    expect(readFileSync(join(copy.folder, 'jobs/noise.png')).equals(photo)).toBe(true);
    await undo();
  });

  it('lists the pictures that nothing uses, and deletes no other', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6' } })
      .png()
      .toBuffer();
    await ask('PUT', 'pictures/jobs/left-over.png', photo);
    const unused = async () => (await ask<Overview>('GET', 'overview')).body.unusedPictures;
    expect(await unused()).toEqual([{ collection: 'jobs', name: 'left-over.png' }]);
    const used = await ask('DELETE', 'pictures/posts/my-harbour.jpg', {});
    expect([used.status, used.body.message]).toEqual([
      422,
      'Not deleted: my-harbour.jpg is used, or no longer there. Reload this page to see which pictures are unused.',
    ]);
    expect((await ask('DELETE', 'pictures/jobs/left-over.png', {})).status).toBe(200);
    expect(await unused()).toEqual([]);
    await undo();
    expect(readFileSync(join(copy.folder, 'jobs/left-over.png')).equals(photo)).toBe(true);
    await undo();
  });

  it('creates, renames and deletes a person', async () => {
    const { fields } = await openEntry('people/mara-quist');
    const created = await ask<{ version: string }>('POST', 'entries/people', {
      slug: 'jo-lind',
      fields: { ...fields, name: 'Jo Lind', order: 4, bio: 'Another bio.', fullDescription: 'A longer one.' },
      body: 'A portrait.',
    });
    expect(created.status).toBe(200);
    expect(read('people/jo-lind.md')).toContain('name: Jo Lind\n');
    const again = await ask('POST', 'entries/people', { slug: 'jo-lind', fields, body: 'A portrait.' });
    expect(again).toMatchObject({ status: 422, body: { field: 'slug' } });
    const empty = await ask('POST', 'entries/people', {
      slug: '',
      fields: { ...fields, name: '' },
      body: '',
    });
    expect(empty).toMatchObject({ status: 422, body: { field: 'slug' } });
    expect(empty.body.mistakes!.map(({ field }) => field).sort()).toEqual(['name', 'text']);
    const { version } = created.body;
    expect((await ask('POST', 'entries/people/jo-lind/rename', { to: 'joan-lind', version })).status).toBe(
      200,
    );
    expect(existsSync(join(copy.folder, 'people/jo-lind.md'))).toBe(false);
    expect((await ask('DELETE', 'entries/people/joan-lind', { version })).status).toBe(200);
    expect(existsSync(join(copy.folder, 'people/joan-lind.md'))).toBe(false);
  });

  it('renames a service in every file that names it, in all languages, as one change', async () => {
    const before = copy.git('status', '--porcelain');
    const naming = () => copy.git('grep', '--untracked', '-l', '(/services/consulting)');
    const places = naming().trim().split('\n');
    expect(places.length).toBeGreaterThan(1);
    const { version } = await openEntry('services/consulting');
    const renamed = await ask<Saved>('POST', 'entries/services/consulting/rename', { to: 'advice', version });
    expect(renamed.body).toMatchObject({ slug: 'advice' });
    expect((await openEntry('services/advice')).version).toBe(renamed.body.version);
    expect(naming).toThrow();
    expect(existsSync(join(copy.folder, 'de/services/advice.md'))).toBe(true);
    expect(existsSync(join(copy.folder, 'ar/services/consulting.md'))).toBe(false);
    await undo();
    expect(copy.git('status', '--porcelain')).toBe(before);
    expect(naming().trim().split('\n')).toEqual(places);
  });

  it('refuses to delete a person who has written posts, and names one of them', async () => {
    const { version } = await openEntry('people/ilan-voss');
    const { status, body } = await ask('DELETE', 'entries/people/ilan-voss', { version });
    expect(status).toBe(422);
    expect(body.message).toBe('Not deleted: the site could not be built without this.');
    expect(body.mistakes!.map(({ field }) => field)).toContain('author');
    expect(existsSync(join(copy.folder, 'people/ilan-voss.md'))).toBe(true);
  });

  it('refuses to add or delete a page that the site always has', async () => {
    const { version } = await openEntry('pages/about');
    expect((await ask('DELETE', 'entries/pages/about', { version })).status).toBe(422);
    expect((await ask('GET', 'entries/pages/faq')).status).toBe(404);
  });

  const saveFields = async (slug: string, change: (fields: OpenEntry['fields']) => OpenEntry['fields']) => {
    const { fields, body, version } = await openEntry(`site/${slug}`);
    return ask('PUT', `entries/site/${slug}`, { fields: change(fields), body, version });
  };

  it('renames the agency as one changed line of brand.yml', async () => {
    const { form, text } = await openEntry('site/brand');
    expect([form[0]!.name, text]).toEqual(['name', 'none']);
    const before = copy.git('diff', '--numstat').trim();
    expect((await saveFields('brand', (fields) => ({ ...fields, name: 'Harbour' }))).status).toBe(200);
    expect(copy.git('diff', '--numstat').trim()).toBe(
      [before, '1\t1\tsrc/content/brand.yml'].sort().join('\n').trim(),
    );
    expect((await undo()).status).toBe(200);
  });

  it.each([
    ['brand', 'url', { url: 'http://undula.example' }, 'url'],
    [
      'brand',
      'a description of another page',
      { description: 'Services from a brand’s fixed points to a product with room to grow.' },
      'description',
    ],
    ['home', 'an empty list', { strip: [] }, 'strip'],
    ['palette', 'too little contrast', { foam: '#2e0719' }, 'foam'],
  ])('refuses %s.yml with %s, as the build does', async (slug, _, change, field) => {
    const before = read(`${slug}.yml`);
    const { status, body } = await saveFields(slug, (fields) => ({ ...fields, ...change }));
    expect(status).toBe(422);
    expect(body.mistakes!.map((mistake) => mistake.field)).toContain(field);
    expect(body.mistakes![0]!.file).toMatch(/work\/src\/content\/[\w-]+\.yml$/);
    expect(read(`${slug}.yml`)).toBe(before);
  });

  it('refuses a category that a project still has, and a menu entry of no page', async () => {
    const categories = await saveFields('project-categories', ({ items }) => ({
      items: (items as unknown[]).slice(1),
    }));
    expect(categories.body.mistakes!.map(({ field }) => field)).toEqual(['category', 'category']);
    const menu = await saveFields('navigation', ({ items }) => ({
      items: [...(items as unknown[]), { label: 'Advice', route: 'service', params: { slug: 'advice' } }],
    }));
    expect(menu.body.mistakes).toMatchObject([
      { field: 'Advice', expected: expect.stringContaining('consulting') },
    ]);
  });

  it('says in which line of the text a block is wrong', async () => {
    const created = await ask('POST', 'entries/pages', {
      slug: 'faq',
      fields: { title: 'Questions', description: 'What clients ask.' },
      body: 'Words.\n\n::: questions\ntitle: Before\n:::\n\n[Nowhere](/nowhere)',
    });
    expect(created).toMatchObject({
      status: 422,
      body: {
        mistakes: [
          { field: 'questions.items', textLine: 3 },
          { field: 'link', textLine: 7 },
        ],
      },
    });
    expect(existsSync(join(copy.folder, 'pages/faq.md'))).toBe(false);
  });

  it('offers the pages of the site to the menu', async () => {
    const { body } = await ask<{ pages: object[] }>('GET', 'choices/site');
    expect(body.pages).toContainEqual({
      route: 'service',
      params: { slug: 'consulting' },
      path: '/services/consulting',
      title: 'Consulting',
    });
    // `/home` is the home page's second address.
    expect(JSON.stringify(body.pages)).not.toContain('"/home"');
  });

  it('answers 409 with the other version where the file was changed on disk', async () => {
    const { fields, body, version } = await openEntry('jobs/strategy-intern');
    const file = join(copy.folder, 'jobs/strategy-intern.md');
    writeFileSync(file, read('jobs/strategy-intern.md').replace(/^title: .*$/m, 'title: Another title'));
    const content = { fields: { ...fields, title: 'My title' }, body };
    const refused = await ask<{ theirs: OpenEntry }>('PUT', 'entries/jobs/strategy-intern', {
      ...content,
      version,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.theirs.fields.title).toBe('Another title');
    const { version: newest } = refused.body.theirs;
    expect((await ask('PUT', 'entries/jobs/strategy-intern', { ...content, version: newest })).status).toBe(
      200,
    );
    expect(read('jobs/strategy-intern.md')).toContain('title: My title\n');
    writeFileSync(file, read('jobs/strategy-intern.md').replace('My title', 'A third title'));
    expect((await undo()).status).toBe(409);
  });

  it('explains the next step if a file on disk is unreadable', async () => {
    const { fields, body, version } = await openEntry('jobs/product-designer');
    const file = join(copy.folder, 'jobs/product-designer.md');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace(/^title: .*$/m, 'title: "Unclosed'));
    const refused = await ask('PUT', 'entries/jobs/product-designer', { fields, body, version });
    writeFileSync(file, good);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('Correct the file in a text editor, then try again.');
  });

  it('saves a file although another one has had a mistake before', async () => {
    const other = join(copy.folder, 'people/noor-adair.md');
    const good = readFileSync(other, 'utf8');
    writeFileSync(other, good.replace(/^image: .*$/m, 'image: nobody'));
    const { fields, body, version } = await openEntry('jobs/product-designer');
    const saved = await ask('PUT', 'entries/jobs/product-designer', {
      fields: { ...fields, title: 'Designer' },
      body,
      version,
    });
    expect(saved.status).toBe(200);
    expect((await ask('POST', 'publish', { message: 'Broken' })).status).toBe(422);
    writeFileSync(other, good);
  });

  it('publishes the content folder alone, in one commit that it pushes', async () => {
    writeFileSync(join(copy.root, 'notes.txt'), 'not content');
    copy.git('add', 'notes.txt');
    const { body } = await ask<{ files: { path: string }[] }>('GET', 'changes');
    expect(body.files.map(({ path }) => path)).toContain('posts/my-harbour.jpg');
    expect((await ask('POST', 'publish', { message: 'New titles' })).body).toMatchObject({
      committed: true,
      pushed: true,
      changes: { files: [], repository: 'remote', unsent: 0 },
    });
    expect(copy.git('log', '--format=%s', 'origin/main').split('\n')[0]).toBe('New titles');
    expect(copy.git('show', '--name-only', '--format=', 'HEAD')).not.toContain('notes.txt');
    expect(copy.git('status', '--porcelain').trim()).toBe('A  notes.txt');
  });
});

describe('pictures in other colours than the site', () => {
  it('are drawn before anything is published', async () => {
    const state = { stale: 3, time: 'about a minute', isDrawing: false, progress: '', failure: '' };
    const { folder } = copy;
    const publish = vi.fn();
    const studio = createStudio({
      files: contentFiles(folder),
      git: { ...contentGit(folder), publish },
      check: checkOverlay(folder),
      drawings: { state: () => state, start: () => void (state.stale = 0) },
    });
    await expect(studio.publish('New colours')).rejects.toThrow(
      'Not published: 3 pictures have other colours than the site. Draw them first.',
    );
    expect(publish).not.toHaveBeenCalled();
    expect(studio.draw()).toMatchObject({ stale: 0 });
    publish.mockResolvedValue({ committed: true, pushed: true });
    await expect(studio.publish('New colours')).resolves.toMatchObject({ pushed: true });
  });
});

describe('content that cannot be read or sent', () => {
  it('is listed, and stops no other entry', async () => {
    const paths = ['important', 'index', 'a'.repeat(101)].map((name) => `posts/${name}.md`);
    for (const path of paths)
      writeFileSync(join(copy.folder, path), '---\ntitle: *Important*\n---\n\nHello\n');
    try {
      const { status, body } = await ask<Overview>('GET', 'overview');
      expect(status).toBe(200);
      const slugs = body.collections.flatMap(({ entries }) => entries.map(({ slug }) => slug));
      expect(slugs).toContain('important');
      expect(slugs).not.toContain('index');
      expect((await ask('GET', 'choices/posts')).status).toBe(200);
    } finally {
      for (const path of paths) rmSync(join(copy.folder, path));
    }
  });

  it('is not published where another language refuses it', async () => {
    const publish = vi.fn();
    const studio = createStudio({
      files: contentFiles(copy.folder),
      git: { ...contentGit(copy.folder), publish },
      check: checkOverlay(copy.folder),
      checkLanguages: () => Promise.reject(new Error('In German it cannot be built.')),
    });
    await expect(studio.publish('New menu')).rejects.toThrow('In German');
    expect(publish).not.toHaveBeenCalled();
  });

  it('is judged by the brand as it is now', async () => {
    const { fields, body, version } = await openEntry('site/brand');
    const { phone: _phone, ...rest } = fields;
    const page = join(copy.folder, 'pages/call.md');
    writeFileSync(page, '---\ntitle: Call\ndescription: Our phone.\n---\n\nCall {brand.phone}.\n');
    try {
      const refused = await ask('PUT', 'entries/site/brand', { fields: rest, body, version });
      expect(refused.status).toBe(422);
      expect(refused.body.mistakes).toMatchObject([
        { expected: expect.stringContaining('a phone') as string },
      ]);
    } finally {
      rmSync(page);
    }
  });

  it('takes a picture’s name that the site’s own language has for another one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'german-'));
    mkdirSync(join(copy.folder, 'posts'), { recursive: true });
    const picture = (colour: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const [red, blue] = [await picture('red'), await picture('blue')];
    const own = join(copy.folder, 'posts/swatch.png');
    writeFileSync(own, red);
    try {
      const studio = createStudio({
        files: contentFiles(folder),
        shared: contentFiles(copy.folder),
        git: contentGit(folder),
        check: checkOverlay(copy.folder),
      });
      expect(await studio.upload('posts', 'swatch.png', blue)).toEqual({ name: 'swatch-2.png' });
      expect(await studio.upload('posts', 'swatch.png', red)).toEqual({ name: 'swatch.png' });
      expect(existsSync(join(folder, 'posts/swatch.png'))).toBe(false);
    } finally {
      rmSync(own);
      rmSync(folder, { recursive: true });
    }
  });
});

describe('publishing', () => {
  let first: ContentCopy;
  let other: ContentCopy;
  beforeAll(() => void (first = copyContent(['home.yml', 'posts'])));
  afterAll(() => first.remove());
  beforeEach(() => {
    other = first.clone();
    writeFileSync(
      join(other.folder, 'home.yml'),
      `${readFileSync(join(other.folder, 'home.yml'), 'utf8')}\n# New.\n`,
    );
  });
  afterEach(() => other.remove());
  const publish = () => contentGit(other.folder).publish('A comment');
  const writeHook = (path: string, ...lines: string[]) => {
    const hook = join(other.root, path);
    mkdirSync(dirname(hook), { recursive: true });
    writeFileSync(hook, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
    return hook;
  };

  it('shows changed lines under the names of their files, without the words of git', async () => {
    writeFileSync(join(other.folder, 'Grüße.md'), 'Hello');
    other.git('add', '.');
    rmSync(join(other.folder, 'posts/one-line-many-pictures.md'));
    const { diff } = await contentGit(other.folder).changes();
    expect(diff).toContain('src/content/Grüße.md\nLine 1:\n+Hello\n');
    expect(diff).toMatch(/^src\/content\/home\.yml\nLine \d\d+:\n /m);
    expect(diff).toContain('\n+# New.\n');
    expect(diff).toMatch(/src\/content\/posts\/one-line-many-pictures\.md\nLine 1:\n----?\n/);
    expect(diff).not.toMatch(/^(diff|index|@@|\\|\+\+\+)/m);
  });

  it('sends drawn pictures beside the content, and counts them', async () => {
    const drawn = join(other.root, 'public/plates/hero.avif');
    mkdirSync(dirname(drawn), { recursive: true });
    writeFileSync(drawn, 'lines');
    mkdirSync(join(other.folder, 'plates'), { recursive: true });
    writeFileSync(join(other.folder, 'plates/hero.ts'), '// new\n');
    const { changes, publish: send } = contentGit(
      other.folder,
      ['public/plates', 'public/favicon.svg'].map((path) => join(other.root, path)),
    );
    const { files, diff, drawn: count } = await changes();
    expect([files.map(({ path }) => path), count]).toEqual([['home.yml'], 2]);
    expect(diff).not.toContain('hero');
    await send('New colours');
    const sent = other.git('show', '--name-only', '--format=', 'origin/main').trim().split('\n');
    expect(sent).toEqual(['public/plates/hero.avif', 'src/content/home.yml', 'src/content/plates/hero.ts']);
    expect((await changes()).drawn).toBe(0);
  });

  it('publishes after a refused commit, also files that were deleted, or added and deleted since', async () => {
    const post = join(other.folder, 'posts/one-line-many-pictures.md');
    const added = join(other.folder, 'posts/added.md');
    rmSync(post);
    writeFileSync(added, 'Hello');
    const hook = writeHook('.git/hooks/pre-commit', 'exit 1');
    await expect(publish()).rejects.toThrow('Nothing was committed.');
    rmSync(hook);
    rmSync(added);
    expect(await publish()).toEqual({ committed: true, pushed: true });
    expect(other.git('status', '--porcelain').trim()).toBe('');
    expect(
      other.git('ls-tree', '--name-only', 'origin/main', 'src/content/posts/one-line-many-pictures.md'),
    ).toBe('');
  });

  it('asks which branch is meant where this one follows another', async () => {
    other.git('switch', '--quiet', '--create', 'anna', '--track', 'origin/main');
    await expect(publish()).rejects.toThrow('the branch "anna" follows "main" of "origin"');
    expect(other.git('status', '--porcelain').trim()).not.toBe('');
    other.git('push', '--quiet', '--set-upstream', 'origin', 'anna');
    expect(await publish()).toEqual({ committed: true, pushed: true });
    expect(other.git('log', '-1', '--format=%s', 'origin/anna').trim()).toBe('A comment');
  });

  it('commits nothing where no branch is checked out', async () => {
    other.git('checkout', '--quiet', '--detach');
    const before = other.git('rev-parse', 'HEAD');
    await expect(publish()).rejects.toThrow('git switch main');
    expect(other.git('rev-parse', 'HEAD')).toBe(before);
  });

  it('says what git needs where nobody has a name', async () => {
    other.git('config', '--unset', 'user.name');
    other.git('config', 'user.useConfigOnly', 'true');
    other.git('config', '--unset', 'user.email');
    const home = vi.stubEnv('HOME', other.root);
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_COMMITTER_NAME', 'EMAIL']) home.stubEnv(name, undefined);
    await expect(publish()).rejects.toThrow(/Nothing was committed\. Git says: [^]*user\.email/);
    vi.unstubAllEnvs();
  });

  it('counts what is not sent also where nothing was sent before: to a wrong address, or without a remote', async () => {
    const base = mkdtempSync(join(tmpdir(), 'unsent-'));
    const [folder, remote] = [join(base, 'work'), join(base, 'remote.git')];
    mkdirSync(folder);
    try {
      const git = (...options: string[]) =>
        execFileSync('git', ['-C', folder, ...options], { encoding: 'utf8' });
      git('init', '--quiet', '--initial-branch', 'main');
      for (const [key, value] of [
        ['user.name', 'Owner'],
        ['user.email', 'owner@agency.example'],
      ])
        git('config', key!, value!);
      writeFileSync(join(folder, 'home.yml'), 'title: One');
      const own = contentGit(folder);
      expect(await own.publish('First')).toEqual({ committed: true, pushed: false });
      git('remote', 'add', 'origin', remote);
      expect(await own.changes()).toMatchObject({ repository: 'remote', files: [], unsent: 1 });
      await expect(own.publish('First')).rejects.toThrow('The commit is made, but it could not be sent.');
      expect((await own.changes()).unsent).toBe(1);
      execFileSync('git', ['init', '--quiet', '--bare', remote]);
      expect(await own.publish('First')).toMatchObject({ pushed: true });
      expect((await own.changes()).unsent).toBe(0);
    } finally {
      rmSync(base, { recursive: true });
    }
  });

  it('sends the commit with the next attempt where the remote refused it', async () => {
    const hook = writeHook('../remote.git/hooks/pre-receive', 'echo Closed today >&2', 'exit 1');
    await expect(publish()).rejects.toThrow(/The commit is made, but it could not be sent\.[^]*Closed today/);
    expect(await contentGit(other.folder).changes()).toMatchObject({ files: [], unsent: 1 });
    rmSync(hook);
    expect(await publish()).toEqual({ committed: false, pushed: true });
    // As a second tab publishes what the first one has sent.
    expect(await publish()).toEqual({ committed: false, pushed: false });
  });

  it('explains the next step if another person has published since', async () => {
    const away = join(other.root, '../away');
    other.git('clone', '--quiet', '--branch', 'main', join(other.root, '../remote.git'), away);
    other.git(
      '-C',
      away,
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@undula.example',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'Theirs',
    );
    other.git('-C', away, 'push', '--quiet');
    await expect(publish()).rejects.toThrow('git pull');
  });

  it.each([
    ['a merge', 'MERGE_HEAD', 'git merge --abort'],
    ['a cherry-pick', 'CHERRY_PICK_HEAD', 'git cherry-pick --abort'],
    ['a revert', 'REVERT_HEAD', 'git revert --abort'],
  ])('leaves the conflicts of %s that is not finished', async (_, head, way) => {
    // Git itself writes this one as a file, also where the others are in a table of references.
    if (head === 'MERGE_HEAD') writeFileSync(join(other.root, '.git', head), other.git('rev-parse', 'HEAD'));
    else other.git('update-ref', head, 'HEAD');
    await expect(publish()).rejects.toThrow(way);
    expect(other.git('diff', '--cached', '--name-only').trim()).toBe('');
  });

  it('says that git took too long', async () => {
    writeHook('.git/hooks/pre-commit', 'exec sleep 20');
    const git = contentGit(other.folder, [], 400);
    await expect(git.publish('A comment')).rejects.toThrow(
      'Nothing was committed. Git did not finish within 0.4 seconds and was stopped. Check the connection, then try again.',
    );
  });

  it('says why git refuses a folder, which is a repository all the same', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    vi.stubEnv('HOME', other.root);
    await expect(contentGit(other.folder).changes()).rejects.toThrow(/Git says: [^]*safe\.directory/);
    vi.unstubAllEnvs();
    const none = mkdtempSync(join(tmpdir(), 'no-git-'));
    expect((await contentGit(none).changes()).repository).toBe('none');
    rmSync(none, { recursive: true });
  });

  it('sends to the remote of the branch, and not to the first by name', async () => {
    other.git('remote', 'add', 'a-fork', '/nowhere');
    expect(await publish()).toEqual({ committed: true, pushed: true });
  });
});

it('a file that a killed Studio left half written is not published', () => {
  const left = join(import.meta.dirname, '../../src/content/posts/.studio-0123456789ab');
  expect(() => execFileSync('git', ['check-ignore', left], { cwd: import.meta.dirname })).not.toThrow();
});

describe('the doors of the Studio', () => {
  it('answers to localhost only', async () => {
    for (const host of ['undula.example', `undula.example:${port}`, `localhost.example:${port}`]) {
      const [answer] = await sendRaw(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer!.status).toBe(421);
    }
  });

  it.each([
    ['a foreign origin', { Origin: 'https://undula.example' }],
    ['another port', { Origin: 'http://localhost:1' }],
    ['no origin', { Origin: 'null' }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a wrong token', { 'X-Studio-Token': 'b'.repeat(64) }],
    ['a token of another length', { 'X-Studio-Token': 'b' }],
  ])('refuses a request with %s', async (_, headers) => {
    const lines = Object.entries({ Host: `localhost:${port}`, 'X-Studio-Token': token, ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const [answer] = await sendRaw(port, `GET /api/changes HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    expect(answer!.status).toBe(403);
    expect(answer!.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['no JSON', 'text/plain', '{}', 415],
    ['half of a JSON', 'application/json', '{"a":', 400],
    ['a wrong field', 'application/json', '{"fields":1,"body":"","version":""}', 400],
    ['too much', 'application/json', ' '.repeat(3 * 1024 * 1024), 413],
  ])('refuses %s', async (_, type, body, status) => {
    const response = await fetch(`http://localhost:${port}/api/entries/posts/one-line-many-pictures`, {
      method: 'PUT',
      headers: { 'X-Studio-Token': token, 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(status);
  });

  it.each([
    'entries/posts/..%2f..%2f..%2fpackage',
    'entries/..%2fposts/a',
    'entries/plates/hero',
    'entries/posts/.hidden',
    'pictures/posts/..%2f..%2fsecret.png',
    'pictures/posts/%00.png',
    'nothing',
  ])('gives nothing for %s', async (path) => {
    writeFileSync(join(copy.root, 'secret.png'), 'secret');
    expect((await ask('GET', path)).status).toBeGreaterThanOrEqual(400);
  });

  it('follows no symbolic link out of the content folder', async () => {
    const outside = join(copy.root, 'outside');
    mkdirSync(outside, { recursive: true });
    writeFileSync(join(outside, 'a.md'), read('people/mara-quist.md'));
    const link = join(copy.folder, 'people/linked.md');
    symlinkSync(join(outside, 'a.md'), link);
    expect((await ask('GET', 'entries/people/linked')).status).toBe(403);
    rmSync(link);
    const files = contentFiles(copy.folder);
    symlinkSync(outside, join(copy.folder, 'away'));
    await expect(files.read('away/a.md')).rejects.toThrow('not a file of the content folder');
    await expect(files.write([{ path: 'away/b.md', bytes: Buffer.from('') }])).rejects.toThrow();
    expect(existsSync(join(outside, 'b.md'))).toBe(false);
    rmSync(join(copy.folder, 'away'));
  });

  it('survives any request', async () => {
    const letters = fc.array(
      fc.nat(255).map((code) => String.fromCharCode(code)),
      { maxLength: 60 },
    );
    const line = letters.map((all) => all.join('').replace(/[\r\n]/g, ''));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'CONNECT', 'X'),
        line,
        line,
        async (method, path, body) => {
          const head = `${method} /api/${path} HTTP/1.1\r\nHost: localhost:${port}\r\nX-Studio-Token: ${token}\r\n`;
          const rest = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
          for (const { status } of await sendRaw(port, head + rest))
            expect([400, 404, 405, 422].includes(status)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
    expect((await ask('GET', 'changes')).status).toBe(200);
  });
});
