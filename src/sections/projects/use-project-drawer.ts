import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Project } from '@/content/schema/picked';
import type { ProjectDrawerProps } from '../project-drawer/project-drawer';

type DrawerComponent = ComponentType<ProjectDrawerProps>;

async function fetchInto(take: (drawer: () => DrawerComponent) => void) {
  const { ProjectDrawer } = await import('../project-drawer/project-drawer');
  take(() => ProjectDrawer);
}

export interface ProjectDrawerState {
  /** Its code, once it is there. */
  Drawer: DrawerComponent | null;
  /** The project in the drawer; stays while the drawer closes. */
  shown: Project | null;
  /** The project whose details were asked for while the code could not be fetched. */
  failed: Project | null;
  /** Fetches the code ahead of need. */
  preload: () => void;
}

/**
 * Brings the drawer's code (with react-spring in it) when a project is opened or about to be. No `React.lazy`: it would
 * remember a failed fetch for good, and a visitor who comes back online could open nothing.
 */
export function useProjectDrawer({
  projects,
  openId,
}: {
  projects: readonly Project[];
  openId: string | null;
}): ProjectDrawerState {
  const [Drawer, setDrawer] = useState<DrawerComponent | null>(null);
  const [shown, setShown] = useState<Project | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const open = projects.find(({ id }) => id === openId) ?? null;
  if (open && open.id !== shown?.id) setShown(open);

  // A fetch ahead of need that fails is asked again when a project is opened, and told only then.
  const preload = useCallback(() => void fetchInto(setDrawer).catch(() => {}), []);

  useEffect(() => {
    if (!openId || Drawer) return;
    let asked = true;
    fetchInto(setDrawer).catch(() => asked && setFailedId(openId));
    return () => {
      asked = false;
      setFailedId(null);
    };
  }, [openId, Drawer]);

  return {
    Drawer,
    shown,
    failed: Drawer ? null : (projects.find(({ id }) => id === failedId) ?? null),
    preload,
  };
}
