import { fold } from '@/lib/search/words';

const plain = /^[\x20-\x7e]*$/;

/** Normalizes a text for sorting and search: trimmed, without case and accents. Has a fast path for ASCII. */
export function foldKey(text: string): string {
  const trimmed = text.trim();
  return plain.test(trimmed) ? trimmed.toLowerCase() : fold(trimmed);
}

/** Splits a search into folded words. */
export const searchWords = (search: string): string[] => foldKey(search).split(/\s+/u).filter(Boolean);
