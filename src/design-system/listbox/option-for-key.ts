/** The effect of an arrow past either end: none, wrap to the other end, or return to the field (-1). */
export type ListEnds = 'stop' | 'wrap' | 'field';

export interface ListPlace {
  index: number;
  count: number;
  ends: ListEnds;
  /** The number of options that Page Up and Page Down skip. @default 0, which disables these keys */
  page?: number;
}

/** The option that an arrow or page key moves to, or null for any other key. */
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

/** The menu item for an arrow key (wraps), Home or End; null for any other key. */
export function itemForKey(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return optionForKey(key, { index, count, ends: 'wrap' });
}
