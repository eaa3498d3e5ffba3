/**
 * The first module of every portal page, kept small: what was prerendered is painted before the rest is fetched. After the
 * paint come the full fonts and the client, with the files it will ask for beside it.
 */

import { firstPaint } from '@/platform/first-paint';
import { loadFonts } from '../load-fonts';

const root = document.documentElement;

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.motion = 'full';

/** The build names the files that this page's client imports one after the other: together they are here sooner. */
function preloadScripts() {
  for (const href of (root.dataset.scripts ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function start() {
  // What the guard has put out of sight is never painted.
  if (root.hasAttribute('data-prerendered') && !root.dataset.auth) await firstPaint();
  loadFonts();
  preloadScripts();
  const client = await import('./client');
  client.start(document.getElementById('root')!);
}

start().catch((error: unknown) => {
  document.querySelector('[data-fallback]')?.removeAttribute('hidden');
  throw error;
});
