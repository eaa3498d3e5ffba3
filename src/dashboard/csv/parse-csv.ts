import papa, { type ParseResult, type Parser } from 'papaparse';
import { plainCell } from './format-csv';

/** A record of a file. */
export interface CsvRow {
  /** The line of the file that it begins in, from 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvTable {
  /** What parts the cells. */
  delimiter: string;
  rows: readonly CsvRow[];
  /** The first line in which a quotation mark is not closed, if any: what follows it may have run together. */
  unclosedAt: number | null;
}

export interface ParseCsvOptions {
  /** What parts the cells: one character. @default what `guessDelimiter` finds */
  delimiter?: string;
  /** Called now and then with the share that is read, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** As many UTF-16 units as are read between two breaths: some milliseconds. */
const chunkSize = 1 << 17;

/** One kind of line break: a file that was put together from several has several, and a parser goes by the first. */
const evenBreaks = (text: string) => text.replace(/\r\n?/g, '\n');
const countBreaks = (cell: string) => cell.split('\n').length - 1;

/** What parts the cells of most files. */
export const usualDelimiters = [',', ';', '\t', '|'] as const;

/** As much of a file as is looked at to tell what parts its cells, in UTF-16 units, and how many of its rows. */
const guessed = { units: 1 << 16, rows: 20 };

/** What parts the cells: whatever cuts the most rows into as many cells as the first one has, and that into several. */
export function guessDelimiter(text: string): string {
  const start = text.slice(0, guessed.units);
  const scores = usualDelimiters.map((delimiter) => {
    const { data } = papa.parse<string[]>(start, {
      delimiter,
      preview: guessed.rows,
      skipEmptyLines: 'greedy',
    });
    const width = data[0]?.length ?? 0;
    const even = data.filter((cells) => cells.length === width).length / Math.max(1, data.length);
    return { delimiter, score: width > 1 ? even + width / 1000 : 0 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/**
 * Reads the text of a CSV file in pieces, so that the page stays awake. Empty lines are left out, and the apostrophes that
 * `formatCsv` puts before what could be a formula.
 * @throws what `signal` was aborted with
 */
export function parseCsv(
  source: string,
  { delimiter = guessDelimiter(source), onProgress, signal }: ParseCsvOptions = {},
): Promise<CsvTable> {
  const text = evenBreaks(source);
  return new Promise((resolve, reject) => {
    const rows: CsvRow[] = [];
    let line = 1;
    let read = 0;
    let unclosedAt: number | null = null;

    const take = (data: readonly string[][]) => {
      for (const cells of data) {
        const empty = cells.every((cell) => cell.trim() === '');
        if (!empty) rows.push({ line, cells: cells.map(plainCell) });
        line += 1 + cells.reduce((sum, cell) => sum + countBreaks(cell), 0);
      }
    };

    papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      chunkSize,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        if (unclosedAt === null && errors.some(({ code }) => code === 'MissingQuotes')) unclosedAt = line;
        take(data);
        read += chunkSize;
        onProgress?.(Math.min(1, read / Math.max(1, text.length)));
        parser.pause();
        setTimeout(() => {
          if (!signal?.aborted) return parser.resume();
          parser.abort();
          reject(signal.reason as Error);
        });
      },
      complete: () => {
        if (!signal?.aborted) resolve({ delimiter, rows, unclosedAt });
      },
      error: reject,
    });
  });
}
