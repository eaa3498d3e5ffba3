/**
 * The first script of every public page, kept small so that the prerendered page paints first. The full fonts
 * and the client load after the first paint, React when the page needs it.
 */

import { startSlashKey } from '@/design-system/search-box/slash-key';
import { fadeInPictures } from '@/motion/fade-in-once-loaded';
import { prefersReducedMotion } from '@/motion/preferences';
import { whenFieldMayBeDrawn } from '@/motion/when-field-may-be-drawn';
import { documentFlags } from '@/platform/document-flags';
import { drawSections } from '@/platform/draw-sections';
import { firstInput } from '@/platform/first-input';
import { firstPaint } from '@/platform/first-paint';
import { holdPresses, releasePresses } from '@/platform/held-press';
import { loadFonts } from './load-fonts';
import { preloadScripts } from './preload-scripts';

const flags = documentFlags();
const opened = location.pathname;

if (!prefersReducedMotion()) flags.motion = 'full';

fadeInPictures();

/** Resolves at the first input, or once a graphics card may animate the first view of a page that moves. */
function whenNeeded(): Promise<void> {
  const needs = [firstInput];
  if (flags.moves !== undefined) needs.push(new Promise((resolve) => whenFieldMayBeDrawn(resolve)));
  return Promise.race(needs);
}

async function start() {
  const isPrerendered = flags.prerendered !== undefined;
  if (isPrerendered) {
    holdPresses();
    await firstPaint();
  }
  const fonts = loadFonts();
  if (isPrerendered) {
    preloadScripts();
    drawSections(fonts);
    // The client of the 404 page may know another address.
    if (flags.missing === undefined) await whenNeeded();
  }
  try {
    const client = await import('./client');
    // After a reload, Back to a page of the same document changes the address alone: this HTML is of another page.
    if (location.pathname !== opened) return location.reload();
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
