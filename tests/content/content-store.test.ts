import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../scripts/content/compile';
import { loadContent } from '../../scripts/content/content-store';
import { describeMistake } from '../../scripts/content/mistakes';
import { sitePages } from '../../scripts/content/site-pages';
import {
  job,
  contentOf,
  inFolder,
  mistakesOf,
  noon,
  person,
  plates,
  post,
  optionalProjectFields,
  project,
  sample,
  service,
  withoutFields,
} from './sample';

describe('names:', () => {
  it.each([
    [
      'a file that no address can hold',
      { 'posts/My Post.md': post },
      'posts/My Post.md:1: file name: expected small letters, digits and single hyphens, such as "harbour-ferry.md", got "My Post.md"',
    ],
    [
      'a file that a host would take for the list',
      { 'posts/index.md': post },
      'posts/index.md:1: file name: expected a name other than "index", got "index.md"',
    ],
    [
      'another ending of Markdown',
      { 'posts/tide.mdx': post },
      'posts/tide.mdx:1: file name: expected the ending .md, got "tide.mdx"',
    ],
    [
      'a folder among the files',
      { 'posts/2026/tide.md': post },
      'posts/2026:1: folder: expected files only: a page lies directly in the folder of its kind, got "2026"',
    ],
    [
      'a missing page',
      { 'pages/about.md': null },
      'pages/about.md:1: file: expected this file, which the site needs (`git restore pages/about.md` restores the last committed version), got no such file',
    ],
    [
      'a folder that has the name of no language',
      { 'old/a.txt': 'x' },
      'old:1: folder: expected a language tag such as "fr" or "pt-BR" (move other folders out of the content folder), got "old"',
    ],
    [
      'a folder with a tag that is written wrongly',
      { 'de-DE-DE/a.txt': 'x' },
      'de-DE-DE:1: folder: expected a language tag such as "fr" or "pt-BR" (move other folders out of the content folder), got "de-DE-DE"',
    ],
    [
      'a folder of the site’s own language',
      { 'en/pages.yml': '' },
      'en:1: folder: expected a language other than the site’s own, whose files are in the content folder itself, got "en"',
    ],
    [
      'an agency without people',
      { 'people/noor.md': null, 'people/ilan.md': null, 'people/mara.md': null },
      'people:1: files: expected at least one Markdown file, got none',
    ],
  ])('%s', (_, change, mistake) => {
    expect(mistakesOf(change)).toContain(mistake);
  });

  it('a link to a folder', () => {
    const found = inFolder(sample, (folder) => {
      symlinkSync(folder, join(folder, 'posts/old.md'));
      return loadContent({ folder, plates, today: noon, timeZone: 'UTC' }).mistakes.map(describeMistake);
    });
    expect(found).toEqual([
      expect.stringMatching(/posts\/old\.md:1: file: expected a text file, got a folder$/),
    ]);
  });

  it('passes over hidden files and files that are no Markdown', () => {
    expect(mistakesOf({ 'posts/.draft.md': 'x', 'posts/notes.txt': 'x', 'posts/tide.md~': 'x' })).toEqual([]);
  });

  it('takes any number of people, services and projects, under any name', () => {
    expect(
      mistakesOf({
        'people/mara.md': null,
        'people/zoe.md': person('Zoe', 4),
        'people/abe.md': person('Abe', 9),
        'services/social-marketing.md': null,
        'services/sail-making.md': service('Sail Making', 3),
        'services/rigging.md': service('Rigging', 7),
        'projects/mill.md': project('Mill', 4),
        'projects/kiln.md': null,
      }),
    ).toEqual([]);
  });

  it('lets an agency be without posts, jobs and projects', () => {
    const without = Object.keys(sample).filter((file) => /^(posts|jobs|projects)\//.test(file));
    const services = Object.keys(sample).filter((file) => file.startsWith('services/'));
    expect(
      mistakesOf({
        ...Object.fromEntries(without.map((file) => [file, null])),
        ...Object.fromEntries(
          services.map((file) => [file, sample[file]!.replace('related: [ferry]\n', '')]),
        ),
      }),
    ).toEqual([]);
  });
});

describe('places:', () => {
  it('two projects in one', () => {
    expect(mistakesOf({ 'projects/kiln.md': project('Kiln', 3) })).toEqual([
      'projects/kiln.md:2: home: expected a number that is not used by projects/grid.md, got 3',
    ]);
  });

  it('a place on the home page that is no whole number from 1', () => {
    for (const place of [0, -1, 1.5])
      expect(
        mistakesOf({ 'projects/mill.md': project('Mill').replace('category', `home: ${place}\ncategory`) }),
      ).toEqual([`projects/mill.md:2: home: expected a whole number from 1, got ${place}`]);
  });

  it('rejects two services with one order, and accepts gaps', () => {
    expect(mistakesOf({ 'services/consulting.md': service('Consulting', 5) })).toEqual([
      'services/product-development.md:2: order: expected a number that is not used by services/consulting.md, got 5',
    ]);
    expect(mistakesOf({ 'people/mara.md': person('Mara', 7) })).toEqual([]);
  });

  it('a word for whether the home page shows a person', () => {
    const hidden = (word: string) => person('Mara', 3).replace('name:', `home: ${word}\nname:`);
    expect(mistakesOf({ 'people/mara.md': hidden('false') })).toEqual([]);
    expect(mistakesOf({ 'people/mara.md': hidden('no') })).toEqual([
      'people/mara.md:3: home: expected true or false, got "no"',
    ]);
  });
});

describe('references:', () => {
  it.each([
    [
      { 'posts/reading-the-tide.md': post.replace('author: noor', 'author: nora') },
      'posts/reading-the-tide.md:5: author: expected a file of people: "ilan", "mara" or "noor", got "nora"',
    ],
    [
      { 'posts/reading-the-tide.md': post.replace('cover: cover-tide', 'cover: shot') },
      'posts/reading-the-tide.md:7: cover: expected a plate with a "-card" crop: "cover-tide", got "shot"',
    ],
    [
      { 'projects/kiln.md': project('Kiln', 2).replace('image: shot', 'image: toString') },
      'projects/kiln.md:8: image: expected a plate with a "-wide" crop: "shot", got "toString"',
    ],
    [
      { 'projects/kiln.md': project('Kiln', 2).replace('category: mobile-apps', 'category: mobile-app') },
      'projects/kiln.md:3: category: expected a slug of src/content/project-categories.yml: "web-development", "mobile-apps" or "ui-ux-design", got "mobile-app"',
    ],
    [
      { 'projects/kiln.md': project('Kiln', 2).replace('[consulting]', '[consulting, consulting]') },
      'projects/kiln.md:18: services[1]: expected each name once, got "consulting"',
    ],
    [
      { 'services/consulting.md': service('Consulting', 6).replace('[ferry]', '[ferry, fairy]') },
      'services/consulting.md:20: related[1]: expected a file of projects: "ferry", "grid" or "kiln", got "fairy"',
    ],
    [
      { 'people/ilan.md': person('Ilan', 2).replace('image: portrait', 'image: photo') },
      'people/ilan.md:7: image: expected a plate of src/content/plates.ts: "cover-tide", "cover-tide-card", "portrait", "shot" or "shot-wide", got "photo"',
    ],
    [
      { 'jobs/boat-builder.md': job.replace('contact: ilan', 'contact: ivan') },
      'jobs/boat-builder.md:14: contact: expected a file of people: "ilan", "mara" or "noor", got "ivan"',
    ],
  ])('%j', (change, mistake) => {
    expect(mistakesOf(change)).toEqual([mistake]);
  });

  it('names the likest where there are many to choose from', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`plate-${index}`, plates.shot!]),
    );
    const change = { 'people/ilan.md': person('Ilan', 2).replace('image: portrait', 'image: portrat') };
    expect(mistakesOf(change, { plates: { ...many, ...plates } })[0]).toMatch('such as "portrait"');
  });

  it('reports a broken file once, also if other files name it', () => {
    expect(mistakesOf({ 'people/noor.md': person('Noor', 1).replace('role: Engineer\n', '') })).toEqual([
      'people/noor.md:1: role: expected a text that is not empty, got nothing',
    ]);
  });
});

