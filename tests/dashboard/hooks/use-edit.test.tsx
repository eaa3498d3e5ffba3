import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import { useEdit, type EditOptions } from '@/dashboard/hooks/use-edit';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { put, remove } from '@/dashboard/model/change';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { DomainError } from '@/dashboard/model/domain-error';
import { goal } from '@/dashboard/model/records/goal';
import type { Goal } from '@/dashboard/model/records/records';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { readDraft, removeDraft } from '@/platform/drafts';
import { blankRecord } from '../blank-record';
import { editRecord } from '../write';

const fields = pick(goal, 'title', 'targetOn');
type Fields = TypeOf<typeof fields>;

const talk = blankRecord('goals', {
  id: 'talk',
  internId: 'test-intern',
  title: 'Give a talk',
  targetOn: '2026-12-01',
});

let workspace: Workspace;
beforeEach(() => {
  removeDraft(draftName('test-intern', 'goal:talk'));
  workspace = createMemoryWorkspace({ goals: [talk] }, 'test-intern');
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <WorkspaceProvider workspace={workspace} role="intern">
    {children}
  </WorkspaceProvider>
);

const renderEdit = (options: Partial<EditOptions<'goals', Fields>> = {}) =>
  renderHook(
    () =>
      useEdit<'goals', Fields>({
        form: 'goal:talk',
        fields,
        collection: 'goals',
        id: 'talk',
        draftOf: (record) => ({ title: record?.title ?? '', targetOn: record?.targetOn ?? '' }),
        check: ({ title }) => (title.trim() === '' ? { title: 'Enter a title.' } : {}),
        save: (draft, record) => ({
          label: 'Changed the goal',
          changes: [put('goals', { ...talk, ...record, ...draft, title: draft.title.trim() })],
        }),
        ...options,
      }),
    { wrapper },
  );
const open = (options?: Partial<EditOptions<'goals', Fields>>) => renderEdit(options).result;

const saved = () => workspace.get('goals', 'talk');
const elsewhere = (changes: Partial<Goal>) =>
  act(async () => {
    await workspace.run(editRecord('goals', 'talk', changes, 'Changed elsewhere'));
  });
async function submit(edit: ReturnType<typeof open>) {
  await act(async () => edit.current.submit());
  await waitFor(() => expect(edit.current.saving).toBe(false));
}

it('saves a draft, and then has nothing left to save', async () => {
  const onSaved = vi.fn();
  const edit = open({ onSaved });
  act(() => edit.current.set({ title: ' Give two talks ' }));
  await submit(edit);
  expect(saved()).toMatchObject({ title: 'Give two talks' });
  await waitFor(() =>
    expect(edit.current).toMatchObject({ draft: { title: 'Give two talks' }, dirty: false, saved: true }),
  );
  expect(onSaved).toHaveBeenCalledOnce();
  expect(readDraft(draftName('test-intern', 'goal:talk'), (value) => value)).toBeNull();
});

it('saves nothing while a field has an error, and drops the error of a field that changes', async () => {
  const edit = open();
  act(() => edit.current.set({ title: ' ' }));
  await submit(edit);
  expect(edit.current).toMatchObject({ errors: { title: 'Enter a title.' }, tries: 1 });
  expect(saved()!.revision).toBe(0);
  act(() => edit.current.set({ targetOn: '2026-12-02' }));
  expect(edit.current.errors.title).toBe('Enter a title.');
  act(() => edit.current.set({ title: 'x' }));
  expect(edit.current.errors.title).toBeUndefined();
});

it('drops the error of a field when a change of another field makes it right', async () => {
  const edit = open({
    check: ({ title, targetOn }) =>
      title.length > 4 && targetOn < '2027' ? { title: 'Too much for this year.' } : {},
  });
  act(() => edit.current.set({ title: 'Give ten talks' }));
  await submit(edit);
  expect(edit.current.errors.title).toBe('Too much for this year.');
  act(() => edit.current.set({ targetOn: '2026-12-31' }));
  expect(edit.current.errors.title).toBe('Too much for this year.');
  act(() => edit.current.set({ targetOn: '2027-12-31' }));
  expect(edit.current.errors.title).toBeUndefined();
});

it('keeps the error of what is stored, which no check of the draft knows, until its field changes', async () => {
  const edit = open({
    save: () => {
      throw new DomainError('Taken.');
    },
    errorsOf: () => ({ title: 'Taken.' }),
  });
  act(() => edit.current.set({ title: 'Mine' }));
  await submit(edit);
  act(() => edit.current.set({ targetOn: '2027-12-31' }));
  expect(edit.current.errors.title).toBe('Taken.');
  act(() => edit.current.set({ title: 'Other' }));
  expect(edit.current.errors.title).toBeUndefined();
});

it('merges a change of another field', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'Mine' }));
  await elsewhere({ targetOn: '2027-01-01' });
  await submit(edit);
  expect(saved()).toMatchObject({ title: 'Mine', targetOn: '2027-01-01' });
  expect(edit.current.conflict).toBeNull();
});

