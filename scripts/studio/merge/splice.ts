/** Replaces a part of a text. Offsets refer to the text as `plainLines` returns it. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

const byteOrderMark = '\ufeff';

/** A text without its byte order mark, with one character for each line end. */
export const plainLines = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** Applies splices to the stored text. Everything outside of them keeps its bytes; new lines end as most lines do. */
export function applySplices(stored: string, splices: readonly Splice[]): string {
  const mark = stored.startsWith(byteOrderMark) ? 1 : 0;
  // The characters that `plainLines` dropped, as offsets in its result.
  const dropped = [...stored.slice(mark).matchAll(/\r\n/g)].map(({ index }, earlier) => index - earlier);
  const lineCount = plainLines(stored).split('\n').length - 1;
  const lineEnd = dropped.length * 2 > lineCount ? '\r\n' : '\n';
  const storedOffset = (offset: number) => {
    let before = 0;
    while (before < dropped.length && dropped[before]! < offset) before++;
    return mark + offset + before;
  };
  let result = '';
  let from = 0;
  for (const { start, end, text } of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += stored.slice(from, storedOffset(start)) + text.replaceAll('\n', lineEnd);
    from = storedOffset(end);
  }
  return result + stored.slice(from);
}
