import type { Brand } from '../../src/content/schema/brand';
import { hasLanguages } from '../../src/lib/language';
import { translationsOf } from '../../src/lib/languages';
import { escapeMarkup } from '../content/prose/to-html';
import type { SitePage } from '../content/site-pages';
import { absolute, sitemapPath } from './addresses';

/** The protocol's limit for one file (sitemaps.org). */
const maxInOne = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Whether search engines list a page under its own address. An alias is a copy of another. */
export const isIndexable = ({ head, path }: SitePage): boolean => head.canonical === path;

/** @param alternates - the same page in all languages */
function entry(
  element: 'url' | 'sitemap',
  address: string,
  lastModified: string | null,
  alternates = '',
): string {
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}${alternates}</${element}>\n`;
}

function alternatesOf(path: string, brand: Brand): string {
  const all = translationsOf(path);
  if (all.length < 2) return '';
  return all
    .map(
      ({ tag, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(absolute(brand, other))}"/>`,
    )
    .join('');
}

const set = (pages: readonly SitePage[], brand: Brand) =>
  `${head}<urlset xmlns="${namespace}"${hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${pages
    .map(({ path, lastModified }) =>
      entry('url', absolute(brand, path), lastModified, alternatesOf(path, brand)),
    )
    .join('')}</urlset>\n`;

/** The pages that search engines list, by file: one, or an index of several where one may not hold them. */
export function sitemap(
  pages: readonly SitePage[],
  brand: Brand,
  { most = maxInOne }: { most?: number } = {},
): ReadonlyMap<string, string> {
  const listed = pages.filter(isIndexable);
  if (listed.length <= most) return new Map([[sitemapPath, set(listed, brand)]]);
  const parts = Array.from({ length: Math.ceil(listed.length / most) }, (_, index) => ({
    path: sitemapPath.replace('.xml', `-${index + 1}.xml`),
    text: set(listed.slice(index * most, (index + 1) * most), brand),
  }));
  const entries = parts.map(({ path }) => entry('sitemap', absolute(brand, path), null)).join('');
  return new Map([
    [sitemapPath, `${head}<sitemapindex xmlns="${namespace}">\n${entries}</sitemapindex>\n`],
    ...parts.map(({ path, text }) => [path, text] as const),
  ]);
}
