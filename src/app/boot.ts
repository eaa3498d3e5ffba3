/**
 * The first script of every public page, kept small so that the prerendered page paints first. The full fonts
 * and the client load after the first paint.
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
    // The page stays as prerendered: its text and links work, and no element waits for an animation.
    delete flags.motion;
    releasePresses();
    throw error;
  }
}

startSlashKey();
void start();
