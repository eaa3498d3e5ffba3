import { describe, expect, it } from 'vitest';
import { blockExamples } from '@/content/block-examples';
import type { PageBlock } from '@/content/block-data';
import type { ContentPageData, ServiceData } from '@/content/page-data';
import { blockSchemas } from '@/content/schema/blocks';
import { splitBody } from '../../scripts/content/blocks/split-body';
import { sitePages } from '../../scripts/content/site-pages';
import { contentOf, mistakesOf, plates, post, sample, withoutFields } from './sample';

const page = (body: string, fields = '') => `---
title: Questions
description: What clients ask.
${fields}---
${body}`;

const block = (name: string, fields: string) => `\n::: ${name}\n${fields}\n:::\n`;
const questions = block(
  'questions',
  'title: Before\nitems:\n  - question: How long?\n    answer: Five weeks, as [all say](/service).',
);

const mistakes = (body: string, fields = '') => mistakesOf({ 'pages/faq.md': page(body, fields) });

function pageOf(body: string, fields = '') {
  const pages = sitePages(contentOf({ 'pages/faq.md': page(body, fields) }));
  const found = pages.find(({ path }) => path === '/faq');
  if (!found) throw new Error('There is no page /faq.');
  return { ...found, data: found.payload!.data as ContentPageData };
}
const blocksOf = (body: string) => pageOf(body).data.blocks;
const only = <Name extends PageBlock['block']>(body: string, name: Name) => {
  const blocks = blocksOf(body).filter(
    (each): each is Extract<PageBlock, { block: Name }> => each.block === name,
  );
  expect(blocks).toHaveLength(1);
  return blocks[0]!;
};

describe('an example of a block', () => {
  /** Its pictures are the owner's own, which the sample has none of. */
  const pictured = {
    pictures: ['items[0].image', 'items[1].image'],
    'before-after': ['items[0].image', 'items[1].image'],
    loop: ['image'],
    logos: ['items[0].logo'],
  } as const;
  const hasNoPicture = ({ name }: (typeof blockExamples)[number]) => !(name in pictured);

  it.each(blockExamples.filter(hasNoPicture))('is right: $name', ({ name, text }) => {
    const options = { plates: { ...plates, hero: plates.portrait! } };
    const { blocks } = contentOf({ 'pages/faq.md': page(`\n${text}\n`) }, options).pages.find(
      ({ slug }) => slug === 'faq',
    )!;
    // Measurements become a text with a table.
    expect(blocks.map(({ block }) => block)).toEqual([name === 'measurements' ? 'text' : name]);
  });

  it.each(Object.entries(pictured))('of %s lacks its pictures alone', (name, fields) => {
    const { text } = blockExamples.find((example) => example.name === name)!;
    expect(mistakes(`\n${text}\n`)).toEqual(
      fields.map((field) => expect.stringContaining(`${name}.${field}: expected a picture in`) as string),
    );
  });

  it('exists of every block', () => {
    expect(blockExamples.map(({ name }) => name)).toEqual(Object.keys(blockSchemas));
  });
});

