/** What a spreadsheet takes for the start of a formula, also in the full width of East Asian keyboards. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that no spreadsheet runs: what could be a formula gets an apostrophe in front, which `plainCell` takes away. */
export const safeCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Rows as the text of a CSV file (RFC 4180): commas, CRLF, and quotes where they are needed. It begins with a byte order
 * mark, and no cell of it can run as a formula.
 */
export function formatCsv(rows: Iterable<readonly string[]>): string {
  const lines: string[] = [];
  for (const row of rows) {
    const line = row.map((cell) => quoted(safeCell(cell))).join(',');
    // A line of one empty cell would read as no line at all.
    lines.push(line === '' ? '""' : line);
  }
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}
