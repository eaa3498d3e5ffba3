import { onceUnlessFailed } from '@/lib/once-unless-failed';
import type { SearchIndexFile } from '@/lib/search/index-file';
import type { SearchSource } from '@/lib/search/results';
import { searchIndexPath } from '@/routes/paths';

async function fetchIndex(): Promise<SearchIndexFile> {
  const answer = await fetch(searchIndexPath);
  if (!answer.ok) throw new Error(`The search index could not be loaded: status ${answer.status}.`);
  return (await answer.json()) as SearchIndexFile;
}

/** The engine and the index, fetched once, in parallel. A failure is not cached, so the next call retries. */
const search = onceUnlessFailed(async () => {
  const [{ openSearch }, file] = await Promise.all([import('@/lib/search/engine'), fetchIndex()]);
  return openSearch(file);
});

/** The search over the whole site. Loads nothing before the user focuses a search box. */
export const siteSearch: SearchSource = {
  prepare: () => void search().catch(() => {}),
  ask: async (query, limits) => (await search())(query, limits),
};
