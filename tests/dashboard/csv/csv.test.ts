import papa from 'papaparse';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, formatCsv, plainCell, safeCell } from '@/dashboard/csv/format-csv';
import { guessDelimiter, parseCsv } from '@/dashboard/csv/parse-csv';

const read = async (text: string, delimiter?: string) => {
  const table = await parseCsv(text, delimiter === undefined ? {} : { delimiter });
  return table.rows.map(({ cells }) => cells);
};

const cellArb = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '+49',
    '-5',
    '@cmd',
    '\tx',
    '\rx',
    "'=x",
    "''",
    ' a ',
    'a"b',
    'a,b',
    'two\nlines',
    '＝1',
  ),
);
/** A row that is not empty: empty lines are left out when they are read. */
const rowArb = fc
  .array(cellArb, { minLength: 1, maxLength: 6 })
  .filter((row) => row.some((cell) => cell.trim() !== ''));

describe('what is written as CSV', () => {
  it('is read back as it was, with one kind of line break', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowArb, { minLength: 1, maxLength: 8 }), async (rows) => {
        const even = rows.map((cells) => cells.map((cell) => cell.replace(/\r\n?/g, '\n')));
        expect(await read(formatCsv(rows), ',')).toEqual(even);
      }),
    );
  });

  it('is read from any text at all, each row with the line that it begins on', async () => {
    const scrap = fc.constantFrom(
      ',',
      ';',
      '\t',
      '|',
      '"',
      '""',
      '\n',
      '\ufeff',
      "'=",
      '__proto__',
      ' ',
      'a',
    );
    const lines = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\r', '')),
      fc.array(scrap, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    const ends = fc.array(fc.constantFrom('\n', '\r\n', '\r'), { minLength: 1, maxLength: 4 });
    const text = fc.tuple(lines, ends).map(([written, breaks]) => {
      let count = 0;
      return written.replaceAll('\n', () => breaks[count++ % breaks.length]!);
    });
    await fc.assert(
      fc.asyncProperty(text, async (any) => {
        const { rows, delimiter } = await parseCsv(any);
        expect([',', ';', '\t', '|']).toContain(delimiter);
        const begun = rows.map(({ line }) => line);
        expect(begun).toEqual([...new Set(begun)].sort((a, b) => a - b));
        expect(Math.max(0, ...begun)).toBeLessThanOrEqual(any.split(/\r\n|\r|\n/).length);
        for (const { cells } of rows) expect(cells.some((cell) => cell.trim() !== '')).toBe(true);
        // What was read and written again says the same.
        const plain = rows.map(({ cells }) => cells);
        if (plain.length > 0) expect(await read(formatCsv(plain), ',')).toEqual(plain);
      }),
      { numRuns: 300 },
    );
  });

  it('never holds a cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.array(rowArb), (rows) => {
        const cells = papa.parse<string[]>(formatCsv(rows).slice(1), { delimiter: ',' }).data.flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
      }),
    );
  });

  it.each(['=SUM(A1)', '+1', '-1+1', '-A1', '--1', '-1.', '@now', '\tx', '\rx'])(
    'puts an apostrophe before %j',
    (cell) => {
      expect(safeCell(cell)).toBe(`'${cell}`);
      expect(plainCell(safeCell(cell))).toBe(cell);
    },
  );

  it.each([',', ';', '\t'] as const)('keeps a negative number a number, separated by %j', (separator) => {
    expect(formatCsv([['-40.00', '-5', '-0.5']], separator).slice(1)).toBe(
      `${['-40.00', '-5', '-0.5'].join(separator)}\r\n`,
    );
    // Files of earlier builds have an apostrophe.
    expect(plainCell("'-40.00")).toBe('-40.00');
  });

  it('leaves other cells as they are', () => {
    for (const cell of ['', "O'Hara", "'tis", '1+1', 'a=b', ' =1']) expect(safeCell(cell)).toBe(cell);
  });

  it('begins with the mark of UTF-8 and ends its lines as spreadsheets do', () => {
    expect(formatCsv([['a', 'b'], ['1']])).toBe(`${byteOrderMark}a,b\r\n1\r\n`);
  });
});

describe('what is read as CSV', () => {
  it.each([
    ['comma', 'a,b\n1,2\n3,4'],
    ['semicolon', 'a;b\n\n1,5;2\n3,7;4'],
    ['tab', 'a\tb\n1, 2\t3\n4\t5'],
    ['vertical bar', 'a|b\n1|2'],
  ])('finds out the %s', async (name, text) => {
    const delimiters: Record<string, string> = { comma: ',', semicolon: ';', tab: '\t', 'vertical bar': '|' };
    expect(guessDelimiter(text)).toBe(delimiters[name]);
    expect((await read(text))[0]).toEqual(['a', 'b']);
  });

  it('takes any other character that it is told', async () => {
    expect(await read('a~b\n1~2', '~')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('numbers rows by the line of the file they begin in', async () => {
    const { rows } = await parseCsv('a,b\r\n\r\n1,"two\r\nlines\n more"\r\n2,3\r\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it('reads a file that was put together from files of other systems', async () => {
    const { rows } = await parseCsv('a,b\r\n1,"two\rlines"\n2,3\r4,5\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'two\nlines'] },
      { line: 4, cells: ['2', '3'] },
      { line: 5, cells: ['4', '5'] },
    ]);
  });

  it('reads a large file in pieces and loses none of it', async () => {
    const text = Array.from({ length: 50_000 }, (_, row) => `name ${row},"note\n${row}",x`).join('\r\n');
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const shares: number[] = [];
    const { rows } = await parseCsv(text, {
      delimiter: ',',
      onProgress: (share) => shares.push(share),
    });
    clearInterval(timer);
    expect(rows).toHaveLength(50_000);
    expect(rows.at(-1)).toEqual({ line: 99_999, cells: ['name 49999', 'note\n49999', 'x'] });
    expect(turns).toBeGreaterThan(3);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('says where a quotation mark is not closed', async () => {
    expect((await parseCsv('a,b\n1,"2\n3,4')).unclosedAt).not.toBeNull();
    expect((await parseCsv('a,b\n1,"2"\n3,4')).unclosedAt).toBeNull();
  });

  it('stops when it is cancelled', async () => {
    const leaving = new AbortController();
    const text = 'a,b\n'.repeat(200_000);
    const reading = parseCsv(text, { signal: leaving.signal });
    leaving.abort(new Error('Left'));
    await expect(reading).rejects.toThrow('Left');
  });

  it('is empty for an empty file', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\n\n')).toEqual([]);
  });
});