it('asks about a change of the same field, and keeps mine', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'Mine' }));
  await elsewhere({ title: 'Theirs', targetOn: '2027-01-01' });
  expect(edit.current).toMatchObject({ elsewhere: 'changed', conflict: null });
  await submit(edit);
  expect(saved()!.title).toBe('Theirs');
  expect(edit.current.conflict).toMatchObject({ mine: { title: 'Mine' }, theirs: { title: 'Theirs' } });
  await act(async () => edit.current.keepMine());
  expect(saved()).toMatchObject({ title: 'Mine', targetOn: '2027-01-01' });
  expect(edit.current).toMatchObject({ dirty: false, conflict: null, elsewhere: null });
});

it('asks about a change of the same field that is saved in the same moment', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'Mine' }));
  const other = workspace.run(editRecord('goals', 'talk', { title: 'Theirs' }, 'Changed elsewhere'));
  await submit(edit);
  await act(async () => void (await other));
  await waitFor(() => expect(edit.current.conflict).toMatchObject({ theirs: { title: 'Theirs' } }));
  expect(saved()!.title).toBe('Theirs');
});

it('restores a record deleted elsewhere only on Keep mine', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'Mine' }));
  await act(async () => {
    await workspace.run((read) => ({
      label: 'Deleted elsewhere',
      changes: [remove('goals', read.get('goals', 'talk')!)],
    }));
  });
  expect(edit.current).toMatchObject({ draft: { title: 'Mine' }, elsewhere: 'deleted' });
  await submit(edit);
  expect(edit.current.conflict).toMatchObject({ mine: { title: 'Mine' }, theirs: null });
  expect(saved()).toBeNull();
  await act(async () => edit.current.keepMine());
  expect(saved()).toMatchObject({ title: 'Mine' });
  expect(edit.current.elsewhere).toBeNull();
});

it('keeps what is typed while a save is on its way', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'One' }));
  await act(async () => {
    edit.current.submit();
    edit.current.set({ title: 'One and two' });
  });
  await waitFor(() => expect(saved()!.title).toBe('One'));
  expect(edit.current).toMatchObject({ draft: { title: 'One and two' }, dirty: true, elsewhere: null });
});

it('saves once where it is pressed twice', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'Mine' }));
  await act(async () => {
    edit.current.submit();
    edit.current.submit();
  });
  await waitFor(() => expect(edit.current.dirty).toBe(false));
  expect(saved()!.revision).toBe(1);
});

it('says why a save failed and keeps the draft', async () => {
  const edit = open({
    save: () => {
      throw new DomainError('The week is locked.');
    },
  });
  act(() => edit.current.set({ title: 'Mine' }));
  await submit(edit);
  expect(edit.current).toMatchObject({
    failure: 'The week is locked.',
    draft: { title: 'Mine' },
    dirty: true,
  });
});

it('shows errors that only saving finds at their field', async () => {
  const edit = open({
    save: () => {
      throw new DomainError('In use');
    },
    errorsOf: () => ({ title: 'Another goal has this title.' }),
  });
  act(() => edit.current.set({ title: 'Mine' }));
  await submit(edit);
  expect(edit.current).toMatchObject({
    failure: '',
    errors: { title: 'Another goal has this title.' },
    tries: 1,
  });
});

it('empties the form of a new record once it is saved', async () => {
  const edit = open({
    form: 'goal:talk',
    id: null,
    save: (draft) => ({ label: 'Added', changes: [put('goals', { ...talk, id: 'new', ...draft })] }),
  });
  act(() => edit.current.set({ title: 'New', targetOn: '2026-12-24' }));
  await submit(edit);
  expect(workspace.get('goals', 'new')).toMatchObject({ title: 'New' });
  expect(edit.current).toMatchObject({ draft: { title: '', targetOn: '' }, dirty: false });
});

