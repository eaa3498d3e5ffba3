import { isFreeAccount } from '@/dashboard/figures/free-account';
import { blankPerson } from '@/dashboard/model/records/blank-person';
import type { Person } from '@/dashboard/model/records/records';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { newId } from '@/lib/new-id';

/**
 * Returns a new person before any input.
 * @param people - those of the agency: the new one takes the free sign-in account of its kind
 */
export function newPerson(kind: ListedKind, people: readonly Person[] = []): Person {
  const account = people.find((person) => person.kind === kind && isFreeAccount(person));
  return { ...blankPerson, kind, id: account?.id ?? newId(), revision: account?.revision ?? 0 };
}
