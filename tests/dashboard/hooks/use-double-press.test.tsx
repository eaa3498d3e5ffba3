import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';

afterEach(() => void vi.useRealTimers());

const decided = (act: string) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { result } = renderHook(useDoublePress);
  result.current.onDecided(act);
  return result.current;
};

test('the same act again, soon after it decided, is the second press of a double press', () => {
  const press = decided('accept');
  expect(press.isDoublePress('accept')).toBe(true);
  vi.advanceTimersByTime(700);
  expect(press.isDoublePress('accept')).toBe(false);
});

test('another act is a press of its own, however soon it comes', () => {
  expect(decided('accept').isDoublePress('reopen')).toBe(false);
});

test('the first act is none', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { result } = renderHook(useDoublePress);
  expect(result.current.isDoublePress()).toBe(false);
});
