import { useCallback, useRef, useState } from 'react';
import type { CommandContext, Plan, Read } from '@/dashboard/model/command';
import { isSame, merge } from '@/dashboard/model/merge';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import type { DraftState } from '@/platform/drafts';
import { useMergedDraft, type DraftFields, type StoredDraftOptions } from './use-merged-draft';
import { useRun, type RunOptions } from './use-run';
import { useRecord } from './use-workspace';

/** What is wrong with a draft and what to do, by field. */
export type Errors<Draft> = Readonly<Partial<Record<keyof Draft & string, string>>>;

type AnyErrors = Readonly<Partial<Record<string, string>>>;

export interface EditOptions<Name extends CollectionName, Draft> extends StoredDraftOptions {
  /** Names the draft: one form, one name. A component whose form changes needs a `key` of its own. */
  form: string;
  /** What a draft consists of. The same object each time. */
  fields: DraftFields<Draft>;
  collection: Name;
  /** The record that is edited, if it is there already; null for a new one that gets its id when it is saved. */
  id: string | null;
  /** The draft of a record that nobody has edited, or of a new one. */
  draftOf: (record: RecordOf<Name> | null) => Draft;
  /** Finds errors before the draft is saved. In the order of the form: the first one takes the focus. @default none */
  check?: (draft: Draft) => Errors<Draft>;
  /**
   * Plans what saves a draft, with the record as it is then. Pure.
   * @throws DomainError where it cannot be saved
   */
  save: (draft: Draft, record: RecordOf<Name> | null, context: EditContext) => Plan;
  /** Errors of fields that only saving finds, such as an email address in use. */
  errorsOf?: (error: unknown) => Errors<Draft> | null;
  onSaved?: (draft: Draft, action?: string) => void;
  /** @default 'success' */
  toast?: RunOptions['toast'];
}

export interface EditContext extends CommandContext {
  read: Read;
  /** Which of the form's buttons was pressed, where it has several that save. */
  action?: string;
}

/** What was typed beside what was saved elsewhere meanwhile; null where the record was deleted. */
export interface EditConflict<Draft> {
  mine: Draft;
  theirs: Draft | null;
}

export interface Edit<Draft> {
  draft: Draft;
  /** Whether the draft holds something that is not saved. */
  dirty: boolean;
  /** Whether the record is not there yet. */
  isNew: boolean;
  /** Whether the draft outlives the page. */
  state: DraftState;
  /** Those of the last try to save, until the field changes. */
  errors: Errors<Draft>;
  /** Counts the tries that errors stopped, since the draft was last saved or discarded. */
  tries: number;
  /** Why the last try failed; empty where it did not. */
  failure: string;
  /** Whether a save would meet a change of the same field elsewhere, or the record is deleted. */
  elsewhere: 'changed' | 'deleted' | null;
  /** Both versions, once a save met the other one. */
  conflict: EditConflict<Draft> | null;
  saving: boolean;
  /** Whether the draft was saved since the form opened, and nothing was typed since. */
  saved: boolean;
  /** Takes the next draft, or how it follows from the present one. */
  change: (next: Draft | ((draft: Draft) => Draft)) => void;
  /** Changes some fields. The same function each time, so that a field can be memoised. */
  set: (changes: Partial<Draft>) => void;
  /** Saves the draft if it has no errors. @param action - which of several buttons was pressed */
  submit: (action?: string) => void;
  /** Saves the draft over what was changed elsewhere. */
  keepMine: () => void;
  /** Makes the draft what the record says. */
  discard: () => void;
  /** Stores what is typed at once. @returns where the draft is then */
  settle: () => Promise<DraftState>;
  /** The properties of a control for one field of text. */
  field: (name: TextFieldOf<Draft>) => FieldProps;
}

export type TextFieldOf<Draft> = {
  [Name in keyof Draft & string]: Draft[Name] extends string ? Name : never;
}[keyof Draft & string];

export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

interface WriteOptions {
  /** Writes a record again that was deleted elsewhere. @default false */
  revive?: boolean;
  action?: string;
}

/** A save met a change of the same field. */
class Collision extends Error {}

