export interface TabRow {
  /** The selected tab, from 0. */
  index: number;
  count: number;
  rightToLeft: boolean;
}

/** The tab that a key moves to, or null for any other key. Arrows wrap. */
export function tabForKey(key: string, { index, count, rightToLeft }: TabRow): number | null {
  const step = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
