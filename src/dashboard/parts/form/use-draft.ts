import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/platform/storage';

/** How long nobody types before a draft is kept, in ms. */
const pause = 300;

export interface Draft<T> {
  /** What was kept when the form was opened. */
  found: T | null;
  /** Keeps a draft, in a moment. */
  keep: (draft: T) => void;
  /** There is nothing to keep any more. */
  forget: () => void;
}

/**
 * What is typed into a form, on this device until it is saved, so that neither a reload nor a closed tab loses it.
 * @param parse - proves the shape of what was kept. The same function each time.
 */
export function useDraft<T>(key: string, parse: (value: unknown) => T | null): Draft<T> {
  const [found] = useState(() => readStored(key, parse));
  const pending = useRef<{ draft: T; timer: number } | null>(null);

  const flush = useCallback(() => {
    if (!pending.current) return;
    window.clearTimeout(pending.current.timer);
    writeStored(key, pending.current.draft);
    pending.current = null;
  }, [key]);

  const keep = useCallback(
    (draft: T) => {
      window.clearTimeout(pending.current?.timer);
      pending.current = { draft, timer: window.setTimeout(flush, pause) };
    },
    [flush],
  );

  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
    removeStored(key);
  }, [key]);

  // A phone that closes a tab in the background may only tell that it was hidden.
  useEffect(() => {
    const leaving = ['pagehide', 'visibilitychange'] as const;
    for (const event of leaving) window.addEventListener(event, flush);
    return () => {
      for (const event of leaving) window.removeEventListener(event, flush);
      flush();
    };
  }, [flush]);

  return { found, keep, forget };
}
