import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnce } from '@/dashboard/hooks/use-once';

it('runs a request only after the last one has ended, also with an error', async () => {
  const { result } = renderHook(() => useOnce());
  let fail!: (error: Error) => void;
  const failing = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  const second = vi.fn<() => Promise<void>>().mockResolvedValue();
  let first!: Promise<void>;
  act(() => {
    first = result.current[1](() => failing);
    void result.current[1](second);
  });
  expect(result.current[0]).toBe(true);
  await act(async () => {
    fail(new Error('No connection'));
    await expect(first).rejects.toThrow('No connection');
  });
  expect(second).not.toHaveBeenCalled();
  expect(result.current[0]).toBe(false);
  await act(() => result.current[1](second));
  expect(second).toHaveBeenCalledOnce();
});
