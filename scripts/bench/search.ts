/** Measures the search with many articles: index size, time to open it and to answer, wait after a key. */
import { brotliCompressSync } from 'node:zlib';
import { openSearch } from '../../src/lib/search/engine';
import type { SearchIndexFile } from '../../src/lib/search/index-file';
import { buildSearchIndex, type SearchDocument } from '../search/build-index';
import { sampleArticles } from '../search/sample';
import { slower } from './browser';
import { visitSearch } from './search-visit';
import { printFigure, timesOf, type Times } from './times';

const documents = 2000;
/** Per document. */
const words = 800;

const bytesPerWordGoal = 40;
/** From a key to visible results, in ms. */
const answerGoal = 50;

export interface SearchBench {
  json: number;
  brotli: number;
  /** Brotli bytes per word of all texts. */
  bytesPerWord: number;
  /** In ms. */
  build: number;
  open: Times;
  /** Time in the engine only. */
  answer: Times;
  /** From a key to the frame with its results, in a browser. */
  key: Times;
}

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

/** @param origin - of the served production build. */
export async function measureSearch(origin: string): Promise<SearchBench> {
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
    json: json.length,
    brotli,
    bytesPerWord: brotli / (documents * words),
    build,
    open,
    answer,
    key: await visitSearch(origin, json, articles[0]!.title.slice(0, 24)),
  };
}

const ms = ({ median, worst }: Times) => `${median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`;

/** @returns a line for each missed goal. */
export function printSearch({ json, brotli, bytesPerWord, build, open, answer, key }: SearchBench): string[] {
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
  const line = `key       ${ms(key)}, on a machine ${slower} times slower  goal ≤ ${answerGoal} ms`;
  return [...missed, ...printFigure(line, key.median > answerGoal)];
}
