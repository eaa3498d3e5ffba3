import { dashboardPath, portalMissingPath } from '@/routes/is-portal-path';

/**
 * Another address to try for a page that the host did not find, or null. Some hosts support only one 404
 * page, and GitHub Pages does not accept a trailing slash.
 * @param path - the requested path.
 */
export function otherAddress(path: string): string | null {
  // Keeps exactly one leading slash: a path with two is an address of another site.
  if (path.endsWith('/')) return `/${path.replace(/^\/+|\/+$/g, '')}`;
  return path.startsWith(`${dashboardPath}/`) && path !== portalMissingPath ? portalMissingPath : null;
}
