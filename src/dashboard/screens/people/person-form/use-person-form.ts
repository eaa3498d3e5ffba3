import { useCallback, useId, useMemo, useState } from 'react';
import { useEdit, type Edit, type EditOptions } from '@/dashboard/hooks/use-edit';
import { useRecords, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { DuplicateEmailError } from '@/dashboard/store/store-port';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  draftOf,
  emptyDraft,
  personDraftFields,
  personFrom,
  textsOfDraft,
  type PersonDraft,
} from './person-draft';
import { checkPerson, emailKey, takenError, type PersonErrors } from './check-person';
import type { PersonFieldId } from './person-fields';

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

/** Edits one person. A field shows its error once somebody has left it or tried to save. */
export function usePersonForm({
  kind,
  person,
  isNew = false,
  onSaved,
  ...form
}: PersonFormOptions): PersonFormState {
  const formId = useId();
  const workspace = useWorkspace();
  const people = useRecords('people');
  const [left, setLeft] = useState(none);
  // To read 10,000 addresses takes milliseconds: once a list of people.
  const owners = useMemo(
    () =>
      new Map(people.filter(({ id }) => id !== person.id).map(({ email, name }) => [emailKey(email), name])),
    [people, person.id],
  );
  const takenEmail = (key: string) => (owners.has(key) ? takenError(owners.get(key)!) : null);
  const check = (draft: PersonDraft) =>
    checkPerson(textsOfDraft(draft), draft.mentorId || null, { kind, takenEmail });
  const mentorOf = ({ mentorId }: Person) =>
    mentorId === null ? '' : (workspace.get('people', mentorId)?.name ?? '');

  const edit = useEdit<'people', PersonDraft>({
    ...form,
    fields: personDraftFields,
    collection: 'people',
    id: isNew ? null : person.id,
    draftOf: (record) => (record ? draftOf(record, mentorOf(record)) : emptyDraft),
    check,
    save: (draft, record) => {
      const next = personFrom(record ?? person, kind, draft);
      return { label: `${record ? 'Changed' : 'Added'} ${next.name}`, changes: [put('people', next)] };
    },
    errorsOf: (error) =>
      error instanceof DuplicateEmailError ? { email: takenError(error.owner.name) } : null,
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
    controlId: (id) => `${formId}-${id}`,
    onLeave: useCallback((id) => setLeft((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), []),
  };
}
