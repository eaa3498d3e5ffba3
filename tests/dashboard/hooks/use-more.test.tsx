import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMore } from '@/dashboard/hooks/use-more';

const rows = Array.from({ length: 25 }, (_, index) => index);

it('shows the first rows of a list only again when its key changes', () => {
  const { result, rerender } = renderHook(({ resetKey }) => useMore(rows, 10, resetKey), {
    initialProps: { resetKey: 'all' },
  });
  act(() => result.current.more());
  expect(result.current.shown).toHaveLength(20);
  expect(result.current.rest).toBe(5);
  rerender({ resetKey: 'unread' });
  expect(result.current.shown).toHaveLength(10);
  expect(result.current.rest).toBe(15);
});
