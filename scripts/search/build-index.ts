import MiniSearch, { type AsPlainObject } from 'minisearch';
import {
  miniSearchOptions,
  mostOften,
  searchFields,
  searchIndexVersion,
  type SearchIndexFile,
} from '../../src/lib/search/index-file';
import { packNumbers } from '../../src/lib/search/packed-numbers';
import type { SearchKind } from '../../src/lib/search/results';
import { isTelling, wordsOf } from '../../src/lib/search/words';
import { unspaced, wordsIn } from '../content/prose/words';

/** A page as the search sees it. */
export interface SearchDocument {
  path: string;
  kind: SearchKind;
  title: string;
  /** Shown below the title; at most 170 characters of it. */
  summary: string;
  tags?: readonly string[];
  headings?: readonly string[];
  /** All of its text. It is read here and not sent. */
  text: string;
}

/**
 * Places that all texts together may take in the index, shared out evenly: each of 400 pages is found by every word of its
 * text, each of 2,000 by the words that tell it best from the others. What the browser loads and keeps stays the same.
 */
export const bodyBudget = 120_000;
const maxSummaryLength = 170;

/** A summary that fits, cut between words. */
function shorten(text: string): string {
  if (text.length <= maxSummaryLength) return text;
  const cut = text.slice(0, maxSummaryLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 120)).replace(/[\s,;:.–-]+$/, '')}…`;
}

const termsOf = (text: string) => wordsOf(text).map(({ term }) => term);
const tellingTermsOf = (text: string) => termsOf(text).filter(isTelling);
/** The telling words of a text that is not shown with its matches. A single letter can be a word where no spaces are. */
const bodyTermsOf = (text: string) =>
  termsOf(wordsIn(text).join(' ')).filter((term) => isTelling(term) || unspaced.test(term));

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** For each page the most telling words of its text: those that come often in it and seldom elsewhere (tf-idf). */
function tellingBodies(documents: readonly SearchDocument[]): string[][] {
  const all = documents.map(({ text }) => countsOf(bodyTermsOf(text)));
  const spread = countsOf(all.flatMap((counts) => [...counts.keys()]));
  const share = Math.floor(bodyBudget / Math.max(documents.length, 1));
  return all.map((counts, id) => {
    const { title, summary, tags = [], headings = [] } = documents[id]!;
    // A page that is found by its title need not be found by its text.
    for (const term of termsOf([title, summary, ...tags, ...headings].join(' '))) counts.delete(term);
    return [...counts]
      .map(([term, count]) => ({
        term,
        count,
        weight: (1 + Math.log(count)) * Math.log(1 + documents.length / spread.get(term)!),
      }))
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, share)
      .flatMap(({ term, count }) => Array<string>(Math.min(count, mostOften)).fill(term));
  });
}

/** Returns a word as written after the one before it: the length of their common start, then the rest. */
function packTerm(term: string, before: string): string {
  let shared = 0;
  while (shared < 35 && shared < term.length && term[shared] === before[shared]) shared += 1;
  return shared.toString(36) + term.slice(shared);
}

function packPostings(frequencies: Readonly<Record<string, number>>): string {
  let before = -1;
  return packNumbers(
    Object.entries(frequencies).map(([id, frequency]) => {
      const distance = Number(id) - before - 1;
      before = Number(id);
      return distance * mostOften + Math.min(frequency, mostOften) - 1;
    }),
  );
}

function packIndex(
  documents: readonly SearchDocument[],
  { index, fieldLength }: AsPlainObject,
): SearchIndexFile {
  const entries = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: searchIndexVersion,
    documents: documents.map(({ path, kind, title, summary }, id) => [
      path,
      kind,
      title,
      shorten(summary),
      ...fieldLength[id]!,
    ]),
    terms: entries.map(([term], place) => packTerm(term, entries[place - 1]?.[0] ?? '')).join(' '),
    postings: searchFields.map((_, field) =>
      entries.map(([, fields]) => packPostings((fields[field] as Record<string, number>) ?? {})).join('\n'),
    ),
  };
}

/** The index of a site, in the form that is sent. Documents that match equally well are found in the order given here. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndexFile {
  const bodies = tellingBodies(documents);
  const index = new MiniSearch(miniSearchOptions);
  index.addAll(
    documents.map(({ title, tags = [], summary, headings = [] }, id) => ({
      id,
      // Every word of a page's own title counts: 'About Us' consists of common words only.
      title: termsOf(title).join(' '),
      tags: termsOf(tags.join(' ')).join(' '),
      summary: tellingTermsOf(summary).join(' '),
      headings: tellingTermsOf(headings.join(' ')).join(' '),
      body: bodies[id]!.join(' '),
    })),
  );
  return packIndex(documents, index.toJSON());
}
