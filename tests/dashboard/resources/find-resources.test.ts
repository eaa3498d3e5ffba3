import { describe, expect, it } from 'vitest';
import type { Resource } from '@/dashboard/model/records/records';
import { countTags, findResources, relatedTo } from '@/dashboard/screens/resources/find-resources';
import { blankRecord } from '../blank-record';

const resource = (title: string, tags: string, summary = '', body = '') =>
  blankRecord('resources', {
    id: title,
    title,
    summary,
    tags: tags.split(' '),
    minutes: 5,
    body: [body],
    status: 'published',
  });
const all = [
  resource('Writing error messages', 'writing forms', 'What happened.', 'Never blame.'),
  resource('Keyboard patterns', 'accessibility code', 'Which keys a menu answers.', 'A form takes Enter.'),
  resource('Café hours', 'people', 'When forms are handed in.'),
  resource('Accessibility checklist', 'accessibility writing'),
];
const none = { text: '', tags: [], only: null };
const titles = (found: readonly Resource[]) => found.map(({ title }) => title);

describe('the resources that are found', () => {
  it('are all of them by title where nothing narrows them', () => {
    expect(titles(findResources(all, none))).toEqual([
      'Accessibility checklist',
      'Café hours',
      'Keyboard patterns',
      'Writing error messages',
    ]);
  });

  it('hold every word somewhere, the best answer first', () => {
    expect(titles(findResources(all, { ...none, text: 'form' }))).toEqual([
      'Café hours',
      'Writing error messages',
      'Keyboard patterns',
    ]);
    expect(titles(findResources(all, { ...none, text: 'writing blame' }))).toEqual([
      'Writing error messages',
    ]);
    expect(findResources(all, { ...none, text: 'writing nothing' })).toEqual([]);
  });

  it('are found without case and accents, and by a part of a word', () => {
    expect(titles(findResources(all, { ...none, text: '  CAFE ' }))).toEqual(['Café hours']);
    expect(titles(findResources(all, { ...none, text: 'check' }))).toEqual(['Accessibility checklist']);
  });

  it('have every tag that is chosen', () => {
    expect(titles(findResources(all, { ...none, tags: ['writing'] }))).toHaveLength(2);
    expect(titles(findResources(all, { ...none, tags: ['writing', 'accessibility'] }))).toEqual([
      'Accessibility checklist',
    ]);
  });

  it('are bookmarked where only those are wanted', () => {
    expect(titles(findResources(all, { ...none, only: new Set(['Café hours', 'gone']) }))).toEqual([
      'Café hours',
    ]);
    expect(findResources(all, { ...none, only: new Set() })).toEqual([]);
  });

  it('are not broken by letters that mean something to a pattern', () => {
    expect(findResources(all, { ...none, text: '(.*[' })).toEqual([]);
  });
});

describe('the tags', () => {
  it('say how many each would leave besides the other filters', () => {
    expect(countTags(all, none)).toContainEqual({ tag: 'accessibility', count: 2 });
    expect(countTags(all, { ...none, tags: ['writing'] })).toContainEqual({ tag: 'accessibility', count: 1 });
  });

  it('leave out what would leave nothing, but never a chosen one', () => {
    expect(countTags(all, { ...none, tags: ['people'] })).toEqual([{ tag: 'people', count: 1 }]);
    expect(countTags(all, { ...none, tags: ['people'], text: 'enter' })).toEqual([
      { tag: 'people', count: 0 },
    ]);
  });
});

it('names others that share most tags first', () => {
  expect(titles(relatedTo(all[3]!, all))).toEqual(['Keyboard patterns', 'Writing error messages']);
  expect(relatedTo(all[2]!, all)).toEqual([]);
});
