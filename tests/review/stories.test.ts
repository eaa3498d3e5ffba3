import { expect, it } from 'vitest';
import { sittingsOf, type IndexEntry } from '../../scripts/review/stories';

const entry = (id: string, title: string, tags: string[] = []): IndexEntry => ({
  id,
  title,
  name: id,
  type: 'story',
  importPath: `./${title}.stories.tsx`,
  tags,
});

const modesByStory = (...given: Parameters<typeof sittingsOf>) => {
  const found: Record<string, string[]> = {};
  for (const { story, mode, plays } of sittingsOf(...given).flat())
    (found[story] ??= []).push(plays ? mode : `${mode}, not played`);
  return found;
};

it('takes public parts in one theme, and parts of the portal in both', () => {
  const entries = [entry('hero', 'sections/hero'), entry('table', 'dashboard/table')];
  expect(modesByStory(entries, {})).toEqual({
    hero: ['desktop', 'phone'],
    table: ['desktop', 'phone', 'dark'],
  });
});

it('takes the first of a part of the design system from right to left and in forced colours too', () => {
  const entries = [entry('button', 'design-system/button'), entry('long', 'design-system/button')];
  expect(modesByStory(entries, {})).toEqual({
    button: ['desktop', 'phone', 'dark', 'rtl', 'forced'],
    long: ['desktop', 'phone', 'dark'],
  });
});

it('plays an act once, and takes the first of its file in the other modes without its play', () => {
  const entries = [
    entry('first', 'sections/hero', ['play-fn']),
    entry('act', 'sections/hero', ['play-fn']),
    entry('still', 'sections/hero'),
  ];
  expect(modesByStory(entries, {})).toEqual({
    first: ['desktop', 'phone, not played'],
    act: ['desktop'],
    still: ['desktop', 'phone'],
  });
});

it('takes a story as wide and in the theme that it sets itself', () => {
  const entries = ['phone', 'tablet', 'dark', 'unknown'].map((id) => entry(id, `dashboard/${id}`));
  const globals = {
    phone: { viewport: { value: 'phone' } },
    tablet: { viewport: { value: 'tablet' } },
    dark: { theme: 'dark' },
    unknown: { viewport: { value: 'watch' } },
  };
  expect(modesByStory(entries, globals)).toEqual({
    phone: ['phone'],
    tablet: ['tablet'],
    dark: ['dark'],
    unknown: ['desktop', 'phone', 'dark'],
  });
});

it('leaves out pages of text, and stories that say they cannot hold still', () => {
  const entries = [
    { ...entry('docs', 'docs/start'), type: 'docs' as const },
    entry('moving', 'sections/hero', ['no-review']),
  ];
  expect(sittingsOf(entries, {})).toEqual([]);
});

it('finds by id and title, whatever their case, and tells the first of a file before it', () => {
  const entries = [
    entry('hero--default', 'sections/Hero'),
    entry('hero--acts', 'sections/Hero', ['play-fn']),
  ];
  expect(modesByStory(entries, {}, 'ACTS')).toEqual({ 'hero--acts': ['desktop'] });
  expect(Object.keys(modesByStory(entries, {}, 'sections/hero'))).toHaveLength(2);
  expect(modesByStory(entries, {}, 'footer')).toEqual({});
});

it('keeps a file and mode together, in the order of its stories', () => {
  const entries = [entry('a', 'sections/hero'), entry('b', 'sections/hero'), entry('c', 'pages/about')];
  const sittings = sittingsOf(entries, {}).map((sitting) =>
    sitting.map(({ story, mode }) => `${story} ${mode}`),
  );
  expect(sittings).toEqual([['a desktop', 'b desktop'], ['a phone', 'b phone'], ['c desktop'], ['c phone']]);
});
