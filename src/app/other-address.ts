import { dashboardPath, portalMissingPath } from '@/routes/is-portal-path';

/**
 * Where else to look for a page that the host did not find, or null. Some hosts know one 404 page only, and GitHub Pages,
 * besides, no slash at the end of an address.
 * @param path - the path that was asked for.
 */
export function otherAddress(path: string): string | null {
  // One slash in front: with two, an address leads to another site.
  if (path.endsWith('/')) return `/${path.replace(/^\/+|\/+$/g, '')}`;
  return path.startsWith(`${dashboardPath}/`) && path !== portalMissingPath ? portalMissingPath : null;
}
