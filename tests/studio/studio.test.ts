import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckResult } from '../../scripts/studio/check-change';
import { checkOverlay } from '../../scripts/studio/check-change';
import { contentFiles, shownIn, versionOf } from '../../scripts/studio/content-files';
import { diskError } from '../../scripts/studio/disk-error';
import { createHistory } from '../../scripts/studio/history';
import { createStudio, type Studio } from '../../scripts/studio/studio';
import type { ContentGit } from '../../scripts/studio/git';
import { copyContent } from './content-copy';

let folder: string;
/** What an editor or another tab does while the Studio checks a change. */
let meanwhile: () => void;
let found: CheckResult;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  meanwhile = () => {};
  found = { mistakes: [], warnings: [], unusedPictures: [], pages: [] };
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const post = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
const versionIn = (path: string) => versionOf(readFileSync(join(folder, path)));
const noGit = {} as ContentGit;
const studioOf = () =>
  createStudio({
    files: contentFiles(folder),
    git: noGit,
    check: async () => {
      meanwhile();
      return found;
    },
  });

describe('a file that an editor writes while the Studio checks a change', () => {
  it('is not overwritten by a new entry of its address', async () => {
    meanwhile = () => put('posts/new.md', 'written meanwhile');
    await expect(studioOf().create('posts', 'new', { fields: { title: 'N' }, body: 'x' })).rejects.toThrow(
      'There is a file with this address already.',
    );
    expect(read('posts/new.md')).toBe('written meanwhile');
  });

  it('is not overwritten by an entry that gets its address', async () => {
    put('posts/a.md', post('A'));
    meanwhile = () => put('posts/b.md', 'written meanwhile');
    await expect(studioOf().rename('posts', 'a', 'b', versionIn('posts/a.md'))).rejects.toThrow(
      'There is a file with this address already.',
    );
    expect([read('posts/b.md'), read('posts/a.md')]).toEqual(['written meanwhile', post('A')]);
  });
});

describe('a change of several files', () => {
  const after = Buffer.from('after');
  const inFile = [{ path: 'people/d.md', bytes: after }];
  // The first name belongs to the folder of the second file.
  const inFolder = [
    { path: 'people/d', bytes: after },
    { path: 'people/d/e.md', bytes: after },
  ];

  it.each([
    ['changes no file where one cannot be written', 'people', inFile, 'ENOTDIR'],
    ['restores those already changed where one cannot be replaced', 'posts/c.md', inFolder, 'EISDIR'],
  ])('%s', async (_, last, impossible, error) => {
    for (const path of new Set(['posts/a.md', 'posts/c.md', last])) put(path, 'before');
    await expect(
      contentFiles(folder).write([
        { path: 'posts/a.md', bytes: after },
        { path: 'posts/b.md', bytes: after },
        { path: 'posts/c.md', bytes: null },
        ...impossible,
      ]),
    ).rejects.toThrow(error);
    expect(readdirSync(join(folder, 'posts'))).toEqual(['a.md', 'c.md']);
    expect([read('posts/a.md'), read('posts/c.md')]).toEqual(['before', 'before']);
  });
});

it('a save keeps who may read and change the file', async () => {
  put('posts/a.md', post('A'));
  chmodSync(join(folder, 'posts/a.md'), 0o660);
  const content = { fields: { title: 'B' }, body: 'Text.' };
  await studioOf().save('posts', 'a', content, versionIn('posts/a.md'));
  expect(read('posts/a.md')).toBe(post('B'));
  expect(statSync(join(folder, 'posts/a.md')).mode & 0o777).toBe(0o660);
});

it.each([
  ['ENOSPC', 'The disk is full. Free some space, then try again.'],
  ['EACCES', 'This computer does not let the Studio use src/content/posts. Allow'],
])('diskError says what to do about %s', (code, message) => {
  const path = join(import.meta.dirname, '../../src/content/posts/.studio-0a1b2c');
  const error = Object.assign(new Error(code), { code, path });
  expect(diskError(error)?.message).toMatch(message);
  expect(diskError(new Error('other'))).toBeNull();
  expect(diskError(Object.assign(error, { syscall: 'spawn git', path: 'git' }))).toBeNull();
});

