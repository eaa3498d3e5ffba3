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

/** The screens that show only records of the first part of the sample. The others wait for the rest. */
export const firstPartScreens: ReadonlySet<PortalRouteId> = new Set(['admin-home', 'employee-home']);

/** The loaders of the other screens, loaded ahead so that the first navigation is not delayed. */
export const loadFurtherScreens = async () => (await import('./further-screens')).readyScreens();

/** The code of each screen. The sign-in forms are not portal screens and never load from here. */
export const screens: Readonly<Record<PortalRouteId, LoadScreen>> = {
  ...mapRecord(portalRoutes, (_, id) =>
    withLateDrawings(async () => (await loadFurtherScreens())[id as FurtherRouteId]()),
  ),
  ...homes,
};