describe('ranges and labels:', () => {
  it.each([
    [
      { 'services/consulting.md': service('Consulting', 6).replace('to: 200', 'to: 99') },
      'services/consulting.md:19: price.to: expected 100 ("price.from") or more, got 99',
    ],
    [
      { 'jobs/boat-builder.md': job.replace('max: 200', 'max: 99') },
      'jobs/boat-builder.md:9: pay.max: expected 100 ("pay.min") or more, got 99',
    ],
    [
      { 'posts/waves.md': post.replace('[Harbour', '[harbour!') },
      'posts/waves.md:6: tags[0]: expected "Harbour", as posts/reading-the-tide.md writes this tag, got "harbour!"',
    ],
    [
      { 'posts/waves.md': post.replace('[Harbour', '[Motion') },
      'posts/waves.md:6: tags[1]: expected each tag once, got "Motion"',
    ],
  ])('%j', (change, mistake) => {
    expect(mistakesOf(change)).toEqual([mistake]);
  });
});

describe('the order of the content', () => {
  it('is the newest posts first, and by name on one day', () => {
    const on = (day: string) => post.replace('2026-03-01', day);
    const { posts } = contentOf({
      'posts/b.md': on('2026-03-02'),
      'posts/a.md': on('2026-03-02'),
      'posts/c.md': on('2026-01-02'),
    });
    expect(posts.map(({ slug }) => slug)).toEqual(['a', 'b', 'reading-the-tide', 'c']);
  });

  it('is the projects of the home page in their places, then the others', () => {
    const { projects } = contentOf({ 'projects/a.md': project('A') });
    expect(projects.map(({ slug }) => slug)).toEqual(['ferry', 'kiln', 'grid', 'a']);
  });

  it('is the projects of the home page by their numbers, however many and far apart', () => {
    const { projects } = contentOf({
      'projects/a.md': project('A'),
      'projects/mill.md': project('Mill', 12),
      'projects/boat.md': project('Boat', 7),
    });
    expect(projects.map(({ slug }) => slug)).toEqual(['ferry', 'kiln', 'grid', 'boat', 'mill', 'a']);
  });

  it('is the tags most used first', () => {
    const { tags } = contentOf({ 'posts/b.md': post.replace('Harbour, ', '') });
    expect(tags).toEqual([
      { label: 'Motion', slug: 'motion', count: 2 },
      { label: 'Harbour', slug: 'harbour', count: 1 },
    ]);
  });
});

