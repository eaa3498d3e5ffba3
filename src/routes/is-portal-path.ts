/** Whether a path belongs to the sign-in or the portal, which are an application of their own. */
export const isPortalPath = (pathname: string): boolean =>
  /^\/(dashboard|Authentication)(\/|$)/.test(pathname);
