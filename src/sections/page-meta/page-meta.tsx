import { brand } from '@/content/brand';

export interface PageMetaProps {
  /** The page's title as the tab shows it, brand included. */
  title: string;
  description: string;
  /** The path that search engines should know; none for a page that they should not. */
  canonicalPath?: string;
}

/** What the head says of the page: React lifts these into the document's head, on the server too. */
export function PageMeta({ title, description, canonicalPath }: PageMetaProps) {
  if (canonicalPath === undefined) {
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = brand.url + canonicalPath;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
    </>
  );
}
