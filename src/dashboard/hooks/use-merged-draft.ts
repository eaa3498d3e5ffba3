import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftState } from '@/platform/drafts';
import { isSame, merge } from '@/dashboard/model/merge';
import type { Field, Model } from '@/dashboard/model/fields/fields';
import { isRecord } from '@/lib/is-record';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { useDraft } from './use-draft';

export interface MergedDraft<Draft> {
  draft: Draft;
  /** Saved value of each field when the user changed it. */
  base: Draft;
  dirty: boolean;
  state: DraftState;
  /** Stores the draft without the debounce. @returns the resulting persistence status */
  settle: () => Promise<DraftState>;
  /**
   * Their version, if another person saved another value of a field that was changed here. Otherwise null.
   * The draft already contains their changes of other fields.
   */
  elsewhere: Draft | null;
  /** Replaces the draft, or computes it from the latest draft, for a value that arrives late. */
  change: (next: Draft | ((draft: Draft) => Draft)) => void;
  keepMine: () => void;
  /** Marks a draft as saved. Later changes remain. */
  rebase: (saved: Draft) => void;
  /** Replaces the draft and its base. */
  reset: (next: Draft) => void;
}

/** Fields of a form. Fields picked from a record include the record's upgrades. */
export type DraftFields<Draft> = Field<Draft> & Partial<Pick<Model, 'upgrades'>>;

export interface StoredDraftOptions {
  /** Storage key of earlier versions, with or without a base. @default `draft:` and the form's name */
  formerKey?: string;
  /**
   * Restores unchanged fields of a stored draft too, instead of merging their saved values. For fields that
   * depend on each other. @default false
   */
  restoreWhole?: boolean;
}

interface MergedDraftOptions<Draft> extends StoredDraftOptions {
  /** Unique name of the form. If the name can change, the component needs a `key`. */
  name: string;
  /** The saved version, which is the initial draft. */
  saved: Draft;
  /** Fields of the draft. Must keep its identity. */
  fields: DraftFields<Draft>;
}

interface Typed<Draft> {
  draft: Draft;
  base: Draft;
  /** Version of the record type. */
  version?: number;
}

/** A draft in storage. Early versions of the calendar stored no base. */
export type StoredDraft<Draft> = Pick<Typed<Draft>, 'draft'> & Partial<Typed<Draft>>;

/**
 * Creates a parser of stored drafts. @param bare - whether earlier versions stored the draft without a base
 */
export const parseTyped =
  <Draft>(fields: DraftFields<Draft>, bare = false) =>
  (value: unknown): StoredDraft<Draft> | null => {
    if (!isRecord(value)) return null;
    if (bare && value.draft === undefined) {
      const draft = parseDraft(fields, value);
      return draft && { draft };
    }
    const draft = parseDraft(fields, value.draft, value.version);
    if (draft === null || value.base === undefined) return draft === null ? null : { draft };
    const base = parseDraft(fields, value.base, value.version);
    return base === null ? null : { draft, base };
  };

/** A draft stored on this device until it is saved or discarded, merged with changes of others. */
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

  // After a save, an undo or another person's change, the fields that were not changed here follow the
  // record.
  const merged = merge({ base, mine: draft, theirs: saved });
  if (!isSame(merged.base, base) || !isSame(merged.mine, draft))
    setTyped({ draft: merged.mine, base: merged.base });

  const dirty = !isSame(draft, base);
  const { keep, forget } = stored;
  const wasDirty = useRef(dirty);
  useEffect(() => {
    // The draft equals the saved version, so remove it from storage.
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
