import { useState } from 'react';
import type { Project } from '@/content/schema/picked';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';

const loadDrawer = onceUnlessFailed(
  async () => (await import('../project-drawer/project-drawer')).ProjectDrawer,
);

/** The drawer's code, which loads (with react-spring) when a project is opened or about to be, and its project. */
export function useProjectDrawer(projects: readonly Project[], openId: string | null) {
  const open = projects.find(({ id }) => id === openId) ?? null;
  // The project in the drawer. It stays while the drawer closes.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const { Part: Drawer, failed, prepare } = usePart(loadDrawer, open);
  return { Drawer, shown, failed: failed ? open : null, prepare };
}
