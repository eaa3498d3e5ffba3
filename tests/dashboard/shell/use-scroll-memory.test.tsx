import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from '@/dashboard/shell/use-scroll-memory';

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
function back(path: string) {
  history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const start = () => renderHook(({ path }) => useScrollMemory(path), { initialProps: { path: '/one' } });

it('starts a new screen at its top', () => {
  const { rerender } = start();
  scroll(800);
  push('/two');
  rerender({ path: '/two' });
  expect(top).toBe(0);
});

it('moves nothing when only the query changes', () => {
  const { rerender } = start();
  scroll(800);
  push('/one?page=2');
  rerender({ path: '/one' });
  expect(top).toBe(800);
});

it('returns to where one left, also where the screen is still growing', () => {
  const { rerender } = start();
  scroll(800);
  push('/two');
  rerender({ path: '/two' });
  reach = 300;
  back('/one');
  rerender({ path: '/one' });
  expect(top).toBe(300);
  reach = 2000;
  act(() => grow());
  expect(top).toBe(800);
});

it('gives way to who scrolls by hand', () => {
  const { rerender } = start();
  scroll(800);
  push('/two');
  rerender({ path: '/two' });
  reach = 300;
  back('/one');
  rerender({ path: '/one' });
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
