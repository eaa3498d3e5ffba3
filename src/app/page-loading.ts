import { savesData } from '@/motion/preferences';
import { pageData } from '@/platform/page-data';
import { matchPath } from '@/routes/match';
import { hasData, pageNameOf, pageLoaders } from './page-loaders';

/**
 * Fetches what the page of a path is made of, code and content side by side. Resolves when all of it is there, rejects
 * where some of it did not come; what came is kept, so that the page is then drawn at once.
 */
export async function loadPage(path: string): Promise<void> {
  const id = matchPath(path)?.id ?? null;
  await Promise.all([pageLoaders[pageNameOf(id)](), id && hasData(id) ? pageData(path) : null]);
}

/** The page of this site that a link leads to, by its path; null for every other target. */
function pathBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

const eventTypes = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches a page as soon as somebody points at, touches or focuses a link to it, unless they save data. @returns its undoing. */
export function startPrefetch(): () => void {
  const onInterest = ({ target }: Event) => {
    const path = pathBehind(target);
    // A failure is told when the link is followed, which tries again.
    if (path && !savesData()) loadPage(path).catch(() => {});
  };
  const options = { capture: true, passive: true };
  for (const type of eventTypes) document.addEventListener(type, onInterest, options);
  return () => {
    for (const type of eventTypes) document.removeEventListener(type, onInterest, options);
  };
}
