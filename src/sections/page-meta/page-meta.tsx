import { siteOrigin } from '@/content/brand-name';
import type { PageHead } from '@/content/page-data';

/**
 * Metadata of the page for tabs and search engines. React hoists it into the document's head, on the server too. The
 * build adds metadata for crawlers only to the HTML (`scripts/site`).
 */
export function PageMeta({ title, description, canonical }: PageHead) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteOrigin + canonical} />
      )}
    </>
  );
}
