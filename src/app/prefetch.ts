import { savesData } from '@/motion/preferences';
import { isPortalPath } from '@/routes/is-portal-path';
import { matchPath } from '@/routes/match';
import { loadPage } from './page-loaders';

/** The path of the page that a link leads to, or null for other targets. */
function pathBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  // A plain press opens a dialog here.
  if (link.hasAttribute('aria-haspopup')) return null;
  // A page in another language is loaded as a document.
  if (link.hreflang) return null;
  // A feed, a prototype and the portal are no pages: their code would be that of the 404.
  const { pathname } = link;
  const isPage = pathname !== location.pathname && !isPortalPath(pathname) && matchPath(pathname);
  return isPage ? pathname : null;
}

const eventTypes = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches a page when the user points at, touches or focuses a link to it, unless data saving is on.
 * @param load - loads the page of a path.
 * @returns a function that ends it.
 */
export function startPrefetch(load = loadPage): () => void {
  const onInterest = ({ target }: Event) => {
    const path = pathBehind(target);
    // A failure is reported when the user follows the link, which retries.
    if (path && !savesData()) load(path).catch(() => {});
  };
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of eventTypes) document.addEventListener(type, onInterest, options);
  return () => ended.abort();
}
