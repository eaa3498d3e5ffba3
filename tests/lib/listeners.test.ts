import { expect, test } from 'vitest';
import { Listeners } from '@/lib/listeners';

test('listeners are called with the event, in the order in which they subscribed', () => {
  const { subscribe, notify } = new Listeners<[string]>();
  const calls: string[] = [];
  subscribe((event) => calls.push(`first ${event}`));
  subscribe((event) => calls.push(`second ${event}`));
  notify('saved');
  expect(calls).toEqual(['first saved', 'second saved']);
});

test('a listener that has unsubscribed, or was cleared, is not called', () => {
  const listeners = new Listeners();
  const { subscribe, notify } = listeners;
  let calls = 0;
  const unsubscribe = subscribe(() => calls++);
  subscribe(() => calls++);
  unsubscribe();
  notify();
  expect([calls, listeners.size]).toEqual([1, 1]);
  listeners.clear();
  notify();
  expect([calls, listeners.size]).toEqual([1, 0]);
});

test('a listener that subscribes another one does not call it for the same event', () => {
  const { subscribe, notify } = new Listeners();
  let calls = 0;
  subscribe(() => subscribe(() => calls++));
  notify();
  expect(calls).toBe(0);
});

test('a listener that another one removes is not called', () => {
  const listeners = new Listeners();
  let calls = 0;
  listeners.subscribe(() => listeners.clear());
  listeners.subscribe(() => calls++);
  listeners.notify();
  expect(calls).toBe(0);
});
