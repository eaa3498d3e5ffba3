import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  draftSettled,
  draftState,
  readDraft,
  removeDraft,
  subscribeToDrafts,
  writeDraft,
  type DraftState,
} from '@/platform/drafts';
import { useWorkspace } from './use-workspace';

/** Debounce of storing a draft, in ms. */
const pause = 300;

/** Storage name of a person's draft of a form. Each person has separate drafts. */
export const draftName = (personId: string, form: string): string => `${personId}:${form}`;

/** Storage name of the signed-in person's draft of a form. */
export const useDraftName = (form: string): string => draftName(useWorkspace().actorId, form);

/** Persistence status of this tab's draft. */
export function useDraftState(form: string): DraftState {
  const name = useDraftName(form);
  const read = () => draftState(name);
  return useSyncExternalStore(subscribeToDrafts, read, () => 'stored');
}

/** Error message for a draft that storage has no space for. */
export const lostDraft =
  'This browser has no space left for your draft. You lose it when this tab closes or reloads. Save it, or free some space.';

export interface DraftOptions<T> {
  /** Unique name of the form and its record. If the name can change, the component needs a `key`. */
  form: string;
  /** Validates a value from storage. Null rejects it. Must keep its identity. */
  parse: (value: unknown) => T | null;
  /** Storage key of an earlier version. */
  formerKey?: string;
  /** Also saves each stored draft. If it resolves to true, the draft is removed. Must keep its identity. */
  save?: (draft: T) => Promise<boolean>;
}

export interface FormDraft<T> {
  /** The stored draft when the form opened, or null. */
  found: T | null;
  /** Stores a draft after the debounce. */
  keep: (draft: T) => void;
  forget: () => void;
  state: DraftState;
  /** Stores the draft without the debounce. @returns the resulting persistence status */
  settle: () => Promise<DraftState>;
}

/** Stores a form's draft on this device until it is saved. The draft survives a reload and a closed tab. */
export function useDraft<T>({ form, parse, formerKey, save }: DraftOptions<T>): FormDraft<T> {
  const name = useDraftName(form);
  const [found] = useState(() => readDraft(name, parse, formerKey));
  const pending = useRef<{ draft: T; timer: number } | null>(null);

  const stored = useRef<T | null>(null);
  /** Whether the form has closed: a field may still send its text, after this hook has stored the draft. */
  const closed = useRef(false);

  const flush = useCallback(() => {
    if (!pending.current) return;
    const { draft, timer } = pending.current;
    window.clearTimeout(timer);
    pending.current = null;
    stored.current = draft;
    writeDraft(name, draft);
    void save?.(draft).then((done) => done && stored.current === draft && removeDraft(name));
  }, [name, save]);

  const keep = useCallback(
    (draft: T) => {
      window.clearTimeout(pending.current?.timer);
      pending.current = { draft, timer: window.setTimeout(flush, pause) };
      if (closed.current) flush();
    },
    [flush],
  );

  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
    removeDraft(name);
  }, [name]);

  // Stores the draft when the user leaves within the debounce. A phone that closes a background tab may fire
  // only `visibilitychange`.
  useEffect(() => {
    closed.current = false;
    const leaving = ['pagehide', 'visibilitychange'] as const;
    for (const event of leaving) window.addEventListener(event, flush);
    return () => {
      for (const event of leaving) window.removeEventListener(event, flush);
      closed.current = true;
      flush();
    };
  }, [flush]);

  const settle = useCallback(() => {
    flush();
    return draftSettled(name);
  }, [flush, name]);

  return { found, keep, forget, state: useDraftState(form), settle };
}
