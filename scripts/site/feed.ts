import type { Brand } from '../../src/content/schema/brand';
import { pages as texts } from '../../src/content/pages';
import { language } from '../../src/lib/language';
import { feedPath, pathTo } from '../../src/routes/paths';
import { latest } from '../content/days';
import type { ContentStore, Post } from '../content/content-store';
import { escapeMarkup, toHtml } from '../content/prose/to-html';
import { absolute } from './addresses';
import { rfc822 } from './instants';

/** The number of articles in the feed: readers keep articles they have seen, and a feed is fetched all day. */
export const feedLength = 30;

/** Returns the feed's title for pages that name it. */
export const feedTitle = ({ name }: Pick<Brand, 'name'>): string => `${texts.blog.title} · ${name}`;

/** Text that may hold anything: the one mark that would end it is split over two sections. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function item({ slug, doc, body }: Post, authorOf: (slug: string) => string, brand: Brand): string {
  const address = absolute(brand, pathTo('post', { slug }));
  return `<item>
<title>${escapeMarkup(doc.title)}</title>
<link>${escapeMarkup(address)}</link>
<guid isPermaLink="true">${escapeMarkup(address)}</guid>
<pubDate>${rfc822(doc.date, brand.timeZone)}</pubDate>
<dc:creator>${escapeMarkup(authorOf(doc.author))}</dc:creator>
${doc.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>\n`).join('')}<description>${escapeMarkup(doc.description)}</description>
<content:encoded>${cdata(toHtml(body, { absolute: address }))}</content:encoded>
</item>
`;
}

/** The newest articles with their whole text, as RSS 2.0. */
export function feed({ posts, people }: ContentStore, brand: Brand): string {
  const names = new Map(people.map(({ slug, doc }) => [slug, doc.name]));
  const shown = posts.slice(0, feedLength);
  const changed = latest(shown.map(({ doc }) => doc.updated ?? doc.date));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(feedTitle(brand))}</title>
<link>${escapeMarkup(absolute(brand, pathTo('blog')))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(absolute(brand, feedPath))}"/>
<description>${escapeMarkup(texts.blog.description)}</description>
<language>${language}</language>
${changed ? `<lastBuildDate>${rfc822(changed, brand.timeZone)}</lastBuildDate>\n` : ''}${shown
    .map((post) => item(post, (slug) => names.get(slug) ?? brand.name, brand))
    .join('')}</channel>
</rss>
`;
}
