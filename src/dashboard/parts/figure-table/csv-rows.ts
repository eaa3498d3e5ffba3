import type { FigureColumn } from './figure-table';

/** Converts a table to CSV rows: headers, cell texts and totals, worded as on the screen. */
export function csvRows<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string[][] {
  const body = rows.map((row) => columns.map(({ text }) => text(row)));
  const foot = columns.some(({ foot: words }) => words !== undefined)
    ? [columns.map(({ foot: words = '' }) => words)]
    : [];
  return [columns.map(({ head }) => head), ...body, ...foot];
}
