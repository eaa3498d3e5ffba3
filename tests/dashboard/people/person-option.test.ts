import { expect, it } from 'vitest';
import { matchPeople } from '@/dashboard/parts/people-picker/person-option';
import { person } from '../time/records';

it('describes a person without a team by the email alone', () => {
  const { shown } = matchPeople([{ ...person, id: 'no-team', team: '' }], 'mira', []);
  expect(shown).toEqual([{ value: 'no-team', label: person.name, detail: person.email }]);
});
