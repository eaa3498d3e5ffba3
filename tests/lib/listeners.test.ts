import { expect, test } from 'vitest';
import { createListeners } from '@/lib/listeners';

test('listeners are called with the event, in the order in which they subscribed', () => {
  const { subscribe, notify } = createListeners<[string]>();
  const calls: string[] = [];
  subscribe((event) => calls.push(`first ${event}`));
  subscribe((event) => calls.push(`second ${event}`));
  notify('saved');
  expect(calls).toEqual(['first saved', 'second saved']);
});

test('a listener that has unsubscribed, or was cleared, is not called', () => {
  const { subscribe, notify, count, clear } = createListeners();
  let calls = 0;
  const unsubscribe = subscribe(() => calls++);
  subscribe(() => calls++);
  unsubscribe();
  notify();
  expect([calls, count()]).toEqual([1, 1]);
  clear();
  notify();
  expect([calls, count()]).toEqual([1, 0]);
});

test('a listener that subscribes another one does not call it for the same event', () => {
  const { subscribe, notify } = createListeners();
  let calls = 0;
  subscribe(() => subscribe(() => calls++));
  notify();
  expect(calls).toBe(0);
});
