import { expect, it } from 'vitest';
import { parseCsv } from '@/dashboard/csv/parse-csv';
import { entriesCsv, entriesWithin } from '@/dashboard/parts/time-export/entries-csv';
import { buildProject } from '../build-project';
import { entryOf, person, sheetOf } from './records';
import { blankRecord } from '../blank-record';

const client = blankRecord('clients', { id: 'avery-crossings', name: 'Avery; Crossings', status: 'active' });

const context = {
  people: [{ ...person, name: 'Mira “M” Olsen', team: 'Design' }],
  clients: [client],
  projects: [buildProject({ id: 'ferry' })],
  tasks: [],
  timesheets: [sheetOf({ personId: 'mira', weekStart: '2026-11-16', status: 'approved' })],
};

it('exports an entry as plain values', () => {
  const entry = entryOf({
    personId: 'mira',
    projectId: 'ferry',
    day: '2026-11-18',
    minutes: 50,
    note: '=1+1',
    billable: true,
  });
  const [, row] = entriesCsv([entry], context, ',').trim().split('\r\n');
  expect(row).toBe(
    `2026-11-18,Mira “M” Olsen,mira@undula.example,Design,"Avery; Crossings",Harbour Ferry,,'=1+1,,,50,0.8333,yes,Approved`,
  );
});

it('exports the team that the person had on the day of the entry', () => {
  const { weeklyMinutes, hourlyRate, hourlyCost } = person;
  const terms = { position: '', weeklyMinutes, hourlyRate, hourlyCost };
  const moved = {
    ...person,
    team: 'Design',
    earlier: [{ ...terms, team: 'Sales', until: '2026-11-17' }],
    later: [{ ...terms, team: 'Research', from: '2026-11-19' }],
  };
  const entries = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => entryOf({ id: day, day }));
  const [, ...rows] = entriesCsv(entries, { ...context, people: [moved] }, ',')
    .trim()
    .split('\r\n');
  expect(rows.map((row) => row.split(',')[3])).toEqual(['Sales', 'Design', 'Research']);
});

it.each([',', ';', '\t'] as const)(
  'exports with the separator %j what a parser reads back',
  async (separator) => {
    const entry = entryOf({
      personId: 'gone',
      projectId: 'gone',
      minutes: 90,
      note: `a${separator}b "c"\nd`,
    });
    const text = entriesCsv([entry], context, separator);
    const { rows } = await parseCsv(text, { delimiter: separator });
    expect(rows[1]?.cells).toContain(`a${separator}b "c"\nd`);
    expect(rows[1]?.cells).toContain('1.5');
    expect(rows[1]?.cells).toContain('Deleted person');
  },
);

it('lists the entries of a range by day', () => {
  const days = ['2026-11-20', '2026-11-01', '2026-12-01', '2026-11-02'];
  const entries = days.map((day, index) => entryOf({ id: String(index), day }));
  const found = entriesWithin(entries, { first: '2026-11-02', last: '2026-11-30' });
  expect(found.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-20']);
});
