import { brand } from '@/content/brand';
import type { PageHead } from '@/content/page-data';

/**
 * What a tab and a search engine read of the page: React lifts these into the document's head, on the server too. What
 * only crawlers read is written into the HTML when the site is built (`scripts/site`).
 */
export function PageMeta({ title, description, canonical }: PageHead) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={brand.url + canonical} />
      )}
    </>
  );
}
