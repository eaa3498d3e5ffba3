import { describe, expect, it } from 'vitest';
import { termsOf } from '@/dashboard/commands/people/terms';
import { atOnce } from '@/platform/in-slices';
import { checkRows } from '@/dashboard/screens/people/import/check-rows';
import { guessMapping as guess, looksLikeHead as looks } from '@/dashboard/parts/csv-import/guess-mapping';
import { importFields, isAddress, peopleImport } from '@/dashboard/screens/people/import/people-import';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';

const guessMapping = (heads: readonly string[], kind: ListedKind) => guess(heads, importFields(kind));
const looksLikeHead = (cells: readonly string[], kind: ListedKind) =>
  looks(cells, importFields(kind), isAddress);

const ada = { ...newPerson('employee'), id: 'ada', name: 'Ada Renn', email: 'Ada@Undula.example' };
const twin = { ...newPerson('employee'), id: 'twin', name: 'Sam Twin', email: 'sam@x.example' };
const people = [ada, twin, { ...twin, id: 'other-twin', email: 'other@x.example' }];

function check(kind: ListedKind, heads: string[], rows: string[][], fixes = new Map(), among = people) {
  return atOnce(
    checkRows({
      kind,
      rows: rows.map((cells, index) => ({ line: index + 2, cells })),
      mapping: guessMapping(heads, kind),
      fixes,
      people: among,
      today: '2026-11-18',
      currency: 'EUR',
    }),
  );
}

const heads = ['Name', 'Email'];

describe('the dates of a file', () => {
  it('that can be read both ways are asked about, and read in the chosen order', () => {
    const given = (order: 'day' | 'month' | null) =>
      atOnce(
        checkRows({
          kind: 'employee',
          rows: [{ line: 2, cells: ['Anna', 'anna@x.example', '03/04/2020'] }],
          mapping: guessMapping([...heads, 'Start date'], 'employee'),
          fixes: new Map(),
          people,
          today: '2026-11-18',
          currency: 'EUR',
          order,
        }),
      );
    expect(given(null).wrong[0]!.errors.joinedOn).toBe(
      'This is 3 April 2020 or 4 March 2020. Choose the order of dates above.',
    );
    expect(given('day').records[0]!.joinedOn).toBe('2020-04-03');
    expect(given('month').records[0]!.joinedOn).toBe('2020-03-04');
  });

  const joined = (...days: string[]) => {
    const rows = days.map((day, index) => [`Anna ${index}`, `anna-${index}@x.example`, day]);
    const { records, wrong } = check('employee', [...heads, 'Start date'], rows);
    return [records.map(({ joinedOn }) => joinedOn), wrong.length];
  };

  it('are read with slashes where one of them tells which number is the month', () => {
    expect(joined('1/13/2023', '2/3/2024')).toEqual([['2023-01-13', '2024-02-03'], 0]);
    expect(joined('13/1/2023', '2/3/2024')).toEqual([['2023-01-13', '2024-03-02'], 0]);
    expect(joined('2023-01-13', '13.01.2023')).toEqual([['2023-01-13', '2023-01-13'], 0]);
  });

  it('are asked for where none does', () => {
    expect(joined('1/2/2023', '2/3/2024')).toEqual([[], 2]);
  });
});

it('a file says that people without a status have no planned hours yet', () => {
  const notes = (kind: ListedKind, ...status: string[]) =>
    check(
      kind,
      [...heads, 'Status'],
      [
        ['Anna', 'anna@x.example', ...status],
        ['Ben', 'ben@x.example', 'Active'],
      ],
    ).notes;
  expect(notes('employee', '')).toEqual([
    '1 person is invited, so without planned hours. Set their status to Active once they work here.',
  ]);
  expect(notes('employee', 'Active')).toEqual([]);
  expect(notes('regular', '')).toEqual([]);
});

it('a file without hours leaves those of a person, also uneven ones, as they are', () => {
  const uneven = { ...ada, weeklyMinutes: 1000, joinedOn: '2020-01-01' };
  const { records, wrong } = check(
    'employee',
    [...heads, 'Phone'],
    [['Ada Renn', ada.email, '+1 555 0199']],
    undefined,
    [uneven],
  );
  expect(wrong).toEqual([]);
  expect(records).toMatchObject([{ id: 'ada', phone: '+1 555 0199', weeklyMinutes: 1000, earlier: [] }]);
});

