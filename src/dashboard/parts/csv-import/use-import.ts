import { useEffect, useMemo, useRef, useState } from 'react';
import { decodeText, guessEncoding, type TextEncoding } from '@/dashboard/csv/decode-text';
import { parseCsv, type CsvRow, type CsvTable } from '@/dashboard/csv/parse-csv';
import { inSlices } from '@/platform/in-slices';
import type { DayOrder } from './file-day';
import { guessMapping, looksLikeHead } from './guess-mapping';
import type { CheckedRows, Fixes, ImportSpec, Mapping } from './import-spec';
import { refuseWideRows } from './wide-rows';

/** The largest file, in bytes: about 200,000 people. */
export const fileLimit = 20 * 1024 * 1024;

export type ImportState<Row extends { id: string }> = ReturnType<typeof useImport<Row>>;

const nothing: readonly CsvRow[] = [];
const noFixes: Fixes = new Map();

/** Reads a CSV file in pieces, guesses its columns, and checks its rows again after each change. */
export function useImport<Row extends { id: string }>(spec: ImportSpec<Row>) {
  const { fields, required, isData } = spec;
  const [file, setFile] = useState<{ name: string; type: string; size: number; bytes: Uint8Array } | null>(
    null,
  );
  const [encoding, setEncoding] = useState<TextEncoding>('utf-8');
  const [wantedDelimiter, setWantedDelimiter] = useState<string | null>(null);
  const [table, setTable] = useState<CsvTable | null>(null);
  const [hasHead, setHasHead] = useState(true);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [fixes, setFixes] = useState(noFixes);
  const [order, setOrder] = useState<DayOrder | null>(null);
  const [check, setCheck] = useState<{ input: object; result: CheckedRows<Row> } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reading = useRef(0);

  const forget = () => {
    reading.current += 1;
    setFile(null);
    setTable(null);
    setCheck(null);
    setProgress(null);
    setError(null);
  };

  const choose = async ({ file: chosen }: { file: File }) => {
    forget();
    const turn = reading.current;
    setProgress(0);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (turn !== reading.current) return;
      setEncoding(guessEncoding(bytes));
      setWantedDelimiter(null);
      setFile({ name: chosen.name, type: chosen.type, size: chosen.size, bytes });
    } catch {
      if (turn !== reading.current) return;
      setProgress(null);
      setError('This file could not be read. Save it again, or choose another file.');
    }
  };

  useEffect(() => {
    if (!file) return;
    const leaving = new AbortController();
    // oxlint-disable-next-line react/set-state-in-effect -- a new file discards the result of the previous one
    setTable(null);
    setProgress(0);
    const read = async () => {
      const next = await parseCsv(decodeText(file.bytes, encoding), {
        ...(wantedDelimiter && { delimiter: wantedDelimiter }),
        onProgress: setProgress,
        signal: leaving.signal,
      });
      const first = next.rows[0]?.cells ?? [];
      const head = looksLikeHead(first, fields, isData);
      setTable(next);
      setHasHead(head);
      setMapping(guessMapping(head ? first : first.map(() => ''), fields));
      setFixes(noFixes);
      setProgress(null);
      setError(next.rows.length === 0 ? 'This file is empty. Choose another file.' : null);
    };
    read().catch(() => {
      if (leaving.signal.aborted) return;
      setProgress(null);
      setError('This file could not be read. Check that it is a CSV file, then choose it again.');
    });
    return () => leaving.abort();
  }, [file, encoding, wantedDelimiter, fields, isData]);

  const rows = useMemo(
    () => (table ? (hasHead ? table.rows.slice(1) : table.rows) : nothing),
    [table, hasHead],
  );
  const heads = useMemo(() => {
    if (!table || table.rows.length === 0) return null;
    const first = table.rows[0]!.cells;
    return first.map((cell, column) => (hasHead && cell.trim()) || `Column ${column + 1}`);
  }, [table, hasHead]);

  const input = useMemo(() => ({ spec, rows, mapping, fixes, order }), [spec, rows, mapping, fixes, order]);
  useEffect(() => {
    const { spec, rows, mapping, ...choices } = input;
    if (rows.length === 0 || required.some((id) => !mapping.includes(id))) {
      // oxlint-disable-next-line react/set-state-in-effect -- rows are checked in slices, and again when the columns change
      setCheck(null);
      return;
    }
    const leaving = new AbortController();
    const columns = { mapping, ...choices, width: heads!.length, delimiter: table!.delimiter };
    inSlices(refuseWideRows({ rows, ...columns }, spec.check), leaving.signal).then(
      (result) => {
        setCheck({ input, result });
        setError(null);
      },
      () => {
        if (leaving.signal.aborted) return;
        setCheck(null);
        setError('The rows could not be checked. Choose other columns or another file.');
      },
    );
    return () => leaving.abort();
  }, [input, required, heads, table]);

  return {
    file,
    choose,
    forget,
    encoding,
    setEncoding,
    delimiter: table?.delimiter ?? wantedDelimiter ?? ',',
    setDelimiter: setWantedDelimiter,
    order,
    setOrder,
    /** Whether the first row names the columns. */
    hasHead,
    setHasHead,
    /** The names of the columns, or their numbers; null while there is no file. */
    heads,
    /** The rows without the head. */
    rows,
    /** The first line whose quotation mark is not closed. */
    unclosedAt: table?.unclosedAt ?? null,
    mapping,
    map: ({ column, field }: { column: number; field: string | null }) => {
      setCheck(null);
      setMapping((before) =>
        // A field belongs to one column: the column that had it loses it.
        before.map((known, place) => (place === column ? field : known === field ? null : known)),
      );
    },
    /** Corrects a cell, and in a shared field all cells with an error and the same text. */
    fix: ({ line, field, text }: { line: number; field: string; text: string }) => {
      const isShared = fields.some(({ id, shared }) => id === field && shared);
      const wrong = check?.result.wrong ?? [];
      const old = wrong.find((row) => row.line === line)?.texts[field];
      const same = wrong.filter((row) => isShared && row.errors[field] && row.texts[field] === old);
      setFixes((before) => {
        const next = new Map(before);
        for (const at of [line, ...same.map((row) => row.line)])
          next.set(at, { ...before.get(at), [field]: text });
        return next;
      });
    },
    /** The last result. Null while the rows are checked for the first time, or with other columns. */
    checked: check?.result ?? null,
    /** Whether a correction, another order of dates or changed records wait for their check. */
    isStale: check !== null && check.input !== input,
    /** The share of the file that is read, from 0 to 1; null while nothing is read. */
    progress,
    /** Why the file could not be read or its rows not be checked, in a sentence. */
    error,
  };
}