/**
 * Edits a record, or writes a new one: the draft stays on this device until it is saved, changes of other fields that are
 * saved elsewhere are merged, and only those of the same field are asked about.
 */
export function useEdit<Name extends CollectionName, Draft>(options: EditOptions<Name, Draft>): Edit<Draft> {
  const {
    form,
    fields,
    collection,
    id,
    draftOf,
    check,
    save,
    errorsOf,
    onSaved,
    toast = 'success',
    formerKey,
    restoreWhole,
  } = options;
  const run = useRun();
  const record = useRecord(collection, id);
  // A record that is deleted elsewhere stays in the form: what was typed may bring it back.
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  const deleted = record === null && last !== null;

  const merged = useMergedDraft<Draft>({ name: form, saved: draftOf(last), fields, formerKey, restoreWhole });
  const { draft, base, dirty, change, keepMine, rebase, reset } = merged;
  // A new record has no other version.
  const elsewhere = id === null ? null : merged.elsewhere;
  const [errors, setErrors] = useState<AnyErrors>({});
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const busy = useRef(false);

  const refuse = (found: AnyErrors) => {
    setErrors(found);
    const wrong = Object.values(found).some(Boolean);
    if (wrong) setTries((count) => count + 1);
    return wrong;
  };

  async function write(from: Draft, { revive = false, action }: WriteOptions = {}): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure('');
    setAsked(false);
    const outcome = await run(
      (read, context) => {
        const found = id === null ? null : read.get(collection, id);
        if (last && !found && !revive) throw new Collision();
        const latest = found ?? (revive && last ? { ...last, revision: 0 } : null);
        const written = merge({ base: from, mine: draft, theirs: found ? draftOf(found) : from });
        if (written.collides) throw new Collision();
        return save(written.mine, latest, { ...context, read, action });
      },
      { toast },
    );
    busy.current = false;
    setSaving(false);
    if (outcome.done) {
      if (id !== null) rebase(draft);
      // The form is empty for the next new record, unless that is being typed already.
      else change((typed) => (isSame(typed, draft) ? draftOf(null) : typed));
      setTries(0);
      setSaved(true);
      onSaved?.(draft, action);
    } else if (outcome.error instanceof Collision) setAsked(true);
    else if (!refuse(errorsOf?.(outcome.error) ?? {})) setFailure(outcome.message);
  }

  const submit = (action?: string) => {
    if (refuse(check?.(draft) ?? {})) return;
    if (elsewhere !== null || deleted) return setAsked(true);
    // Nothing to save.
    if (last && !dirty && action === undefined) return onSaved?.(draft);
    void write(base, { action });
  };

  const set = useCallback(
    (changes: Partial<Draft>) => {
      setErrors((found) => ({
        ...found,
        ...Object.fromEntries(Object.keys(changes).map((key) => [key, undefined])),
      }));
      setFailure('');
      setAsked(false);
      change((before) => ({ ...before, ...changes }));
    },
    [change],
  );

  return {
    draft,
    dirty,
    isNew: last === null,
    state: merged.state,
    errors: errors as Errors<Draft>,
    tries,
    failure,
    elsewhere: deleted ? 'deleted' : elsewhere !== null ? 'changed' : null,
    conflict:
      asked && (deleted || elsewhere !== null) ? { mine: draft, theirs: deleted ? null : elsewhere } : null,
    saving,
    saved: saved && !dirty,
    change: (next) => {
      setErrors({});
      setFailure('');
      setAsked(false);
      change(next);
    },
    set,
    submit,
    keepMine: () => {
      if (deleted) return void write(base, { revive: true });
      if (elsewhere === null) return;
      keepMine();
      void write(elsewhere);
    },
    discard: () => {
      setErrors({});
      setTries(0);
      setFailure('');
      setAsked(false);
      reset(draftOf(last));
    },
    settle: merged.settle,
    field: (name) => ({
      name,
      value: draft[name] as string,
      error: errors[name],
      onChange: ({ target }) => set({ [name]: target.value } as Partial<Draft>),
    }),
  };
}
