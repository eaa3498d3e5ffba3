import { routes, type RouteId, type RouteParams } from './table';

/** The path of a route: `pathTo('service', { slug: 'consulting' })` is `/services/consulting`. Throws on a missing part. */
export function pathTo(id: RouteId, params: RouteParams = {}): string {
  return routes[id].pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route "${id}" needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** Fragments that other pages link to. The banner's two exist on every page that shows it. */
export const anchors = {
  main: 'main',
  elevate: 'elevate',
  services: 'services',
  projects: 'projects',
  contact: 'contact',
  careers: 'careers',
} as const;

/** The home page with one project's drawer open: an address that can be shared. */
export function projectDrawerPath(id: string): string {
  return `${pathTo('home')}?${projectParam}=${encodeURIComponent(id)}#${anchors.projects}`;
}

/** The query parameter that names the project whose drawer is open. */
export const projectParam = 'project';
