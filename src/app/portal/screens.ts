import { withLateDrawings } from '@/design-system/icon/late-icon';
import { mapRecord } from '@/lib/map-record';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import type { FurtherRouteId, HomeRouteId, LoadScreen } from './further-screens';

/** The screens that follow the sign-in. They use only the first icons. */
const homes: Readonly<Record<HomeRouteId, LoadScreen>> = {
  'admin-home': async () => (await import('@/dashboard/screens/home/admin-home/admin-home')).AdminHomeScreen,
  'employee-home': async () =>
    (await import('@/dashboard/screens/home/employee-home/employee-home')).EmployeeHomeScreen,
  'intern-home': async () =>
    (await import('@/dashboard/screens/home/intern-home/intern-home')).InternHomeScreen,
};

/** The late part of the sample that a screen waits for. Null if its records are all in the base. */
export function latePartOf(route: PortalRouteId): 'training' | 'rest' | null {
  if (route === 'intern-home') return 'training';
  return route in homes ? null : 'rest';
}

/** The loaders of the other screens, loaded ahead so that the first navigation is not delayed. */
export const loadFurtherScreens = async () => (await import('./further-screens')).readyScreens();

/** The code of each screen. The sign-in forms are not portal screens and never load from here. */
export const screens: Readonly<Record<PortalRouteId, LoadScreen>> = {
  ...mapRecord(portalRoutes, (_, id) =>
    withLateDrawings(async () => (await loadFurtherScreens())[id as FurtherRouteId]()),
  ),
  ...homes,
};
