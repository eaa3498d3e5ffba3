import { listed } from './count';
import type { Person } from '@/dashboard/model/records/records';

/** Takes the place of a name whose record was deleted. */
export const deletedPerson = 'Deleted person';

/** The name of a person, also where the record was deleted. */
export const personName = (person: Pick<Person, 'name'> | null | undefined): string =>
  person?.name ?? deletedPerson;

/** The same by id, for lists of records that name many. */
export function personNames(people: readonly Person[]): (id: string | null) => string {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id) => personName(id === null ? null : byId.get(id));
}

/** Names in a sentence: 'Noor Adair', 'Noor Adair and Ilan Voss', 'Noor Adair and 4 others'. */
export function namesOf(people: readonly (Person | null)[], most = 2): string {
  const names = people.map(personName);
  if (names.length === 0) return 'nobody yet';
  return names.length > most ? `${names[0]} and ${names.length - 1} others` : listed(names);
}
