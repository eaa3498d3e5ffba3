import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { visit, type Visit } from '@/design-system/link/visit';

/**
 * A router location hook for an application that renders only some of the site's paths. Navigation to other
 * paths loads their document.
 * @param isOurs - whether the application renders a path.
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
