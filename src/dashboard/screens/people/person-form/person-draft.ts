import { boolean, object, text, type Field } from '@/dashboard/model/fields/fields';
import type { Person } from '@/dashboard/model/records/records';
import { statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { noTexts, personOf, textsOf } from './person-record';
import type { PersonFieldId, PersonTexts } from './person-rules';

/** The draft of a person. All of it stays as it was typed until it is saved. */
export interface PersonDraft extends Record<Exclude<PersonFieldId, 'verified'>, string> {
  verified: boolean;
  /** Id of the mentor that `mentor` names; empty for none. */
  mentorId: string;
}

/** The draft of a new person, who is invited at first. */
export const emptyDraft: PersonDraft = {
  ...noTexts,
  verified: false,
  mentorId: '',
  status: statusNames.invited,
};

export const personFields = object(
  Object.fromEntries(
    Object.entries(emptyDraft).map(([name, value]) => [name, typeof value === 'boolean' ? boolean : text]),
  ),
) as Field<PersonDraft>;

/** The draft of a person that nobody has edited. @param mentor - the mentor's name, empty for none */
export function draftOf(person: Person, mentor: string): PersonDraft {
  const { verified, ...texts } = textsOf(person, mentor);
  return { ...texts, verified: verified === 'yes', mentorId: mentor === '' ? '' : (person.mentorId ?? '') };
}

export const textsOfDraft = ({ verified, ...texts }: PersonDraft): PersonTexts => ({
  ...texts,
  verified: verified ? 'yes' : 'no',
});

/** The person that a draft without errors describes. */
export const personFrom = (base: Person, kind: ListedKind, draft: PersonDraft): Person =>
  personOf(base, kind, textsOfDraft(draft), draft.mentorId || null);
