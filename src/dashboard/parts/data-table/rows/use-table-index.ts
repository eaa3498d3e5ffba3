import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '@/platform/when-idle';
import { atOnce, inSlices } from '@/platform/in-slices';
import { buildTableIndex, type IndexPlan, type TableIndex } from './table-index';

/** As many rows as are read within a frame: nobody waits for them. */
const fewRows = 3000;

export interface IndexState<Row> {
  /** Null until the first one is there. Of an earlier moment while `building`. */
  index: TableIndex<Row> | null;
  /** The rows have changed and are being read. */
  building: boolean;
  /** The rows could not be read: one of them is broken. */
  failed: boolean;
  /** Reads them again. */
  retry: () => void;
}

interface Built<Row> {
  rows: readonly Row[];
  plan: IndexPlan<Row>;
  /** Null where it failed. */
  index: TableIndex<Row> | null;
}

/**
 * An index that follows its rows. Few rows are read at once; many in slices, while the table shows what it had. Once
 * nothing else happens, the columns that can be sorted by are got ready.
 * @param first the column that the table is sorted by when it is opened.
 */
export function useTableIndex<Row>(
  rows: readonly Row[],
  plan: IndexPlan<Row>,
  first: string,
): IndexState<Row> {
  const last = useRef<TableIndex<Row> | null>(null);
  const [late, setLate] = useState<Built<Row> | null>(null);
  const [tries, setTries] = useState(0);
  const few = useMemo((): Built<Row> | null => {
    if (rows.length > fewRows) return null;
    try {
      return { rows, plan, index: atOnce(buildTableIndex(rows, plan)) };
    } catch {
      return { rows, plan, index: null };
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a retry reads the same rows
  }, [rows, plan, tries]);
  const built = few ?? late;
  const current = built?.rows === rows && built.plan === plan;

  useEffect(() => {
    if (current) return;
    const leaving = new AbortController();
    const work = async () => {
      const next = await inSlices(buildTableIndex(rows, plan, last.current ?? undefined), leaving.signal);
      await inSlices(next.warm(first), leaving.signal);
      last.current = next;
      setLate({ rows, plan, index: next });
    };
    work().catch(() => {
      if (!leaving.signal.aborted) setLate({ rows, plan, index: null });
    });
    return () => leaving.abort();
  }, [rows, plan, first, current]);

  const index = built?.index ?? null;
  useEffect(() => {
    if (!index || few) return;
    const leaving = new AbortController();
    const warm = async () => {
      for (const column of Object.keys(plan.columns)) await inSlices(index.warm(column), leaving.signal);
    };
    // What is not ready when somebody presses is done then: nobody needs to hear of a pause that was called off.
    const stop = whenIdle(() => void warm().catch(() => {}));
    return () => {
      stop();
      leaving.abort();
    };
  }, [index, few, plan]);

  const retry = useCallback(() => {
    setLate(null);
    setTries((count) => count + 1);
  }, []);
  return { index, building: !current, failed: current && index === null, retry };
}
