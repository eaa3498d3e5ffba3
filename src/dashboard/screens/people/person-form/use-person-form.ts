import { useCurrency } from '@/dashboard/hooks/use-currency';
import { foldEmail } from '@/lib/email-address';
import { useCallback, useId, useMemo, useState } from 'react';
import { savePeople } from '@/dashboard/commands/people/save-people';
import { changeTerms, repeatChange, termsOf, withLastDay } from '@/dashboard/commands/people/terms';
import { leaveAfterEnd } from '@/dashboard/figures/leave';
import { termsSince } from '@/dashboard/figures/terms';
import { useEdit, type Edit, type EditOptions } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords, useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { listed } from '@/dashboard/words/count';
import { leaveWords } from '@/dashboard/words/leave';
import { DuplicateEmailError } from '@/dashboard/store/store-errors';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  draftOf,
  emptyDraft,
  personDraftFields,
  personFrom,
  textsOfDraft,
  type PersonDraft,
} from './person-draft';
import { checkPerson, takenError } from './check-person';
import { readDay } from '@/dashboard/words/read-day';
import { changesTerms, checkTerms, type TermsFieldId } from './terms-fields';
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

export type FormFieldId = PersonFieldId | TermsFieldId;

type FormErrors = Readonly<Partial<Record<FormFieldId, string>>>;

export interface PersonFormState {
  kind: ListedKind;
  people: readonly Person[];
  edit: Edit<PersonDraft>;
  /** Errors of the fields that the user has left; after a try to save, of all fields. */
  errors: FormErrors;
  /** ISO 4217. */
  currency: string;
  today: string;
  /** The first day of changed terms, or null where they are not asked for. */
  termsSince: string | null;
  /** The days of leave after the last day; empty without any. */
  lateLeave: string;
  /** The id of a field's control. */
  controlId: (id: FormFieldId) => string;
  /** Checks a field, now and at each further change. Keeps its identity. */
  onLeave: (id: FormFieldId) => void;
}

const none: ReadonlySet<string> = new Set();

/** The typed person, whose changed terms are a correction or valid from the chosen day. */
function withTerms(saved: Person, typed: Person, draft: PersonDraft, today: string): Person {
  if (draft.correctsTerms) return { ...typed, later: repeatChange(typed.later, saved, typed) };
  if (!changesTerms(saved, typed, today)) return typed;
  return changeTerms(
    { ...typed, ...termsOf(saved) },
    termsOf(typed),
    readDay(draft.termsFrom) ?? today,
    today,
  );
}

/** Edits one person. A field shows its error once the user has left it or tried to save. */
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
  const leave = useRecords('leave');
  const [left, setLeft] = useState(none);
  // To read 10,000 addresses takes milliseconds: once a list of people.
  const owners = useMemo(
    () =>
      new Map(people.filter(({ id }) => id !== person.id).map(({ email, name }) => [foldEmail(email), name])),
    [people, person.id],
  );
  const takenEmail = (key: string) => (owners.has(key) ? takenError(owners.get(key)!) : null);
  const today = useToday();
  const currency = useCurrency();
  const nextOf = (draft: PersonDraft) => personFrom(person, kind, draft, currency);
  const check = (draft: PersonDraft): FormErrors => ({
    ...checkTerms(draft, { kind, currency, today, saved: isNew ? null : person, next: nextOf(draft) }),
    ...checkPerson(textsOfDraft(draft), draft.mentorId || null, { kind, takenEmail }),
  });
  const mentorOf = ({ mentorId }: Person) =>
    mentorId === null ? '' : (workspace.get('people', mentorId)?.name ?? '');

  const edit = useEdit<'people', PersonDraft>({
    ...form,
    fields: personDraftFields,
    collection: 'people',
    id: isNew ? null : person.id,
    draftOf: (record) => (record ? draftOf(record, mentorOf(record), currency) : emptyDraft),
    check,
    save: (draft, record, { read }) => {
      const typed = personFrom(record ?? person, kind, draft, currency);
      const next = record ? withLastDay(record, withTerms(record, typed, draft, today), today) : typed;
      return {
        label: `${record ? 'Changed' : 'Added'} ${next.name}`,
        changes: savePeople([next], read.all('people')),
      };
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

  const all: FormErrors =
    tries > 0 || left.size > 0 ? { ...(refused.email && { email: refused.email }), ...check(draft) } : {};
  const typed = nextOf(draft);
  const asksTerms = !isNew && changesTerms(person, typed, today);
  const late = isNew ? [] : leaveAfterEnd(leave, withLastDay(person, typed, today));
  return {
    kind,
    people,
    currency,
    today,
    termsSince: asksTerms ? termsSince(person) : null,
    lateLeave: listed(late.map((one) => leaveWords(one, today))),
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
