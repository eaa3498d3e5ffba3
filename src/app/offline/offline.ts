/**
 * The script of the offline page, which replaces the requested page and runs without React. It lists the
 * cached pages and reloads when the network is back.
 */
import { home } from '@generated/yaml/words/navigation';
import { withoutBrand } from '@/content/page-title';
import { basePath } from '@/lib/base-path';
import { language } from '@/lib/language';
import { pagesCache } from '@/lib/worker-message';
import * as crumbs from '@/design-system/breadcrumbs/breadcrumbs.module.scss';
import * as page from '@/pages/offline/offline.module.scss';
import { pathTo } from '@/routes/paths';
import * as opening from '@/sections/page-opening/page-opening.module.scss';

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A document's title without the brand. Decodes entities by hand: a parser is a Trusted Types sink. */
function titleOf(html: string): string | null {
  const [, escaped] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  const title = escaped?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => letters[found] ?? found);
  return title === undefined ? null : withoutBrand(title);
}

async function keptPages(): Promise<{ path: string; title: string }[]> {
  const cache = await caches.open(pagesCache);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const answer = await cache.match(url);
      const kept = new URL(url).pathname;
      // The cache's keys have no slash at their end.
      const path = basePath && kept === basePath ? pathTo('home') : kept;
      const title = answer && (path === pathTo('home') ? home : titleOf(await answer.text()));
      return title ? [{ path, title }] : [];
    }),
  );
  return found.flat().sort((a, b) => a.title.localeCompare(b.title, language));
}

async function listPages() {
  const section = document.querySelector<HTMLElement>('[data-kept]');
  const entry = section?.querySelector('template')?.content;
  const pages = await keptPages();
  if (!section || !entry || pages.length === 0) return;
  const entries = pages.map(({ path, title }) => {
    const copy = document.importNode(entry, true);
    const link = copy.querySelector('a')!;
    link.href = path;
    link.textContent = title;
    return copy;
  });
  section.querySelector('ul')!.append(...entries);
  section.hidden = false;
}

/** Hides an uncached picture, so that its background shows instead of the browser's error icon. */
function hideIfFailed(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0)
    picture.style.visibility = 'hidden';
}

// Marks all classes as used, because they are used only in the prerendered HTML: the bundler would drop them.
for (const sheet of [page, opening, crumbs]) Object.freeze(sheet);

window.addEventListener('error', ({ target }) => hideIfFailed(target), true);
for (const picture of document.images) if (picture.currentSrc) hideIfFailed(picture);
window.addEventListener('online', () => location.reload());
// The page is useful without the list too.
listPages().catch(() => {});
