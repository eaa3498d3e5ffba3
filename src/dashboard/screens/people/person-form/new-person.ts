import { isFreeAccount } from '@/dashboard/figures/free-account';
import type { Person } from '@/dashboard/model/records/records';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';

const blankPerson = {
  name: '',
  email: '',
  personalEmail: '',
  phone: '',
  address: '',
  bio: '',
  verified: false,
  status: 'invited',
  team: '',
  position: '',
  joinedOn: '',
  endsOn: null,
  weeklyMinutes: 0,
  hourlyRate: null,
  hourlyCost: null,
  earlier: [],
  later: [],
  requiredMinutes: null,
  mentorId: null,
  lastSeenAt: null,
} satisfies Partial<Person>;

/**
 * A new person before anybody has entered anything.
 * @param people - those of the agency: the new one takes the account to sign in with that nobody of its kind has taken
 */
export function newPerson(kind: ListedKind, people: readonly Person[] = []): Person {
  const account = people.find((person) => person.kind === kind && isFreeAccount(person));
  return { ...blankPerson, kind, id: account?.id ?? crypto.randomUUID(), revision: account?.revision ?? 0 };
}
