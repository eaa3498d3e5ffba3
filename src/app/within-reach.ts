import type { BaseLocationHook } from 'wouter';
import { navigate, useBrowserLocation } from 'wouter/use-browser-location';

/**
 * The router's address hook for an application that draws some of the site's paths: the others belong to the other
 * application, so going there loads its document.
 * @param isOurs - by the path alone.
 */
export function withinReach(isOurs: (pathname: string) => boolean): BaseLocationHook {
  const go: typeof navigate = (to, options) => {
    const { pathname, href } = new URL(to, location.href);
    if (isOurs(pathname)) navigate(to, options);
    else if (options?.replace) location.replace(href);
    else location.assign(href);
  };
  return () => [useBrowserLocation()[0], go];
}
