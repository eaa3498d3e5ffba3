/**
 * The first script of every page, kept small: the prerendered page is painted before the rest is fetched. What follows
 * the paint: the full fonts, then the client with the page's own code beside it.
 */

import { startSlashKey } from '@/design-system/search-box/slash-key';

const root = document.documentElement;
const patience = 4000;

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.motion = 'full';

/** Resolves at the first paint, the first input, or after four seconds, whichever is first. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (performance.getEntriesByName('first-contentful-paint').length > 0) return done();
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, done, { once: true, capture: true, passive: true });
    setTimeout(done, patience);
  });
}

/** Adds the stylesheet of the full fonts; until then the fallback faces hold their places. */
function loadFonts() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('../../generated/fonts/full.css', import.meta.url).href;
  document.head.append(link);
}

/** Fetches the page's own code beside the client, which imports it: the build names the file of a page that does not wait. */
function preloadPage() {
  const { page } = root.dataset;
  if (!page) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = page;
  document.head.append(link);
}

async function start() {
  if (root.hasAttribute('data-prerendered')) await firstPaint();
  loadFonts();
  try {
    preloadPage();
    const client = await import('./client');
    client.start(document.getElementById('root')!);
  } catch (error) {
    // The page stays as it was prerendered: everything can be read and every link works, nothing waits to be moved.
    delete root.dataset.motion;
    throw error;
  }
}

startSlashKey();
void start();
