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
});
