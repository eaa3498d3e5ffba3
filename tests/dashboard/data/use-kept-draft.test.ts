// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKey, parseText, useKeptDraft } from '@/dashboard/data/use-kept-draft';
import { removeStored, writeStored } from '@/platform/storage';

beforeEach(() => {
  vi.useFakeTimers();
  removeStored(draftKey('note'));
});
afterEach(() => void vi.useRealTimers());

const open = (kept = '') =>
  renderHook((props: { kept: string }) => useKeptDraft({ name: 'note', parse: parseText, ...props }), {
    initialProps: { kept },
  });

it('is what the records say until something is typed', () => {
  const { result } = open('Kept');
  expect(result.current).toMatchObject({ draft: 'Kept', dirty: false, elsewhere: null });
});

it('comes back after a reload, also within the pause', () => {
  const { result, unmount } = open();
  act(() => result.current.change('Half a'));
  unmount();
  expect(open().result.current).toMatchObject({ draft: 'Half a', dirty: true });
});

it('is kept when the page is hidden and never told again', () => {
  const { result } = open();
  act(() => result.current.change('Half a'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem(draftKey('note'))).toContain('Half a');
});

it('is gone once it is dropped, and once it says what the records say', () => {
  const { result } = open('Kept');
  act(() => result.current.change('Other'));
  act(() => void vi.advanceTimersByTime(400));
  expect(localStorage.getItem(draftKey('note'))).not.toBeNull();
  act(() => result.current.change('Kept'));
  act(() => void vi.advanceTimersByTime(400));
  expect(localStorage.getItem(draftKey('note'))).toBeNull();
  act(() => result.current.change('Other'));
  act(() => result.current.reset('Kept'));
  act(() => void vi.advanceTimersByTime(400));
  expect(localStorage.getItem(draftKey('note'))).toBeNull();
  expect(result.current).toMatchObject({ draft: 'Kept', dirty: false });
});

it('follows the records where nothing was typed, as after an undo', () => {
  const { result, rerender } = open('One');
  rerender({ kept: 'Two' });
  expect(result.current).toMatchObject({ draft: 'Two', dirty: false });
});

it('is clean once the records say the same', () => {
  const { result, rerender } = open('One');
  act(() => result.current.change('Two'));
  rerender({ kept: 'Two' });
  expect(result.current).toMatchObject({ draft: 'Two', dirty: false, elsewhere: null });
});

it('shows what was changed elsewhere under the typing, and overwrites it only when told to', () => {
  const { result, rerender } = open('One');
  act(() => result.current.change('Mine'));
  rerender({ kept: 'Theirs' });
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

it.each([[null], ['text'], [{ draft: 1, base: '' }], [{ draft: 'x' }]])('refuses the stored %j', (value) => {
  writeStored(draftKey('note'), value);
  expect(open('Kept').result.current).toMatchObject({ draft: 'Kept', dirty: false });
});
