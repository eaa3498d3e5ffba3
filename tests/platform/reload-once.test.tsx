import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce, clearReloadMarker } from '@/platform/reload-once';

const reload = vi.fn();
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  document.documentElement.dataset.prerendered = '';
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { pathname: '/about', href: 'http://localhost/about', reload });
});
afterEach(() => {
  delete document.documentElement.dataset.prerendered;
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** What is known after all that can happen at once has happened. */
async function outcome(): Promise<false | 'gone'> {
  return Promise.race([
    reloadOnce(),
    new Promise<'gone'>((resolve) => {
      setTimeout(() => resolve('gone'), 20);
    }),
  ]);
}

it('loads the page once, and then leaves it to the caller', async () => {
  answer.mockResolvedValue(new Response(null, { status: 200 }));
  expect(await outcome()).toBe('gone');
  expect(reload).toHaveBeenCalledOnce();
  expect(await outcome()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads it again for a failure that comes after it has lasted', async () => {
  answer.mockResolvedValue(new Response(null, { status: 200 }));
  await outcome();
  vi.useFakeTimers();
  clearReloadMarker();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await outcome()).toBe('gone');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a page to the caller whose parts load, and which fails all the same', async () => {
  answer.mockResolvedValue(new Response(null, { status: 200 }));
  await outcome();
  clearReloadMarker();
  expect(await outcome()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('stays where nothing would answer', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await outcome()).toBe(false);
  answer.mockResolvedValue(new Response(null, { status: 503 }));
  expect(await outcome()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays where it could not be noted that it was done', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  answer.mockResolvedValue(new Response(null, { status: 200 }));
  expect(await outcome()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays in development, where pages need the server', async () => {
  delete document.documentElement.dataset.prerendered;
  expect(await outcome()).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});
