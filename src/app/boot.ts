/**
 * The first script of every page, kept small: the prerendered page is painted before the rest is fetched. What follows
 * the paint: the full fonts, then the client with the page's own code beside it.
 */

import { startSlashKey } from '@/design-system/search-box/slash-key';
import { firstPaint } from '@/platform/first-paint';
import { loadFonts } from './load-fonts';

const root = document.documentElement;

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.motion = 'full';

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
    await client.start(document.getElementById('root')!);
  } catch (error) {
    // The page stays as it was prerendered: everything can be read and every link works, nothing waits to be moved.
    delete root.dataset.motion;
    throw error;
  }
}

startSlashKey();
void start();
