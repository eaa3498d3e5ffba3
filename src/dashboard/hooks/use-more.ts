import { useMemo, useState } from 'react';

/** A long list that is drawn in steps. */
export interface More<Row> {
  shown: readonly Row[];
  /** Number of rows not yet shown. */
  rest: number;
  more: () => void;
}

/**
 * The first rows of a long list, and more of them on request.
 *
 * @param step - number of rows shown at first, and added each time
 * @param resetKey - another value shows the first rows only again
 */
export function useMore<Row>(rows: readonly Row[], step: number, resetKey = ''): More<Row> {
  const [grown, setGrown] = useState({ resetKey, count: step });
  const count = grown.resetKey === resetKey ? grown.count : step;
  const shown = useMemo(() => rows.slice(0, count), [rows, count]);
  return {
    shown,
    rest: rows.length - shown.length,
    more: () => setGrown({ resetKey, count: count + step }),
  };
}
