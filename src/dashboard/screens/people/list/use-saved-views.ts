import { useMemo } from 'react';
import type { View } from '@/dashboard/parts/data-table/tools/saved-views';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put, remove } from '@/dashboard/model/change';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';

export interface SavedViewsState {
  views: readonly View[];
  hrefOf: (search: string) => string;
  save: (view: { name: string }) => void;
  remove: (view: { id: string }) => void;
}

/** The views that somebody keeps of a table. @param current - the query of what is shown now */
export function useSavedViews(route: PortalRouteId, current: string): SavedViewsState {
  const me = useMe();
  const all = useRecords('savedViews');
  const run = useRun();
  const views = useMemo(
    () =>
      all
        .filter(({ ownerId, screen }) => ownerId === me.id && screen === route)
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    [all, me.id, route],
  );
  const path = portalRoutes[route].path;
  return {
    views,
    hrefOf: (search) => (search ? `${path}?${search}` : path),
    save: ({ name }) => {
      const known = views.find((view) => view.name.toLowerCase() === name.toLowerCase());
      const view = known ?? {
        id: crypto.randomUUID(),
        revision: 0,
        ownerId: me.id,
        screen: route,
        name,
        search: '',
      };
      void run(() => ({
        label: `Saved the view ${name}`,
        changes: [put('savedViews', { ...view, name, search: current })],
      }));
    },
    remove: ({ id }) => {
      const view = views.find((one) => one.id === id);
      if (view)
        void run(() => ({ label: `Deleted the view ${view.name}`, changes: [remove('savedViews', view)] }));
    },
  };
}
