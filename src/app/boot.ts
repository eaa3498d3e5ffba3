/**
 * The first script of every page, kept small: the prerendered page is painted before the rest is fetched. What follows
 * the paint: the full fonts, then the client.
 */

import { startSlashKey } from '@/design-system/search-box/slash-key';
import { fadeInPictures } from '@/motion/fade-in-once-loaded';
import { documentFlags } from '@/platform/document-flags';
import { firstPaint } from '@/platform/first-paint';
import { holdPresses, releasePresses } from '@/platform/held-press';
import { loadFonts } from './load-fonts';

const flags = documentFlags();

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) flags.motion = 'full';

fadeInPictures();

async function start() {
  if (flags.prerendered !== undefined) {
    holdPresses();
    await firstPaint();
  }
  loadFonts();
  try {
    const client = await import('./client');
    await client.start(document.getElementById('root')!);
  } catch (error) {
    // The page stays as it was prerendered: everything can be read and every link works, nothing waits to be moved.
    delete flags.motion;
    releasePresses();
    throw error;
  }
}

startSlashKey();
void start();
