/** Measures the search with many articles: index size, time to open it and to answer, wait after a key. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openSearch } from '../../src/lib/search/engine';
import type { SearchIndexFile } from '../../src/lib/search/index-file';
import { searchIndexPath } from '../../src/routes/paths';
import { buildSearchIndex, type SearchDocument } from '../search/build-index';
import { sampleArticles } from '../search/sample';
import { openDesktopPage, slowDown, slower, withBrowser } from './browser';
import { timesFigure, type Section } from './figures';
import { searchGoals } from './goals';

const documents = 2000;
/** Per document. */
const words = 800;

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** Realistic queries: a title letter by letter, a typo, frequent prefixes, words of a text. */
function questions(articles: readonly SearchDocument[]): string[] {
  const [title = '', other = ''] = articles.map((article) => article.title);
  const typed = Array.from({ length: 18 }, (_, index) => title.slice(0, index + 1));
  return [
    ...typed,
    `${other.slice(0, 4)}x${other.slice(5)}`,
    's',
    'st',
    'con',
    'pre',
    articles.at(-1)!.text.slice(0, 60),
  ];
}

/**
 * Types into the search box of the bar on the built site, whose index is replaced.
 * @returns the times from a key to the frame with its results, in ms
 */
async function measureKeys(page: Page, url: string, json: string, text: string): Promise<number[]> {
  await page.route(`**${searchIndexPath}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: json }),
  );
  await page.goto(url, { waitUntil: 'load' });
  const box = page.getByRole('banner').getByRole('combobox').first();
  await box.click();
  // The first answer also waits for the index, so it is not measured.
  await box.fill(text.slice(0, 3));
  await page.getByRole('option').first().waitFor();
  await box.fill('');
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver((changes) => {
      // Ignores the live region, which is debounced on purpose.
      const isSaid = changes.every(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role=status]'),
      );
      if (!pressed || isSaid || !document.querySelector('[role=option]')) return;
      const from = pressed;
      pressed = 0;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
    }).observe(document.querySelector('header form')!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { searchTimes: times });
  });
  await box.pressSequentially(text, { delay: 250 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => (window as unknown as { searchTimes: number[] }).searchTimes);
  if (times.length === 0) throw new Error('No key was answered.');
  return times;
}

/** @param origin - of the served production build. */
export async function measureSearch(origin: string): Promise<Section[]> {
  const articles = sampleArticles(documents, words);
  let file!: SearchIndexFile;
  const build = timed(() => (file = buildSearchIndex(articles)));
  const json = JSON.stringify(file);
  const brotli = brotliCompressSync(json).length;
  const open = Array.from({ length: 5 }, () => timed(() => openSearch(JSON.parse(json) as SearchIndexFile)));
  const search = openSearch(file);
  const answer = questions(articles).map((query) => timed(() => search(query)));
  const keys = await withBrowser(async (browser) =>
    measureKeys(await openDesktopPage(browser), `${origin}/about`, json, articles[0]!.title.slice(0, 24)),
  );
  return [
    {
      title: `Search with ${documents} articles`,
      figures: [
        { name: 'index', unit: 'KiB', value: brotli },
        { name: 'index before compression', unit: 'KiB', value: json.length },
        {
          name: 'bytes of the index a word',
          unit: 'count',
          value: brotli / (documents * words),
          ...searchGoals.bytesPerWord,
        },
        { name: 'build', unit: 'ms', value: build },
        timesFigure('open', open),
        timesFigure('answer of the engine', answer),
        timesFigure(`results after a key, ${slower} times slower`, keys, searchGoals.key),
      ],
    },
  ];
}
