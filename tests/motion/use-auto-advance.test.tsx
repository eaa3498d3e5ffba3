import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutoAdvance, type AutoAdvanceOptions } from '@/motion/use-auto-advance';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  setHidden(false);
});

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** A carousel that only counts: each advance is the next turn. */
function count(options: Partial<AutoAdvanceOptions> = {}) {
  const onAdvance = vi.fn();
  const view = renderHook(
    (props: Partial<AutoAdvanceOptions>) =>
      useAutoAdvance({ running: true, turn: onAdvance.mock.calls.length, onAdvance, ...options, ...props }),
    { initialProps: {} },
  );
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
      view.rerender({});
    });
  return { ...view, onAdvance, wait };
}

it('advances every 3000 ms', () => {
  const { onAdvance, wait } = count();
  wait(2999);
  expect(onAdvance).toHaveBeenCalledTimes(0);
  wait(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
  wait(2999);
  expect(onAdvance).toHaveBeenCalledTimes(1);
  wait(1);
  expect(onAdvance).toHaveBeenCalledTimes(2);
});

it('takes another interval', () => {
  const { onAdvance, wait } = count({ interval: 500 });
  wait(500);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

it('pauses while it is held and continues with the remaining time', () => {
  const { onAdvance, wait, rerender } = count();
  wait(2000);
  rerender({ running: false });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(onAdvance).not.toHaveBeenCalled();
  rerender({ running: true });
  act(() => void vi.advanceTimersByTime(999));
  expect(onAdvance).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

it('starts a full interval after a move by hand', () => {
  const { onAdvance, rerender } = count({ turn: undefined });
  act(() => void vi.advanceTimersByTime(2500));
  rerender({ turn: 7 });
  act(() => void vi.advanceTimersByTime(2999));
  expect(onAdvance).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

it('holds in a hidden tab and says so', () => {
  const { onAdvance, result } = count();
  expect(result.current.advancing).toBe(true);
  act(() => void vi.advanceTimersByTime(1000));
  setHidden(true);
  expect(result.current.advancing).toBe(false);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(onAdvance).not.toHaveBeenCalled();
  setHidden(false);
  act(() => void vi.advanceTimersByTime(2000));
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

it('leaves no timer behind', () => {
  const { unmount } = count();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
