import { routes, type RouteId, type RouteParams } from './table';

export interface RouteMatch {
  id: RouteId;
  params: RouteParams;
}

/** Splits a path into decoded segments, or null if the percent-encoding is broken or a segment is empty. */
function partsOf(pathname: string): string[] | null {
  if (pathname === '/') return [];
  const parts = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (parts.includes('')) return null;
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The values of a pattern's `:name` segments, or null if the segments do not match. */
function fit(pattern: string, parts: readonly string[]): RouteParams | null {
  const wanted = partsOf(pattern) ?? [];
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index]!;
    // A segment with a dot is a file, such as /feed.xml, and no page.
    if (name.startsWith(':') && !part.includes('.')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/**
 * The route of a path, or null if no pattern matches. The path has no query or fragment and may have a
 * trailing slash. The page itself checks whether content exists for the parameters.
 */
export function matchPath(pathname: string): RouteMatch | null {
  const parts = partsOf(pathname);
  if (!parts) return null;
  for (const id of Object.keys(routes) as RouteId[]) {
    const params = fit(routes[id].pattern, parts);
    if (params) return { id, params };
  }
  return null;
}
