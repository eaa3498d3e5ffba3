import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeDraft, writeDraft } from '@/platform/drafts';
import type { CollectionSummary, ContentChanges, DrawingState, Overview } from '@/studio/data/api';
import { draftOf } from '@/studio/form/use-entry-edit';
import { PublishScreen } from '@/studio/screens/publish-screen';

const content = { fields: { title: 'Beratung' }, body: '' };
const services: CollectionSummary = {
  name: 'services',
  label: 'Services',
  singular: 'service',
  isOpen: true,
  entries: [],
  untranslated: [
    { slug: 'consulting', title: 'Consulting' },
    { slug: 'brand-strategy', title: 'Brand Strategy' },
  ],
};
const overview: Overview = {
  collections: [services],
  mistakes: [],
  warnings: [],
  unusedPictures: [],
  undo: null,
};
const changes: ContentChanges = { repository: 'local', files: [], diff: '', unsent: 0, drawn: 0 };
const drawings: DrawingState = { stale: 0, time: '', isDrawing: false, progress: '', failure: '' };

const translation = draftOf('services/consulting');
const newEntry = draftOf('services/');
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.endsWith('drawings') ? drawings : changes)),
  );
  for (const name of [translation, newEntry])
    writeDraft(name, { draft: content, base: { ...content, body: 'before', version: null } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  removeDraft(translation);
  removeDraft(newEntry);
});

it('Publish names a translation and a new entry that are not saved', async () => {
  render(<PublishScreen overview={overview} />);
  const sentence = await screen.findByText(/^Not published, because it is not saved/);
  expect(sentence).toHaveTextContent(
    'Not published, because it is not saved: “Consulting”, “New service”. Save them first.',
  );
});

it.each([
  [{ committed: true, pushed: true }, 'Published: the commit was sent.'],
  [{ committed: true, pushed: false }, 'The commit was made. It was not sent.'],
  // Another tab has published meanwhile.
  [{ committed: false, pushed: false }, 'Nothing has changed since the last commit.'],
])('Publish says what it did: %o', async (result, words) => {
  const changed: ContentChanges = { ...changes, files: [{ path: 'brand.yml', kind: 'changed' }] };
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('publish')) return Promise.resolve(Response.json({ ...result, changes }));
    return Promise.resolve(Response.json(address.endsWith('drawings') ? drawings : changed));
  });
  render(<PublishScreen overview={overview} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(words)).toHaveRole('status');
});
