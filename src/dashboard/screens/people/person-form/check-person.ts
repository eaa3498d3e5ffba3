import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { emailKey, fieldsOf, refuseDays, ruleOf, type PersonFieldId, type PersonTexts } from './person-rules';

export type PersonErrors = Readonly<Partial<Record<PersonFieldId, string>>>;

export interface PersonCheckOptions {
  kind: ListedKind;
  /** The fields that are checked, in the order of the errors. @default all fields of the kind */
  ids?: readonly PersonFieldId[];
  /** The error of an email address that another person has, by `emailKey`; null where nobody has it. */
  emailError: (key: string) => string | null;
  /** The error of a mentor who is not found. */
  mentorError: string;
}

/** Makes the check of a person: the rules of each field, then those that depend on other fields and other people. */
export function personCheck({ kind, ids = fieldsOf(kind), emailError, mentorError }: PersonCheckOptions) {
  const rules = ids.map((id) => [id, ruleOf(id, kind)] as const);
  return (texts: PersonTexts, mentorId: string | null): PersonErrors => {
    const further = (id: PersonFieldId) => {
      if (id === 'email') return emailError(emailKey(texts.email));
      if (id === 'endsOn') return refuseDays(texts.joinedOn, texts.endsOn);
      return id === 'mentor' && texts.mentor.trim() !== '' && !mentorId ? mentorError : null;
    };
    const errors: Partial<Record<PersonFieldId, string>> = {};
    for (const [id, rule] of rules) {
      const error = rule(texts[id]) ?? further(id);
      if (error !== null) errors[id] = error;
    }
    return errors;
  };
}
