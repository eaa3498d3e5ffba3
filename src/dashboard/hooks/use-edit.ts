import { useCallback, useRef, useState } from 'react';
import type { CommandContext, Plan, Read } from '@/dashboard/model/command';
import { isSame, merge } from '@/dashboard/model/merge';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import { mapRecord } from '@/lib/map-record';
import type { DraftState } from '@/platform/drafts';
import { useMergedDraft, type DraftFields, type StoredDraftOptions } from './use-merged-draft';
import { useLastRecord } from './use-last-record';
import { useRun, type RunOptions } from './use-run';
import { useRecord } from './use-workspace';

/** Error messages by field. */
export type Errors<Draft> = Readonly<Partial<Record<keyof Draft & string, string>>>;

type AnyErrors = Readonly<Partial<Record<string, string>>>;

export interface EditOptions<Name extends CollectionName, Draft> extends StoredDraftOptions {
  /** Unique name of the draft. If the name can change, the component needs a `key`. */
  form: string;
  /** Fields of the draft. Must keep its identity. */
  fields: DraftFields<Draft>;
  collection: Name;
  /** Id of the record to edit, or null for a new record. */
  id: string | null;
  /** Creates the draft of a saved record, or of a new one. */
  draftOf: (record: RecordOf<Name> | null) => Draft;
  /** Validates the draft before saving. The errors must follow the form's order. @default no validation */
  check?: (draft: Draft) => Errors<Draft>;
  /**
   * Plans the changes that save a draft. Receives the latest record. Must be pure.
   * @throws DomainError if the draft cannot be saved
   */
  save: (draft: Draft, record: RecordOf<Name> | null, context: EditContext) => Plan;
  /** Maps an error from saving to field errors, such as an email address in use. */
  errorsOf?: (error: unknown) => Errors<Draft> | null;
  onSaved?: (draft: Draft, action?: string) => void;
  /** @default 'success' */
  toast?: RunOptions['toast'];
}

export interface EditContext extends CommandContext {
  read: Read;
  /** The pressed submit button, if the form has several. */
  action?: string;
}

/** Your version (draft) and their version (saved elsewhere). `theirs` is null for a deleted record. */
export interface EditConflict<Draft> {
  mine: Draft;
  theirs: Draft | null;
}

export interface Edit<Draft> {
  draft: Draft;
  dirty: boolean;
  isNew: boolean;
  state: DraftState;
  /** Errors of the last attempt to save. A field's error disappears when the field changes. */
  errors: Errors<Draft>;
  /** Number of attempts stopped by errors since the draft was last saved or discarded. */
  tries: number;
  /** Error message of the last failed attempt, or ''. */
  failure: string;
  /** Whether saving would conflict: the same field was changed elsewhere, or the record was deleted. */
  elsewhere: 'changed' | 'deleted' | null;
  /** Both versions, after an attempt to save found a conflict. */
  conflict: EditConflict<Draft> | null;
  saving: boolean;
  /** Whether the draft was saved since the form opened and is unchanged since. */
  saved: boolean;
  /** Replaces the draft, or computes it from the latest draft. */
  change: (next: Draft | ((draft: Draft) => Draft)) => void;
  /** Changes some fields. Keeps its identity, so that fields can be memoized. */
  set: (changes: Partial<Draft>) => void;
  /** Saves the draft if it has no errors. @param action - the pressed submit button, if there are several */
  submit: (action?: string) => void;
  keepMine: () => void;
  /** Resets the draft to the saved record. Does nothing while the draft is being saved. */
  discard: () => void;
  /** Stores the draft without the debounce. @returns the resulting persistence status */
  settle: () => Promise<DraftState>;
  /** Props for the control of a text field. */
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
  /** Saves a deleted record again. @default false */
  revive?: boolean;
  action?: string;
}

/** Thrown when saving finds a conflict. */
class Collision extends Error {}

/**
 * Edits a record or creates one. Stores the draft on this device until it is saved. Merges changes that
 * others save in other fields, and reports a conflict for changes in the same field.
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
  const last = useLastRecord(collection, id);
  const deleted = record === null && last !== null;

  const merged = useMergedDraft<Draft>({ name: form, saved: draftOf(last), fields, formerKey, restoreWhole });
  const { draft, base, dirty, change, keepMine, rebase, reset } = merged;
  // A new record has no saved version.
  const elsewhere = id === null ? null : merged.elsewhere;
  const [lastErrors, setErrors] = useState<AnyErrors>({});
  const [isChecked, setIsChecked] = useState(false);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const busy = useRef(false);

  const isAnyWrong = Object.values(lastErrors).some(Boolean);
  // Another day can make a time right, so an error lasts only while the check still finds it.
  const wrongNow = isAnyWrong && isChecked ? (check?.(draft) as AnyErrors) : null;
  const errors = wrongNow
    ? mapRecord(lastErrors as Record<string, string | undefined>, (error, name) => wrongNow[name] && error)
    : lastErrors;

  /** @param byCheck - whether the check of the draft found the errors, and not the comparison with stored records */
  const refuse = (found: AnyErrors, byCheck: boolean) => {
    setErrors(found);
    setIsChecked(byCheck);
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
      // The form resets for the next new record, unless the user has already changed it.
      else change((typed) => (isSame(typed, draft) ? draftOf(null) : typed));
      setTries(0);
      setSaved(true);
      onSaved?.(draft, action);
    } else if (outcome.error instanceof Collision) setAsked(true);
    else if (!refuse(errorsOf?.(outcome.error) ?? {}, false)) setFailure(outcome.message);
  }

  const submit = (action?: string) => {
    if (refuse(check?.(draft) ?? {}, true)) return;
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
      // The save takes this draft as the saved version, and must still find it.
      if (busy.current) return;
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
