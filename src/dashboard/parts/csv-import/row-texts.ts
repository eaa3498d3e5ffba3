import type { CsvRow } from '@/dashboard/csv/parse-csv';
import type { RowsToCheck } from './import-spec';

/** Number of rows to check before the page may respond to a key. */
export const rowsAtOnce = 200;

type Columns<Id extends string> = Pick<RowsToCheck<Id>, 'mapping' | 'fixes'>;

/** The cells of a row by field, with their corrections and without spaces around them. */
export function rowTexts<Id extends string>(
  { line, cells }: CsvRow,
  { mapping, fixes }: Columns<Id>,
): Partial<Record<Id, string>> {
  const found = mapping.flatMap((id, column) => (id ? [[id, cells[column] ?? ''] as const] : []));
  const given = { ...Object.fromEntries(found), ...fixes.get(line) } as Record<Id, string>;
  return Object.fromEntries(Object.entries<string>(given).map(([id, text]) => [id, text.trim()])) as Partial<
    Record<Id, string>
  >;
}

/** Those texts of a row that are not empty. Empty cells change nothing. */
export const filled = <Id extends string>(texts: Partial<Record<Id, string>>): Partial<Record<Id, string>> =>
  Object.fromEntries(Object.entries<string | undefined>(texts).filter(([, text]) => text)) as Partial<
    Record<Id, string>
  >;
