import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readDraft, removeDraft } from '@/platform/drafts';
import { RequestError } from '@/studio/data/request';
import { useEntryEdit, type EntryEditOptions } from '@/studio/form/use-entry-edit';

const title = {
  name: 'title',
  label: 'Title',
  isOptional: false,
  input: { kind: 'text', isLong: false },
} as const;

const related = {
  ...title,
  name: 'related',
  input: {
    kind: 'list',
    item: { ...title, name: '', input: { kind: 'page' } },
    least: 1,
  },
} as const;

const onDisk = { fields: { title: 'Old' }, body: 'Words.', version: 'a' };

function open(form: string, save: EntryEditOptions['save'], onGone?: () => void, entry = onDisk) {
  return renderHook(() =>
    useEntryEdit({
      form,
      entry,
      file: 'posts/calm.md',
      fields: [title, related],
      save,
      onSaved: () => {},
      onGone,
    }),
  ).result;
}
const type = (edit: ReturnType<typeof open>, text: string) =>
  act(() => edit.current.set({ fields: { title: text } }));
const stored = (form: string) =>
  readDraft(`studio::${form}`, (value) => value as { draft: { fields: object } });

it('saves once on a double click', async () => {
  const save = vi.fn(async () => ({ slug: 'calm', version: 'b' }));
  const edit = open('posts/double', save);
  type(edit, 'New');
  act(() => {
    edit.current.submit();
    edit.current.submit();
  });
  await waitFor(() => expect(edit.current.saved).toBe(true));
  expect(save).toHaveBeenCalledTimes(1);
  expect(stored('posts/double')).toBeNull();
});

it('keeps the draft while the server does not answer', async () => {
  const edit = open('posts/stopped', () =>
    Promise.reject(new RequestError(0, 'The Studio does not answer.')),
  );
  type(edit, 'New');
  act(() => edit.current.submit());
  await waitFor(() => expect(edit.current.failure).toBe('The Studio does not answer.'));
  expect(edit.current.draft.fields.title).toBe('New');
  expect(stored('posts/stopped')?.draft.fields).toEqual({ title: 'New' });
  removeDraft('studio::posts/stopped');
});

it('keeps what the file got elsewhere where the user types during the save', async () => {
  let refuse = true;
  let answer = () => {};
  const edit = open('posts/typing', (_content, version) => {
    if (refuse) {
      refuse = false;
      const theirs = { fields: { title: 'Old' }, body: 'Their words.', version: 'b' };
      return Promise.reject(new RequestError(409, 'Changed.', { theirs }));
    }
    expect(version).toBe('b');
    return new Promise((resolve) => {
      answer = () => resolve({ slug: 'calm', version: 'c' });
    });
  });
  type(edit, 'New');
  await act(async () => edit.current.submit());
  type(edit, 'Newer');
  await act(async () => answer());
  expect(edit.current.draft).toEqual({ fields: { title: 'Newer' }, body: 'Their words.' });
  removeDraft('studio::posts/typing');
});

it('leaves the form of a deleted file where its draft is discarded', async () => {
  const onGone = vi.fn();
  const deleted = () => Promise.reject(new RequestError(409, 'Deleted.', { theirs: null }));
  const edit = open('posts/gone', deleted, onGone);
  type(edit, 'New');
  await act(async () => edit.current.submit());
  expect(edit.current.conflict).toMatchObject({ theirs: null });
  act(() => edit.current.discard());
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(stored('posts/gone')).toBeNull();
});

it('opens unsaved text on the file as it is now', () => {
  type(open('posts/undone', vi.fn()), 'New');
  const later = { ...onDisk, body: 'Words after an undo.', version: 'b' };
  const edit = open('posts/undone', vi.fn(), undefined, later);
  expect(edit.current.draft).toEqual({ fields: { title: 'New' }, body: 'Words after an undo.' });
  removeDraft('studio::posts/undone');
});