describe('a file of src/content/pages', () => {
  it('is a page with its title, its texts and its blocks in their order', () => {
    const { head, data, kind, text } = pageOf(`\n## Hello\n\nWords.\n${questions}\nMore words.\n`);
    expect(head).toMatchObject({ description: 'What clients ask.', canonical: '/faq' });
    expect(kind).toBe('Page');
    expect(data.blocks.map((each) => each.block)).toEqual(['text', 'questions', 'text']);
    expect(data.contents).toEqual([{ id: 'hello', title: 'Hello', level: 2 }]);
    expect(text).toBe('Hello Words. Before How long? Five weeks, as all say. More words.');
  });

  it('gives headings of separate texts different ids', () => {
    const { contents } = pageOf(`\n## Hello\n${questions}\n## Hello\n`).data;
    expect(contents.map(({ id }) => id)).toEqual(['hello', 'hello-2']);
  });

  it('takes blocks between lines of more than three colons', () => {
    expect(blocksOf(questions.replaceAll(':::', '::::'))).toHaveLength(1);
  });

  it('needs no text beside its blocks', () => {
    expect(blocksOf(questions)).toHaveLength(1);
  });

  it('is no page while it is a draft, and then nothing can link to it', () => {
    const draft = { 'pages/faq.md': page('\nWords.\n', 'draft: true\n') };
    expect(sitePages(contentOf(draft)).map(({ path }) => path)).not.toContain('/faq');
    const [mistake] = mistakesOf({
      ...draft,
      'posts/a.md': post.replace('The harbour', '[A](/faq) harbour'),
    });
    expect(mistake).toMatch('link: expected the path of a page of this site');
  });

  it('is checked while it is a draft', () => {
    expect(mistakes('\n[Words](/nowhere)\n', 'draft: true\n')).toHaveLength(1);
  });

  it('shares no place in the footer', () => {
    const other = page('\nWords.\n', 'footer: 5\n').replace('title: Questions', 'title: Other');
    expect(
      mistakesOf({ 'pages/faq.md': page('\nWords.\n', 'footer: 5\n'), 'pages/other.md': other }),
    ).toEqual(['pages/other.md:4: footer: expected a number that is not used by pages/faq.md, got 5']);
  });

  it.each([
    'blog',
    'home',
    'services',
    'dashboard',
    'authentication',
    '404',
    'offline',
    'content',
    'plates',
    // The data behind the filters of the portfolio.
    'portfolio-index',
  ])('cannot be called %s, which the site has already', (name) => {
    expect(mistakesOf({ [`pages/${name}.md`]: page('\nWords.\n') })).toEqual([
      `pages/${name}.md:1: file name: expected another name: the site has "/${name}" already, got "${name}.md"`,
    ]);
  });

  it('cannot be called as a further language, whose pages are below that name', () => {
    expect(mistakesOf({ 'pages/de.md': page('\nWords.\n'), 'de/brand.yml': 'language: de-DE\n' })).toEqual([
      'pages/de.md:1: file name: expected another name: the site has "/de" already, got "de.md"',
    ]);
    expect(mistakesOf({ 'pages/de.md': page('\nWords.\n') })).toEqual([]);
  });

  it.each([
    ['index.md', 'a name other than "index"'],
    ['🌊.md', 'small letters, digits and single hyphens, such as "harbour-ferry.md"'],
    ['FAQ.md', 'small letters, digits and single hyphens, such as "harbour-ferry.md"'],
    ['faq.mdx', 'the ending .md'],
  ])('cannot be called %s', (name, expected) => {
    expect(mistakesOf({ [`pages/${name}`]: page('\nWords.\n') })).toEqual([
      `pages/${name}:1: file name: expected ${expected}, got ${JSON.stringify(name)}`,
    ]);
  });

  it('cannot be empty', () => {
    expect(mistakes('\n')).toEqual([
      'pages/faq.md:4: text: expected Markdown below the front matter, got nothing',
    ]);
  });
});

const testimonial = (fields: string, words = 'They said *no* twice.') => `---
${fields}
---

${words}
`;

describe('a quote', () => {
  const files = {
    'testimonials/kiln.md': testimonial(
      'name: Elin Brandt\nrole: Founder\nclient: Kiln\nnumber: { value: −38%, label: Calls }',
    ),
    'testimonials/ferry.md': testimonial('order: 1\nname: A Marsh\nrole: Captain', 'It floats.'),
  };
  const kiln = {
    text: 'They said no twice.',
    name: 'Elin Brandt',
    role: 'Founder, Kiln',
    number: { value: '−38%', label: 'Calls' },
  };
  const ferry = { text: 'It floats.', name: 'A Marsh', role: 'Captain' };
  const quotesOf = (fields: string) => {
    const pages = sitePages(contentOf({ ...files, 'pages/faq.md': page(block('quote', fields)) }));
    const { data } = pages.find(({ path }) => path === '/faq')!.payload!;
    const [quote] = (data as ContentPageData).blocks;
    return quote?.block === 'quote' ? quote.quotes : [];
  };

  it('without fields shows all testimonials in their order', () => {
    expect(quotesOf('title: They say')).toEqual([ferry, kiln]);
    expect(quotesOf('')).toEqual([ferry, kiln]);
  });

  it('shows the testimonials that it names', () => {
    expect(quotesOf('testimonials: [kiln]')).toEqual([kiln]);
  });

  it.each([
    [
      'testimonials: [klin]',
      '7: quote.testimonials[0]: expected a file of testimonials: "ferry" or "kiln", got "klin"',
    ],
    [
      'testimonials: [kiln]\ntext: Good.',
      '8: quote.text: expected no such line beside "testimonials", got "Good."',
    ],
  ])('with %j has one mistake', (fields, mistake) => {
    const found = mistakesOf({ ...files, 'pages/faq.md': page(block('quote', fields)) });
    expect(found).toEqual([`pages/faq.md:${mistake}`]);
  });

  it('without fields needs a testimonial', () => {
    expect(mistakes(block('quote', ''))).toEqual([
      'pages/faq.md:6: quote: expected the fields text, name and role, or a file of testimonials, got nothing',
    ]);
  });

  it('reports mistakes in a testimonial with its file', () => {
    const wrong = testimonial('name: Elin\nrole: Founder\nimage: portrait', '');
    expect(mistakesOf({ 'testimonials/kiln.md': wrong })).toEqual([
      'testimonials/kiln.md:4: image: expected the name of a picture beside this file, got "portrait"',
      'testimonials/kiln.md:5: text: expected Markdown below the front matter, got nothing',
    ]);
  });

  it('tells the picture of a testimonial that is written with a folder and no ending', () => {
    const wrong = testimonial('name: Elin\nrole: Founder\nimage: people/elin');
    expect(
      mistakesOf({ 'testimonials/kiln.md': wrong, 'pages/faq.md': page(block('quote', 'title: Heard')) }),
    ).toEqual([
      'testimonials/kiln.md:4: image: expected the name of a picture beside this file, got "people/elin"',
    ]);
  });
});

