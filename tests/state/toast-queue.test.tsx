import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showToast } from '@/state/show-toast';
import { queueToast, useToastQueue } from '@/state/toast-queue';

const region = () => renderHook(() => useToastQueue()).result;

/** An earlier file of the worker may have left some, as those of a screen that nobody dismissed. */
const dismissAll = () => {
  const { current } = region();
  act(() => current.toasts.forEach(current.dismissToast));
};
beforeEach(dismissAll);
afterEach(dismissAll);

it('queues what is said, oldest first, each with an id of its own', () => {
  const queue = region();
  for (const text of ['One', 'Two', 'One']) act(() => queueToast({ text, tone: 'ok' }));
  expect(queue.current.toasts.map(({ text }) => text)).toEqual(['One', 'Two', 'One']);
  expect(new Set(queue.current.toasts.map(({ id }) => id)).size).toBe(3);
});

it('dismisses one by its id and leaves the others', () => {
  const queue = region();
  act(() => queueToast({ text: 'One', tone: 'ok' }));
  act(() => queueToast({ text: 'Two', tone: 'attention' }));
  act(() => queue.current.dismissToast({ id: queue.current.toasts[0]!.id }));
  act(() => queue.current.dismissToast({ id: 'nobody' }));
  expect(queue.current.toasts.map(({ text }) => text)).toEqual(['Two']);
});

it('says in order what was said before its code was there', async () => {
  const queue = region();
  await act(async () => {
    showToast({ text: 'One', tone: 'ok' });
    showToast({ text: 'Two', tone: 'ok' });
    await import('@/state/toast-queue');
  });
  expect(queue.current.toasts.map(({ text }) => text)).toEqual(['One', 'Two']);
});

it('removes the oldest confirmations above three and keeps lasting toasts', () => {
  const queue = region();
  const texts = () => queue.current.toasts.map(({ text }) => text);
  act(() => queueToast({ text: 'A new version', tone: 'ok', lasting: true }));
  act(() => queueToast({ text: 'Not saved', tone: 'attention' }));
  for (const text of ['One', 'Two', 'Three']) act(() => queueToast({ text, tone: 'ok' }));
  expect(texts()).toEqual(['A new version', 'Not saved', 'Two', 'Three']);
  for (const text of ['Four', 'Five', 'Six']) act(() => queueToast({ text, tone: 'attention' }));
  expect(texts()).toEqual(['A new version', 'Four', 'Five', 'Six']);
});
