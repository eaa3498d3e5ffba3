import { describe, expect, it } from 'vitest';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { models } from '@/dashboard/model/records/models';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import type { CollectionName } from '@/dashboard/model/records/records';
import { checkStep, firstWrongStep, personField } from '@/dashboard/screens/settings/setup/check-setup';
import {
  emptySetup,
  setupFields,
  type NewPerson,
  type SetupDraft,
} from '@/dashboard/screens/settings/setup/setup-fields';
import { checkPerson } from '@/dashboard/screens/people/person-form/check-person';
import { textsOf } from '@/dashboard/screens/people/person-form/person-fields';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { setupRecords } from '@/dashboard/screens/settings/setup/setup-records';

const today = '2026-11-18';

const personOf = (id: string, given: Partial<NewPerson> = {}): NewPerson => ({
  id,
  kind: 'employee',
  name: `Person ${id}`,
  email: `${id}@harbour.example`,
  team: 'Design',
  position: 'Designer',
  hours: '37,5',
  ...given,
});

const draftOf = (given: Partial<SetupDraft> = {}): SetupDraft => ({
  ...emptySetup(createSettings(), today),
  name: '  Harbour  Works ',
  email: 'hello@harbour.example',
  currency: 'eur',
  adminName: 'Mina Lund',
  adminEmail: 'mina@harbour.example',
  ...given,
});

describe('checkStep', () => {
  it('accepts a filled agency and empty people and projects', () => {
    expect(firstWrongStep(draftOf(), today)).toBeNull();
  });

  it('names each field of the agency that is missing or wrong', () => {
    const draft = draftOf({
      name: ' ',
      email: 'x',
      timeZone: 'Mars',
      currency: 'EURO',
      adminName: '',
      adminEmail: '',
    });
    expect(Object.keys(checkStep(0, draft, today))).toEqual([
      'name',
      'email',
      'timeZone',
      'currency',
      'adminName',
      'adminEmail',
    ]);
  });

  it('finds the first day whose hours are wrong', () => {
    const { week } = draftOf();
    const draft = draftOf({ week: { ...week, 3: { weekday: 3, opens: '17:00', closes: '09:00' } } });
    expect(checkStep(1, draft, today)).toHaveProperty('3');
    expect(firstWrongStep(draft, today)).toBe(1);
  });

  it('refuses an email address of the admin or of another new person', () => {
    const people = [
      personOf('a', { email: 'MINA@harbour.example' }),
      personOf('b', { email: 'same@harbour.example' }),
      personOf('c', { email: ' Same@harbour.example' }),
    ];
    const errors = checkStep(2, draftOf({ people }), today);
    expect(errors[personField('a', 'email')]).toBe(
      'Mina Lund already has this email address. Use another one.',
    );
    expect(errors[personField('c', 'email')]).toBe(
      'Person b already has this email address. Use another one.',
    );
    expect(Object.keys(errors)).toHaveLength(2);
  });

  it.each(['', '-1', '81', '1e3', 'forty'])('refuses %j as hours a week', (hours) => {
    expect(checkStep(2, draftOf({ people: [personOf('a', { hours })] }), today)).toHaveProperty([
      personField('a', 'hours'),
    ]);
  });

  it.each(['', '1800-01-01', '2026-02-30', '9999-12-31'])('refuses %j as a start date', (joinedOn) => {
    expect(checkStep(2, draftOf({ people: [personOf('a', { joinedOn })] }), today)).toHaveProperty([
      personField('a', 'joinedOn'),
    ]);
  });

  it('asks for a due date from today only with a project', () => {
    expect(checkStep(3, draftOf({ dueOn: '' }), today)).toEqual({});
    expect(checkStep(3, draftOf({ project: 'Site', dueOn: '' }), today)).toHaveProperty('dueOn');
    expect(checkStep(3, draftOf({ project: 'Site', dueOn: '2026-11-17' }), today)).toHaveProperty('dueOn');
    expect(checkStep(3, draftOf({ project: 'Site', dueOn: today }), today)).toEqual({});
  });
});

describe('setupRecords', () => {
  const people = [
    personOf('a'),
    personOf('b', { kind: 'intern' }),
    personOf('c'),
    personOf('d', { kind: 'intern' }),
  ];
  const records = setupRecords(
    draftOf({ people, client: 'Kiln', project: 'Site', dueOn: '2027-01-31', budgetHours: '120.5' }),
    today,
  );

  it('starts people on their start date, and today without one', () => {
    const made = setupRecords(
      draftOf({ people: [personOf('a', { joinedOn: '2021-03-01' }), personOf('c')] }),
      today,
    );
    expect(made.people!.map(({ joinedOn }) => joinedOn)).toEqual([today, '2021-03-01', today]);
  });

  it('gives people the rate and the cost of the set-up, and none without them', () => {
    const amounts = { hourlyRate: '95,50', hourlyCost: '€ 41' };
    const made = setupRecords(draftOf({ people: [personOf('a', amounts), personOf('c')] }), today);
    expect(made.people!.slice(1).map(({ hourlyRate, hourlyCost }) => [hourlyRate, hourlyCost])).toEqual([
      [9550, 4100],
      [null, null],
    ]);
  });

  it('puts people into one team whatever the case of its name', () => {
    const typed = ['Design', 'design', 'Motion'].map((team) => personOf(team, { team }));
    const { people: made } = setupRecords(draftOf({ people: typed }), today);
    expect(made!.slice(1).map(({ team }) => team)).toEqual(['Design', 'Design', 'Motion']);
  });

  it('spells the time zone as the browser does', () => {
    const { settings } = setupRecords(draftOf({ timeZone: ' europe/berlin' }), today);
    expect(settings![0]!.timeZone).toBe('Europe/Berlin');
  });

  it('gives the first employee and the first intern the accounts of their roles', () => {
    expect(records.people!.map(({ id, kind }) => [id, kind])).toEqual([
      ['test-admin', 'admin'],
      ['test-employee', 'employee'],
      ['test-intern', 'intern'],
      ['c', 'employee'],
      ['d', 'intern'],
    ]);
  });

  it('creates records that every screen and backup accepts', () => {
    for (const [collection, list] of Object.entries(records))
      for (const record of list) expect(faultOf(collection as CollectionName, record)).toBeNull();
    expect(Object.keys(models)).toEqual(expect.arrayContaining(Object.keys(records)));
  });

  it('creates people whom the form of a person saves as they are', () => {
    for (const person of records.people!.slice(1))
      expect(
        checkPerson(textsOf(person, ''), null, { kind: person.kind as ListedKind, takenEmail: () => null }),
      ).toEqual({});
  });

  it('trims texts and reads numbers', () => {
    expect(records.settings![0]).toMatchObject({ name: 'Harbour Works', currency: 'EUR' });
    expect(records.people![1]).toMatchObject({ weeklyMinutes: 2250, status: 'active' });
    expect(records.projects![0]).toMatchObject({
      budgetMinutes: 7230,
      clientId: records.clients![0]!.id,
      leadId: 'test-employee',
      memberIds: ['test-employee', 'c', 'test-intern', 'd'],
    });
  });

  it('creates the agency alone where the other steps are skipped', () => {
    const alone = setupRecords(draftOf(), today);
    expect([alone.people!.length, alone.clients, alone.projects]).toEqual([1, [], []]);
  });
});

it('a stored set-up draft is read back whole', () => {
  const draft = draftOf({ people: [personOf('a')], dueOn: 'half typed' });
  expect(parseDraft(setupFields, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
