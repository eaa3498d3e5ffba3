// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';

/** How long the browser takes for a step back, in ms. */
let delay = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(history, 'back').mockImplementation(
    () => void setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')), delay),
  );
  vi.spyOn(history, 'pushState');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (dirty: boolean) =>
  renderHook((props: { dirty: boolean }) => useLeaveGuard(props.dirty), { initialProps: { dirty } });
const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks who goes back from unsaved words', () => {
  const { result } = open(true);
  goBack();
  expect(result.current.leaving).toEqual({ by: 'back' });
});

it.each([50, 1200])('takes no late step of another guard for the visitor’s, after %i ms', async (late) => {
  delay = late;
  const first = open(true);
  first.rerender({ dirty: false });
  first.unmount();
  const { result } = open(true);
  await pass(2000);
  expect(result.current.leaving).toBeNull();
  goBack();
  expect(result.current.leaving).toEqual({ by: 'back' });
});

it('guards words that are typed while it lets go of the ones that were saved', async () => {
  delay = 50;
  const { result, rerender } = open(true);
  rerender({ dirty: false });
  rerender({ dirty: true });
  expect(history.pushState).toHaveBeenCalledTimes(1);
  await pass(100);
  expect(history.pushState).toHaveBeenCalledTimes(2);
  expect(result.current.leaving).toBeNull();
});

it('keeps nobody whose browser has nowhere to go back to', async () => {
  delay = 60_000;
  const { result } = open(true);
  const left = vi.fn();
  act(() => void result.current.release().then(left));
  await pass(500);
  expect(left).toHaveBeenCalledOnce();
});
