import { useCallback, useState } from 'react';
import { isSame } from '@/dashboard/model/merge';
import { useDraft, type DraftOptions } from './use-draft';

/** Accepts a text from storage. */
export const parseText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A state that survives a reload or another page: the text of a field that is saved later. */
export function useStoredState<T>(
  { form, parse }: Pick<DraftOptions<T>, 'form' | 'parse'>,
  /** The state that needs no draft. */
  empty: T,
): readonly [T, (next: T) => void] {
  const { found, keep, forget } = useDraft({ form, parse });
  const [value, setValue] = useState(found ?? empty);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      if (isSame(next, empty)) forget();
      else keep(next);
    },
    [empty, keep, forget],
  );
  return [value, set];
}
