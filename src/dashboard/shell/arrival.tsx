import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { useScrollMemory } from '@/platform/use-scroll-memory';
import { anchors } from '@/routes/anchors';
import { matchPortalPath } from '@/routes/portal-paths';
import { portalRoutes, roleNames, type Role } from '@/routes/portal-table';
import { followTitle } from './top-bar/follow-title';

export interface ArrivalProps {
  path: string;
  /** Path of the first loaded screen. */
  firstPath: string;
  role: Role;
}

/** The announcement of a screen. */
function wordsFor(path: string, role: Role): string {
  const route = matchPortalPath(path);
  return `${route ? portalRoutes[route].title : 'Page not found'}, ${roleNames[role]} Portal`;
}

/**
 * Handles a change of screen: announces its title to screen readers, focuses its heading and scrolls to the
 * top, or to the previous position after Back. Does nothing for the first loaded screen.
 */
export function Arrival({ path, firstPath, role }: ArrivalProps) {
  const [announced, setAnnounced] = useState('');
  const last = useRef<string | null>(null);
  useScrollMemory(path, { firstPath, withinPage: false });

  useEffect(() => {
    const first = last.current === null && path === firstPath;
    if (last.current === path) return;
    last.current = path;
    // After the sign-in the user has already acted on this page, so the focus moves. After a page load it
    // does not.
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
