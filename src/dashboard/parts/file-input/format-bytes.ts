const units = ['kB', 'MB', 'GB'] as const;

/** Formats a number of bytes in decimal units: 340,000 is `340 kB`, 1,230,000 is `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let size = bytes / 1000;
  let unit = 0;
  // A size that rounds to 1000 uses the next unit.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${units[unit]}`;
}
