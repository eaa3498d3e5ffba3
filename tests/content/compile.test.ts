import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigationSchema } from '@/content/schema/navigation';
import { checkNavigation } from '../../scripts/content/check-navigation';
import { checkContent, compileContent } from '../../scripts/content/compile';
import { ContentError, describeMistake, type Mistake } from '../../scripts/content/mistakes';
import type { NavigationEntry } from '../../scripts/content/navigation-entry';
import { yamlPath, type YamlName } from '../../scripts/content/yaml-files';
import {
  inFolder,
  noon,
  person,
  plates,
  post,
  optionalProjectFields,
  project,
  sample,
  service,
  type Files,
  withoutFields,
} from './sample';

let target: string;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'compiled-'));
});
afterEach(() => rmSync(target, { recursive: true }));

const compile = (changes: Files = {}) =>
  inFolder(changes, (folder) =>
    compileContent({
      folder,
      plates,
      today: noon,
      timeZone: 'UTC',
      out: target,
      generated: join(target, 'generated'),
    }),
  );
const read = (name: string) => readFileSync(join(target, name), 'utf8');

describe('compileContent', () => {
  it('writes a content file for every page but home, where the browser asks for it', () => {
    const { pages } = compile();
    for (const { path, payload } of pages)
      if (payload)
        expect(JSON.parse(read(`content${path}.json`))).toEqual(JSON.parse(JSON.stringify(payload)));
    expect(existsSync(join(target, 'content/.json'))).toBe(false);
    expect(JSON.parse(read('content/portfolio-index.json'))).toHaveLength(3);
  });

  it('writes what the home page shows as modules, and no more', () => {
    compile({ 'projects/mill.md': project('Mill') });
    const team = read('generated/team.ts');
    expect(team).toMatch(/^import type \{ TeamMember \} from '@\/content\/schema\/picked';$/m);
    expect(team).not.toMatch('"order"');
    expect(read('generated/services.ts')).toMatch('export const services: readonly Service[] = [');
    const [, list = ''] = /readonly Project\[\] = (\[.*?\n\]);\n/s.exec(read('generated/projects.ts')) ?? [];
    expect(JSON.parse(list).map(({ id }: { id: string }) => id)).toEqual(['ferry', 'kiln', 'grid']);
    expect(list).not.toMatch('"problem"');
  });

  it('brings the pictures of the home page along', () => {
    const cover = plates['cover-tide']!;
    inFolder({ 'projects/kiln.md': project('Kiln', 2).replace('image: shot', 'image: kiln') }, (folder) =>
      compileContent({
        folder,
        today: noon,
        timeZone: 'UTC',
        plates: { ...plates, kiln: cover, 'kiln-wide': cover, 'kiln-drawer': cover },
        generated: join(target, 'generated'),
      }),
    );
    expect(read('generated/projects.ts')).toMatch(
      "import { kilnDrawer } from '@/content/plates/kiln-drawer';\n",
    );
    expect(read('generated/projects.ts')).toMatch(
      'export const plates: readonly Plate[] = [shot, kiln, kilnDrawer];',
    );
    expect(read('generated/team.ts')).toMatch('export const plates: readonly Plate[] = [portrait];');
  });

  it('rewrites only changed files and removes stale ones', () => {
    compile({ 'posts/waves.md': post.replace('Reading', 'Riding').replace('What', 'All') });
    const early = new Date('2020-01-01T00:00:00Z');
    for (const name of ['content/blog.json', 'content/about.json', 'generated/team.ts'])
      utimesSync(join(target, name), early, early);
    compile();
    const changed = (name: string) => statSync(join(target, name)).mtime > early;
    expect(changed('content/blog.json')).toBe(true);
    expect(changed('content/about.json')).toBe(false);
    expect(changed('generated/team.ts')).toBe(false);
    expect(existsSync(join(target, 'content/blog/waves.json'))).toBe(false);
  });

  it('leaves the last good output alone while there are mistakes, and names them all', () => {
    compile();
    const before = read('content/blog/reading-the-tide.json');
    const broken = {
      'posts/reading-the-tide.md': post.replace('author: noor', 'author: nora'),
      'projects/kiln.md': project('Kiln', 2).replace('subtitle: App\n', ''),
    };
    expect(() => compile(broken)).toThrow(ContentError);
    expect(() => compile(broken)).toThrow(/\n2 mistakes in the content: nothing was built\.$/);
    expect(read('content/blog/reading-the-tide.json')).toBe(before);
  });

  it('keeps files of others in the folder it writes to', () => {
    mkdirSync(join(target, 'content'));
    writeFileSync(join(target, 'content/note.txt'), 'x');
    compile();
    expect(read('content/note.txt')).toBe('x');
  });
});

