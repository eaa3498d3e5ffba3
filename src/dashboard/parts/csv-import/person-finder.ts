import { nameKey } from '@/dashboard/words/name-key';
import type { Person } from '@/dashboard/model/records/records';

/** Returns a function that finds a person by address, or by a name that only one of them has. */
export function personFinder(people: readonly Person[]): (text: string) => Person | null {
  const byAddress = new Map(
    people.filter(({ email }) => email !== '').map((person) => [nameKey(person.email), person]),
  );
  const byName = new Map<string, Person | null>();
  for (const person of people)
    byName.set(nameKey(person.name), byName.has(nameKey(person.name)) ? null : person);
  return (text) => byAddress.get(nameKey(text)) ?? byName.get(nameKey(text)) ?? null;
}
