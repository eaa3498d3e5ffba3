import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { useScrollMemory } from '@/platform/use-scroll-memory';
import { anchors } from '@/routes/paths';
import { matchPortalPath } from '@/routes/portal-paths';
import { portalRoutes, roleNames, type Role } from '@/routes/portal-table';
import { followTitle } from './top-bar/follow-title';
import { scrollOnceGrown } from './scroll-once-grown';

export interface ArrivalProps {
  /** Of the screen that is shown. */
  path: string;
  /** Of the screen that was loaded first. */
  firstPath: string;
  role: Role;
}

/** How a screen is announced. */
function wordsFor(path: string, role: Role): string {
  const route = matchPortalPath(path);
  return `${route ? portalRoutes[route].title : 'Page not found'}, ${roleNames[role]} Portal`;
}

/**
 * Says to everyone what a change of screen says to the eye: a screen reader hears its title, the focus goes to its heading,
 * and the page starts at its top, or where one left it. It is silent about the screen that was loaded first.
 */
export function Arrival({ path, firstPath, role }: ArrivalProps) {
  const [announced, setAnnounced] = useState('');
  const last = useRef<string | null>(null);
  useScrollMemory(path, { firstPath, withinPage: false, returnTo: scrollOnceGrown });

  useEffect(() => {
    const first = last.current === null && path === firstPath;
    if (last.current === path) return;
    last.current = path;
    // Whoever comes from the sign-in has acted on this page already; whoever loads it has not.
    if (first && !(navigator.userActivation?.hasBeenActive && document.activeElement === document.body))
      return;
    if (!first) setAnnounced(wordsFor(path, role));
    const main = document.getElementById(anchors.main);
    return main ? followTitle(main) : undefined;
  }, [path, firstPath, role]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
