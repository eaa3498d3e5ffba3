import { delimiterNames, type CsvRow } from '@/dashboard/csv/parse-csv';
import type { CheckedRows, RowsToCheck, WrongRow } from './import-spec';
import { rowTexts } from './row-texts';

/** Whether a row has text beyond the last column. A number such as 1,5 without quotation marks is two cells. */
const isWide = ({ cells }: CsvRow, width: number) =>
  cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '');

export interface WideRowsOptions<Id extends string> extends RowsToCheck<Id> {
  /** Number of columns. */
  width: number;
  /** Character between cells. */
  delimiter: string;
}

/** Checks rows, and refuses those with more cells than columns: their cells may belong to other columns. */
export function* refuseWideRows<Row, Id extends string>(
  { rows, width, delimiter, ...columns }: WideRowsOptions<Id>,
  check: (rows: RowsToCheck<Id>) => Generator<void, CheckedRows<Row, Id>>,
): Generator<void, CheckedRows<Row, Id>> {
  const wide = rows.filter((row) => isWide(row, width));
  if (wide.length === 0) return yield* check({ rows, ...columns });
  const checked = yield* check({ rows: rows.filter((row) => !isWide(row, width)), ...columns });
  const mark = delimiterNames[delimiter]?.toLowerCase() ?? `“${delimiter}”`;
  const refused = wide.map((row): WrongRow<Id> => ({
    line: row.line,
    texts: rowTexts(row, columns) as WrongRow<Id>['texts'],
    errors: {} as WrongRow<Id>['errors'],
    error: `This row has ${row.cells.length} cells, and the first row has ${width}. In the file, put quotation marks around a cell with a ${mark} in it. Then choose the file again.`,
  }));
  return { ...checked, wrong: [...checked.wrong, ...refused].sort((a, b) => a.line - b.line) };
}
