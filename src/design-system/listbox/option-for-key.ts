/** Where an arrow leads past the first and the last option: nowhere, to the other end, or to the field itself, -1. */
export type ListEnds = 'stop' | 'wrap' | 'field';

export interface ListPlace {
  index: number;
  count: number;
  ends: ListEnds;
  /** How many options Page Up and Page Down pass. @default 0: they mean nothing */
  page?: number;
}

/** The option that an arrow or a page key leads to; null for any other key. */
export function optionForKey(key: string, { index, count, ends, page = 0 }: ListPlace): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
  if (!step) return null;
  const next = index + step;
  const last = count - 1;
  if (ends === 'stop' || key.startsWith('Page')) return Math.max(0, Math.min(next, last));
  const first = ends === 'field' ? -1 : 0;
  if (next > last) return first;
  return next < first ? last : next;
}

/** The item of a menu that a key leads to: arrows wrap, Home and End lead to the ends; null for any other key. */
export function itemForKey(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return optionForKey(key, { index, count, ends: 'wrap' });
}
