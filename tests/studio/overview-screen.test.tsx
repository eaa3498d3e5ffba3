import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addressOf } from '@/studio/data/address';
import type { CollectionSummary } from '@/studio/data/api';
import { OverviewScreen } from '@/studio/screens/overview-screen';

const services: CollectionSummary = {
  name: 'services',
  label: 'Services',
  singular: 'service',
  isOpen: true,
  entries: [],
  untranslated: [{ slug: 'consulting', title: 'Consulting' }],
};

function show(collection: CollectionSummary) {
  const overview = { collections: [collection], mistakes: [], warnings: [], unusedPictures: [], undo: null };
  render(<OverviewScreen overview={overview} onChanged={() => {}} />);
}

it('an entry that the language lacks has a link to its translation', () => {
  show(services);
  expect(screen.queryByText('No services yet.')).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Not translated yet' });
  const link = within(list).getByRole('link', { name: 'Translate Consulting' });
  expect(addressOf(link.getAttribute('href')!)).toEqual({
    screen: 'translate',
    collection: 'services',
    slug: 'consulting',
  });
});

it('a language with all entries has no list of others', () => {
  show({ ...services, untranslated: [] });
  expect(screen.queryByText('Not translated yet')).not.toBeInTheDocument();
  expect(screen.getByText('No services yet.')).toBeInTheDocument();
});

it.each(['soon', '2026-02-30', '2026'])('an entry with the date “%s” is in the list, as it is', (date) => {
  const mistake = { file: 'jobs/writer.md', line: 3, field: 'posted', expected: 'a day', got: date };
  const writer = { slug: 'writer', title: 'Writer', date, isDraft: false, isScheduled: true };
  show({ ...services, name: 'jobs', entries: [{ ...writer, mistakes: [mistake] }] });
  const entry = screen.getByRole('link', { name: 'Writer' }).closest('li');
  expect(entry).toHaveTextContent('1 mistake');
  expect(within(entry!).getByText(date)).toBeInTheDocument();
});
