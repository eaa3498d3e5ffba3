import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Project } from '@/content/schema/picked';
import type { ProjectDrawerProps } from '../project-drawer/project-drawer';

type DrawerComponent = ComponentType<ProjectDrawerProps>;

async function fetchInto(take: (drawer: () => DrawerComponent) => void) {
  const { ProjectDrawer } = await import('../project-drawer/project-drawer');
  take(() => ProjectDrawer);
}

export interface ProjectDrawerState {
  /** The drawer's component, once its code has loaded. */
  Drawer: DrawerComponent | null;
  /** The project in the drawer. It stays while the drawer closes. */
  shown: Project | null;
  /** The project whose details the user opened but whose code failed to load. */
  failed: Project | null;
  /** Fetches the code ahead. */
  preload: () => void;
}

/**
 * Loads the drawer's code (including react-spring) when a project is opened or about to be. No `React.lazy`: it
 * caches a failed load for good, and a visitor who is online again could open nothing.
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

  // A failed prefetch is retried when a project is opened, and only then reported.
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
