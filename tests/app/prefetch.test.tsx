import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPrefetch } from '@/app/prefetch';
import { stubMedia } from '../stubs';

const load = vi.fn(async (_path: string) => {});
let stop: () => void;

beforeEach(() => {
  load.mockClear();
  stubMedia(false);
  stop = startPrefetch(load);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function pointAt(href: string) {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

it('loads the page of a link that is pointed at', () => {
  pointAt('/about');
  expect(load).toHaveBeenCalledExactlyOnceWith('/about');
});

it('loads nothing for a link that opens a dialog', () => {
  document.body.innerHTML = '<a href="/about" aria-haspopup="dialog">About</a>';
  document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it.each(['/feed.xml', '/work/harbour-ferry', '/Authentication/login', 'https://other.example/about'])(
  'loads nothing for %s, which is no page of the site',
  (href) => {
    pointAt(href);
    expect(load).not.toHaveBeenCalled();
  },
);