describe('an undo', () => {
  it('of a new address leaves the entry where the disk is full, and works once it is not', async () => {
    const text = Buffer.from('hello');
    const files = contentFiles(folder);
    let isFull = true;
    let written: string[] = [];
    const history = createHistory({
      ...files,
      write: async (changes) => {
        written = changes.map(({ path }) => path);
        if (isFull) throw new Error('no space left');
        await files.write(changes);
      },
    });
    put('posts/b.md', 'hello');
    history.add('Rename a', [
      { path: 'posts/b.md', before: null, after: text },
      { path: 'posts/a.md', before: text, after: null },
    ]);
    const { id } = history.last()!;
    await expect(history.undo(id)).rejects.toThrow('no space left');
    expect(read('posts/b.md')).toBe('hello');
    isFull = false;
    expect(await history.undo(id)).toBe('Rename a');
    expect([read('posts/a.md'), existsSync(join(folder, 'posts/b.md'))]).toEqual(['hello', false]);
    // The old address first, so that a build which reads meanwhile finds the entry.
    expect(written).toEqual(['posts/a.md', 'posts/b.md']);
  });

  it('takes back no other change than the one that its button named, as another tab may have saved since', async () => {
    put('posts/c.md', post('C'));
    put('posts/d.md', post('D'));
    const studio = studioOf();
    const save = (slug: string) =>
      studio.save('posts', slug, { fields: { title: 'New' }, body: 'Text.' }, versionIn(`posts/${slug}.md`));
    await save('c');
    const { undo: seen } = await studio.overview();
    expect(seen!.label).toBe('Save c');
    await save('d');
    await expect(studio.undo(seen!.id)).rejects.toMatchObject({
      status: 409,
      message: 'Nothing was undone: the last change is now "Save d". Press Undo again to undo it.',
    });
    expect(read('posts/d.md')).toBe(post('New'));
    const { undo: last } = await studio.overview();
    expect(await studio.undo(last!.id)).toEqual({ undone: 'Save d' });
  });
});

describe('a translation', () => {
  const german = () =>
    createStudio({
      files: contentFiles(join(folder, 'de')),
      shared: contentFiles(folder),
      git: noGit,
      check: async () => found,
    });
  const untranslated = async (studio: Studio) =>
    (await studio.overview()).collections.flatMap((each) => each.untranslated.map(({ title }) => title));

  beforeEach(() => {
    put('posts/a.md', '---\n# Keep this.\ntitle: Harbour\n---\n\nText.\n');
    put('posts/b.md', post('Boats'));
    put('people/jo.md', '---\nname: Jo Lind\n---\n\nText.\n');
    put('palette.yml', 'wine: "#000000"\n');
    put('home.yml', '# The first screen.\nbanner: Boats\n');
    put('de/posts/b.md', post('Boote'));
  });

  it('begins with a copy of the original, as a draft where it can be one', async () => {
    const studio = german();
    expect(await untranslated(studio)).toEqual(['Home page', 'Harbour', 'Jo Lind']);
    const { content } = await studio.original('posts', 'a');
    expect(content).toEqual({ fields: { title: 'Harbour', draft: true }, body: 'Text.' });
    expect((await studio.original('people', 'jo')).content!.fields).toEqual({ name: 'Jo Lind' });
    await studio.translate('posts', 'a', { fields: { ...content!.fields, title: 'Hafen' }, body: 'Wort.' });
    expect(read('de/posts/a.md')).toBe('---\n# Keep this.\ntitle: Hafen\ndraft: true\n---\n\nWort.\n');
    expect(read('posts/a.md')).toContain('title: Harbour');
    expect(await untranslated(studio)).toEqual(['Home page', 'Jo Lind']);
    const { undo } = await studio.overview();
    await studio.undo(undo!.id);
    expect(existsSync(join(folder, 'de/posts/a.md'))).toBe(false);
  });

  it('of a YAML file keeps its comments', async () => {
    await german().translate('site', 'home', { fields: { banner: 'Boote' }, body: '' });
    expect(read('de/home.yml')).toBe('# The first screen.\nbanner: Boote\n');
  });

  it('of a YAML file leaves out what stays the same, which then follows the original', async () => {
    put('brand.yml', 'name: Undula\nurl: https://a.example\ntagline: Boats\n');
    const { content } = await german().original('site', 'brand');
    const fields = { ...content!.fields, tagline: 'Boote' };
    await german().translate('site', 'brand', { fields, body: '' });
    expect(read('de/brand.yml')).toBe('tagline: Boote\n');
  });

  it('replaces no file, and needs an original', async () => {
    const content = { fields: { title: 'Boote' }, body: 'Text.' };
    await expect(german().translate('posts', 'b', content)).rejects.toThrow('It is translated already');
    await expect(german().translate('posts', 'c', content)).rejects.toThrow(
      'There is no post "c" to translate.',
    );
    await expect(german().translate('site', 'palette', content)).rejects.toThrow('to translate');
    await expect(studioOf().translate('posts', 'a', content)).rejects.toThrow('to translate');
    expect(await untranslated(studioOf())).toEqual([]);
  });
});

