import { expect, it } from 'vitest';
import { parseCsv } from '@/dashboard/csv/parse-csv';
import { guessMapping } from '@/dashboard/parts/csv-import/guess-mapping';
import type { CheckedRows, RowsToCheck } from '@/dashboard/parts/csv-import/import-spec';
import { rowTexts } from '@/dashboard/parts/csv-import/row-texts';
import { refuseWideRows } from '@/dashboard/parts/csv-import/wide-rows';
import { atOnce } from '@/platform/in-slices';

type Field = 'person' | 'hours' | 'note';
const fields = (['person', 'hours', 'note'] as const).map((id) => ({ id, label: id, columns: [] }));

/** The texts of the rows that are read, and the errors of the others. */
async function read(text: string) {
  const { rows, delimiter } = await parseCsv(text);
  const head = rows[0]!.cells;
  function* check(all: RowsToCheck<Field>): Generator<void, CheckedRows<string, Field>> {
    yield;
    return { records: all.rows.map((row) => rowTexts(row, all).hours ?? ''), wrong: [], stored: 0 };
  }
  const columns = { mapping: guessMapping(head, fields), fixes: new Map(), width: head.length, delimiter };
  const { records, wrong } = atOnce(refuseWideRows({ rows: rows.slice(1), ...columns }, check));
  return { records, wrong: wrong.map(({ line, texts, error }) => [line, texts.person, error]) };
}

it('refuses a row whose number has a comma without quotation marks', async () => {
  expect(await read('Person,Hours,Note\nAda,1.5,Call\nBo,1,5,Call\nCy,"1,5",Call')).toEqual({
    records: ['1.5', '1,5'],
    wrong: [
      [
        3,
        'Bo',
        'This row has 4 cells, and the first row has 3. In the file, put quotation marks around a cell with a comma in it. Then choose the file again.',
      ],
    ],
  });
});

it('reads rows with empty cells at their end, and rows with fewer cells', async () => {
  expect(await read('Person;Hours;Note\nAda;1,5;Call;;\nBo;2')).toEqual({ records: ['1,5', '2'], wrong: [] });
});
