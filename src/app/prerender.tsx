import type { PagePayload } from '@/content/page-data';
import { Sketches } from '@/design-system/plate/sketches';
import { offlinePath } from '@/lib/worker-message';
import { OfflinePage } from '@/pages/offline/offline';
import { providePageData } from '@/platform/page-data';
import { HeroLinesData, type HeroLinesByArtboard } from '@/sections/hero/hero-lines';
import { App } from './app';
import { Layout } from './layout';
import { renderWhole } from './render-whole';

/** The content of the HTML until the pictures load. */
interface Placeholders {
  /** Of the first plates of pages, as data URLs, by plate id. */
  sketches: Readonly<Record<string, string>>;
  heroLines: HeroLinesByArtboard;
}

/**
 * The complete HTML of one page, exported by the build's server bundle.
 * @param payload - the page's content, or null for a page without a content file, such as home and the 404.
 * @param isMissing - for the 404 page
 */
export function renderPage(
  path: string,
  payload: PagePayload | null,
  { sketches, heroLines }: Placeholders,
  isMissing: boolean,
): Promise<string> {
  providePageData(path, payload);
  return renderWhole(
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
  renderWhole(
    offlinePath,
    <Layout page={null} path={offlinePath} loading={false}>
      <OfflinePage />
    </Layout>,
  );

export { plates } from '@/content/plates';
export { movingPages, pageNameOf } from './page-loaders';