describe('a picture from macOS, whose name has an umlaut as two signs', () => {
  const name = 'Küste.jpg';

  it('is shown, offered and deleted, and is back after an undo', async () => {
    put(`posts/${name.normalize('NFD')}`, 'pixels');
    found = { ...found, unusedPictures: [`posts/${name}`] };
    const studio = studioOf();
    expect((await studio.choices('posts')).pictures.files).toEqual([name]);
    expect(String(await studio.picture('posts', name))).toBe('pixels');
    await studio.removePicture('posts', name);
    expect(readdirSync(join(folder, 'posts'))).toEqual([]);
    const { undo } = await studio.overview();
    await studio.undo(undo!.id);
    expect(String(await studio.picture('posts', name))).toBe('pixels');
  });
});

describe('an entry that other files name', () => {
  const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

  it('is renamed in links, fields, blocks and the menu, and nowhere else', async () => {
    put('projects/boats.md', page('Boats', 'Text.'));
    put('ar/projects/boats.md', page('Boats', 'Text.'));
    put('services/sites.md', '---\ntitle: Sites\nrelated: [boats, boats-two] # ours\n---\n\nText.\n');
    const block = '::: projects\ntitle: Ours\nprojects:\n  - boats\n:::\n\n::: contact\n:::';
    const links =
      '[a](/portfolio/boats#plan), [b](/portfolio/boats-two), [c](https://a.example/portfolio/boats), [d](/portfolio/boats.pdf)';
    put('pages/faq.md', page('Boats', `${links}\n\n${block}`));
    put('ar/navigation.yml', '- label: Boats\n  route: project\n  params: { id: boats }\n');
    const others = { 'posts/a.md': '---\ntitle: A\n---\n\nText.', 'posts/b.md': '---\ntitle: B\n---\n' };
    for (const [path, text] of Object.entries(others)) put(path, text);
    await studioOf().rename('projects', 'boats', 'ships', versionIn('projects/boats.md'));
    expect(existsSync(join(folder, 'ar/projects/ships.md'))).toBe(true);
    expect(read('services/sites.md')).toContain('related: [ships, boats-two] # ours');
    expect(read('pages/faq.md')).toBe(
      page('Boats', `${links}\n\n${block}`.replace('/boats#', '/ships#').replace('- boats', '- ships')),
    );
    expect(read('ar/navigation.yml')).toBe('- label: Boats\n  route: project\n  params: { id: ships }\n');
    for (const [path, text] of Object.entries(others)) expect(read(path)).toBe(text);
  });

  it('keeps its address where the site needs the file, which the message names alone', async () => {
    put('pages/about.md', page('About', 'Text.'));
    const mistake = { line: 1, expected: 'this file', got: 'no such file' };
    found.mistakes = [
      { ...mistake, file: shownIn({ folder }, 'pages/about.md'), field: 'file' },
      { ...mistake, file: shownIn({ folder }, 'pages/us.md'), field: 'facts' },
    ];
    const version = versionIn('pages/about.md');
    await expect(studioOf().rename('pages', 'about', 'us', version)).rejects.toMatchObject({
      message: expect.stringMatching(/^Not renamed: the site needs the file .*pages\/about\.md\.$/) as string,
      details: {},
    });
    await expect(studioOf().remove('pages', 'about', version)).rejects.toThrow(
      /^Not deleted: the site needs the file .*pages\/about\.md\.$/,
    );
  });

  it('is not deleted while a language that lacks it links to it', async () => {
    put('pages/faq.md', page('FAQ', 'Text.'));
    put('de/pages/faq.md', page('FAQ', 'Text.'));
    put('de/posts/a.md', page('A', '[FAQ](/faq)'));
    put('ar/posts/a.md', page('A', 'See [FAQ](/faq).'));
    put('ar/posts/b.md', '---\ntitle: B # once at /faq\n---\n\n[List](/faq.pdf)\n');
    put('ar/navigation.yml', '- label: FAQ\n  route: page\n  params: { slug: faq }\n');
    const remove = () => studioOf().remove('pages', 'faq', versionIn('pages/faq.md'));
    const expected = 'the address of another page (npm run studio -- --language ar)';
    await expect(remove()).rejects.toMatchObject({
      details: {
        mistakes: [
          {
            file: expect.stringMatching(/ar\/navigation\.yml$/) as string,
            line: 3,
            field: 'params',
            expected,
          },
          { file: expect.stringMatching(/ar\/posts\/a\.md$/) as string, line: 5, field: 'link', expected },
        ],
      },
    });
    rmSync(join(folder, 'ar'), { recursive: true });
    await remove();
    expect(existsSync(join(folder, 'pages/faq.md'))).toBe(false);
  });
});

