/** Matches the start of a spreadsheet formula, including full-width East Asian characters. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A negative number, such as a loss, is no formula, and with an apostrophe no number. */
const negative = /^-\d+(\.\d+)?$/;

/** Prevents formula injection: prefixes a possible formula with an apostrophe, which `plainCell` removes. */
export const safeCell = (cell: string): string =>
  formula.test(cell) && !negative.test(cell) ? `'${cell}` : cell;

/** Reverts `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Marks the text as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

export type CsvSeparator = ',' | ';' | '\t';

/**
 * Formats rows as CSV (RFC 4180) with CRLF, necessary quotes and a byte order mark. No cell can run as a
 * formula.
 */
export function formatCsv(rows: Iterable<readonly string[]>, separator: CsvSeparator = ','): string {
  const lines: string[] = [];
  for (const row of rows) {
    const line = row.map((cell) => quoted(safeCell(cell))).join(separator);
    // A line with one empty cell would be an empty line.
    lines.push(line === '' ? '""' : line);
  }
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}
