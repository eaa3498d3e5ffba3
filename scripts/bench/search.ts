/**
 * `npx tsx scripts/bench/search.ts`: the search with many articles: the bytes of its index, how long it takes to open and to
 * answer, and how long a visitor of the built site waits for results after a key.
 *   --documents 2000   articles in the index
 *   --words 800        of text in each
 *   --slower 4         how many times slower than this machine the visitor's is
 *   --no-browser       without the visitor, who needs a build in dist/
 */
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { openSearch } from '../../src/lib/search/engine';
import type { SearchIndexFile } from '../../src/lib/search/index-file';
import { searchIndexPath } from '../../src/routes/paths';
import { chromePath, chromiumFlags } from '../chromium';
import { buildSearchIndex, type SearchDocument } from '../search/build-index';
import { sampleArticles } from '../search/sample';
import { createSiteServer } from '../serve';

export const bytesPerWordGoal = 40;
/** From a key to results on the screen, in ms. */
export const answerGoal = 50;

/** Middle and worst of several times, in ms. */
export interface Times {
  median: number;
  worst: number;
}

export interface SearchBench {
  documents: number;
  json: number;
  brotli: number;
  /** Brotli bytes a word of all texts. */
  bytesPerWord: number;
  /** ms */
  build: number;
  open: Times;
  /** Of the engine alone. */
  answer: Times;
  /** From a key to the frame with its results, in a browser; absent without one. */
  key?: Times;
  /** Of the browser's machine. */
  slower: number;
}

function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[Math.floor((sorted.length - 1) / 2)]!, worst: sorted.at(-1)! };
}

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** What a visitor types: titles letter by letter, a slip, common beginnings, words of a text. */
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

/** Types into the bar's box and measures from each key to the frame that shows what it found. */
async function measureKeys(
  page: Page,
  url: string,
  file: string,
  text: string,
  slower: number,
): Promise<Times> {
  await page.route(`**${searchIndexPath}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: file }),
  );
  await page.goto(url, { waitUntil: 'load' });
  const box = page.getByRole('banner').getByRole('combobox').first();
  await box.click();
  // The first answer also waits for the index: what is measured is the answer to a key.
  await box.fill(text.slice(0, 3));
  await page.getByRole('option').first().waitFor();
  await box.fill('');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver(() => {
      if (!pressed || !document.querySelector('[role=option]')) return;
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
  return timesOf(times);
}

async function visit(json: string, text: string, slower: number): Promise<Times> {
  const server = createSiteServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    return await measureKeys(
      page,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/about`,
      json,
      text,
      slower,
    );
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

export interface SearchBenchOptions {
  documents?: number;
  /** Words of text in each. */
  words?: number;
  slower?: number;
  /** @default true */
  browser?: boolean;
}

export async function measureSearch({
  documents = 2000,
  words = 800,
  slower = 4,
  browser = true,
}: SearchBenchOptions = {}): Promise<SearchBench> {
  const articles = sampleArticles(documents, words);
  let file!: SearchIndexFile;
  const build = timed(() => (file = buildSearchIndex(articles)));
  const json = JSON.stringify(file);
  const brotli = brotliCompressSync(json).length;
  const open = timesOf(
    Array.from({ length: 5 }, () => timed(() => openSearch(JSON.parse(json) as SearchIndexFile))),
  );
  const search = openSearch(file);
  const answer = timesOf(questions(articles).map((query) => timed(() => search(query))));
  return {
    documents,
    json: json.length,
    brotli,
    bytesPerWord: brotli / (documents * words),
    build,
    open,
    answer,
    key: browser ? await visit(json, articles[0]!.title.slice(0, 24), slower) : undefined,
    slower,
  };
}

const ms = ({ median, worst }: Times) => `${median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`;

export function printSearch({
  documents,
  json,
  brotli,
  bytesPerWord,
  build,
  open,
  answer,
  key,
  slower,
}: SearchBench) {
  console.log(`\nSearch with ${documents} articles`);
  console.log(
    `  index     ${(brotli / 1024).toFixed(1)} KiB (${(json / 1024).toFixed(0)} before compression)`,
  );
  console.log(`  a word    ${bytesPerWord.toFixed(3)} bytes  goal ≤ ${bytesPerWordGoal}`);
  console.log(`  build     ${(build / 1000).toFixed(1)} s`);
  console.log(`  open      ${ms(open)}`);
  console.log(`  answer    ${ms(answer)}`);
  if (key)
    console.log(`  key       ${ms(key)}, on a machine ${slower} times slower  goal ≤ ${answerGoal} ms`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      documents: { type: 'string', default: '2000' },
      words: { type: 'string', default: '800' },
      slower: { type: 'string', default: '4' },
      'no-browser': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help)
    console.log(
      'npx tsx scripts/bench/search.ts [--documents 2000] [--words 800] [--slower 4] [--no-browser]',
    );
  else {
    printSearch(
      await measureSearch({
        documents: Number(values.documents),
        words: Number(values.words),
        slower: Number(values.slower),
        browser: !values['no-browser'],
      }),
    );
    console.log(`\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}`);
  }
}
