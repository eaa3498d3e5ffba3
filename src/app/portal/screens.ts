import { withLateDrawings } from '@/design-system/icon/late-icon';
import { mapRecord } from '@/lib/map-record';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import type { FurtherRouteId, HomeRouteId, LoadScreen } from './further-screens';

/** What follows on the sign-in: it makes do with the icons that are there. */
const homes: Readonly<Record<HomeRouteId, LoadScreen>> = {
  'admin-home': async () => (await import('@/dashboard/screens/home/admin-home/admin-home')).AdminHomeScreen,
  'employee-home': async () =>
    (await import('@/dashboard/screens/home/employee-home/employee-home')).EmployeeHomeScreen,
  'intern-home': async () =>
    (await import('@/dashboard/screens/home/intern-home/intern-home')).InternHomeScreen,
};

/** The loaders of the other screens, once their forms can read drafts. Asked for ahead, they cost a visitor who leaves the first screen no time. */
export const loadFurtherScreens = async () => (await import('./further-screens')).readyScreens();

/** The code of each screen. The forms of the sign-in are no screens of the portal: nobody is let in to them. */
export const screens: Readonly<Record<PortalRouteId, LoadScreen>> = {
  ...mapRecord(portalRoutes, (_, id) =>
    withLateDrawings(async () => (await loadFurtherScreens())[id as FurtherRouteId]()),
  ),
  ...homes,
};
