import { describe, expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/data/memory-workspace';
import type { Person } from '@/dashboard/data/records';
import {
  assignMentor,
  assignTeam,
  deletePeople,
  keptWords,
  setStatus,
} from '@/dashboard/screens/people/people/people-actions';
import { peopleCsv } from '@/dashboard/screens/people/people/people-csv';
import { peopleFigures } from '@/dashboard/screens/people/people/people-figures';
import { newPerson } from '@/dashboard/screens/people/person-form/person-record';

const person = (id: string, more: Partial<Person> = {}): Person => ({
  ...newPerson('employee'),
  id,
  name: id,
  email: `${id}@x.example`,
  joinedOn: '2020-01-01',
  status: 'active',
  weeklyMinutes: 2400,
  ...more,
});

describe('what is done with several people', () => {
  it('changes only those who differ', () => {
    const options = setStatus([person('a'), person('b', { status: 'left' })], 'employee', 'active');
    expect(options?.changes).toHaveLength(1);
    expect(setStatus([person('a')], 'employee', 'active')).toBeNull();
    expect(assignTeam([person('a', { team: 'Design' })], 'employee', 'Design')).toBeNull();
    expect(assignMentor([person('a')], null)).toBeNull();
  });

  it('names one by their name and more by their number', () => {
    expect(setStatus([person('Ada')], 'employee', 'left')?.label).toBe('Set Ada to left');
    expect(assignTeam([person('a'), person('b')], 'regular', 'Kiln')?.label).toBe(
      'Moved 2 regular users to Kiln',
    );
  });

  it('is one operation that undo turns round', async () => {
    const people = [person('a'), person('b'), person('i', { kind: 'intern', mentorId: 'a' })];
    const workspace = createMemoryWorkspace({ people });
    const options = deletePeople(people.slice(0, 2), 'employee', people)!;
    const operation = await workspace.write(options);
    expect(workspace.all('people').map(({ id }) => id)).toEqual(['i']);
    expect(workspace.get('people', 'i')?.mentorId).toBeNull();
    await workspace.undo(operation.id);
    expect(workspace.all('people')).toHaveLength(3);
    expect(workspace.get('people', 'i')?.mentorId).toBe('a');
  });

  it('never takes away who a role signs in as', () => {
    const people = [person('test-employee', { name: 'Test Employee' }), person('b')];
    expect(deletePeople(people, 'employee', people)?.changes).toHaveLength(1);
    expect(deletePeople(people.slice(0, 1), 'employee', people)).toBeNull();
    expect(keptWords(people)).toBe('Test Employee is who this device signs in as, and stays.');
    expect(keptWords([person('b')])).toBeNull();
  });
});

describe('the figures of people', () => {
  const entry = (personId: string, day: string, minutes: number) => ({
    id: `${personId}${day}`,
    revision: 0,
    personId,
    projectId: 'p',
    taskId: null,
    day,
    minutes,
    startedAt: null,
    endedAt: null,
    note: '',
    billable: true,
  });
  const people = [
    person('a', { mentorId: 'b' }),
    person('b', { name: 'Bea' }),
    person('c', { status: 'invited' }),
    person('d', { mentorId: 'gone' }),
  ];
  const figures = peopleFigures(
    people,
    [
      entry('a', '2026-11-16', 600),
      entry('a', '2026-11-22', 60),
      entry('a', '2026-11-23', 5),
      entry('a', '2026-11-15', 7),
    ],
    '2026-11-18',
  );

  it('count the week from Monday to Sunday', () => {
    expect(figures.weekMinutes(people[0]!)).toBe(660);
    expect(figures.allMinutes(people[0]!)).toBe(672);
    expect(figures.weekMinutes(people[1]!)).toBe(0);
  });

  it('know no load where nothing is planned', () => {
    expect(figures.load(people[0]!)).toBe(660 / 2400);
    expect(figures.load(people[2]!)).toBeNull();
  });

  it('name mentors who are there', () => {
    expect(people.map(figures.mentorName)).toEqual(['Bea', '', '', '']);
  });

  it('stand in the file beside what can be read back', () => {
    const [head, first] = peopleCsv(people, 'employee', figures).slice(1).split('\r\n');
    expect(head).toBe(
      'Name,Work e-mail,Personal e-mail,Phone,Address,Team,Position,Start date,Hours a week,Status,Verified,About,Hours this week,Load',
    );
    expect(first).toBe('a,a@x.example,,,,,,2020-01-01,40,Active,no,,11.00,28%');
  });
});