describe('a mistake in a block', () => {
  it.each([
    [
      'a name that is near to another',
      block('question', 'title: A'),
      '6: block: expected a block, such as "questions", "action" or "quote" (did you mean "questions"?), got "question"',
    ],
    [
      'no end',
      '\n::: numbers\ntitle: A\n',
      '6: block: expected a line ":::" below the fields of the block "numbers", got no such line',
    ],
    [
      'another block in it',
      '\n::: team\ntitle: Us\n::: numbers\ntitle: A\nitems: [{ value: 1 h, label: Talk }]\n:::\n:::\n',
      '6: block: expected a line ":::" below the fields of the block "team", got the block "numbers" in it',
    ],
    [
      'a capital',
      block('Team', 'title: A'),
      '6: block: expected a block, such as "team", "loop" or "quote" (did you mean "team"?), got "Team"',
    ],
    [
      'an end without a beginning',
      '\nWords.\n:::\n',
      '7: block: expected the name of a block behind ":::", such as "::: questions", got ":::"',
    ],
    [
      'a control character behind an escape',
      block('team', 'title: "Us \\x07"'),
      '7: team.title: expected characters that can be shown, got a control character',
    ],
    ['a missing field', block('team', ''), '6: team.title: expected a text that is not empty, got nothing'],
    [
      'an unknown field',
      block('team', 'title: Us\npeopel: [noor]'),
      '8: team.peopel: expected no such field (did you mean "people"? There are title, people), got ["noor"]',
    ],
    [
      'a person who is none',
      block('team', 'title: Us\npeople: [nora]'),
      '8: team.people[0]: expected a file of people: "ilan", "mara" or "noor", got "nora"',
    ],
    [
      'a project that is none',
      block('projects', 'title: Work\nprojects: [fairy]'),
      '8: projects.projects[0]: expected a file of projects: "ferry", "grid" or "kiln", got "fairy"',
    ],
    [
      'a link of an answer that leads nowhere',
      questions.replace('/service', '/nowhere'),
      '10: link: expected the path of a page of this site, such as',
    ],
    [
      'a link of an answer that is none',
      questions.replace('/service', 'service'),
      '10: questions.items[0].answer: link: expected a path of this site that begins with /',
    ],
    [
      'a button that leads nowhere',
      block('action', 'title: A\nlabel: B\nhref: /nowhere'),
      '9: link: expected the path of a page of this site, such as',
    ],
    [
      'a button that runs a script',
      block('action', 'title: A\nlabel: B\nhref: javascript:alert(1)'),
      '9: action.href: expected a path of this site that begins with /',
    ],
    [
      'a plate that is none',
      block('picture', 'image: shop\nimageAlt: A shop.'),
      '7: picture.image: expected a picture beside this file, or a plate of src/content/plates.ts: ',
    ],
    [
      'a file that is not there',
      block('picture', 'image: shop.jpg\nimageAlt: A shop.'),
      '7: picture.image: expected a picture in ',
    ],
    [
      'YAML with a tab',
      block('numbers', 'title: A\nitems:\n\t- value: 1'),
      '9: numbers: expected spaces, not a tab, before a field, got ',
    ],
    [
      'thirteen numbers',
      block('numbers', `title: A\nitems:\n${"  - { value: '1', label: a }\n".repeat(13)}`),
      '8: numbers.items: expected at most 12 entries',
    ],
  ])('is told with its line and field: %s', (_, body, expected) => {
    const [mistake, ...more] = mistakes(body);
    expect(more).toEqual([]);
    expect(mistake).toContain(`pages/faq.md:${expected}`);
  });

  it('does not hide the mistakes of other blocks', () => {
    expect(mistakes(block('team', '') + block('numbers', 'title: A'))).toHaveLength(2);
  });

  it('is told for a block in a post', () => {
    const other = post.replace('Reading the tide', 'Other').replace('What the harbour', 'What it');
    expect(mistakesOf({ 'posts/a.md': other + questions })).toContain(
      'posts/a.md:12: block: expected words: only pages and projects have blocks, got "::: questions"',
    );
  });
});

