import { describe, expect, it } from 'vitest';
import { job, mistakesOf, person, post, project, service } from './sample';

/** The mistakes of one changed file, without its name. */
const inPost = (text: string) =>
  mistakesOf({ 'posts/reading-the-tide.md': text }).map((mistake) =>
    mistake.replace(/^posts\/reading-the-tide\.md:/, ''),
  );
const fields = 'title, description, draft, date, updated, author, tags, cover, focus, engrave';

it('finds nothing wrong with the sample', () => {
  expect(mistakesOf({})).toEqual([]);
});

describe('a file that cannot be taken apart:', () => {
  it.each([
    [
      'no front matter',
      'Words.',
      '1: front matter: expected a first line "---" above the fields, got "Words."',
    ],
    ['an empty file', '', '1: front matter: expected a first line "---" above the fields, got ""'],
    [
      'no end of the front matter',
      '---\ntitle: x\n',
      '1: front matter: expected a second line "---" below the fields, got the end of the file',
    ],
    [
      'a field twice',
      post.replace('author: noor', 'author: noor\ntitle: Again'),
      '6: front matter: expected each field once, got "title: Again"',
    ],
    [
      'a tab',
      post.replace('tags: [Harbour, Motion]', 'tags:\n\t- Harbour'),
      '7: front matter: expected spaces, not a tab, before a field, got "- Harbour"',
    ],
    [
      'a quote that is not closed',
      post.replace('title: Reading', 'title: "Reading'),
      '2: front matter: expected a quote at the end of the text that begins with one, got "title: \\"Reading the tide"',
    ],
    [
      'a last field without its colon',
      post.replace('cover: cover-tide', 'cover: cover-tide\ndraft true'),
      '8: front matter: expected YAML ("field: value", texts with : or # in quotes), got "draft true" (Implicit map keys need to be followed by map values)',
    ],
    [
      'a comment right after a quote',
      post.replace('title: Reading the tide', 'title: "Reading"# the tide'),
      '2: front matter: expected YAML ("field: value", texts with : or # in quotes), got "title: \\"Reading\\"# the tide" (Comments must be separated from other tokens by white space characters)',
    ],
    [
      'a colon that wants quotes',
      post.replace('title: Reading', 'title: Reading: or'),
      '2: front matter: expected quotes around a text with ": " in it, got "title: Reading: or the tide"',
    ],
    [
      'an alias',
      post.replace('title: Reading the tide', 'title: &a Reading').replace('author: noor', 'author: *a'),
      '5: front matter: expected no aliases: put a text that begins with * or & in quotes, got an alias',
    ],
    [
      'a list in place of fields',
      '---\n- a\n---\n\nWords.',
      `1: front matter: expected the fields ${fields}, got ["a"]`,
    ],
    ['no fields', '---\n---\n\nWords.', `1: front matter: expected the fields ${fields}, got nothing`],
  ])('%s', (_, text, mistake) => {
    expect(inPost(text)).toEqual([mistake]);
  });

  it('bytes that are not UTF-8', () => {
    const latin1 = Buffer.from(post.replace('quiet', 'tranquille, déjà'), 'latin1');
    expect(mistakesOf({ 'posts/reading-the-tide.md': latin1 })).toEqual([
      'posts/reading-the-tide.md:10: encoding: expected a file saved as UTF-8, got other bytes',
    ]);
  });

  it('a control character, in the text or behind an escape', () => {
    expect(inPost(post.replace('quiet', 'qui\u0001et'))).toEqual([
      '10: text: expected characters that can be shown, got a control character',
    ]);
    expect(inPost(post.replace('title: Reading the tide', 'title: "Reading \\x01"'))).toEqual([
      '2: title: expected characters that can be shown, got a control character',
    ]);
  });
});

it('reads a file with Windows line ends and a byte order mark', () => {
  expect(inPost(`\ufeff${post.replaceAll('\n', '\r\n')}`)).toEqual([]);
});