it('a publication sends the files that follow the brand file as it is now', async () => {
  const done: string[] = [];
  const git = { publish: async () => void done.push('sent'), changes: async () => ({}) };
  const studio = createStudio({
    files: contentFiles(folder),
    git: git as unknown as ContentGit,
    check: async () => found,
    writeBrandFiles: async () => void done.push('written'),
  });
  await studio.publish('A form service');
  expect(done).toEqual(['written', 'sent']);
});

it('a picture is not deleted while mistakes hide whether it is used, and says so', async () => {
  put('posts/boats.jpg', 'x');
  found = {
    ...found,
    mistakes: [
      { file: 'src/content/posts/a.md', line: 1, field: 'title', expected: 'a text', got: 'nothing' },
    ],
  };
  await expect(studioOf().removePicture('posts', 'boats.jpg')).rejects.toMatchObject({
    message:
      'Not deleted: the content has mistakes, so the Studio can’t check whether boats.jpg is used. Fix them first.',
    details: { mistakes: [{ field: 'title' }] },
  });
});

it('the content is checked while another tab saves', async () => {
  const copy = copyContent();
  try {
    const files = contentFiles(copy.folder);
    const check = checkOverlay(copy.folder);
    const path = 'posts/forms-that-lose-nothing.md';
    const bytes = readFileSync(join(copy.folder, path));
    const checks = new Set(Array.from({ length: 12 }, (_, index) => index));
    const saves = async () => {
      while (checks.size > 0) await files.write([{ path, bytes }]);
    };
    const saving = saves();
    try {
      for (const each of checks) {
        expect((await check([])).mistakes).toEqual([]);
        checks.delete(each);
      }
    } finally {
      checks.clear();
      await saving;
    }
  } finally {
    copy.remove();
  }
});
