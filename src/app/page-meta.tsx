import { brand } from '@/content/brand';
import { pages } from '@/content/pages';
import { routes } from '@/routes/table';
import type { RouteMatch } from '@/routes/match';
import { pathTo } from '@/routes/paths';

/** The title of a page as the browser's tab and the route announcer give it; null is the 404. */
export function titleOf(match: RouteMatch | null): string {
  if (!match) return `Page not found · ${brand.name}`;
  const { title } = routes[match.id].meta(match.params);
  return match.id === 'home' || match.id === 'home-alias'
    ? `${brand.name}: ${title}`
    : `${title} · ${brand.name}`;
}

/** What the head says of the page: React lifts these into the document's head, on the server too. */
export function PageMeta({ match }: { match: RouteMatch | null }) {
  if (!match) {
    return (
      <>
        <title>{titleOf(null)}</title>
        <meta name="description" content={pages.notFound.description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const route = routes[match.id];
  const canonical = brand.url + (route.canonical ?? pathTo(match.id, match.params));
  const { description } = route.meta(match.params);
  return (
    <>
      <title>{titleOf(match)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={titleOf(match)} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
    </>
  );
}
