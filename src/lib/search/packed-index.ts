import MiniSearch from 'minisearch';
import { miniSearchOptions, mostOften, searchFields, type SearchIndexFile } from './index-file';
import { unpackNumbers } from './packed-numbers';

/** The sorted words of the index. */
export function unpackTerms(packed: string): string[] {
  let last = '';
  return packed
    .split(' ')
    .filter(Boolean)
    .map((rest) => (last = last.slice(0, Number.parseInt(rest[0]!, 36)) + rest.slice(1)));
}

/** The frequency of a word by document. */
function unpackPostings(packed: string): Map<number, number> {
  const frequencies = new Map<number, number>();
  let id = -1;
  for (const number of unpackNumbers(packed)) {
    id += Math.floor(number / mostOften) + 1;
    frequencies.set(id, (number % mostOften) + 1);
  }
  return frequencies;
}

/** The occurrences of one word by field, unpacked on first access. */
class Postings extends Map<number, Map<number, number>> {
  constructor(
    private readonly lines: readonly (readonly string[])[],
    private readonly place: number,
  ) {
    super();
  }

  override get(field: number) {
    const line = this.lines[field]?.[this.place];
    if (line && !this.has(field)) this.set(field, unpackPostings(line));
    return super.get(field);
  }
}

/**
 * MiniSearch over the packed file. Its own `loadJS` needs a nested object per word, so it unpacks all words
 * before the first answer. For 2,000 articles that takes 400 ms, compared with 30 ms here. This sets the same
 * fields as `loadJS`.
 */
export class PackedIndex extends MiniSearch {
  constructor({ documents, postings }: SearchIndexFile, terms: readonly string[]) {
    super(miniSearchOptions);
    const lines = postings.map((field) => field.split('\n'));
    for (const [place, term] of terms.entries()) this._index.set(term, new Postings(lines, place));
    for (const [id, [, , , , ...lengths]] of documents.entries()) {
      this._documentIds.set(id, id);
      this._fieldLength.set(id, lengths);
    }
    this._documentCount = documents.length;
    this._nextId = documents.length;
    this._avgFieldLength = searchFields.map((_, field) => {
      const lengths = [...this._fieldLength.values()].map((all) => all[field]!);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
    });
  }
}