it('keeps what is typed for the next new record while one is saved', async () => {
  const edit = open({
    id: null,
    save: (draft) => ({ label: 'Added', changes: [put('goals', { ...talk, id: draft.title, ...draft })] }),
  });
  act(() => edit.current.set({ title: 'One' }));
  await act(async () => {
    edit.current.submit();
    edit.current.set({ title: 'Two' });
  });
  await waitFor(() => expect(workspace.get('goals', 'One')).not.toBeNull());
  expect(edit.current).toMatchObject({ draft: { title: 'Two' }, dirty: true, elsewhere: null });
  await submit(edit);
  expect(workspace.get('goals', 'Two')).toMatchObject({ title: 'Two' });
  expect(edit.current).toMatchObject({ draft: { title: '' }, dirty: false });
});

it('resets the draft to the record on discard', async () => {
  const edit = open();
  act(() => edit.current.set({ title: 'Mine' }));
  await elsewhere({ title: 'Theirs' });
  act(() => edit.current.discard());
  expect(edit.current).toMatchObject({ draft: { title: 'Theirs' }, dirty: false, elsewhere: null });
});

it('stores no draft when it is discarded and closed before the save ends', async () => {
  let commit = () => {};
  const run = workspace.run;
  workspace = {
    ...workspace,
    run: async (command) => {
      await new Promise<void>((resolve) => (commit = resolve));
      return run(command);
    },
  };
  const { result, unmount } = renderEdit();
  act(() => result.current.set({ title: 'Mine' }));
  act(() => result.current.submit());
  act(() => result.current.discard());
  unmount();
  await act(async () => commit());
  await waitFor(() => expect(saved()!.title).toBe('Mine'));
  expect(readDraft(draftName('test-intern', 'goal:talk'), (value) => value)).toBeNull();
});

it('starts to count tries again once the draft is saved or discarded', async () => {
  const edit = open();
  act(() => edit.current.set({ title: ' ' }));
  await submit(edit);
  act(() => edit.current.set({ title: 'Mine' }));
  await submit(edit);
  expect(edit.current.tries).toBe(0);
  act(() => edit.current.set({ title: ' ' }));
  await submit(edit);
  expect(edit.current.tries).toBe(1);
  act(() => edit.current.discard());
  expect(edit.current.tries).toBe(0);
});

it('gives the same `set` while the draft changes, so that a field can be memoised', () => {
  const edit = open();
  const { set } = edit.current;
  act(() => set({ title: 'Mine' }));
  act(() => set({ targetOn: '2026-12-24' }));
  expect(edit.current.set).toBe(set);
  expect(edit.current.draft).toEqual({ title: 'Mine', targetOn: '2026-12-24' });
});

it.each(['former-goal', 'draft@closed:test-intern:goal:talk'])(
  'finds a draft under %s that an earlier build stored without its base',
  (key) => {
    const bare = { title: 'Half a title', targetOn: '2026-12-01' };
    const own = key.startsWith('draft@');
    localStorage.setItem(key, JSON.stringify(own ? { at: 1, value: bare } : bare));
    const edit = open({ formerKey: 'former-goal' });
    expect(edit.current).toMatchObject({ draft: bare, dirty: true });
    act(() => edit.current.discard());
    expect(edit.current.draft.title).toBe('Give a talk');
  },
);

it('asks about nothing where the first draft of a new record changes under the typing', async () => {
  let title = '';
  const edit = open({
    id: null,
    draftOf: () => ({ title, targetOn: '' }),
    save: (draft) => ({ label: 'Added', changes: [put('goals', { ...talk, id: 'new', ...draft })] }),
  });
  act(() => edit.current.set({ title: 'Mine' }));
  title = 'Suggested';
  act(() => edit.current.set({ targetOn: '2026-12-24' }));
  expect(edit.current).toMatchObject({ draft: { title: 'Mine' }, elsewhere: null });
  await submit(edit);
  expect(workspace.get('goals', 'new')).toMatchObject({ title: 'Mine', targetOn: '2026-12-24' });
});
