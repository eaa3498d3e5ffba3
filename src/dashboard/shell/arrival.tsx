import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { brand } from '@/content/brand';
import { useScrollMemory } from '@/platform/use-scroll-memory';
import { admit } from '@/routes/access';
import { anchors } from '@/routes/anchors';
import type { Role } from '@/routes/portal-table';
import { portalTitle } from '@/routes/portal-title';
import { followTitle } from './top-bar/follow-title';

export interface ArrivalProps {
  path: string;
  /** Path of the first loaded screen. */
  firstPath: string;
  role: Role;
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
    if (!first) setAnnounced(portalTitle(path, admit(path, role, brand.access)).join(', '));
    const main = document.getElementById(anchors.main);
    return main ? followTitle(main) : undefined;
  }, [path, firstPath, role]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