describe('an entry that is not published yet', () => {
  const scheduled = (day: string) => ({ 'posts/reading-the-tide.md': post.replace('2026-03-01', day) });
  const draft = (text: string) => text.replace('---\n', '---\ndraft: true\n');
  const slugsAt = (day: string, today: string, timeZone: string) =>
    contentOf(scheduled(day), { today: new Date(today), timeZone }).posts.map(({ slug }) => slug);

  it('appears on its day, which begins at midnight of the agency', () => {
    // 03:59 in UTC is the minute before midnight in New York.
    expect(slugsAt('2026-07-02', '2026-07-02T03:59:59Z', 'America/New_York')).toEqual([]);
    expect(slugsAt('2026-07-02', '2026-07-02T04:00:00Z', 'America/New_York')).toEqual(['reading-the-tide']);
    expect(slugsAt('2026-07-02', '2026-07-01T15:00:00Z', 'Asia/Tokyo')).toEqual(['reading-the-tide']);
  });

  it('is reported in a line, with its day or as a draft', () => {
    const files = { ...scheduled('2026-05-01'), 'jobs/boat-builder.md': draft(job) };
    const warnings = inFolder(files, (folder) =>
      loadContent({ folder, plates, today: noon, timeZone: 'UTC' }).warnings.map((sentence) =>
        sentence.replace(/^\S+\/(?=posts|jobs)/, ''),
      ),
    );
    expect(warnings).toEqual([
      'posts/reading-the-tide.md is scheduled: it appears on the first build on or after 2026-05-01 (UTC).',
      'jobs/boat-builder.md is a draft: the site does not show it. Remove "draft: true" to show it.',
    ]);
  });

  it('is on no page, list or label, and its job is not open', () => {
    const store = contentOf({
      ...scheduled('2026-05-01'),
      'projects/kiln.md': draft(project('Kiln', 2)),
      'jobs/boat-builder.md': job.replace('posted: 2026-03-01', 'posted: 2026-05-01'),
    });
    expect([store.posts, store.tags, store.jobs]).toEqual([[], [], []]);
    expect(store.projects.map(({ slug }) => slug)).not.toContain('kiln');
    const paths = sitePages(store).map(({ path }) => path);
    expect(paths).not.toContain('/blog/reading-the-tide');
    expect(paths).not.toContain('/blog/tag/harbour');
    expect(paths).not.toContain('/portfolio/kiln');
  });

  it('is shown where all of them are, as in development', () => {
    const { posts } = contentOf(scheduled('2026-05-01'), { showHidden: true });
    expect(posts).toHaveLength(1);
  });

  it('is checked, and may link to its own places', () => {
    const text = post.replace('quiet', 'quiet').replace('The harbour', '[A](#nowhere) [B](#contact)');
    expect(mistakesOf({ 'posts/reading-the-tide.md': draft(text) })).toEqual([
      expect.stringContaining('link: expected a place of /blog/reading-the-tide'),
    ]);
  });

  it('cannot be named or linked to, and the message gives the reason', () => {
    const files = {
      'projects/ferry.md': draft(project('Ferry', 1)),
      'posts/b.md': post
        .replace('Reading the tide', 'B')
        .replace('What the harbour', 'B')
        .replace('The harbour', '[A](/blog/reading-the-tide)'),
    };
    const mistakes = mistakesOf({ ...files, ...scheduled('2026-05-01') });
    expect(mistakes.filter((mistake) => mistake.includes('link:'))).toEqual([
      expect.stringMatching(/got "\/blog\/reading-the-tide", which the site shows from 2026-05-01 on$/),
    ]);
    expect(mistakes.filter((mistake) => mistake.includes('related'))[0]).toMatch(
      /got "ferry", which is a draft$/,
    );
  });

  it('stops no build when its day comes: its title is on no other page', () => {
    const clash = post.replace('Reading the tide', 'Consulting').replace('2026-03-01', '2026-05-01');
    const { mistakes } = inFolder({ 'posts/reading-the-tide.md': clash }, (folder) =>
      checkContent({ folder, plates, today: noon, timeZone: 'UTC' }),
    );
    expect(mistakes.map(({ field }) => field)).toEqual(['title']);
  });
});

