/**
 * `npx tsx scripts/bench/search.ts`: the search with many articles: the bytes of its index, how long it takes to open and to
 * answer, and how long a visitor of the built site waits for results after a key.
 *   --documents 2000   articles in the index
 *   --words 800        of text in each
 *   --slower 4         how many times slower than this machine the visitor's is
 *   --no-browser       without the visitor, who needs a build in dist/
 */
import { cpus, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { openSearch } from '../../src/lib/search/engine';
import type { SearchIndexFile } from '../../src/lib/search/index-file';
import { buildSearchIndex, type SearchDocument } from '../search/build-index';
import { sampleArticles } from '../search/sample';
import { visitSearch } from './search-visit';
import { printFigure, timesOf, type Times } from './times';

export const bytesPerWordGoal = 40;
/** From a key to results on the screen, in ms. */
export const answerGoal = 50;

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
    key: browser ? await visitSearch(json, articles[0]!.title.slice(0, 24), slower) : undefined,
    slower,
  };
}

const ms = ({ median, worst }: Times) => `${median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`;

/** @returns a line for each goal that is missed. */
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
}: SearchBench): string[] {
  console.log(`\nSearch with ${documents} articles`);
  console.log(
    `    index     ${(brotli / 1024).toFixed(1)} KiB (${(json / 1024).toFixed(0)} before compression)`,
  );
  const missed = printFigure(
    `a word    ${bytesPerWord.toFixed(3)} bytes  goal ≤ ${bytesPerWordGoal}`,
    bytesPerWord > bytesPerWordGoal,
  );
  console.log(`    build     ${(build / 1000).toFixed(1)} s`);
  console.log(`    open      ${ms(open)}`);
  console.log(`    answer    ${ms(answer)}`);
  if (!key) return missed;
  const line = `key       ${ms(key)}, on a machine ${slower} times slower  goal ≤ ${answerGoal} ms`;
  return [...missed, ...printFigure(line, key.median > answerGoal)];
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
