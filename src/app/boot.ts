/**
 * The first script of every page, kept small: the prerendered page is painted before the rest is fetched. What follows
 * the paint: the full fonts, then the client.
 */

import { startSlashKey } from '@/design-system/search-box/slash-key';
import { fadeInPictures } from '@/motion/fade-in-once-loaded';
import { firstPaint } from '@/platform/first-paint';
import { holdPresses, releasePresses } from '@/platform/held-press';
import { loadFonts } from './load-fonts';

const root = document.documentElement;

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.motion = 'full';

fadeInPictures();

async function start() {
  if (root.hasAttribute('data-prerendered')) {
    holdPresses();
    await firstPaint();
  }
  loadFonts();
  try {
    const client = await import('./client');
    await client.start(document.getElementById('root')!);
  } catch (error) {
    // The page stays as it was prerendered: everything can be read and every link works, nothing waits to be moved.
    delete root.dataset.motion;
    releasePresses();
    throw error;
  }
}

startSlashKey();
void start();