it('keeps unsaved text on its own version of the file where both changed the same field', async () => {
  type(open('posts/both', vi.fn()), 'New');
  const save = vi.fn<EntryEditOptions['save']>(async () => ({ slug: 'calm', version: 'c' }));
  const edit = open('posts/both', save, undefined, { ...onDisk, fields: { title: 'Theirs' }, version: 'b' });
  expect(edit.current.draft.fields).toEqual({ title: 'New' });
  await act(async () => edit.current.submit());
  expect(save).toHaveBeenCalledWith(expect.anything(), 'a');
});

it('forgets a draft that the file has got meanwhile', () => {
  type(open('posts/same', vi.fn()), 'New');
  const edit = open('posts/same', vi.fn(), undefined, { ...onDisk, fields: { title: 'New' }, version: 'b' });
  expect(edit.current.dirty).toBe(false);
  expect(stored('posts/same')).toBeNull();
});

it('hands unsaved text to the form of a new address', () => {
  const edit = open('posts/old-name', vi.fn());
  type(edit, 'New');
  act(() => edit.current.moveTo('posts/new-name'));
  expect(stored('posts/old-name')).toBeNull();
  expect(stored('posts/new-name')?.draft.fields).toEqual({ title: 'New' });
  removeDraft('studio::posts/new-name');
});

it('drops the error of a field that is changed, and of the address', async () => {
  const refused = {
    file: 'src/content/posts/calm.md',
    line: 2,
    expected: 'a text that is not empty',
    got: '""',
  };
  const mistakes = [
    { ...refused, field: 'title' },
    { ...refused, field: 'text' },
  ];
  const edit = open('posts/corrected', () =>
    Promise.reject(new RequestError(422, 'The address is taken.', { field: 'slug', mistakes })),
  );
  type(edit, '');
  await act(async () => edit.current.submit());
  expect(edit.current.errors).toMatchObject({
    slug: 'The address is taken.',
    title: 'This is empty. Fill it in.',
  });
  act(() => edit.current.dropError('slug'));
  expect(edit.current.errors).not.toHaveProperty('slug');
  act(() => edit.current.set({ body: 'Words' }));
  expect(edit.current.errors).toHaveProperty('title');
  type(edit, 'New');
  expect(edit.current.errors).not.toHaveProperty('title');
  removeDraft('studio::posts/corrected');
});

it('sorts mistakes into fields, lines of the text and those of no field', async () => {
  const mistake = { file: 'src/content/posts/calm.md', line: 2, expected: 'a text', got: 'nothing' };
  const edit = open('posts/mistakes', () =>
    Promise.reject(
      new RequestError(422, 'Not saved.', {
        mistakes: [
          { ...mistake, field: 'title' },
          { ...mistake, field: 'related[0]', expected: 'a text that is not empty', got: '""' },
          { ...mistake, field: 'link', textLine: 4 },
          { ...mistake, field: 'text', textLine: 1, expected: 'Markdown below the front matter' },
          { ...mistake, field: 'file name' },
          { ...mistake, file: 'src/content/navigation.yml', field: 'title' },
        ],
      }),
    ),
  );
  type(edit, 'New');
  act(() => edit.current.submit());
  await waitFor(() => expect(edit.current.tries).toBe(1));
  expect(edit.current.errors).toEqual({
    title: 'This is empty. Expected: a text.',
    'related[0]': 'Nothing is chosen. Choose one.',
    text: 'This is empty. Expected: a text.',
  });
  expect(edit.current.textMistakes).toEqual([
    { line: 4, text: 'link: This is empty. Expected: a text.' },
    { line: 1, text: 'This is empty. Fill it in.' },
  ]);
  expect(edit.current.others.map(({ file, field }) => [file, field])).toEqual([
    ['src/content/posts/calm.md', 'file name'],
    ['src/content/navigation.yml', 'title'],
  ]);
  removeDraft('studio::posts/mistakes');
});
