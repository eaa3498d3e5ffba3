import { plainNumber } from '@/dashboard/words/count';
import type { FigureColumn } from './figure-table';

/** Converts a table to CSV rows: headers, cell texts and totals, worded as on the screen, with plain numbers. */
export function csvRows<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string[][] {
  const write = ({ numeric }: FigureColumn<Row>, text: string) => (numeric ? plainNumber(text) : text);
  const body = rows.map((row) => columns.map((column) => write(column, column.text(row))));
  const foot = columns.some(({ foot: words }) => words !== undefined)
    ? [columns.map((column) => write(column, column.foot ?? ''))]
    : [];
  return [columns.map(({ head }) => head), ...body, ...foot];
}
