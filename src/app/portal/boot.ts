/**
 * The first module of every portal page, kept small so that the prerendered page paints first. After the
 * paint it loads the full fonts and the client, together with the client's imports.
 */

import { prefersReducedMotion } from '@/motion/preferences';
import { documentFlags } from '@/platform/document-flags';
import { firstPaint } from '@/platform/first-paint';
import { loadFonts } from '../load-fonts';
import { preloadScripts } from '../preload-scripts';

const flags = documentFlags();

if (!prefersReducedMotion()) flags.motion = 'full';

async function start() {
  // If the guard has hidden the page, it never paints.
  if (flags.prerendered !== undefined && !flags.auth) await firstPaint();
  void loadFonts();
  preloadScripts();
  const client = await import('./client');
  client.start(document.getElementById('root')!);
}

start().catch((error: unknown) => {
  document.querySelector('[data-fallback]')?.removeAttribute('hidden');
  throw error;
});
