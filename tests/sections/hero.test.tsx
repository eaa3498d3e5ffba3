import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Longer than the wait for an idle moment. */
const afterIdle = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
});

describe('the hero', () => {
  it('asks once the page is idle whether the field may be drawn', async () => {
    prefer(false);
    const canDraw = vi.fn(() => false);
    render(hero(canDraw));
    expect(canDraw).not.toHaveBeenCalled();
    await afterIdle();
    expect(canDraw).toHaveBeenCalledOnce();
    expect(document.querySelector('canvas, button')).toBeNull();
  });

  it('never asks under reduced motion', async () => {
    prefer(true);
    const canDraw = vi.fn(() => true);
    render(hero(canDraw));
    await afterIdle();
    expect(canDraw).not.toHaveBeenCalled();
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('never asks where data is saved', async () => {
    prefer(false);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const canDraw = vi.fn(() => true);
    render(hero(canDraw));
    await afterIdle();
    Reflect.deleteProperty(navigator, 'connection');
    expect(canDraw).not.toHaveBeenCalled();
  });

  it('does not ask any more once it is gone', async () => {
    prefer(false);
    const canDraw = vi.fn(() => true);
    render(hero(canDraw)).unmount();
    await afterIdle();
    expect(canDraw).not.toHaveBeenCalled();
  });

  it('keeps the still picture, without a pause button, where WebGL fails after all', async () => {
    prefer(false);
    HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
    render(hero(() => true));
    await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBeNull(), { timeout: 3000 });
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
