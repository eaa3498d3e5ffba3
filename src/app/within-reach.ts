import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { visit, type Visit } from '@/design-system/link/visit';

/**
 * The router's address hook for an application that draws some of the site's paths: the others belong to the other
 * application, so going there loads its document.
 * @param isOurs - by the path alone.
 */
export function withinReach(isOurs: (pathname: string) => boolean): BaseLocationHook {
  const go: Visit = (to, options) => {
    const { pathname, href } = new URL(to, location.href);
    if (isOurs(pathname)) visit(to, options);
    else if (options?.replace) location.replace(href);
    else location.assign(href);
  };
  return () => [useBrowserLocation()[0], go];
}