describe('pages with the same title', () => {
  const mistakes = (changes: Files) =>
    inFolder(changes, (folder) =>
      checkContent({ folder, plates, today: noon, timeZone: 'UTC' }).mistakes.map((mistake) =>
        describeMistake(mistake).replace(/^\S+\/(posts|projects|people)\//, '$1/'),
      ),
    );

  it('reports a second page with the same title or description', () => {
    expect(mistakes({ 'posts/waves.md': post })).toEqual([
      'posts/waves.md:2: title: expected a title that differs from the one of /blog/reading-the-tide, got "Reading the tide"',
      'posts/waves.md:3: description: expected a description that differs from the one of /blog/reading-the-tide, got "What the harbour taught us about waiting."',
    ]);
  });

  it('reports pages of two kinds with the same title or description', () => {
    const text = project('Consulting', 2).replace(' in a sentence', '');
    expect(mistakes({ 'projects/kiln.md': text })).toEqual([
      'projects/kiln.md:4: title: expected a title that differs from the one of /services/consulting, got "Consulting"',
      'projects/kiln.md:6: summary: expected a description that differs from the one of /services/consulting, got "What Consulting is."',
    ]);
  });
});

describe('mistakes of YAML files that only the pages show', () => {
  /** A YAML file of ours with one text replaced. */
  const changedIn = (name: YamlName, from: string, to: string) => {
    const text = readFileSync(yamlPath(name), 'utf8');
    expect(text).toContain(from);
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    return { files: { [basename(yamlPath(name))]: text.replace(from, to) }, line };
  };
  const mistakesIn = (files: Files) =>
    inFolder(files, (folder) =>
      checkContent({ folder, plates, today: noon, timeZone: 'UTC' }).mistakes.map((mistake) =>
        describeMistake({ ...mistake, file: basename(mistake.file) }),
      ),
    );

  it('are named with the line of the second of two equal titles', () => {
    const lists = changedIn('pages', 'title: Team', 'title: Careers');
    const kinds = changedIn('categories', 'title: Mobile Apps', 'title: Web Development');
    const later = lists.files['pages.yml']!.lastIndexOf('title: Careers');
    const line = lists.files['pages.yml']!.slice(0, later).split('\n').length;
    const found = mistakesIn({ ...lists.files, ...kinds.files });
    expect(found.filter((mistake) => mistake.includes('a title that differs'))).toEqual([
      // Of two pages of one file the one that comes later in the site's order.
      `pages.yml:${line}: careers.title: expected a title that differs from the one of /team, got "Careers"`,
      `project-categories.yml:${kinds.line}: [1].title: expected a title that differs from the one of /projects/web-development, got "Web Development"`,
    ]);
  });

  it('are named with the line of a menu entry of no route', () => {
    const { files, line } = changedIn('navigation', 'route: about', 'route: abuot');
    expect(mistakesIn(files)).toEqual([
      expect.stringMatching(
        `^navigation.yml:${line}: About Us: expected a route of src/routes/table.ts, such as "about"`,
      ),
    ]);
  });
});

describe('the navigation', () => {
  const told = (check: (tell: (mistake: Mistake) => void) => void) => {
    const mistakes: Mistake[] = [];
    check((mistake) => void mistakes.push(mistake));
    return mistakes.map(describeMistake);
  };
  const placeOf = () => ({ file: 'src/content/navigation.yml', line: 1 });
  const pages: Parameters<typeof checkNavigation>[0] = [
    { id: 'about', title: 'About Us', params: {} },
    { id: 'team', title: 'Team', params: {} },
    { id: 'service', title: 'Advice', params: { slug: 'consulting' } },
  ];
  /** The mistakes of a navigation of these entries. Their lines are those of our own file, which are tested elsewhere. */
  const navigationMistakes = (entries: readonly NavigationEntry[]) =>
    told((tell) => checkNavigation(pages, { navigation: entries, placeOf }, tell)).map((mistake) =>
      mistake.replace(/^src\/content\/navigation\.yml:\d+: /, ''),
    );

  it('reports menu entries without a page, with any quotation marks', () => {
    expect(
      navigationMistakes([
        { label: 'About Us', route: 'about', more: { label: 'Team', route: 'taem' } },
        {
          label: 'What we do',
          children: [{ label: 'Advice', route: 'service', params: { slug: 'consultancy' } }],
        },
        { label: "Let's write", route: 'blogs' },
      ]),
    ).toEqual([
      'Team: expected a route of src/routes/table.ts: "about", "team" or "service", got "taem"',
      'Advice: expected a page of the route "service": "consulting", got {"slug":"consultancy"}',
      `Let's write: expected a route of src/routes/table.ts: "about", "team" or "service", got "blogs"`,
    ]);
  });

  it('reports menu entries that link to a job, because its page ends with the job', () => {
    expect(
      navigationMistakes([{ label: 'Intern', route: 'job', params: { slug: 'strategy-internship' } }]),
    ).toEqual([
      'Intern: expected "route: careers", because a job’s page is removed when the job ends, got "job"',
    ]);
  });

  it('takes any page as the related one of an entry', () => {
    const more = { label: 'Advice', route: 'service', params: { slug: 'consulting' } };
    const entries = [{ label: 'About Us', route: 'about', more }];
    expect(parse(navigationSchema, entries)).toEqual(entries);
    expect(navigationMistakes(entries)).toEqual([]);
  });

  it('reports menu entries with the same page or the same label', () => {
    expect(
      navigationMistakes([
        { label: 'About Us', route: 'about' },
        {
          label: 'Services',
          children: [{ label: 'Advice', route: 'service', params: { slug: 'consulting' } }],
        },
        { label: 'Who we are', route: 'about' },
        { label: 'Services', route: 'team' },
      ]),
    ).toEqual([
      'Who we are: expected a page that no other entry links to, got the page of "About Us"',
      'Services: expected a label that is unique in its list, got "Services"',
    ]);
  });

  it('takes groups that list a whole kind: its pages need no entry of their own', () => {
    expect(navigationMistakes([{ label: 'Services', children: 'services' }])).toEqual([]);
    expect(
      navigationMistakes([
        { label: 'Services', children: 'services' },
        { label: 'Consulting', route: 'service', params: { slug: 'consulting' } },
      ]),
    ).toEqual(['Consulting: expected a page that no other entry links to, got the page of "Advice"']);
  });

  it('says how to name a page of the owner', () => {
    const faq = { id: 'page', title: 'Questions', params: { slug: 'faq' } };
    const entries = [{ label: 'FAQ', route: 'faq' }];
    expect(told((tell) => checkNavigation([...pages, faq], { navigation: entries, placeOf }, tell))).toEqual([
      expect.stringContaining('FAQ: expected "route: page" and "params: { slug: faq }", got "faq"'),
    ]);
  });

  it('reports menu entries of a kind without pages', () => {
    expect(navigationMistakes([{ label: 'News', route: 'post', params: { slug: 'tide' } }])).toEqual([
      'News: expected a page of the route "post" (none exists yet), got {"slug":"tide"}',
    ]);
  });
});

describe('content with counts and names of its own', () => {
  const names = ['Sail Making', 'Rigging', 'Hulls', 'Varnish', 'Charts', 'Moorings', 'Salvage'];
  const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  const categories = ['Dinghies', 'Ferries', 'Rowing', 'Tugs', 'Yachts'].map((title) => ({
    slug: title.toLowerCase(),
    title,
    description: `What we did for ${title.toLowerCase()}.`,
  }));
  const bareProject = (title: string, category: string) =>
    withoutFields(
      project(title).replace('mobile-apps', category).replace('[consulting]', '[hulls]'),
      ...optionalProjectFields,
    );
  const removed = Object.fromEntries(
    Object.keys(sample)
      .filter((file) => /^(people|services|projects|posts|jobs)\//.test(file))
      .map((file) => [file, null]),
  );
  const changes: Files = {
    ...removed,
    'people/noor.md': withoutFields(person('Noor', 1), 'background', 'skills', 'achievements'),
    ...Object.fromEntries(
      names.map((title, index) => [
        `services/${slugOf(title)}.md`,
        withoutFields(service(title, 2 * index + 1), 'figure', 'plate', 'price', 'related'),
      ]),
    ),
    'projects/tug.md': bareProject('Tug', 'tugs').replace('category', 'home: 4\ncategory'),
    'projects/yacht.md': bareProject('Yacht', 'yachts'),
  };
  const compileOwn = (more: Files = {}) =>
    inFolder({ ...changes, ...more }, (folder) =>
      compileContent({
        folder,
        plates,
        categories,
        today: noon,
        timeZone: 'UTC',
        out: target,
        generated: join(target, 'generated'),
      }),
    );

  it('compiles: 1 person, 7 services, 5 categories, 2 bare projects, no post', () => {
    const { pages } = compileOwn();
    const paths = pages.map(({ path }) => path);
    for (const title of names) expect(paths).toContain(`/services/${slugOf(title)}`);
    for (const { slug } of categories) expect(paths).toContain(`/projects/${slug}`);
    expect(paths.filter((path) => path.startsWith('/team/'))).toEqual(['/team/noor']);
    expect(paths.filter((path) => path.startsWith('/blog'))).toEqual(['/blog']);
    const lists = read('generated/menu.ts');
    expect(names.filter((title) => !lists.includes(`"label": "${title}"`))).toEqual([]);
    expect(categories.filter(({ title }) => !lists.includes(`"label": "${title}"`))).toEqual([]);
    expect(read('generated/projects.ts')).toMatch('"tug"');
    expect(read('generated/projects.ts')).not.toMatch('"yacht"');
  });

  it('gives each service without a figure one of the six, the seventh the first again', () => {
    compileOwn();
    const drawn = [...read('generated/services.ts').matchAll(/"figure": "(.+)"/g)].map(
      ([, figure]) => figure,
    );
    expect(new Set(drawn).size).toBe(6);
    expect(drawn[6]).toBe(drawn[0]);
  });

  it('leaves entries with home: false off the home page', () => {
    const hidden = {
      'services/hulls.md': changes['services/hulls.md']!.toString().replace('title', 'home: false\ntitle'),
    };
    const { pages } = compileOwn(hidden);
    expect(read('generated/services.ts')).not.toMatch('"hulls"');
    expect(read('generated/menu.ts')).toMatch('"hulls"');
    expect(pages.map(({ path }) => path)).toContain('/services/hulls');
    expect(read('content/services/hulls.json')).not.toMatch('"home"');
  });

  it('has no next project with a single project', () => {
    compileOwn({ 'projects/yacht.md': null });
    expect(JSON.parse(read('content/portfolio/tug.json')).data).not.toHaveProperty('next');
  });
});
