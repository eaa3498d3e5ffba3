import { rootPath, withoutBase } from '@/lib/base-path';

/** The root of the portal. It redirects to the home screen of the signed-in user. */
export const dashboardPath = `${rootPath}/dashboard`;

/** The portal's 404 page. Some hosts serve the nearest 404.html, and find it at this path. */
export const portalMissingPath = `${rootPath}/dashboard/404`;

/** Whether a path belongs to the sign-in or the portal, which are a separate application. */
export const isPortalPath = (pathname: string): boolean =>
  /^\/(dashboard|Authentication)(\/|$)/.test(withoutBase(pathname));
