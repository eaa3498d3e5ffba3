import { foldEmail } from '@/lib/email-address';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldError, fieldsOf, type PersonFieldId, type PersonTexts } from './person-fields';
import { readDay } from '@/dashboard/words/read-day';

/** The error of a start date and a last day together. */
export function periodError(joinedOn: string, endsOn: string): string | null {
  const [first, last] = [readDay(joinedOn), readDay(endsOn)];
  return first && last && last < first ? 'The last day is before the start date. Enter a later day.' : null;
}

/** The error of an address that another person has. */
export const takenError = (owner: string): string =>
  `${owner} already has this email address. Use another one.`;

export const mentorError = 'Choose a mentor from the list, or leave this empty.';

export type PersonErrors = Readonly<Partial<Record<PersonFieldId, string>>>;

export interface PersonCheckOptions {
  kind: ListedKind;
  /** The fields that are checked, in the order of the errors. @default all fields of the kind */
  ids?: readonly PersonFieldId[];
  /** The error of an email address that another person has, by `foldEmail`; null where nobody has it. */
  takenEmail: (key: string) => string | null;
  /** The error of a mentor who is not found. @default `mentorError` */
  unknownMentor?: string;
}

/** Checks a person: each field, then the fields that depend on other fields and other people. */
export function checkPerson(
  texts: PersonTexts,
  mentorId: string | null,
  { kind, ids = fieldsOf(kind), takenEmail, unknownMentor = mentorError }: PersonCheckOptions,
): PersonErrors {
  const errors: Partial<Record<PersonFieldId, string>> = {};
  for (const id of ids) {
    let error = fieldError(id, kind, texts[id]);
    if (id === 'email') error ??= takenEmail(foldEmail(texts.email));
    if (id === 'endsOn') error ??= periodError(texts.joinedOn, texts.endsOn);
    if (id === 'mentor' && texts.mentor.trim() !== '' && !mentorId) error ??= unknownMentor;
    if (error !== null) errors[id] = error;
  }
  return errors;
}
