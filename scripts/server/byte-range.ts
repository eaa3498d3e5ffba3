/** A range of bytes, with an inclusive end. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range of a file that a `Range` header requests (RFC 9110, 14.1.2).
 * @param size - of the file, in bytes.
 * @returns null if the header must be ignored: absent, another unit, several ranges or malformed.
 * 'unsatisfiable' if the range starts after the end of the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const start = Math.max(0, size - Number(last));
    return start < size ? { start, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return null;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}
