import papa, { type ParseResult, type Parser } from 'papaparse';
import { plainCell } from './format-csv';

export interface CsvRow {
  /** Number of its first line in the file, from 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvTable {
  /** Character between cells. */
  delimiter: string;
  rows: readonly CsvRow[];
  /** First line with an unclosed quotation mark, or null. The rows after it may be wrong. */
  unclosedAt: number | null;
}

export interface ParseCsvOptions {
  /** Character between cells. @default detected by `guessDelimiter` */
  delimiter?: string;
  /** Called with the parsed share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** UTF-16 units per chunk. A chunk takes some milliseconds. */
const chunkSize = 1 << 17;

/** Normalizes line breaks. A file may mix several kinds, but the parser assumes the first one. */
const evenBreaks = (text: string) => text.replace(/\r\n?/g, '\n');
const countBreaks = (cell: string) => cell.split('\n').length - 1;

/** The usual characters between cells, with their names. */
export const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};

/** Maximum UTF-16 units and rows to examine for the delimiter. */
const guessed = { units: 1 << 16, rows: 20 };

/** Chooses the delimiter that splits the most rows into the first row's number of cells, at least 2. */
export function guessDelimiter(text: string): string {
  const start = text.slice(0, guessed.units);
  const scores = Object.keys(delimiterNames).map((delimiter) => {
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
 * Parses CSV text in chunks, so that the page remains responsive. Skips empty lines. Removes the apostrophes
 * that `formatCsv` adds to possible formulas.
 * @throws the reason of `signal`
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
