import type { PagePayload } from '@/content/page-data';
import { basePath, withoutBase } from '@/lib/base-path';

/** The payload by path. Null means that the page does not exist. */
const cache = new Map<string, Promise<PagePayload | null>>();
/** Paths of the content that could not be loaded. */
const failed = new Set<string>();

/** The URL path of a page's content: `/blog/tag/type` → `/content/blog/tag/type.json`. */
export const contentPath = (path: string) =>
  `${basePath}/content${withoutBase(path).replace(/\/$/, '')}.json`;

/** Provides content without a fetch: from the server, or null for a page that the server did not find. */
export function providePageData(path: string, payload: PagePayload | null): void {
  cache.set(path, Promise.resolve(payload));
}

async function fetchPageData(path: string): Promise<PagePayload | null> {
  const answer = await fetch(contentPath(path));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The content of ${path} could not be loaded: status ${answer.status}.`);
  return (await answer.json()) as PagePayload;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries without limit, for a prerendered page: an error must not replace visible content. */
async function fetchWithRetry(path: string, pause = 1000): Promise<PagePayload | null> {
  try {
    return await fetchPageData(path);
  } catch {
    failed.add(path);
    await wait(pause);
    return fetchWithRetry(path, Math.min(pause * 2, 60_000));
  }
}

export interface PageDataOptions {
  /** Retries until it succeeds, for a page that is already on screen. @default false */
  patient?: boolean;
}

/**
 * The content of a page, fetched once. Null if the page does not exist. A failure stays until `loadPageData`: each render
 * asks again, and with a new promise each time React would never show the error.
 */
export function pageData(
  path: string,
  { patient = false }: PageDataOptions = {},
): Promise<PagePayload | null> {
  const before = cache.get(path);
  if (before) return before;
  const coming = patient ? fetchWithRetry(path) : fetchPageData(path);
  cache.set(path, coming);
  coming.catch(() => failed.add(path));
  return coming;
}

/**
 * Loads the content of a page. After a failure it fetches at once, also where a retry waits: a visitor who returns to the
 * first page would wait as long.
 */
export function loadPageData(path: string): Promise<PagePayload | null> {
  if (failed.delete(path)) cache.delete(path);
  return pageData(path);
}