describe('days', () => {
  it.each([
    [
      'people/noor.md',
      person('Noor', 1).replace('2026-02-02', '2026-05-01'),
      ':14: updated: expected 2026-04-01 (today',
    ],
    [
      'posts/reading-the-tide.md',
      post.replace('author', 'updated: 2026-02-28\nauthor'),
      ':5: updated: expected a day from 2026-03-01 ("date") on, got 2026-02-28',
    ],
    [
      'jobs/boat-builder.md',
      job.replace('2026-06-30', '2026-02-28'),
      ':13: validThrough: expected a day from 2026-03-01 ("posted") on, got 2026-02-28',
    ],
  ])('%s, in the wrong order', (file, text, mistake) => {
    expect(mistakesOf({ [file]: text })).toEqual([expect.stringContaining(file + mistake)]);
  });

  it('end a job after its last day in the agency’s zone', () => {
    const jobsAt = (today: string, timeZone: string) =>
      contentOf({}, { today: new Date(today), timeZone }).jobs.map(({ slug }) => slug);
    expect(jobsAt('2026-06-30T23:59:59Z', 'UTC')).toEqual(['boat-builder']);
    expect(jobsAt('2026-07-01T00:00:00Z', 'UTC')).toEqual([]);
    expect(jobsAt('2026-07-01T03:59:59Z', 'America/New_York')).toEqual(['boat-builder']);
    expect(jobsAt('2026-07-01T04:00:00Z', 'America/New_York')).toEqual([]);
    expect(jobsAt('2026-06-30T15:00:00Z', 'Asia/Tokyo')).toEqual([]);
  });
});

