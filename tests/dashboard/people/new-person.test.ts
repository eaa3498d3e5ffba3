import { expect, it } from 'vitest';
import { personIdOf } from '@/dashboard/model/records/records';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';

const people = createOwnBase('2026-11-18').people!;

it('takes the account to sign in with that nobody of its kind has taken', () => {
  expect(newPerson('employee', people)).toMatchObject({
    id: personIdOf.employee,
    revision: 0,
    kind: 'employee',
    name: '',
    status: 'invited',
  });
  const left = people.map((person) => ({ ...person, revision: 3 }));
  expect(newPerson('intern', left)).toMatchObject({ id: personIdOf.intern, revision: 3 });
});

it('has an id of its own where the account is taken, and where there is none', () => {
  const taken = people.map((person) => ({ ...person, status: 'active' as const }));
  for (const known of [taken, []]) expect(newPerson('employee', known).id).toMatch(/^[\da-f]{8}-/);
  expect(newPerson('regular', people).id).toMatch(/^[\da-f]{8}-/);
});
