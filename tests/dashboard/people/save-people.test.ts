import { expect, it } from 'vitest';
import { savePeople } from '@/dashboard/commands/people/save-people';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import type { Person } from '@/dashboard/model/records/records';

const person = (id: string, team: string): Person => ({ ...newPerson('employee'), id, team });
const teams = (saved: readonly Person[], everybody: readonly Person[]) =>
  savePeople(saved, everybody).map((change) => change.type === 'put' && (change.record as Person).team);

it('gives people who join a team the spelling of its name', () => {
  expect(
    teams([person('c', ' design'), person('d', 'Motion'), person('e', 'motion')], [person('a', 'Design')]),
  ).toEqual(['Design', 'Motion', 'Motion']);
});

it('keeps another spelling of the own team, so that a name can be corrected', () => {
  const everybody = [person('a', 'It'), person('b', 'It')];
  expect(teams([person('a', 'IT')], everybody)).toEqual(['IT']);
});
