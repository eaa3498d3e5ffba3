import { useDeferredValue } from 'react';

/** Whether a list draws all its rows: from its second frame on, so that the screen is there before its long lists. */
export const useIsWhole = (): boolean => useDeferredValue(true, false);

/** The rows of a list, in its first frame the first ones only. */
export function useFirstRows<Row>(rows: readonly Row[], count: number): readonly Row[] {
  return useIsWhole() ? rows : rows.slice(0, count);
}
