import type { FigureColumn } from './figure-table';

/** A table as rows of a CSV file: the heads, what each cell says, and the totals, in the same words as on the screen. */
export function csvRows<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string[][] {
  const body = rows.map((row) => columns.map(({ text }) => text(row)));
  const foot = columns.some(({ foot: words }) => words !== undefined)
    ? [columns.map(({ foot: words = '' }) => words)]
    : [];
  return [columns.map(({ head }) => head), ...body, ...foot];
}