describe('the block', () => {
  it('team shows everybody, or those who are named in their order', () => {
    expect(only(block('team', 'title: Us'), 'team').people.map(({ name }) => name)).toEqual([
      'Noor',
      'Ilan',
      'Mara',
    ]);
    const named = only(block('team', 'title: Us\npeople: [mara, noor]'), 'team').people;
    expect(named.map(({ path }) => path)).toEqual(['/team/mara', '/team/noor']);
  });

  it('projects shows all, or those that are named', () => {
    expect(only(block('projects', 'title: Work'), 'projects').projects).toHaveLength(3);
    const named = only(block('projects', 'title: Work\nprojects: [kiln]'), 'projects').projects;
    expect(named.map(({ title }) => title)).toEqual(['Kiln']);
  });

  it('prices shows those of all services', () => {
    const { rows } = only(block('prices', 'title: Prices'), 'prices');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual({
      title: 'Graphic Design',
      price: '$100 to $200 per day',
      note: 'None.',
      path: '/services/graphic-design',
    });
  });

  it('prices shows its own rows alone, or below the services that it names', () => {
    const own = 'title: Prices\nrows:\n  - { title: Review, price: $500 }';
    expect(only(block('prices', own), 'prices').rows).toEqual([{ title: 'Review', price: '$500' }]);
    const { rows } = only(block('prices', `${own}\nservices: [consulting]`), 'prices');
    expect(rows.map(({ title }) => title)).toEqual(['Consulting', 'Review']);
  });

  it('prices needs a row or a service with a price', () => {
    const path = 'services/consulting.md';
    const files = (fields: string) => ({
      'pages/faq.md': page(block('prices', fields)),
      [path]: withoutFields(sample[path]!, 'price'),
    });
    expect(mistakesOf(files('title: Prices\nservices: [consulting]'))).toEqual([
      expect.stringContaining(
        'prices.services: expected rows, or at least one service with a price, got none',
      ) as string,
    ]);
    expect(mistakesOf(files('title: Prices'))).toEqual([]);
    expect(mistakesOf(files('title: Prices\nrows:\n  - { title: A, price: "1" }'))).toEqual([]);
  });

  it('projects is left out where there are none', () => {
    const none = Object.fromEntries(
      Object.entries(sample).flatMap(([path, text]): [string, string | null][] => {
        if (path.startsWith('projects/')) return [[path, null]];
        return path.startsWith('services/') ? [[path, withoutFields(text, 'related')]] : [];
      }),
    );
    const files = { ...none, 'pages/faq.md': page(`${block('projects', 'title: Work')}\nText.\n`) };
    const faq = sitePages(contentOf(files)).find(({ path }) => path === '/faq');
    expect((faq!.payload!.data as ContentPageData).blocks.map((shown) => shown.block)).toEqual(['text']);
  });

  it('estimate is linked from the services that it has, and from no other', () => {
    const files = { 'pages/faq.md': page(block('estimate', 'title: Sum\nservices: [consulting]')) };
    const pages = sitePages(contentOf(files));
    const linked = pages.filter(
      (each) => each.id === 'service' && (each.payload!.data as ServiceData).estimatePath,
    );
    expect(linked.map(({ path }) => path)).toEqual(['/services/consulting']);
  });

  it('contact needs no field', () => {
    expect(only(block('contact', ''), 'contact')).toEqual({ block: 'contact' });
  });

  it('measurements is one text with those around it', () => {
    const { text } = only(`Before.\n${block('measurements', 'of: pages')}\nAfter.`, 'text');
    expect(text.length).toBeGreaterThan(2);
  });

  it('picture shows a plate', () => {
    expect(only(block('picture', 'image: shot\nimageAlt: A screen.'), 'picture')).toMatchObject({
      plate: { id: 'shot' },
      alt: 'A screen.',
    });
  });

  it('names the style sheets that it needs, and a text needs none', () => {
    expect(pageOf('\nWords.\n').sheets).toEqual([]);
    expect(pageOf(questions + block('contact', '')).sheets).toEqual(['page-block', 'contact-block']);
  });
});

describe('splitBody', () => {
  it('takes ::: within a fence of code for code', () => {
    const body = '```md\n::: questions\n:::\n```\n';
    const wrong = () => expect.unreachable();
    expect(splitBody(body, 1, wrong)).toEqual([{ block: 'text', line: 1, text: body }]);
  });

  it('knows the line of each part', () => {
    const parts = splitBody('\na\n\n::: team\ntitle: b\n:::\nc\n', 10, () => expect.unreachable());
    expect(parts.map(({ line }) => line)).toEqual([10, 13, 16]);
  });
});
