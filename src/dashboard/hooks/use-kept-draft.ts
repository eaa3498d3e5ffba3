import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftState } from '@/platform/drafts';
import { isSame, merge } from '@/dashboard/model/merge';
import type { Field, Model } from '@/dashboard/model/fields/fields';
import { isObject } from '@/dashboard/model/fields/matches';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { useDraft } from './use-draft';

export interface KeptDraft<Draft> {
  draft: Draft;
  /** What the records said of each field when it was typed. */
  base: Draft;
  /** Whether it holds something that is not in the records yet. */
  dirty: boolean;
  /** Whether the draft outlives the page. */
  state: DraftState;
  /** Stores what is typed at once. @returns where the draft is then */
  settle: () => Promise<DraftState>;
  /**
   * The record's version, where somebody changed a field elsewhere that was changed here to something else; else null.
   * Their changes of other fields are in the draft already.
   */
  elsewhere: Draft | null;
  /** Takes what it is to be, or how that follows from what it is: for what comes later than it was asked for. */
  change: (next: Draft | ((draft: Draft) => Draft)) => void;
  /** Holds on to what was typed, over what was changed elsewhere. */
  keepMine: () => void;
  /** Says that the records have this draft by now: what was typed since then stays. */
  rebase: (saved: Draft) => void;
  /** Forgets what was typed: the draft is what is given. */
  reset: (next: Draft) => void;
}

/** Fields of a form; those picked from a record bring its upgrades. */
export type DraftFields<Draft> = Field<Draft> & Partial<Pick<Model, 'upgrades'>>;

export interface StoredDraftOptions {
  /** Where earlier builds stored the draft, with or without its base. @default `draft:` and the name of the form, with its base */
  formerKey?: string;
  /**
   * Brings a stored draft back as it was left, also in fields that nobody changed: for fields that only make sense
   * together. @default false
   */
  restoreWhole?: boolean;
}

interface KeptDraftOptions<Draft> extends StoredDraftOptions {
  /** Names the form: one draft, one name. A component whose name changes needs a `key` of its own. */
  name: string;
  /** What the records say: what the draft is where nothing was typed. */
  kept: Draft;
  /** What a draft consists of. The same object each time. */
  fields: DraftFields<Draft>;
}

/** What was typed, and what the records said of each field when it was. */
interface Typed<Draft> {
  draft: Draft;
  base: Draft;
  /** The version of the record type that the fields are of. */
  version?: number;
}

/** A draft in storage. Early builds of the calendar stored no base. */
export type StoredDraft<Draft> = Pick<Typed<Draft>, 'draft'> & Partial<Typed<Draft>>;

/** @param bare - whether earlier builds stored the draft by itself */
export const parseTyped =
  <Draft>(fields: DraftFields<Draft>, bare = false) =>
  (value: unknown): StoredDraft<Draft> | null => {
    if (!isObject(value)) return null;
    if (bare && value.draft === undefined) {
      const draft = parseDraft(fields, value);
      return draft && { draft };
    }
    const draft = parseDraft(fields, value.draft, value.version);
    if (draft === null || value.base === undefined) return draft === null ? null : { draft };
    const base = parseDraft(fields, value.base, value.version);
    return base === null ? null : { draft, base };
  };

/** What somebody types before it becomes a record: stored on this device over reloads, until it is saved or dropped. */
export function useKeptDraft<Draft>({
  name,
  kept,
  fields,
  formerKey,
  restoreWhole = false,
}: KeptDraftOptions<Draft>): KeptDraft<Draft> {
  const stored = useDraft<StoredDraft<Draft>>({
    form: name,
    parse: parseTyped(fields, formerKey !== undefined),
    formerKey: formerKey ?? `draft:${name}`,
  });
  const [typed, setTyped] = useState<Typed<Draft>>(() => {
    const { draft, base } = stored.found ?? { draft: kept };
    return { draft, base: restoreWhole || base === undefined ? kept : base };
  });
  const { draft, base } = typed;
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  // The records change by a save, an undo or another hand: where that meets nothing typed here, the draft follows.
  const merged = merge({ base, mine: draft, theirs: kept });
  if (!isSame(merged.base, base) || !isSame(merged.mine, draft))
    setTyped({ draft: merged.mine, base: merged.base });

  const dirty = !isSame(draft, base);
  const { keep, forget } = stored;
  const wasDirty = useRef(dirty);
  useEffect(() => {
    // The records say by now what was typed: nothing is left to restore.
    if (wasDirty.current && !dirty) forget();
    wasDirty.current = dirty;
  }, [dirty, forget]);

  const take = useCallback(
    (next: Typed<Draft>) => {
      latest.current = next;
      setTyped(next);
      if (isSame(next.draft, next.base)) forget();
      else keep({ ...next, version: versionOf({ upgrades: fields.upgrades ?? [] }) });
    },
    [fields, forget, keep],
  );
  const change = useCallback(
    (next: Draft | ((draft: Draft) => Draft)) => {
      const { draft: last, base: from } = latest.current;
      take({
        draft: typeof next === 'function' ? (next as (draft: Draft) => Draft)(last) : next,
        base: from,
      });
    },
    [take],
  );

  return {
    draft,
    base,
    dirty,
    state: stored.state,
    settle: stored.settle,
    elsewhere: dirty && merged.collides ? kept : null,
    change,
    keepMine: () => take({ draft, base: kept }),
    rebase: (saved) => take({ draft: latest.current.draft, base: saved }),
    reset: (next) => take({ draft: next, base: next }),
  };
}
