import { listed } from './count';
import type { Person } from '@/dashboard/model/records/records';

/** Shown for a deleted person. */
export const deletedPerson = 'Deleted person';

/** A person's name. Without a name it is the email address, and without a person 'Deleted person'. */
export const personName = (
  person: (Pick<Person, 'name'> & Partial<Pick<Person, 'email'>>) | null | undefined,
): string => (person ? person.name.trim() || person.email || 'No name' : deletedPerson);

/** Returns a function that maps an id to a name. Faster than `personName` for many records. */
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
