import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTo, useShownPath } from '@/app/use-shown-path';
import { changePage } from '@/motion/page-wave';
import { stubMedia } from '../stubs';

/** Pages that are on their way: each comes when it is let through. */
let onTheWay: Map<string, () => void>;
const load = (path: string) =>
  new Promise<typeof changePage>((resolve) => onTheWay.set(path, () => resolve(changePage)));
const arrive = (path: string) => act(async () => onTheWay.get(path)?.());

/** View transitions that the browser has been asked for and has not begun: each `begin` runs the page's callback. */
let asked: { begin: () => Promise<void> }[];

/** Takes view transitions away, as in browsers that lack them. */
const withoutTransitions = () => void delete (document as Partial<Document>).startViewTransition;

beforeEach(() => {
  onTheWay = new Map();
  asked = [];
  stubMedia(false);
  document.startViewTransition = ((update: () => Promise<void>) => {
    asked.push({
      begin: async () => {
        let ended: Promise<void> | undefined;
        await act(async () => void (ended = update()));
        await ended;
      },
    });
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  }) as typeof document.startViewTransition;
});

afterEach(() => {
  withoutTransitions();
  vi.useRealTimers();
});

const show = (path: string) =>
  renderHook(({ path }: { path: string }) => useShownPath(path, load), { initialProps: { path } });

describe('useShownPath', () => {
  it('keeps the old page until the next is there', async () => {
    withoutTransitions();
    const { result, rerender } = show('/');
    rerender({ path: '/about' });
    expect(result.current).toBe('/');
    await arrive('/about');
    expect(result.current).toBe('/about');
  });

  it('changes the page in a view transition where the browser can', async () => {
    const { result, rerender } = show('/');
    rerender({ path: '/about' });
    await arrive('/about');
    expect(result.current).toBe('/');
    await asked[0]?.begin();
    expect(result.current).toBe('/about');
  });

  it('changes between the portfolio and its categories without a wave, which would cover the moving cards', async () => {
    const { result, rerender } = show('/portfolio');
    rerender({ path: '/projects/web-development' });
    await arrive('/projects/web-development');
    expect(result.current).toBe('/projects/web-development');
    expect(asked).toEqual([]);
  });

  it('shows no page that the visitor has left again before its view transition began', async () => {
    const { result, rerender } = show('/');
    rerender({ path: '/about' });
    await arrive('/about');
    rerender({ path: '/contact' });
    // Ends at once, or the browser would hold the screen still until it gives up.
    await asked[0]?.begin();
    expect(result.current).toBe('/');
    await arrive('/contact');
    await asked[1]?.begin();
    expect(result.current).toBe('/contact');
  });

  it('leaves out a page that comes after the one that overtook it', async () => {
    withoutTransitions();
    const { result, rerender } = show('/');
    rerender({ path: '/about' });
    rerender({ path: '/contact' });
    await arrive('/contact');
    await arrive('/about');
    expect(result.current).toBe('/contact');
  });

  it('changes to a loaded page without the wave whose code does not arrive', async () => {
    vi.useFakeTimers();
    const loaded = Promise.resolve();
    const withoutWave = () => changeTo({ page: loaded, wave: new Promise(() => {}), paint: loaded });
    const { result, rerender } = renderHook(({ path }) => useShownPath(path, withoutWave), {
      initialProps: { path: '/' },
    });
    rerender({ path: '/about' });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(result.current).toBe('/about');
  });
});
