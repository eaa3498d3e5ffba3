import { Router } from 'wouter';
import { prerender } from 'react-dom/static';
import type { PagePayload } from '@/content/page-data';
import { providePageData } from '@/platform/page-data';
import { App } from './app';

/**
 * The HTML of one page, complete: the build's server bundle exports this. Outlined boundaries would need inline scripts,
 * which the site's policy refuses, so all of the page comes in one piece.
 * @param payload What the page is made of; null for a page that has nothing of its own, as home and the 404.
 * @throws Error where a component throws: a page that is half there is not published.
 */
export async function renderPage(path: string, payload: PagePayload | null): Promise<string> {
  providePageData(path, payload);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      <App />
    </Router>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return new Response(prelude).text();
}

export { pageFileOf } from './page-loaders';