describe('rates in a file of several decimal styles', () => {
  const rates = (...texts: string[]) =>
    check(
      'employee',
      [...heads, 'Rate'],
      texts.map((text, index) => [`Anna ${index}`, `anna-${index}@x.example`, text]),
    );

  it('are the same amount', () => {
    const { records, wrong } = rates('1,234.50', '1.234,50', '1234.5', '1 234,50 EUR');
    expect(wrong).toEqual([]);
    expect(records.map(({ hourlyRate }) => hourlyRate)).toEqual([123_450, 123_450, 123_450, 123_450]);
  });

  it('with three digits after a comma are asked for where another cell has a decimal comma', () => {
    expect(rates('85,125', '95,50').wrong.map(({ errors }) => errors.hourlyRate)).toEqual([
      '“85,125” can mean 85125 or 85.13. Enter one of them.',
    ]);
    expect(rates('1,250', '95.50').records.map(({ hourlyRate }) => hourlyRate)).toEqual([125_000, 9550]);
  });
});

describe('a name in two columns', () => {
  const two = ['First name', 'Last name', 'Email'];
  const named = (...rows: string[][]) => check('employee', two, rows).records.map(({ name }) => name);

  it('joins first and last name', () => {
    expect(named(['Anna', 'Berg', 'anna@x.example'], [' Bo ', ' von Linden', 'bo@x.example'])).toEqual([
      'Anna Berg',
      'Bo von Linden',
    ]);
  });

  it('may be in one of them alone', () => {
    expect(
      named(['Anna Berg', 'Berg', 'a@x.example'], ['', 'Cher', 'b@x.example'], ['Pelé', '', 'c@x.example']),
    ).toEqual(['Anna Berg', 'Cher', 'Pelé']);
    expect(check('employee', two, [['', '', 'd@x.example']]).wrong[0]!.errors).toEqual({
      name: 'Enter a name.',
    });
  });

  it('changes the name of a person who is there, and can be corrected as a whole', () => {
    const rows = [['Ada', 'Lovelace', 'ada@undula.example']];
    expect(check('employee', two, rows).records[0]).toMatchObject({ id: 'ada', name: 'Ada Lovelace' });
    const fixes = new Map([[2, { name: 'Ada Byron' }]]);
    expect(check('employee', two, rows, fixes).records[0]!.name).toBe('Ada Byron');
  });
});

it('gives the account that nobody has taken to the first new person of the file', () => {
  const free = [...createOwnBase('2026-11-18').people!];
  const rows = [
    ['Anna', 'anna@x.example'],
    ['Ben', 'ben@x.example'],
  ];
  const { records } = check('employee', heads, rows, new Map(), free);
  expect(records.map(({ id, name, status }) => [id === 'test-employee', name, status])).toEqual([
    [true, 'Anna', 'invited'],
    [false, 'Ben', 'invited'],
  ]);
});

it('asks for the address of a row without one, and changes no person or account for it', () => {
  const free = [...createOwnBase('2026-11-18').people!];
  for (const kind of ['employee', 'intern'] as const) {
    const { records, wrong } = check(kind, heads, [['Ben', '']], new Map(), free);
    expect(records).toEqual([]);
    expect(wrong).toMatchObject([{ errors: { email: 'Enter an email address.' } }]);
  }
});

describe('mentors in a file', () => {
  const intern = [...heads, 'Mentor'];
  const row = (mentor: string) => [['Ida', 'ida@x.example', mentor]];

  it('finds only current mentors', () => {
    for (const status of ['archived', 'left', 'suspended'] as const) {
      const gone = { ...ada, status };
      const { records, wrong } = check('intern', intern, row(ada.email), new Map(), [gone]);
      expect(records).toEqual([]);
      expect(wrong[0]!.errors.mentor).toMatch(/^No employee has this email address/);
    }
    expect(check('intern', intern, row(ada.email)).records).toMatchObject([{ mentorId: 'ada' }]);
  });

  it('are removed from interns by a file that says that they left', () => {
    const ida = { ...newPerson('intern'), id: 'ida', name: 'Ida', email: 'ida@x.example', mentorId: 'ada' };
    const all = [{ ...ada, status: 'active' as const, joinedOn: '2020-01-01' }, ida];
    const { records } = check('employee', [...heads, 'Status'], [['Ada', ada.email, 'Left']], new Map(), all);
    const spec = peopleImport('employee', all, '2026-11-18', 'EUR');
    const changes = spec.changesOf(records, { at: '', actorId: '' });
    expect(changes.map((change) => change.type === 'put' && change.record)).toMatchObject([
      { id: 'ada', status: 'left' },
      { id: 'ida', mentorId: null },
    ]);
  });
});

