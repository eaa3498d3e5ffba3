/**
 * The first module of every portal page, kept small: what was prerendered is painted before the rest is fetched. After the
 * paint come the full fonts and the client, with the files it will ask for beside it.
 */

import { documentFlags } from '@/platform/document-flags';
import { firstPaint } from '@/platform/first-paint';
import { loadFonts } from '../load-fonts';

const flags = documentFlags();

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) flags.motion = 'full';

/** The build names the files that this page's client imports one after the other: together they are here sooner. */
function preloadScripts() {
  for (const href of (flags.scripts ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function start() {
  // What the guard has hidden is never painted.
  if (flags.prerendered !== undefined && !flags.auth) await firstPaint();
  loadFonts();
  preloadScripts();
  const client = await import('./client');
  client.start(document.getElementById('root')!);
}

start().catch((error: unknown) => {
  document.querySelector('[data-fallback]')?.removeAttribute('hidden');
  throw error;
});
