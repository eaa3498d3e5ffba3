import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { PagePayload } from '@/content/page-data';
import { RouterProvider } from '@/design-system/link/router-provider';
import { Sketches } from '@/design-system/plate/sketches';
import { offlinePath } from '@/lib/worker-message';
import { OfflinePage } from '@/pages/offline/offline';
import { providePageData } from '@/platform/page-data';
import { HeroLinesData, type HeroLinesByArtboard } from '@/sections/hero/hero-lines';
import { App } from './app';
import { Layout } from './layout';

/** The content of the HTML until the pictures load. */
interface Placeholders {
  /** Of the first plates of pages, as data URLs, by plate id. */
  sketches: Readonly<Record<string, string>>;
  heroLines: HeroLinesByArtboard;
}

/**
 * The complete HTML of one page, exported by the build's server bundle. Streamed Suspense boundaries would
 * need inline scripts, which the content security policy blocks, so the page is rendered in one piece.
 * @param payload - the page's content, or null for a page without a content file, such as home and the 404.
 * @param isMissing - for the 404 page
 * @throws Error if a component throws: an incomplete page must not be published.
 */
export function renderPage(
  path: string,
  payload: PagePayload | null,
  { sketches, heroLines }: Placeholders,
  isMissing: boolean,
): Promise<string> {
  providePageData(path, payload);
  return render(
    path,
    <Sketches value={sketches}>
      <HeroLinesData value={heroLines}>
        <App isMissing={isMissing} />
      </HeroLinesData>
    </Sketches>,
  );
}

/** The HTML of the fallback page for pages that are not cached. It is never hydrated. */
export const renderOfflinePage = (): Promise<string> =>
  render(
    offlinePath,
    <Layout page={null} path={offlinePath} loading={false}>
      <OfflinePage />
    </Layout>,
  );

async function render(path: string, tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <RouterProvider ssrPath={path} ssrSearch="">
      {tree}
    </RouterProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return new Response(prelude).text();
}

export { plates } from '@/content/plates';
export { movingPages, pageNameOf } from './page-loaders';
