import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { isSame, merge } from '@/dashboard/model/merge';
import {
  draftSettled,
  draftState,
  readDraft,
  removeDraft,
  subscribeToDrafts,
  writeDraft,
  type DraftState,
} from '@/platform/drafts';
import type { EntryContent, Mistake, Saved } from '@/studio/data/api';
import { pageValue, RequestError } from '@/studio/data/request';
import { useOnce } from '@/dashboard/hooks/use-once';
import type { Field, FieldInput } from '@/studio/data/field';
import { isRecord } from '@/lib/is-record';
import { inputAt, keysOf } from './field-at';

/** An entry as it is stored. A new entry has no version. */
export interface StoredEntry extends EntryContent {
  version: string | null;
}

export interface EntryEditOptions {
  /** Unique name of the form. If the name can change, the component needs a `key`. */
  form: string;
  entry: StoredEntry;
  /** The file's path ends with it, to tell the form's own mistakes from those of other files. */
  file: string;
  /** The fields of the form: a mistake of another name is shown below it. */
  fields: readonly Field[];
  save: (content: EntryContent, version: string | null) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Called after the draft of a deleted file is discarded. */
  onGone?: () => void;
}

export interface EntryEdit extends Omit<Edit<EntryContent>, 'errors' | 'field'> {
  /** Error messages by the path of a field: `steps[0].title`. `text` is the Markdown. */
  errors: Readonly<Record<string, string>>;
  /** Removes an error once its field was corrected outside of the draft: `slug`. */
  dropError: (path: string) => void;
  /** Hands the draft to the form of another name: the entry has another address. */
  moveTo: (form: string) => void;
  /** Mistakes of the Markdown, by their lines. */
  textMistakes: readonly TextMistake[];
  /** Mistakes of other files, and those that no field has. */
  others: readonly Mistake[];
}

/** A mistake of the Markdown text. */
export interface TextMistake {
  /** From 1. */
  line: number;
  text: string;
}

/** A draft with the version that it began with. */
interface Typed {
  draft: EntryContent;
  base: StoredEntry;
}

const isContent = (value: unknown): value is EntryContent =>
  isRecord(value) && isRecord(value.fields) && typeof value.body === 'string';
const parseTyped = (value: unknown): Typed | null =>
  isRecord(value) && isContent(value.draft) && isContent(value.base) ? (value as unknown as Typed) : null;

const contentOf = ({ fields, body }: EntryContent): EntryContent => ({ fields, body });
/** The path of the field of a form that has the mistake; null where the form has none such. */
function pathOf({ field, textLine }: Mistake, fields: readonly Field[]): string | null {
  if (textLine !== undefined) return 'text';
  // The form of a file that is a list has one field, which the file does not name.
  const path = field.startsWith('[') ? fields[0]!.name + field : field;
  const [root] = path.split(/[.[]/);
  return fields.some(({ name }) => name === root) ? path : null;
}
/** The value at the path of a field, such as `steps[0].title`. */
const valueAt = (fields: EntryContent['fields'], path: string): unknown =>
  keysOf(path).reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], fields);

/** The check's names for an empty value. */
const nothing = ['nothing', '""', '[]'];
const chosen: readonly (FieldInput['kind'] | undefined)[] = ['choice', 'page', 'picture', 'reference'];

function sentence({ field, expected, got }: Mistake, input?: FieldInput): string {
  if (!nothing.includes(got)) return `Expected: ${expected}. Found: ${got}.`;
  if (chosen.includes(input?.kind)) return 'Nothing is chosen. Choose one.';
  return field === 'text' || expected === 'a text that is not empty'
    ? 'This is empty. Fill it in.'
    : `This is empty. Expected: ${expected}.`;
}

/** Names the part of a line that is wrong. The whole text needs no name. */
const lineText = (mistake: Mistake) =>
  mistake.field === 'text' ? sentence(mistake) : `${mistake.field}: ${sentence(mistake)}`;

/**
 * The draft on this device, on the file as it is now. It stays on the version that it began with where both changed the same
 * field: the next save asks then.
 */
function draftOn(entry: StoredEntry, typed: Typed | null): Typed {
  const stored = contentOf(entry);
  if (!typed) return { draft: stored, base: entry };
  const { mine, collides } = merge({ base: contentOf(typed.base), mine: typed.draft, theirs: stored });
  return collides ? typed : { draft: mine, base: entry };
}

/** The name of the draft of a form. The Studio of another language or site has drafts of its own. */
export const draftOf = (form: string): string => `studio:${pageValue('content')}:${form}`;

/** The version of an entry that an unsaved draft began with; null without a draft. */
export const unsavedBase = (form: string): StoredEntry | null =>
  readDraft(draftOf(form), parseTyped)?.base ?? null;

/** Whether this browser has unsaved changes of an entry, or with '' of a new one. */
export const hasDraft = (collection: string, slug: string): boolean =>
  unsavedBase(`${collection}/${slug}`) !== null;

