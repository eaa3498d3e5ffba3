import { startTransition, useEffect, useState } from 'react';
import { nextPaint } from '@/platform/next-paint';

/**
 * Whether a screen draws all of its long lists: after its first frame is on screen. A deferred value would not do, because
 * React often renders it before the browser draws the frame.
 */
export function useIsWhole(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    void nextPaint().then(() => startTransition(() => setWhole(true)));
  }, []);
  return isWhole;
}

/** The rows of a list, in its first frame the first ones only. */
export function useFirstRows<Row>(rows: readonly Row[], count: number): readonly Row[] {
  return useIsWhole() ? rows : rows.slice(0, count);
}