describe('a way out of the site', () => {
  const own = 'https://code.agency.com/x';
  const store = (text: string, who = person('Noor', 1)) =>
    contentOf({ 'projects/ferry.md': text, 'people/noor.md': who });

  it('counts as none where its address is a place holder', () => {
    const { projects, people } = store(project('Ferry', 1));
    expect(projects.map(({ doc }) => [doc.demoLink, doc.githubLink])).toEqual(
      projects.map(() => [undefined, undefined]),
    );
    expect(people.map(({ doc }) => doc.socials)).toEqual(people.map(() => []));
  });

  it('keeps an entry whose address is free', () => {
    const { projects, people } = store(
      project('Ferry', 1).replace('https://code.example', own),
      person('Noor', 1).replace('https://github.example/x', own),
    );
    expect(projects.find(({ slug }) => slug === 'ferry')?.doc).toMatchObject({ githubLink: own });
    expect(people.find(({ slug }) => slug === 'noor')?.doc.socials).toEqual([
      { network: 'GitHub', url: own },
    ]);
  });

  it('may be a prototype that there is', () => {
    const to = (path: string) => ({
      'projects/ferry.md': project('Ferry', 1).replace('https://demo.example', path),
    });
    expect(mistakesOf(to('/work/harbour-ferry'))).toEqual([]);
    expect(mistakesOf(to('/work/harbour-ferri'))).toEqual([
      expect.stringMatching(
        /^projects\/ferry\.md:11: demoLink: expected a folder of src\/prototypes: .*\/work\/harbour-ferry/,
      ),
    ]);
  });

  it('may be left out', () => {
    const text = project('Ferry', 1).replace(/(demo|github)Link: .*\n/g, '');
    expect(mistakesOf({ 'projects/ferry.md': text })).toEqual([]);
    expect(mistakesOf({ 'people/noor.md': person('Noor', 1).replace(/socials:\n.*\n/, '') })).toEqual([]);
  });
});

describe('a field that is left out', () => {
  it.each([
    ['projects/kiln.md', project('Kiln', 2), optionalProjectFields],
    ['people/mara.md', person('Mara', 3), ['background', 'achievements', 'socials', 'skills']],
    [
      'services/consulting.md',
      service('Consulting', 6),
      ['figure', 'plate', 'steps', 'price', 'related', 'questions'],
    ],
  ])('is no mistake in %s', (file, text, fields) => {
    const bare = withoutFields(text, ...fields);
    expect(bare.split('\n').length).toBeLessThan(text.split('\n').length - fields.length + 1);
    expect(mistakesOf({ [file]: bare })).toEqual([]);
  });

  it('is an empty list where it is a list', () => {
    const { projects, people, services } = contentOf({
      'projects/kiln.md': withoutFields(project('Kiln', 2), ...optionalProjectFields),
      'people/mara.md': withoutFields(person('Mara', 3), 'skills', 'achievements'),
      'services/consulting.md': withoutFields(service('Consulting', 6), 'steps', 'questions', 'related'),
    });
    expect(projects[1]!.doc).toMatchObject({
      features: [],
      numbers: [],
      technologies: { frontend: [], backend: [], deployment: [] },
    });
    expect(people[2]!.doc).toMatchObject({ skills: [], achievements: [] });
    expect(services[5]!.doc).toMatchObject({ steps: [], questions: [], related: [] });
  });

  it('leaves the groups of technologies that are there', () => {
    const text = project('Kiln', 2).replace(', backend: [B], deployment: [C]', '');
    const { projects } = contentOf({ 'projects/kiln.md': text });
    expect(projects[1]!.doc.technologies).toEqual({ frontend: ['A'], backend: [], deployment: [] });
  });

  it('reports an empty field and says that it can be left out', () => {
    expect(
      mistakesOf({ 'projects/kiln.md': project('Kiln', 2).replace('client: A client', 'client:') }),
    ).toEqual([
      'projects/kiln.md:15: client: expected a text that is not empty, or no such line at all, got nothing',
    ]);
    expect(mistakesOf({ 'people/mara.md': person('Mara', 3).replace('skills: [Knots]', 'skills:') })).toEqual(
      ['people/mara.md:13: skills: expected a list, or no such line at all, got nothing'],
    );
  });
});
