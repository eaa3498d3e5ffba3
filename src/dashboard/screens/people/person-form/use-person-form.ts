import { useCallback, useId, useMemo, useState } from 'react';
import { useEdit, type Edit, type EditOptions } from '@/dashboard/hooks/use-edit';
import { useRecords, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { DuplicateEmailError } from '@/dashboard/store/store-port';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { personCheck, type PersonErrors } from './check-person';
import {
  draftOf,
  emptyDraft,
  personFields,
  personFrom,
  textsOfDraft,
  type PersonDraft,
} from './person-draft';
import { emailKey, refuseMentor, refuseTaken, type PersonFieldId } from './person-rules';

export interface PersonFormOptions extends Pick<
  EditOptions<'people', PersonDraft>,
  'form' | 'formerKey' | 'onSaved'
> {
  kind: ListedKind;
  /** The saved person, or the empty one that becomes a new person. */
  person: Person;
  /** Whether the person is not saved yet. @default false */
  isNew?: boolean;
}

export interface PersonFormState {
  kind: ListedKind;
  people: readonly Person[];
  edit: Edit<PersonDraft>;
  /** Of the fields that somebody has left; after a try to save, of all fields. */
  errors: PersonErrors;
  /** The id of a field's control. */
  controlId: (id: PersonFieldId) => string;
  /** Checks a field, now and at each further change. The same function each time. */
  onLeave: (id: PersonFieldId) => void;
}

const none: ReadonlySet<string> = new Set();

/** The error of an email address that somebody else has. */
function emailErrors(people: readonly Person[], ownId: string) {
  // To read 10,000 addresses takes milliseconds, so it waits for the first one that is checked.
  let owners: ReadonlyMap<string, string> | null = null;
  return (key: string) => {
    owners ??= new Map(
      people.filter(({ id }) => id !== ownId).map(({ email, name }) => [emailKey(email), name]),
    );
    const owner = owners.get(key);
    return owner === undefined ? null : refuseTaken(owner);
  };
}

/** Edits one person. A field shows its error once somebody has left it or tried to save. */
export function usePersonForm({
  kind,
  person,
  isNew = false,
  onSaved,
  ...form
}: PersonFormOptions): PersonFormState {
  const name = useId();
  const workspace = useWorkspace();
  const people = useRecords('people');
  const [left, setLeft] = useState(none);
  const checkTexts = useMemo(
    () => personCheck({ kind, emailError: emailErrors(people, person.id), mentorError: refuseMentor }),
    [kind, people, person.id],
  );
  const check = (draft: PersonDraft) => checkTexts(textsOfDraft(draft), draft.mentorId);
  const mentorOf = ({ mentorId }: Person) =>
    mentorId === null ? '' : (workspace.get('people', mentorId)?.name ?? '');

  const edit = useEdit<'people', PersonDraft>({
    ...form,
    fields: personFields,
    collection: 'people',
    id: isNew ? null : person.id,
    draftOf: (record) => (record ? draftOf(record, mentorOf(record)) : emptyDraft),
    check,
    save: (draft, record) => {
      const next = personFrom(record ?? person, kind, draft);
      return { label: `${record ? 'Changed' : 'Added'} ${next.name}`, changes: [put('people', next)] };
    },
    errorsOf: (error) =>
      error instanceof DuplicateEmailError ? { email: refuseTaken(error.owner.name) } : null,
    onSaved: (draft, action) => {
      setLeft(none);
      onSaved?.(draft, action);
    },
    toast: 'success',
  });
  const { draft, errors: refused, tries, discard } = edit;

  const all: PersonErrors =
    tries > 0 || left.size > 0 ? { ...(refused.email && { email: refused.email }), ...check(draft) } : {};
  return {
    kind,
    people,
    edit: {
      ...edit,
      discard: () => {
        setLeft(none);
        discard();
      },
    },
    errors: tries > 0 ? all : Object.fromEntries(Object.entries(all).filter(([id]) => left.has(id))),
    controlId: (id) => `${name}-${id}`,
    onLeave: useCallback((id) => setLeft((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), []),
  };
}
