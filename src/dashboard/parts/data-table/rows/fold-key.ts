import { fold } from '@/lib/search/words';

const plain = /^[\x20-\x7e]*$/;

/** A text as it is sorted and searched: without case and accents, trimmed. Plain Latin, the most of it, is quick. */
export function foldKey(text: string): string {
  const trimmed = text.trim();
  return plain.test(trimmed) ? trimmed.toLowerCase() : fold(trimmed);
}

/** The words of a search, folded. */
export const searchWords = (search: string): string[] => foldKey(search).split(/\s+/u).filter(Boolean);

/** What is worked out of a record once, for as long as the record is the same object: records are never changed in place. */
export function perRecord<Row extends object, T>(work: (row: Row) => T): (row: Row) => T {
  const cache = new WeakMap<Row, T>();
  return (row) => {
    let found = cache.get(row);
    if (found === undefined) {
      found = work(row);
      cache.set(row, found);
    }
    return found;
  };
}
