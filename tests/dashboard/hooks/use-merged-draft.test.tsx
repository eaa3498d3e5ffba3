import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { draftName } from '@/dashboard/hooks/use-draft';
import { useMergedDraft } from '@/dashboard/hooks/use-merged-draft';
import { object, text } from '@/dashboard/model/fields/fields';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { inWorkspace } from '../in-workspace';

const name = draftName('test-admin', 'note');
const stored = () => readDraft(name, (value) => value);

beforeEach(() => {
  vi.useFakeTimers();
  removeDraft(name);
});
afterEach(() => void vi.useRealTimers());

const workspace = createMemoryWorkspace({});
const wrapper = inWorkspace(workspace);

const open = (saved = '') =>
  renderHook((props: { saved: string }) => useMergedDraft({ name: 'note', fields: text, ...props }), {
    initialProps: { saved },
    wrapper,
  });

it('equals the record until the user types', () => {
  const { result } = open('Kept');
  expect(result.current).toMatchObject({ draft: 'Kept', dirty: false, elsewhere: null });
});

it('comes back after a reload, also within the pause', () => {
  const { result, unmount } = open();
  act(() => result.current.change('Half a'));
  unmount();
  expect(open().result.current).toMatchObject({ draft: 'Half a', dirty: true });
});

it('is stored when the page is hidden and nothing follows', () => {
  const { result } = open();
  act(() => result.current.change('Half a'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored()).toMatchObject({ draft: 'Half a' });
});

it('is removed when discarded or equal to the record', () => {
  const { result } = open('Kept');
  act(() => result.current.change('Other'));
  act(() => void vi.advanceTimersByTime(400));
  expect(stored()).not.toBeNull();
  act(() => result.current.change('Kept'));
  act(() => void vi.advanceTimersByTime(400));
  expect(stored()).toBeNull();
  act(() => result.current.change('Other'));
  act(() => result.current.reset('Kept'));
  act(() => void vi.advanceTimersByTime(400));
  expect(stored()).toBeNull();
  expect(result.current).toMatchObject({ draft: 'Kept', dirty: false });
});

it('follows the records where nothing was typed, as after an undo', () => {
  const { result, rerender } = open('One');
  rerender({ saved: 'Two' });
  expect(result.current).toMatchObject({ draft: 'Two', dirty: false });
});

it('is clean and no longer stored once the records say the same', () => {
  const { result, rerender } = open('One');
  act(() => result.current.change('Two'));
  act(() => void vi.advanceTimersByTime(400));
  rerender({ saved: 'Two' });
  expect(result.current).toMatchObject({ draft: 'Two', dirty: false, elsewhere: null });
  expect(stored()).toBeNull();
});

it('shows what was changed elsewhere under the typing, and overwrites it only when told to', () => {
  const { result, rerender } = open('One');
  act(() => result.current.change('Mine'));
  rerender({ saved: 'Theirs' });
  expect(result.current).toMatchObject({ draft: 'Mine', elsewhere: 'Theirs' });
  act(() => result.current.keepMine());
  expect(result.current).toMatchObject({ draft: 'Mine', dirty: true, elsewhere: null });
});

it('takes a change that comes late without losing what was typed meanwhile', () => {
  const { result } = open('');
  const { change } = result.current;
  act(() => result.current.change('typed'));
  act(() => change((draft) => `${draft} and added`));
  expect(result.current.draft).toBe('typed and added');
});

it('knows after a reload what the typing began from', () => {
  const { result, unmount } = open('One');
  act(() => result.current.change('Mine'));
  unmount();
  expect(open('Theirs').result.current.elsewhere).toBe('Theirs');
});

it.each([[null], ['text'], [{ draft: 1, base: '' }], [{ draft: 'x', base: 1 }]])(
  'refuses the stored %j',
  (value) => {
    writeDraft(name, value);
    expect(open('Kept').result.current).toMatchObject({ draft: 'Kept', dirty: false });
  },
);

it('finds the draft that an earlier version of the portal stored', () => {
  localStorage.setItem('draft:note', JSON.stringify({ draft: 'Half a', base: 'Kept' }));
  expect(open('Kept').result.current).toMatchObject({ draft: 'Half a', dirty: true });
  expect(localStorage.getItem('draft:note')).toBeNull();
});

it('finds a draft that an earlier build stored under a key of its own, without its base', () => {
  localStorage.setItem('former', JSON.stringify({ draft: 'Half a' }));
  const { result } = renderHook(
    () => useMergedDraft({ name: 'note', fields: text, saved: 'Kept', formerKey: 'former' }),
    { wrapper },
  );
  expect(result.current).toMatchObject({ draft: 'Half a', base: 'Kept', dirty: true });
  expect(localStorage.getItem('former')).toBeNull();
});

describe('of several fields', () => {
  interface Fields {
    name: string;
    phone: string;
  }
  const fields = object({ name: text, phone: text });
  const openFields = (saved: Fields) =>
    renderHook((props: { saved: Fields }) => useMergedDraft<Fields>({ name: 'note', fields, ...props }), {
      initialProps: { saved },
      wrapper,
    });

  it('takes over what was changed elsewhere in fields that were not typed into, and asks about nothing', () => {
    const { result, rerender } = openFields({ name: 'Ada', phone: '1' });
    act(() => result.current.change({ name: 'Ada L.', phone: '1' }));
    rerender({ saved: { name: 'Ada', phone: '2' } });
    expect(result.current).toMatchObject({
      draft: { name: 'Ada L.', phone: '2' },
      dirty: true,
      elsewhere: null,
    });
  });

  it('asks about the field that both changed, and keeps theirs of the others', () => {
    const { result, rerender } = openFields({ name: 'Ada', phone: '1' });
    act(() => result.current.change({ name: 'Mine', phone: '1' }));
    rerender({ saved: { name: 'Theirs', phone: '2' } });
    expect(result.current).toMatchObject({
      draft: { name: 'Mine', phone: '2' },
      elsewhere: { name: 'Theirs', phone: '2' },
    });
    act(() => result.current.keepMine());
    expect(result.current).toMatchObject({ draft: { name: 'Mine', phone: '2' }, elsewhere: null });
  });

  it('restores a stored draft as a whole where its fields belong together', () => {
    const first = openFields({ name: '', phone: '1' });
    act(() => first.result.current.change({ name: 'Ada', phone: '1' }));
    first.unmount();
    const { result } = renderHook(
      () => useMergedDraft({ name: 'note', fields, saved: { name: '', phone: '2' }, restoreWhole: true }),
      { wrapper },
    );
    expect(result.current).toMatchObject({ draft: { name: 'Ada', phone: '1' }, elsewhere: null });
  });
});
