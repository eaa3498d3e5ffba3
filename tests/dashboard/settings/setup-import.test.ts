import { describe, expect, it } from 'vitest';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { setupImport } from '@/dashboard/screens/settings/setup/people-import';
import { emptyPerson, emptySetup, type NewPerson } from '@/dashboard/screens/settings/setup/setup-fields';

const today = '2026-11-18';
const known: NewPerson = {
  ...emptyPerson('intern', today),
  id: 'ada',
  name: 'Ada Renn',
  email: 'ada@kiln.example',
  team: 'Design',
  position: 'Typography',
};
const draft = {
  ...emptySetup(createSettings(), today),
  adminName: 'Noor',
  adminEmail: 'noor@kiln.example',
  people: [known],
};
const columns = [
  'name',
  'email',
  'kind',
  'team',
  'position',
  'hours',
  'joinedOn',
  'hourlyRate',
  'hourlyCost',
] as const;

function check(
  lines: readonly (readonly string[])[],
  mapping: readonly (typeof columns)[number][] = columns,
) {
  const rows = lines.map((cells, index) => ({ line: index + 2, cells: [...cells] }));
  const work = setupImport(draft, today).check({ rows, mapping, fixes: new Map() });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

describe('the people of a file in the set-up', () => {
  it('are employees of 40 hours where the file does not say more', () => {
    const { records, wrong } = check([['Otto Vale', 'otto@kiln.example']], ['name', 'email']);
    expect(wrong).toEqual([]);
    expect(records).toMatchObject([{ name: 'Otto Vale', kind: 'employee', hours: '40', team: '' }]);
  });

  it('have the role that the file names, in any case', () => {
    const { records } = check([['Ida', 'ida@kiln.example', 'INTERN', 'Web', 'Front end', '30']]);
    expect(records).toMatchObject([{ kind: 'intern', team: 'Web', position: 'Front end', hours: '30' }]);
  });

  it('have the errors of the step, and those of an unknown role', () => {
    const { records, wrong } = check([['', 'nobody', 'boss', '', 'x', '-1']]);
    expect(records).toEqual([]);
    expect(wrong).toMatchObject([
      {
        line: 2,
        texts: { kind: 'boss' },
        errors: {
          name: 'Enter a name, or remove this person.',
          email: 'Enter a full email address such as name@agency.example.',
          kind: 'Enter Employee or Intern.',
          team: 'Enter a team.',
          hours: 'Enter hours a week from 0 to 80, such as 37.5.',
        },
      },
    ]);
  });

  it('do not share an address with the admin or with each other', () => {
    const row = (email: string) => ['Otto', email, '', 'Web', 'Engineer', '40'];
    const { records, wrong } = check([
      row('NOOR@kiln.example'),
      row('otto@kiln.example'),
      row('Otto@kiln.example'),
    ]);
    expect(records).toHaveLength(1);
    expect(wrong.map(({ line, errors }) => [line, errors.email])).toEqual([
      [2, 'Noor already has this email address. Use another one.'],
      [4, 'Otto already has this email address. Use another one.'],
    ]);
  });

  it('change a person with the same address, and only what the file has', () => {
    const changed = check([['Ada Renn', 'ADA@kiln.example', '', 'Web', '', '']]);
    expect(changed.records).toMatchObject([{ id: 'ada', kind: 'intern', team: 'Web', hours: known.hours }]);
    const same = check([['Ada Renn', 'ada@kiln.example', 'Intern', 'Design', 'Typography', known.hours]]);
    expect(same).toMatchObject({ records: [], stored: 1 });
  });

  it('have the rate and the cost of the file, in the currency of the first step', () => {
    const priced = (...amounts: string[]) =>
      check([['Otto', 'otto@kiln.example', '', 'Web', 'Engineer', '40', '', ...amounts]]);
    expect(priced('95', 'US$ 41.50').records).toMatchObject([{ hourlyRate: '95', hourlyCost: 'US$ 41.50' }]);
    expect(priced('', '').records[0]).not.toHaveProperty('hourlyRate');
    expect(priced('-95', '€ 41').wrong).toMatchObject([
      {
        errors: {
          hourlyRate: 'An amount can’t be negative. Enter 0 or more.',
          hourlyCost: 'This is in €, but amounts here are in USD.',
        },
      },
    ]);
  });

  it('have no rate that can mean two amounts', () => {
    const { wrong } = check([
      ['Otto', 'otto@kiln.example', '', 'Web', 'Engineer', '40', '', '95,50'],
      ['Ida', 'ida@kiln.example', '', 'Web', 'Engineer', '40', '', '1,500'],
    ]);
    expect(wrong).toMatchObject([{ line: 3, errors: { hourlyRate: /can mean 1500 or 1\.50/ } }]);
  });

  it('start on the day of the file, in its notation, and today where it has none', () => {
    const started = (...days: string[]) =>
      check(
        days.map((day, index) => ['Otto', `otto-${index}@kiln.example`, '', 'Web', 'Engineer', '40', day]),
      );
    const { records } = started('2024-02-01', '01.03.2024', '25/04/2024', '06/05/2024', '');
    expect(records.map(({ joinedOn }) => joinedOn)).toEqual([
      '2024-02-01',
      '2024-03-01',
      '2024-04-25',
      '2024-05-06',
      today,
    ]);
    expect(started('31.02.2024', '01/02/2024').wrong.map(({ errors }) => errors.joinedOn)).toEqual([
      '31 February 2024 does not exist. Check the day and the month.',
      'This is 1 February 2024 or 2 January 2024. Choose the order of dates above.',
    ]);
  });

  it('get a later start from another file', () => {
    const row = ['Ada Renn', 'ada@kiln.example', '', '', '', '', '2027-01-04'];
    expect(check([row]).records).toMatchObject([{ id: 'ada', joinedOn: '2027-01-04' }]);
    expect(setupImport(draft, today)).toMatchObject({ days: ['joinedOn'], missing: { joinedOn: today } });
  });
});
