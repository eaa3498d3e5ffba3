import type { PagePayload } from '@/content/page-data';

/** The payload of each path. Null: there is no such page. */
const cache = new Map<string, Promise<PagePayload | null>>();

/** Where the content of a page lies: `/blog/tag/type` → `/content/blog/tag/type.json`. */
export const contentPath = (path: string) => `/content${path.replace(/\/$/, '')}.json`;

/** Tells the content of a path that need not be fetched: the server's, and null for a page that the server did not find. */
export function providePageData(path: string, payload: PagePayload | null): void {
  cache.set(path, Promise.resolve(payload));
}

async function fetchPageData(path: string): Promise<PagePayload | null> {
  const answer = await fetch(contentPath(path));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The content of ${path} did not come: status ${answer.status}.`);
  return (await answer.json()) as PagePayload;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A prerendered page can wait for its content for as long as it takes: nothing replaces it with an error. */
async function fetchPatiently(path: string, pause = 1000): Promise<PagePayload | null> {
  try {
    return await fetchPageData(path);
  } catch {
    await wait(pause);
    return fetchPatiently(path, Math.min(pause * 2, 60_000));
  }
}

export interface PageDataOptions {
  /** The page is on the screen already: try until it works. @default false */
  patient?: boolean;
}

/**
 * The content of one page, fetched once. Null where there is no such page. A failure is forgotten, so that the next call
 * tries again.
 */
export function pageData(
  path: string,
  { patient = false }: PageDataOptions = {},
): Promise<PagePayload | null> {
  const before = cache.get(path);
  if (before) return before;
  const coming = patient ? fetchPatiently(path) : fetchPageData(path);
  cache.set(path, coming);
  coming.catch(() => cache.delete(path));
  return coming;
}
