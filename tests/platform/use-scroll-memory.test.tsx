import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jumpEvent } from '@/lib/jump';
import { useScrollMemory, type ScrollMemoryOptions } from '@/platform/use-scroll-memory';

let top = 0;
/** How far the page can be scrolled. */
let reach = 5000;
let grow = () => {};

beforeEach(() => {
  top = 0;
  reach = 5000;
  vi.stubGlobal('scrollTo', ({ top: to }: { top: number }) => (top = Math.min(to, reach)));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = listener;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  document.body.innerHTML = '<main id="main"></main>';
  history.replaceState(null, '', '/one');
});
afterEach(() => void (document.body.innerHTML = ''));

function scroll(to: number) {
  top = to;
  window.dispatchEvent(new Event('scroll'));
}
/** As the router does: the address changes, the event tells, and the screen follows. */
function push(path: string) {
  history.pushState(null, '', path);
  window.dispatchEvent(new Event('pushState'));
}
async function back() {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => arrived);
}
const start = (options?: ScrollMemoryOptions) =>
  renderHook(({ path }) => useScrollMemory(path, options), { initialProps: { path: '/one' } });

/** Leaves the first page at 800 px for a second one. @returns what leads back */
function leave(options?: ScrollMemoryOptions) {
  const { rerender } = start(options);
  scroll(800);
  push('/two');
  rerender({ path: '/two' });
  return async () => {
    await back();
    rerender({ path: '/one' });
  };
}

it('starts a new page at its top', () => {
  leave();
  expect(top).toBe(0);
});

it('starts a page at its top that is another one than was loaded first', () => {
  top = 800;
  start({ firstPath: '/zero' });
  expect(top).toBe(0);
});

it('moves nothing when a link changes only the query', () => {
  const { rerender } = start();
  scroll(800);
  push('/one?page=2');
  rerender({ path: '/one' });
  expect(top).toBe(800);
});

it('stays on Back and Forward to an entry in which nobody scrolled', async () => {
  start();
  scroll(800);
  push('/one?project=ferry');
  await back();
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await act(() => arrived);
  expect(top).toBe(800);
});

it('returns to where a page was left', async () => {
  await leave()();
  expect(top).toBe(800);
});

it.each([
  { withinPage: true, reached: 800 },
  { withinPage: false, reached: 200 },
])(
  'Back within a page ends at $reached px where withinPage is $withinPage',
  async ({ withinPage, reached }) => {
    start({ withinPage });
    scroll(800);
    push('/one?page=2');
    scroll(200);
    await back();
    expect(top).toBe(reached);
  },
);

it('stays where it is when an entry is taken back that has the number of the one below', () => {
  start();
  scroll(800);
  top = 900;
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  expect(top).toBe(900);
});

it('returns to where a page was left before a reload', async () => {
  start().unmount();
  sessionStorage.setItem(
    'scroll-positions',
    JSON.stringify([7, [[(history.state as { entry: number }).entry, 650]]]),
  );
  vi.resetModules();
  const { useScrollMemory: useAgain } = await import('@/platform/use-scroll-memory');
  push('/two');
  const { rerender } = renderHook(({ path }) => useAgain(path), { initialProps: { path: '/two' } });
  await back();
  rerender({ path: '/one' });
  expect(top).toBe(650);
  scroll(700);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll-positions')).toContain('700');
  // Entries of another document in this tab keep their numbers.
  expect((JSON.parse(sessionStorage.getItem('scroll-positions')!) as [number])[0]).toBeGreaterThan(7);
});

it('says that the page jumps, which ends a glide', () => {
  const onJump = vi.fn();
  window.addEventListener(jumpEvent, onJump, { once: true });
  leave();
  expect(onJump).toHaveBeenCalledOnce();
});

it('returns in a screen that is still growing once it is long enough', async () => {
  const goBack = leave();
  reach = 300;
  await goBack();
  expect(top).toBe(300);
  reach = 2000;
  act(() => grow());
  expect(top).toBe(800);
});

it('stops following a screen that grows when somebody scrolls by hand', async () => {
  const goBack = leave();
  reach = 300;
  await goBack();
  window.dispatchEvent(new Event('wheel'));
  reach = 2000;
  act(() => grow());
  expect(top).toBe(300);
});

it('leaves the browser’s own way as it was', () => {
  const { unmount } = start();
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  expect(history.scrollRestoration).toBe('auto');
});
