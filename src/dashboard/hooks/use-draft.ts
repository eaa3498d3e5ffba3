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
import { personIdOf } from '@/dashboard/model/records/records';
import { useRole } from './use-workspace';

/** Debounce of storing a draft, in ms. */
const pause = 300;

/** How a person's draft of a form is named in storage: under another role it is another draft. */
export const draftName = (personId: string, form: string): string => `${personId}:${form}`;

/** The storage name of the signed-in person's draft of a form. */
export const useDraftName = (form: string): string => draftName(personIdOf[useRole()], form);

/** Whether this tab's draft outlives the page. */
export function useDraftState(form: string): DraftState {
  const name = useDraftName(form);
  const read = () => draftState(name);
  return useSyncExternalStore(subscribeToDrafts, read, () => 'stored');
}

/** What to say in the place of a promise to keep the draft, where no storage has room for it. */
export const lostDraft =
  'This browser has no space left for your draft. You lose it when this tab closes or reloads. Save it, or free some space.';

export interface DraftOptions<T> {
  /** Names the form and what it is about: one draft, one name. A component whose form changes needs a `key` of its own. */
  form: string;
  /** Proves the shape of what comes back from storage; null refuses it. The same function each time. */
  parse: (value: unknown) => T | null;
  /** Where an earlier version stored the draft. */
  formerKey?: string;
  /** Saves each stored draft as a record too. Once it resolves to true, the draft is removed. The same function each time. */
  save?: (draft: T) => Promise<boolean>;
}

export interface Draft<T> {
  /** The draft that the form opened with. */
  found: T | null;
  /** Stores a draft after the debounce. */
  keep: (draft: T) => void;
  /** Removes the draft. */
  forget: () => void;
  state: DraftState;
  /** Stores what is typed at once. @returns where the draft is then */
  settle: () => Promise<DraftState>;
}

/** What is typed into a form, stored on this device until it is saved: neither a reload nor a closed tab loses it. */
export function useDraft<T>({ form, parse, formerKey, save }: DraftOptions<T>): Draft<T> {
  const name = useDraftName(form);
  const [found] = useState(() => readDraft(name, parse, formerKey));
  const pending = useRef<{ draft: T; timer: number } | null>(null);

  const stored = useRef<T | null>(null);

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
    },
    [flush],
  );

  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
    removeDraft(name);
  }, [name]);

  // Leaving within the pause must not lose the last words. A phone that closes a tab in the background may only tell that
  // it was hidden.
  useEffect(() => {
    const leaving = ['pagehide', 'visibilitychange'] as const;
    for (const event of leaving) window.addEventListener(event, flush);
    return () => {
      for (const event of leaving) window.removeEventListener(event, flush);
      flush();
    };
  }, [flush]);

  const settle = useCallback(() => {
    flush();
    return draftSettled(name);
  }, [flush, name]);

  return { found, keep, forget, state: useDraftState(form), settle };
}