/** Edits an entry as the portal's forms edit a record: with a draft on this device, merge and conflict. */
export function useEntryEdit({
  form,
  entry,
  file,
  fields,
  save,
  onSaved,
  onGone,
}: EntryEditOptions): EntryEdit {
  const name = draftOf(form);
  const [{ draft, base }, setTyped] = useState(() => draftOn(entry, readDraft(name, parseTyped)));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [textMistakes, setTextMistakes] = useState<readonly TextMistake[]>([]);
  const [others, setOthers] = useState<readonly Mistake[]>([]);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<StoredEntry | null | undefined>(undefined);
  const [saving, once] = useOnce();
  const [saved, setSaved] = useState(false);
  const dirty = !isSame(draft, contentOf(base));
  const read = () => draftState(name);
  const state = useSyncExternalStore(subscribeToDrafts, read, (): DraftState => 'stored');
  const latest = useRef({ draft, base });
  useEffect(() => {
    latest.current = { draft, base };
  });
  useEffect(() => {
    // The file may have got the same change elsewhere.
    if (!dirty) removeDraft(name);
  }, [dirty, name]);

  const take = useCallback(
    (next: Typed) => {
      latest.current = next;
      setTyped(next);
      if (isSame(next.draft, contentOf(next.base))) removeDraft(name);
      else writeDraft(name, next);
    },
    [name],
  );

  const forget = () => {
    setErrors({});
    setTextMistakes([]);
    setOthers([]);
    setFailure('');
    setTheirs(undefined);
  };

  function refuse(error: RequestError): void {
    const { mistakes = [], field } = error.details;
    const own = mistakes.filter((mistake) => mistake.file.endsWith(file) && pathOf(mistake, fields) !== null);
    const found = own.map((mistake): [string, string] => {
      const path = pathOf(mistake, fields)!;
      return [path, sentence(mistake, inputAt(path, fields))];
    });
    setErrors(Object.fromEntries([...(field ? [[field, error.message]] : []), ...found.reverse()]));
    setTextMistakes(
      own.flatMap((mistake) =>
        mistake.textLine === undefined ? [] : [{ line: mistake.textLine, text: lineText(mistake) }],
      ),
    );
    setOthers(mistakes.filter((mistake) => !own.includes(mistake)));
    setFailure(field ? '' : error.message);
    setTries((count) => count + 1);
  }

  async function write(wanted: EntryContent, version: string | null): Promise<void> {
    forget();
    try {
      const done = await save(wanted, version);
      const stored = { ...wanted, version: done.version };
      const typed = latest.current.draft;
      // Text typed during the save stays a draft.
      take({ draft: merge({ base: draft, mine: typed, theirs: wanted }).mine, base: stored });
      setTries(0);
      setSaved(true);
      onSaved(done);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const found = error.details.theirs;
      if (error.status !== 409 || found === undefined) refuse(error);
      else await settle(found, wanted);
    }
  }

  /** Saves both changes where they are in different fields, and asks where they are in the same one. */
  async function settle(found: StoredEntry | null, mine: EntryContent): Promise<void> {
    const merged = found && merge({ base: contentOf(base), mine, theirs: contentOf(found) });
    if (!merged || merged.collides) setTheirs(found);
    else await write(merged.mine, found.version);
  }

  const change = (next: EntryContent | ((before: EntryContent) => EntryContent)) => {
    setSaved(false);
    setTheirs(undefined);
    const { draft: before, base: from } = latest.current;
    take({ draft: typeof next === 'function' ? next(before) : next, base: from });
  };

  return {
    draft,
    dirty,
    isNew: entry.version === null,
    state,
    errors,
    textMistakes,
    others,
    tries,
    failure,
    elsewhere: null,
    conflict: theirs === undefined ? null : { mine: draft, theirs: theirs && contentOf(theirs) },
    saving,
    saved: saved && !dirty,
    change,
    set: useCallback(
      (changes: Partial<EntryContent>) => {
        setSaved(false);
        const { draft: before, base: from } = latest.current;
        const after = { ...before, ...changes };
        setErrors((last) =>
          Object.fromEntries(
            Object.entries(last).filter(([path]) =>
              isSame(valueAt(before.fields, path), valueAt(after.fields, path)),
            ),
          ),
        );
        take({ draft: after, base: from });
      },
      [take],
    ),
    submit: () => {
      if (dirty || base.version === null) void once(() => write(draft, base.version));
    },
    keepMine: () => {
      // Without a version, a deleted file is created again.
      if (theirs !== undefined) void once(() => write(draft, theirs?.version ?? null));
    },
    discard: () => {
      const stored = theirs ?? base;
      forget();
      setTries(0);
      take({ draft: contentOf(stored), base: stored });
      if (theirs === null) onGone?.();
    },
    dropError: (path) =>
      setErrors((last) => Object.fromEntries(Object.entries(last).filter(([other]) => other !== path))),
    moveTo: (other) => {
      if (dirty) writeDraft(draftOf(other), latest.current);
      removeDraft(name);
    },
    settle: () => draftSettled(name),
  };
}