describe('the columns of a file', () => {
  it('detects header rows', () => {
    expect(guessMapping(['Full Name', 'E-mail', 'Dept', 'DEPARTMENT', 'Job title', ''], 'employee')).toEqual([
      'name',
      'email',
      null,
      'team',
      'position',
      null,
    ]);
    expect(guessMapping(['Work email', 'Email', 'Personal email'], 'employee')).toEqual([
      'email',
      null,
      'personalEmail',
    ]);
    expect(guessMapping(['Required hours', 'Mentor', 'Hours'], 'employee')).toEqual([
      null,
      null,
      'weeklyHours',
    ]);
  });

  it('treats a person in the first row as data', () => {
    expect(looksLikeHead(['Name', 'Mail'], 'employee')).toBe(true);
    expect(looksLikeHead(['Name', 'anna@x.example'], 'employee')).toBe(false);
    expect(looksLikeHead(['Anna', 'Design'], 'employee')).toBe(false);
  });
});

describe('the rows of a file', () => {
  it('become people with what the file does not say filled in', () => {
    const {
      records: [anna],
      wrong,
    } = check('employee', heads, [['  Anna  Löwe ', 'anna@x.example']]);
    expect(wrong).toEqual([]);
    expect(anna).toMatchObject({
      kind: 'employee',
      name: 'Anna Löwe',
      email: 'anna@x.example',
      joinedOn: '2026-11-18',
      weeklyMinutes: 2400,
      status: 'invited',
      verified: false,
      revision: 0,
    });
  });

  it('say what is wrong with which cell of which line, in the order of the columns', () => {
    const { wrong } = check(
      'employee',
      ['Start date', 'Name', 'Email', 'Hours', 'Status'],
      [['2026-02-30', '', 'nobody', 'forty', 'asleep']],
    );
    expect(wrong).toHaveLength(1);
    expect(wrong[0]!.line).toBe(2);
    expect(Object.entries(wrong[0]!.errors)).toEqual([
      ['joinedOn', '30 February 2026 does not exist. Check the day and the month.'],
      ['name', 'Enter a name.'],
      ['email', 'Enter a full email address such as name@company.com.'],
      ['weeklyHours', 'Enter hours a week from 0 to 80, such as 37.5.'],
      ['status', 'Enter Active, Invited, Suspended, Left.'],
    ]);
  });

  it('say what an hour brings and costs, and leave it where a cell is empty', () => {
    const columns = ['Email', 'Rate', 'Name', 'Hourly cost'];
    expect(guessMapping(columns, 'employee')).toEqual(['email', 'hourlyRate', 'name', 'hourlyCost']);
    expect(guessMapping(columns, 'regular')).toEqual(['email', null, 'name', null]);
    const paid = { ...ada, joinedOn: '2020-01-01', weeklyMinutes: 2400, hourlyRate: 8500, hourlyCost: 4000 };
    const { records, wrong } = check(
      'employee',
      columns,
      [
        ['anna@x.example', '85,50', 'Anna', ''],
        ['ada@undula.example', '90', 'Ada Renn', ''],
        ['leo@x.example', 'ninety', 'Leo', '-4'],
      ],
      new Map(),
      [paid],
    );
    expect(records).toMatchObject([
      { name: 'Anna', hourlyRate: 8550, hourlyCost: null },
      { name: 'Ada Renn', hourlyRate: 9000, hourlyCost: 4000 },
    ]);
    // What was valid before stays in figures of the past.
    expect(records[1]!.earlier).toMatchObject([{ hourlyRate: 8500 }]);
    expect(wrong.map(({ errors }) => Object.keys(errors))).toEqual([['hourlyRate', 'hourlyCost']]);
  });

  it('refuse an address of a person of another kind, and one that is there twice', () => {
    const { records: good, wrong } = check('intern', heads, [
      ['A', 'a@x.example'],
      ['B', 'A@X.EXAMPLE'],
      ['C', 'ada@undula.EXAMPLE'],
    ]);
    expect(good.map(({ name }) => name)).toEqual(['A']);
    expect(wrong.map(({ errors }) => errors.email)).toEqual([
      'Line 2 has this email address too. Use another one.',
      'Ada Renn already has this email address. Use another one.',
    ]);
  });

  it('change the person who has the address, and leave what a cell does not say', () => {
    const started = {
      ...ada,
      joinedOn: '2025-01-07',
      team: 'Design',
      phone: '+1 555 0100',
      weeklyMinutes: 2400,
    };
    const {
      records: [after],
      wrong,
      stored,
    } = check(
      'employee',
      ['Name', 'Email', 'Phone', 'Team', 'Hours'],
      [
        ['Ada Renn-Lind', 'ADA@undula.example', '', 'Strategy', '32'],
        ['Sam Twin', 'sam@x.example', '', '', ''],
      ],
      new Map(),
      [started, twin],
    );
    expect(wrong).toEqual([]);
    expect(stored).toBe(1);
    expect(after).toEqual({
      ...started,
      name: 'Ada Renn-Lind',
      email: 'ADA@undula.example',
      team: 'Strategy',
      weeklyMinutes: 1920,
      // What was valid before today stays in the figures.
      earlier: [{ until: '2026-11-17', ...termsOf(started) }],
    });
  });

  it('set the last day of a person who left, and refuse a start after a change of terms', () => {
    const started = {
      ...ada,
      joinedOn: '2025-01-07',
      status: 'active' as const,
      earlier: [{ until: '2025-12-31', ...termsOf(ada), weeklyMinutes: 600 }],
    };
    const heads = ['Name', 'Email', 'Status', 'Start date'];
    const one = (status: string, start: string) =>
      check('employee', heads, [['Ada Renn', ada.email, status, start]], new Map(), [started]);
    expect(one('Left', '').records[0]).toMatchObject({ status: 'left', endsOn: '2026-11-18' });
    expect(one('', '2026-03-01').wrong[0]!.errors.joinedOn).toMatch(/^The terms change on 1 Jan 2026/);
  });

  it('are fixed by hand', () => {
    const rows = [
      ['A', 'a@x.example'],
      ['', 'a@x.example'],
    ];
    expect(check('employee', heads, rows).records).toHaveLength(1);
    const fixes = new Map([[3, { name: 'B', email: 'b@x.example' }]]);
    expect(check('employee', heads, rows, fixes).records.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('find a mentor by address or by a name that only one has', () => {
    const { records: good, wrong } = check(
      'intern',
      [...heads, 'Mentor'],
      [
        ['A', 'a@x.example', 'ada renn'],
        ['B', 'b@x.example', 'OTHER@x.example'],
        ['C', 'c@x.example', ''],
        ['D', 'd@x.example', 'Sam Twin'],
      ],
    );
    expect(good.map(({ mentorId }) => mentorId)).toEqual(['ada', 'other-twin', null]);
    expect(good.every(({ requiredMinutes, endsOn }) => requiredMinutes === null && endsOn === null)).toBe(
      true,
    );
    expect(wrong[0]!.errors.mentor).toMatch(/^No employee has this email address/);
  });

  it('refuse a last day before the first', () => {
    const { wrong } = check(
      'intern',
      [...heads, 'Start date', 'Last day'],
      [['A', 'a@x.example', '2026-11-18', '2026-11-17']],
    );
    expect(wrong[0]!.errors).toEqual({
      endsOn: 'The last day is before the start date. Enter a later day.',
    });
  });

  it('may be short, long or hostile', () => {
    const { records: good } = check('employee', heads, [
      ['<script>alert(1)</script>', 'x@x.example', 'more', 'cells'],
      ['constructor', 'y@x.example'],
    ]);
    expect(good.map(({ name }) => name)).toEqual(['<script>alert(1)</script>', 'constructor']);
    expect(check('employee', heads, [['A']]).wrong).toHaveLength(1);
  });
});
