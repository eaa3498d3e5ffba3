import { boolean, object, text, type Field } from '@/dashboard/model/fields/fields';
import type { DraftFields } from '@/dashboard/hooks/use-merged-draft';
import type { Person } from '@/dashboard/model/records/records';
import { personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { moneyTexts, readMoney, type TermsDraft } from './terms-fields';
import { noTexts, personOf, textsOf, type PersonFieldId, type PersonTexts } from './person-fields';

/** The draft of a person: the texts as they were typed. */
export interface PersonDraft extends Record<Exclude<PersonFieldId, 'verified'>, string>, TermsDraft {
  verified: boolean;
  /** Id of the mentor that `mentor` names; empty for none. */
  mentorId: string;
}

/** The draft of a new person, who is invited at first. */
export const emptyDraft: PersonDraft = {
  ...noTexts,
  hourlyRate: '',
  hourlyCost: '',
  termsFrom: '',
  correctsTerms: false,
  verified: false,
  mentorId: '',
  status: personStatusNames.invited,
};

export const personDraftFields: DraftFields<PersonDraft> = {
  ...(object(
    Object.fromEntries(
      Object.entries(emptyDraft).map(([name, value]) => [name, typeof value === 'boolean' ? boolean : text]),
    ),
  ) as Field<PersonDraft>),
  upgrades: [
    // Rate, cost and the day of changed terms were added.
    (stored) => ({ hourlyRate: '', hourlyCost: '', termsFrom: '', correctsTerms: false, ...stored }),
  ],
};

/** The draft of a person that nobody has edited. @param mentor - the mentor's name, empty for none */
export const draftOf = (person: Person, mentor: string, currency: string): PersonDraft => ({
  ...textsOf(person, mentor),
  ...moneyTexts(person, currency),
  termsFrom: '',
  correctsTerms: false,
  verified: person.verified,
  mentorId: mentor === '' ? '' : (person.mentorId ?? ''),
});

export const textsOfDraft = (draft: PersonDraft): PersonTexts => ({
  ...draft,
  verified: draft.verified ? 'yes' : 'no',
});

/** The person that a draft without errors describes. */
export const personFrom = (base: Person, kind: ListedKind, draft: PersonDraft, currency: string): Person => ({
  ...personOf(base, kind, textsOfDraft(draft), draft.mentorId || null),
  ...(kind !== 'regular' && readMoney(draft, currency)),
});
