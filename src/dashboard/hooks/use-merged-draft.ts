import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftState } from '@/platform/drafts';
import { isSame, merge } from '@/dashboard/model/merge';
import type { Field, Model } from '@/dashboard/model/fields/fields';
import { isObject } from '@/dashboard/model/fields/matches';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { useDraft } from './use-draft';

export interface MergedDraft<Draft> {
  draft: Draft;
  /** The saved version of each field when it was typed. */
  base: Draft;
  /** Whether the draft is not saved. */
  dirty: boolean;
  /** Whether the draft outlives the page. */
  state: DraftState;
  /** Stores what is typed at once. @returns where the draft is then */
  settle: () => Promise<DraftState>;
  /**
   * Their version, if somebody else saved another value of a field that was changed here; else null. Their changes of other
   * fields are in the draft already.
   */
  elsewhere: Draft | null;
  /** Takes the next draft, or how it follows from the present one: for a value that arrives late. */
  change: (next: Draft | ((draft: Draft) => Draft)) => void;
  /** Keeps the draft over what was changed elsewhere. */
  keepMine: () => void;
  /** Marks a draft as saved; what was typed since then stays. */
  rebase: (saved: Draft) => void;
  /** Replaces the draft and its base. */
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

interface MergedDraftOptions<Draft> extends StoredDraftOptions {
  /** Names the form: one draft, one name. A component whose name changes needs a `key` of its own. */
  name: string;
  /** The saved version: the draft until somebody types. */
  saved: Draft;
  /** What a draft consists of. The same object each time. */
  fields: DraftFields<Draft>;
}

/** A draft with its base. */
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

/** A draft that is stored on this device until it is saved or discarded, and merged with what others save meanwhile. */
export function useMergedDraft<Draft>({
  name,
  saved,
  fields,
  formerKey,
  restoreWhole = false,
}: MergedDraftOptions<Draft>): MergedDraft<Draft> {
  const stored = useDraft<StoredDraft<Draft>>({
    form: name,
    parse: parseTyped(fields, formerKey !== undefined),
    formerKey: formerKey ?? `draft:${name}`,
  });
  const [typed, setTyped] = useState<Typed<Draft>>(() => {
    const { draft, base } = stored.found ?? { draft: saved };
    return { draft, base: restoreWhole || base === undefined ? saved : base };
  });
  const { draft, base } = typed;
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  // A save, an undo or another person changes the record: fields that were not changed here follow.
  const merged = merge({ base, mine: draft, theirs: saved });
  if (!isSame(merged.base, base) || !isSame(merged.mine, draft))
    setTyped({ draft: merged.mine, base: merged.base });

  const dirty = !isSame(draft, base);
  const { keep, forget } = stored;
  const wasDirty = useRef(dirty);
  useEffect(() => {
    // The draft is saved: nothing is left to restore.
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
    elsewhere: dirty && merged.collides ? saved : null,
    change,
    keepMine: () => take({ draft, base: saved }),
    rebase: (base) => take({ draft: latest.current.draft, base }),
    reset: (next) => take({ draft: next, base: next }),
  };
}
