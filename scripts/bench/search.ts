/** Measures the search with many articles: index size, time to open it and to answer, wait after a key. */
import { brotliCompressSync } from 'node:zlib';
import { openSearch } from '../../src/lib/search/engine';
import type { SearchIndexFile } from '../../src/lib/search/index-file';
import { buildSearchIndex, type SearchDocument } from '../search/build-index';
import { sampleArticles } from '../search/sample';
import { slower } from './browser';
import { timesFigure, type Section } from './figures';
import { searchGoals } from './goals';
import { visitSearch } from './search-visit';

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
  const keys = await visitSearch(origin, json, articles[0]!.title.slice(0, 24));
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
