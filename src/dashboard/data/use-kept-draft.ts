import { useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/platform/storage';

/** How long nobody types before the draft is kept, in ms. */
const pause = 300;

export interface KeptDraft<Draft> {
  draft: Draft;
  /** Whether it holds something that is not in the records yet. */
  dirty: boolean;
  /** What the records say by now, where somebody changed it elsewhere after the typing began; else null. */
  elsewhere: Draft | null;
  /** Takes what it is to be, or how that follows from what it is: for what comes later than it was asked for. */
  change: (next: Draft | ((draft: Draft) => Draft)) => void;
  /** Holds on to what was typed, over what was changed elsewhere. */
  keepMine: () => void;
  /** Forgets what was typed: the draft is what is given. */
  reset: (next: Draft) => void;
}

interface KeptDraftOptions<Draft> {
  /** Where it is kept on this device: one draft, one name. A component whose name changes needs a `key` of its own. */
  name: string;
  /** What the records say: what the draft is where nothing was typed. */
  kept: Draft;
  /** Proves the shape of what comes back from storage; null refuses it. */
  parse: (value: unknown) => Draft | null;
}

/** What was typed, and what the records said when the typing began. */
interface Typed<Draft> {
  draft: Draft;
  base: Draft;
}

/** The names of all drafts in the browser's storage start so. */
export const draftKey = (name: string) => `draft:${name}`;

/** Proves a draft that is one text. */
export const parseText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const parseTyped =
  <Draft>(parse: (value: unknown) => Draft | null) =>
  (value: unknown): Typed<Draft> | null => {
    if (typeof value !== 'object' || value === null) return null;
    const { draft, base } = value as Record<string, unknown>;
    const typed = { draft: parse(draft), base: parse(base) };
    return typed.draft === null || typed.base === null ? null : (typed as Typed<Draft>);
  };

/** What somebody types before it becomes a record: kept on this device over reloads, until it is saved or dropped. */
export function useKeptDraft<Draft>({ name, kept, parse }: KeptDraftOptions<Draft>): KeptDraft<Draft> {
  const key = draftKey(name);
  const [typed, setTyped] = useState<Typed<Draft>>(
    () => readStored(key, parseTyped(parse)) ?? { draft: kept, base: kept },
  );
  const waiting = useRef<{ timer: number; store: () => void } | null>(null);
  const { draft, base } = typed;
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  // What the records say changes by a save, an undo or another hand: it is shown where nothing else was typed over it.
  if (!same(kept, base) && (same(draft, base) || same(draft, kept))) setTyped({ draft: kept, base: kept });

  const settle = () => {
    const last = waiting.current;
    waiting.current = null;
    if (last) window.clearTimeout(last.timer);
    return last;
  };

  // Leaving within the pause must not lose the last words. A phone that closes a tab in the background may only tell that
  // it was hidden.
  useEffect(() => {
    const flush = () => settle()?.store();
    const leaving = ['pagehide', 'visibilitychange'] as const;
    for (const event of leaving) window.addEventListener(event, flush);
    return () => {
      for (const event of leaving) window.removeEventListener(event, flush);
      flush();
    };
  }, []);

  const storeSoon = (next: Typed<Draft>) => {
    latest.current = next;
    setTyped(next);
    settle();
    const store = () => {
      if (same(next.draft, next.base)) removeStored(key);
      else writeStored(key, next);
    };
    waiting.current = { store, timer: window.setTimeout(() => settle()?.store(), pause) };
  };

  const dirty = !same(draft, base);
  return {
    draft,
    dirty,
    elsewhere: dirty && !same(kept, base) ? kept : null,
    change: (next) => {
      const { draft: last, base: from } = latest.current;
      storeSoon({
        draft: typeof next === 'function' ? (next as (draft: Draft) => Draft)(last) : next,
        base: from,
      });
    },
    keepMine: () => storeSoon({ draft, base: kept }),
    reset: (next) => {
      settle();
      removeStored(key);
      latest.current = { draft: next, base: next };
      setTyped({ draft: next, base: next });
    },
  };
}
