import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { Hero } from '@/sections/hero/hero';

const link = (label: string) => ({ label, href: '#next' });
const hero = (canDrawField?: () => boolean) => (
  <Hero
    welcome={home.hero.welcome}
    title={home.hero.title}
    start={link('Get Started')}
    more={link('Learn More')}
    scroll={link('Scroll to explore')}
    plate={plates.hero}
    canDrawField={canDrawField}
  />
);

function prefer(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** Calls back at once that the field is in the window. */
class Observer {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.callback([{ isIntersecting: true }]);
  disconnect = () => {};
}

/** The wait for an idle moment is 200 ms where the browser has no `requestIdleCallback`. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const { getContext } = HTMLCanvasElement.prototype;

function install() {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
}

beforeAll(async () => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  // A field whose code is loaded appears at once: a test that finds none then does not find it too early.
  install();
  prefer(false);
  render(hero(() => true));
  await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBeNull(), { timeout: 20_000 });
  cleanup();
});
afterAll(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
  Reflect.deleteProperty(document, 'readyState');
});

beforeEach(() => {
  install();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

describe('the hero', () => {
  it('asks once the page is idle whether the field may be drawn', async () => {
    prefer(false);
    const canDraw = vi.fn(() => false);
    render(hero(canDraw));
    await pass(199);
    expect(canDraw).not.toHaveBeenCalled();
    await pass(1);
    expect(canDraw).toHaveBeenCalledOnce();
    expect(document.querySelector('canvas, button')).toBeNull();
  });

  it('never asks under reduced motion', async () => {
    prefer(true);
    const canDraw = vi.fn(() => true);
    render(hero(canDraw));
    await pass(200);
    expect(canDraw).not.toHaveBeenCalled();
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('never asks where data is saved', async () => {
    prefer(false);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const canDraw = vi.fn(() => true);
    render(hero(canDraw));
    await pass(200);
    Reflect.deleteProperty(navigator, 'connection');
    expect(canDraw).not.toHaveBeenCalled();
  });

  it('does not ask any more once it is gone', async () => {
    prefer(false);
    const canDraw = vi.fn(() => true);
    render(hero(canDraw)).unmount();
    await pass(200);
    expect(canDraw).not.toHaveBeenCalled();
  });

  it('keeps the still picture, without a pause button, where WebGL fails after all', async () => {
    prefer(false);
    render(hero(() => true));
    await pass(200);
    expect(document.querySelector('canvas')).toHaveAttribute('data-state', 'waiting');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is prerendered with one title, a lazy picture and no style attribute', () => {
    const html = renderToString(hero());
    document.body.innerHTML = html;
    expect(document.querySelector('h1')?.textContent).toBe('We Create Digital Excellence');
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(document.querySelector('img')).toHaveAttribute('fetchpriority', 'low');
    expect(html).not.toContain('style=');
  });
});