describe('a field:', () => {
  it.each([
    [
      'a missing one, at the top',
      post.replace('author: noor\n', ''),
      '1: author: expected a slug such as "harbour-ferry", got nothing',
    ],
    [
      'an unknown one',
      post.replace('author: noor', 'author: noor\nlayout: true'),
      `6: layout: expected no such field (there are ${fields}), got true`,
    ],
    [
      'a misspelt one, which is missing too',
      post.replace('author: noor', 'auhtor: noor'),
      `5: auhtor: expected no such field (did you mean "author"? There are ${fields}), got "noor"`,
    ],
    [
      'one that every object has',
      post.replace('author: noor', 'author: noor\nconstructor: x'),
      `6: constructor: expected no such field (there are ${fields}), got "x"`,
    ],
    [
      'an empty one',
      post.replace('Reading the tide', ''),
      '2: title: expected a text that is not empty, got nothing',
    ],
    [
      'one that begins with # and has no quotes',
      post.replace('Reading the tide', '#Reading'),
      '2: title: expected a text that is not empty, got nothing (without quotes, # begins a comment)',
    ],
    [
      'a conflict that git marked in the text',
      `${post}\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n`,
      '12: conflict: expected a merged text: delete one version and git’s conflict lines, got "<<<<<<< HEAD"',
    ],
    [
      'one that begins with # and has no quotes, beside a comment',
      post.replace('title: Reading the tide', 'title: # to do'),
      '2: title: expected a text that is not empty, got nothing (without quotes, # begins a comment)',
    ],
    [
      'one of spaces',
      post.replace('Reading the tide', '"  "'),
      '2: title: expected a text that is not empty, got ""',
    ],
    [
      'a number for a text',
      post.replace('Reading the tide', '2026'),
      '2: title: expected a text that is not empty, in quotes, got 2026',
    ],
    [
      'a text for a list',
      post.replace('[Harbour, Motion]', 'Harbour'),
      '6: tags: expected a list: at least one entry, got "Harbour"',
    ],
    [
      'an empty list',
      post.replace('[Harbour, Motion]', '[]'),
      '6: tags: expected at least one entry, got []',
    ],
    [
      'a list that is too long',
      post.replace('[Harbour, Motion]', '[A, B, C, D, E]'),
      '6: tags: expected at most four tags, got ["A","B","C","D","E"]',
    ],
    [
      'a day of another form',
      post.replace('2026-03-01', '1 March 2026'),
      '4: date: expected a day such as 2026-11-14, got "1 March 2026"',
    ],
    [
      'a day that no calendar has',
      post.replace('2026-03-01', '2026-02-30'),
      '4: date: expected a day that exists, got "2026-02-30"',
    ],
    [
      'a description that search results would cut',
      post.replace('What the harbour', `${'x'.repeat(170)}`),
      `3: description: expected at most 170 characters, as search results cut it there, got "${'x'.repeat(79)}…`,
    ],
  ])('%s', (_, text, mistake) => {
    expect(inPost(text)).toEqual([mistake]);
  });

  it('reports a mistake in a list with its own line', () => {
    expect(
      mistakesOf({ 'people/noor.md': person('Noor', 1).replace('network: GitHub', 'network: Fax') }),
    ).toEqual([
      'people/noor.md:12: socials[0].network: expected "LinkedIn", "GitHub", "Twitter" or "Instagram", got "Fax"',
    ]);
    expect(
      mistakesOf({ 'services/consulting.md': service('Consulting', 6).replace('duration: 1 day, ', '') }),
    ).toEqual([
      'services/consulting.md:16: steps[0].duration: expected a text that is not empty, got nothing',
    ]);
  });

  it('an address without encryption', () => {
    expect(
      mistakesOf({ 'projects/kiln.md': project('Kiln', 2).replace('https://demo', 'http://demo') }),
    ).toEqual([
      'projects/kiln.md:11: demoLink: expected an address that starts with https://, or a prototype such as "/work/harbour-ferry", got "http://demo.example"',
    ]);
  });

  it('amounts that are none', () => {
    expect(
      mistakesOf({ 'jobs/boat-builder.md': job.replace('min: 100', 'min: .inf').replace('200', '-1') }),
    ).toEqual([
      'jobs/boat-builder.md:8: pay.min: expected a number above 0, got Infinity',
      'jobs/boat-builder.md:9: pay.max: expected a number above 0, got -1',
    ]);
  });

  it('a job without pay', () => {
    expect(mistakesOf({ 'jobs/boat-builder.md': job.replace('min: 100', 'min: 0') })).toEqual([
      'jobs/boat-builder.md:8: pay.min: expected a number above 0, got 0',
    ]);
  });
});

it('names the grounds that a project can have', () => {
  const onCopper = project('Ferry', 1).replace('\ntags:', '\nground: copper\ntags:');
  expect(mistakesOf({ 'projects/ferry.md': onCopper })).toEqual([
    'projects/ferry.md:10: ground: expected "glass", "vermilion", "claret", "wine" or "blush", got "copper"',
  ]);
});

it('reports all mistakes of all files, in the order of files and lines', () => {
  expect(
    mistakesOf({
      'posts/reading-the-tide.md': post
        .replace('author: noor', 'author: Noor Adair\nextra: 1\nmore: 2')
        .replace('The harbour', '# The\n\n<i>harbour</i>'),
      'jobs/boat-builder.md': job.replace('remote', '').replace('presence: hybrid', 'presence: home'),
    }),
  ).toEqual([
    'jobs/boat-builder.md:5: presence: expected "on-site", "hybrid" or "remote", got "home"',
    'posts/reading-the-tide.md:5: author: expected a slug such as "harbour-ferry", got "Noor Adair"',
    `posts/reading-the-tide.md:6: extra: expected no such field (there are ${fields}), got 1`,
    `posts/reading-the-tide.md:7: more: expected no such field (there are ${fields}), got 2`,
    'posts/reading-the-tide.md:12: heading: expected ## or ### (the page’s # heading is its "title"), got #',
    'posts/reading-the-tide.md:14: HTML: expected Markdown: *words*, got "<i>"',
    'posts/reading-the-tide.md:14: HTML: expected Markdown: *words*, got "</i>"',
  ]);
});

it('wants words below the fields', () => {
  expect(inPost(post.replace('The harbour is *quiet* before nine.\n', '\n'))).toEqual([
    '8: text: expected Markdown below the front matter, got nothing',
  ]);
});
