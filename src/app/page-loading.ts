import { pageData } from '@/platform/page-data';
import { matchPath } from '@/routes/match';
import { hasData, pageNameOf, pageLoaders } from './page-loaders';

/**
 * Loads a page's code and content in parallel. Rejects if either fails. Successful parts stay cached, so the
 * page then renders at once.
 */
export async function loadPage(path: string): Promise<void> {
  const id = matchPath(path)?.id ?? null;
  await Promise.all([pageLoaders[pageNameOf(id)](), id && hasData(id) ? pageData(path) : null]);
}
