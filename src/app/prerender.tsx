import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { PagePayload } from '@/content/page-data';
import { Address } from '@/design-system/link/address';
import { Sketches } from '@/design-system/plate/sketches';
import { offlinePath } from '@/lib/worker-message';
import { OfflinePage } from '@/pages/offline/offline';
import { providePageData } from '@/platform/page-data';
import { App } from './app';
import { Layout } from './layout';

/**
 * The HTML of one page, complete: the build's server bundle exports this. Outlined boundaries would need inline scripts,
 * which the site's policy refuses, so all of the page comes in one piece.
 * @param payload What the page is made of; null for a page that has nothing of its own, as home and the 404.
 * @param sketches What stands for plates until they are there, by their ids.
 * @throws Error where a component throws: a page that is half there is not published.
 */
export function renderPage(
  path: string,
  payload: PagePayload | null,
  sketches: Readonly<Record<string, string>>,
): Promise<string> {
  providePageData(path, payload);
  return render(
    path,
    <Sketches value={sketches}>
      <App />
    </Sketches>,
  );
}

/** The HTML of the page that stands for those which are not kept. No application takes it over. */
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
    <Address ssrPath={path} ssrSearch="">
      {tree}
    </Address>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return new Response(prelude).text();
}

export { plates } from '@/content/plates';
export { pageNameOf } from './page-loaders';
