/** The root of the portal. It leads to the home screen of whoever is signed in. */
export const dashboardPath = '/dashboard';

/** What an unknown path below the portal shows. It lies where hosts that look for the nearest 404.html find it by themselves. */
export const portalMissingPath = `${dashboardPath}/404`;

/** Whether a path belongs to the sign-in or the portal, which are an application of their own. */
export const isPortalPath = (pathname: string): boolean =>
  /^\/(dashboard|Authentication)(\/|$)/.test(pathname);
