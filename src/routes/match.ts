import { routes, type RouteId, type RouteParams } from './table';

export interface RouteMatch {
  id: RouteId;
  params: RouteParams;
}

/** Splits a path into its decoded parts; null where the percent-encoding is broken or a part is empty. */
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

/** The values that `parts` give a pattern's `:name` parts, or null where they do not fit it. */
function fit(pattern: string, parts: readonly string[]): RouteParams | null {
  const wanted = partsOf(pattern) ?? [];
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index]!;
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/**
 * The route of a path (no query, no fragment; one slash at the end is forgiven), or null where no pattern fits. Whether
 * there is content behind its parameters is the page's to say: the table knows none.
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
