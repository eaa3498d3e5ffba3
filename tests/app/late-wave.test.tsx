import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShownPath } from '@/app/use-shown-path';

vi.mock('@/app/late-code', () => ({ lateCode: () => new Promise(() => {}) }));
vi.mock('@/platform/next-paint', () => ({ nextPaint: async () => {} }));
vi.mock('@/app/page-loaders', () => ({ loadPage: async () => {}, pageNameOf: () => 'about' }));

it('a page that has arrived shows without the code of the wave if that does not come', async () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ path }) => useShownPath(path), { initialProps: { path: '/' } });
  rerender({ path: '/about' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(result.current).toBe('/about');
  vi.useRealTimers();
});
