import { boolean, object, text, type Field } from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import type { Person } from '@/dashboard/model/records/records';
import { statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { newPerson, personOf, textsOf } from './person-record';
import type { PersonValues } from './person-schema';

/** A person as a form holds them. @param mentor - the mentor's name, empty for none */
export function valuesOf(person: Person, mentor: string): PersonValues {
  const { verified, ...texts } = textsOf(person, mentor);
  return { ...texts, verified: verified === 'yes', mentorId: mentor === '' ? '' : (person.mentorId ?? '') };
}

/** What a form that passes its rules makes of a person. */
export function personFrom(
  base: Person,
  kind: ListedKind,
  { verified, mentorId, ...texts }: PersonValues,
): Person {
  return personOf(base, kind, { ...texts, verified: verified ? 'yes' : 'no' }, mentorId || null);
}

/** An empty form. Somebody new is invited until they come. */
export const emptyValues = (kind: ListedKind): PersonValues => ({
  ...valuesOf(newPerson(kind), ''),
  weeklyHours: '',
  status: statusNames.invited,
});

const fields = object(
  Object.fromEntries(
    Object.entries(emptyValues('employee')).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? boolean : text,
    ]),
  ),
) as Field<PersonValues>;

/** A form as it was stored as a draft; null for anything else. */
export const readValues = (value: unknown): PersonValues | null => parseDraft(fields, value);
