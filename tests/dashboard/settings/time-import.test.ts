import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/dashboard/csv/parse-csv';
import { entriesCsv } from '@/dashboard/parts/time-export/entries-csv';
import { guessMapping } from '@/dashboard/parts/csv-import/guess-mapping';
import { newTask } from '@/dashboard/commands/tasks/task-changes';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { newProject } from '@/dashboard/commands/projects/project-changes';
import { put, type Change } from '@/dashboard/model/change';
import type { CollectionName, Person, RecordOf } from '@/dashboard/model/records/records';
import { dayOrderOf, readFileDay } from '@/dashboard/parts/csv-import/file-day';
import { readFileMinutes, readFileSpan } from '@/dashboard/screens/settings/time-import/file-minutes';
import type { TimeImportOptions } from '@/dashboard/screens/settings/time-import/check-time-rows';
import { timeImport } from '@/dashboard/screens/settings/time-import/time-import';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import { ConflictError } from '@/dashboard/store/store-errors';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { atOnce } from '@/platform/in-slices';
import { buildInvoice } from '../../../stories/dashboard/build-invoice';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';
const at = '2026-11-18T09:00:00.000Z';
const person = (id: string, name: string): Person => ({
  ...newPerson('employee'),
  id,
  name,
  email: `${id}@kiln.example`,
});
const ada = person('ada', 'Ada Sund');
const bo = person('bo', 'Bo Reyes');
const me: Person = { ...person('mina', 'Mina Lund'), kind: 'admin' };

const none: TimeImportOptions = {
  people: [ada, bo, me],
  projects: [],
  clients: [],
  tasks: [],
  entries: [],
  timesheets: [],
  reportNotes: [],
  me,
  today,
  chosenPeople: new Map(),
  approves: true,
};

/** Reads a file as the dialog does. */
async function read(text: string, options: Partial<TimeImportOptions> = {}, fixes = new Map()) {
  const spec = timeImport({ ...none, ...options });
  const { rows } = await parseCsv(text);
  const mapping = guessMapping(rows[0]!.cells, spec.fields);
  for (const id of spec.required) expect(mapping).toContain(id);
  const checked = atOnce(spec.check({ rows: rows.slice(1), mapping, fixes }));
  const changes = spec.changesOf(checked.records, { actorId: me.id, at });
  return { ...checked, spec, changes };
}

const fixture = (name: string) => readFileSync(new URL(`time-exports/${name}.csv`, import.meta.url), 'utf8');

const saved = <Name extends CollectionName>(changes: readonly Change[], name: Name) =>
  changes.flatMap((change) =>
    change.type === 'put' && change.collection === name ? [change.record as RecordOf<Name>] : [],
  );

describe('an export of another tool', () => {
  it('of Harvest: kinds of work go into the note, and a client tells two projects of one name apart', async () => {
    const { wrong, changes } = await read(fixture('harvest'));
    expect(wrong).toEqual([]);
    const projects = saved(changes, 'projects');
    const nameOf = new Map(projects.map(({ id, name }) => [id, name]));
    expect(
      saved(changes, 'timeEntries').map(({ personId, day, minutes, note, billable, projectId }) => [
        personId,
        day,
        minutes,
        note,
        billable,
        nameOf.get(projectId),
      ]),
    ).toEqual([
      ['ada', '2026-10-05', 77, 'Design: Sketches, first round', true, 'Opening site'],
      ['bo', '2026-10-06', 450, 'Programming', true, 'Opening site'],
      ['ada', '2026-10-06', 15, 'Design', false, 'Opening site (Port Authority)'],
    ]);
    expect(saved(changes, 'clients').map(({ name }) => name)).toEqual(['Ferry Museum', 'Port Authority']);
    expect(projects[0]).toMatchObject({
      startsOn: '2026-10-05',
      status: 'active',
      leadId: 'mina',
      memberIds: ['ada', 'bo'],
    });
  });

  it('of Harvest: time that was invoiced there is on no invoice here', async () => {
    const text = fixture('harvest').replace('1.28,Yes,No,', '1.28,Yes,Yes,');
    const { changes } = await read(text);
    const [first, second] = saved(changes, 'timeEntries');
    expect([first!.minutes, first!.billable, second!.billable]).toEqual([77, false, true]);
  });

  it('of Toggl Track: seconds are rounded, and time without a client is own work', async () => {
    const { wrong, changes } = await read(fixture('toggl'));
    expect(wrong).toEqual([]);
    const entries = saved(changes, 'timeEntries');
    expect(entries.map(({ day, minutes, startedAt, endedAt }) => [day, minutes, startedAt, endedAt])).toEqual(
      [
        ['2026-10-05', 77, '2026-10-05T09:00', '2026-10-05T10:17'],
        ['2026-10-06', 60, '2026-10-06T23:30', '2026-10-07T00:30'],
      ],
    );
    expect(saved(changes, 'projects').map(({ name, clientId }) => [name, clientId === null])).toEqual([
      ['Opening site', false],
      ['Bookkeeping', true],
    ]);
  });

  it('of Clockify: one date with a day after the 12th gives the order of all', async () => {
    const { wrong, changes } = await read(fixture('clockify'));
    expect(wrong).toEqual([]);
    expect(
      saved(changes, 'timeEntries').map(({ minutes, note, billable, startedAt, endedAt }) => [
        minutes,
        note,
        billable,
        startedAt,
        endedAt,
      ]),
    ).toEqual([
      [77, 'Sketches', true, '2026-10-05T13:26', '2026-10-05T14:43'],
      [90, 'Wireframes', false, '2026-10-14T09:00', '2026-10-14T10:30'],
    ]);
  });

  it('of Kimai: a row without a duration takes it from its times, past midnight too', async () => {
    const { wrong, changes } = await read(fixture('kimai'));
    expect(wrong).toEqual([]);
    const entries = saved(changes, 'timeEntries');
    expect(entries.map(({ personId, minutes, startedAt }) => [personId, minutes, startedAt])).toEqual([
      ['ada', 77, '2026-10-05T09:00'],
      ['bo', 105, '2026-10-06T22:30'],
    ]);
  });
});

describe('an import of time', () => {
  const head = 'Date,Person,Client,Project,Hours,Note';

  it('approves past weeks without a status, and no other', async () => {
    const rows = ['2026-10-05', '2026-10-12', '2026-11-16'].map((day) => `${day},Ada Sund,,Site,1,`);
    const returned = { ...timesheetOf([], 'ada', '2026-10-12'), status: 'returned' as const };
    const text = [head, ...rows].join('\n');
    const { changes } = await read(text, { timesheets: [returned] });
    expect(saved(changes, 'timesheets')).toMatchObject([
      { id: 'ada:2026-10-05', status: 'approved', decidedById: 'mina', decidedAt: at },
      returned,
      { id: 'ada:2026-11-16', status: 'open' },
    ]);
    const asTheyAre = saved((await read(text, { approves: false })).changes, 'timesheets');
    expect(asTheyAre.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  });

  it('is refused once another person submitted a week, and is not undone in a submitted week', async () => {
    const { changes } = await read(`${head}\n2026-11-16,Ada Sund,,Site,1,`);
    const open = () => createMemoryWorkspace({ people: [ada, me] }, 'mina');
    const submit = (workspace: Workspace) => {
      const sheet = timesheetOf(workspace.all('timesheets'), 'ada', '2026-11-16');
      return write(workspace, {
        label: 'Submitted',
        changes: [put('timesheets', { ...sheet, status: 'submitted' })],
      });
    };
    const late = open();
    await submit(late);
    await expect(write(late, { label: 'Imported', changes })).rejects.toThrow(ConflictError);
    const early = open();
    const { id } = await write(early, { label: 'Imported', changes });
    await submit(early);
    await expect(undo(early, id)).rejects.toThrow(/because “Submitted” changed the same data later/);
    expect(early.all('timeEntries')).toHaveLength(1);
  });

  it.each(['harvest', 'toggl', 'clockify', 'kimai'])(
    'adds nothing twice when a file of %s is imported again, with a person chosen for another name',
    async (tool) => {
      const text = fixture(tool);
      const people = [{ ...ada, name: 'Ada Reyes', email: 'a@kiln.example' }, bo, me];
      const names = ['ada sund', 'ada@kiln.example', 'ada sund, ada@kiln.example'];
      const chosenPeople = new Map(names.map((name) => [name, 'ada']));
      const first = await read(text, { people, chosenPeople });
      expect(first).toMatchObject({ wrong: [], stored: 0 });
      const again = await read(text, {
        people,
        chosenPeople,
        projects: saved(first.changes, 'projects'),
        clients: saved(first.changes, 'clients'),
        entries: saved(first.changes, 'timeEntries'),
        timesheets: saved(first.changes, 'timesheets'),
      });
      const stored = first.records.length;
      expect(again).toMatchObject({ records: [], wrong: [], stored, changes: [] });
    },
  );

  it('recognises time that an earlier version imported without its times', async () => {
    const first = await read(fixture('toggl'));
    const entries = saved(first.changes, 'timeEntries').map((entry) => ({
      ...entry,
      startedAt: null,
      endedAt: null,
    }));
    const again = await read(fixture('toggl'), {
      projects: saved(first.changes, 'projects'),
      clients: saved(first.changes, 'clients'),
      timesheets: saved(first.changes, 'timesheets'),
      entries,
    });
    expect(again).toMatchObject({ records: [], stored: 2 });
  });

  it('asks who an unknown person is, once for all rows of the name', async () => {
    const rows = ['Nobody', ' NOBODY ', 'Ada Sund', 'Other', ''].map((name) => `2026-10-05,${name},,Site,1,`);
    const text = [head, ...rows].join('\n');
    const asked = await read(text);
    expect(asked.unknownPeople).toEqual([
      { name: 'Nobody', rows: 2 },
      { name: 'Other', rows: 1 },
    ]);
    expect(asked.records).toHaveLength(1);
    expect(asked.wrong.map(({ errors }) => errors.person)).toEqual([
      ...Array.from({ length: 3 }, () => expect.stringMatching(/Choose a person above/) as string),
      'Enter the name or the email address of a person.',
    ]);
    const answers: readonly [string, string | null][] = [
      ['nobody', 'bo'],
      ['other', null],
    ];
    const answered = await read(text, { chosenPeople: new Map(answers) });
    expect(answered.unknownPeople).toEqual(asked.unknownPeople);
    expect(answered.records.map(({ person: { id } }) => id)).toEqual(['bo', 'bo', 'ada']);
    expect(answered.notes).toEqual(['1 row left out, because you left out the person.']);
    expect(answered.wrong).toHaveLength(1);
  });

  it('asks which person is meant if two have one name', async () => {
    const twin = { ...ada, id: 'twin', email: 'twin@kiln.example' };
    const text = [head, '2026-10-05,Ada Sund,,Site,1,'].join('\n');
    const people = [ada, twin, me];
    expect((await read(text, { people })).unknownPeople).toEqual([{ name: 'Ada Sund', rows: 1 }]);
    const { records } = await read(text, { people, chosenPeople: new Map([['ada sund', 'twin']]) });
    expect(records.map(({ person: { id } }) => id)).toEqual(['twin']);
  });

  it('tells two people of one name apart by the address', async () => {
    const twin = { ...ada, id: 'twin', email: 'twin@kiln.example' };
    const rows = [ada.email, twin.email].map((email, at) => `2026-10-05,Ada Sund,${email},Site,${at + 1}`);
    const text = ['Date,Person,Email,Project,Hours', ...rows].join('\n');
    const { records, spec } = await read(text, { people: [ada, twin, me] });
    expect(records.map(({ entry: { personId, minutes } }) => [personId, minutes])).toEqual([
      ['ada', 60],
      ['twin', 120],
    ]);
    expect(records.map((record) => spec.textOf(record, 'personEmail'))).toEqual([ada.email, twin.email]);
    // The address of another tool may be another one.
    const moved = await read(text.replaceAll('kiln.example', 'old.example'), { people: [ada, bo, me] });
    expect(moved.records.map(({ person: { id } }) => id)).toEqual(['ada', 'ada']);
  });

  it('asks of people of one name by their addresses, and corrects one address alone', async () => {
    const rows = ['one', 'two', 'one'].map((name) => `2026-10-05,Nobody,${name}@old.example,Site,1`);
    const text = ['Date,Person,Email,Project,Hours', ...rows].join('\n');
    const asked = await read(text);
    expect(asked.unknownPeople).toEqual([
      { name: 'Nobody, one@old.example', rows: 2 },
      { name: 'Nobody, two@old.example', rows: 1 },
    ]);
    expect(asked.wrong.map(({ errors }) => Object.keys(errors))).toEqual(rows.map(() => ['personEmail']));
    const { records } = await read(text, { chosenPeople: new Map([['nobody, two@old.example', 'bo']]) });
    expect(records.map(({ person: { id } }) => id)).toEqual(['bo']);
  });

  it('finds people by a column of addresses alone', async () => {
    const { records } = await read(`Date,Email,Project,Hours\n2026-10-05,${bo.email},Site,1`);
    expect(records.map(({ person: { id } }) => id)).toEqual(['bo']);
  });

  it.each([[['open', 'old']], [['old', 'open']]])(
    'adds a new project to the client that is not archived, in the order %s',
    async (ids) => {
      const clients = ids.map((id) => ({
        ...newClient('Kiln', id),
        status: id === 'open' ? ('active' as const) : ('archived' as const),
      }));
      const { records } = await read(`${head}\n2026-10-05,Ada Sund,Kiln,Site,1,`, { clients });
      expect(records.map(({ project }) => project.clientId)).toEqual(['open']);
    },
  );

  it('names rows that repeat the times of another row', async () => {
    const head = 'Person,Project,Date,Start time,End time,Duration,Note';
    const row = 'Ada Sund,Site,2026-11-16,09:00,12:30,3:30,Research';
    const { notes, records } = await read(
      [head, row, row, row.replace('09:00,12:30', '13:00,16:30'), row.replace('09:00,12:30', ',')].join('\n'),
    );
    expect(records).toHaveLength(4);
    expect(notes).toEqual([
      expect.stringMatching(/^1 row with the person, project, times and note of another/),
    ]);
  });

  it('imports the hours alone, and says so, if the times have a break or cannot be read', async () => {
    const text = [
      'Date,Person,Client,Project,Hours,Start,End',
      '2026-10-05,Ada Sund,,Site,7,09:00,17:00',
      '2026-10-06,Ada Sund,,Site,1,nine,10:00',
      '2026-10-07,Ada Sund,,Site,1:15,09:00,10:10',
      '2026-10-08,Ada Sund,,Site,1:15,09:00,',
      '2026-10-09,Ada Sund,,Site,1:15,,',
    ].join('\n');
    const { wrong, changes, notes } = await read(text);
    expect(wrong).toEqual([]);
    expect(
      saved(changes, 'timeEntries').map(({ minutes, startedAt, endedAt }) => [minutes, startedAt, endedAt]),
    ).toEqual([
      [420, null, null],
      [60, null, null],
      [75, '2026-10-07T09:00', '2026-10-07T10:10'],
      [75, '2026-10-08T09:00', '2026-10-08T10:15'],
      [75, null, null],
    ]);
    expect(notes).toEqual([expect.stringMatching(/^2 rows without start and end times:/)]);
  });

  it('keeps two equal rows of one file', async () => {
    const row = '2026-10-05,Ada Sund,,Site,1,Call';
    const { records } = await read([head, row, row].join('\n'));
    expect(records).toHaveLength(2);
  });

  it('names what is wrong with a row', async () => {
    const approved = { ...timesheetOf([], 'bo', '2026-10-05'), status: 'approved' as const };
    const note = blankRecord('reportNotes', { id: '2026-09', signedOffAt: at, signedOffById: 'mina' });
    const { wrong, records } = await read(
      [
        `${head},Billable`,
        '2026-10-05,Nobody,,Site,1,,yes',
        '2026-02-30,Ada Sund,,Site,1,,yes',
        '2026-10-05,Ada Sund,,,1,,yes',
        '2026-10-05,Ada Sund,,Site,0,,yes',
        '2026-10-05,Ada Sund,,Site,-2,,yes',
        '2026-10-05,Ada Sund,,Site,1,,maybe',
        '2026-10-05,Bo Reyes,,Site,1,,yes',
        '2026-09-30,Ada Sund,,Site,1,,yes',
        '2026-10-07,Ada Sund,,Site,20,,yes',
        '2026-10-07,Ada Sund,,Site,5,,yes',
      ].join('\n'),
      { timesheets: [approved], reportNotes: [note] },
    );
    expect(wrong.map(({ line, errors }) => [line, ...Object.keys(errors)])).toEqual([
      [2, 'person'],
      [3, 'day'],
      [4, 'project'],
      [5, 'duration'],
      [6, 'duration'],
      [7, 'billable'],
      [8, 'day'],
      [9, 'day'],
      [11, 'duration'],
    ]);
    expect(wrong[6]!.errors.day).toMatch(/^The week of 5 to 11 Oct 2026 by Bo Reyes is approved\./);
    expect(wrong[7]!.errors.day).toMatch(/^September 2026 is signed off\./);
    expect(wrong[8]!.errors.duration).toMatch(/^That makes 25 h for Ada Sund/);
    expect(records).toHaveLength(1);
  });

  it('stores the new client of a project that only a row without a client uses', async () => {
    const { records, wrong, changes } = await read(
      'Date,User,Client,Project,Duration\n2026-11-02,Nobody Known,Kiln,Site,1:00\n2026-11-03,Ada Sund,,Site,2:00\n',
    );
    expect([records.length, wrong.length]).toEqual([1, 1]);
    const [kiln] = saved(changes, 'clients');
    expect(kiln?.name).toBe('Kiln');
    expect(saved(changes, 'projects')).toMatchObject([{ name: 'Site', clientId: kiln!.id }]);
  });

  it('uses a task of the project where it has one, and a known client', async () => {
    const client = newClient('Ferry Museum', 'museum');
    const project = { ...newProject(today, 'blue', 'museum'), id: 'site', name: 'Opening site' };
    const task = newTask({
      id: 'task',
      title: 'Wireframes',
      projectId: 'site',
      assigneeId: 'ada',
      column: [],
      today,
    });
    const { changes } = await read(fixture('clockify'), {
      projects: [project],
      clients: [client],
      tasks: [task],
    });
    expect(saved(changes, 'projects')).toEqual([]);
    expect(saved(changes, 'clients')).toEqual([]);
    expect(saved(changes, 'timeEntries')[1]).toMatchObject({ projectId: 'site', taskId: 'task', note: '' });
  });

  it('reads the portal’s own export back', async () => {
    const { changes } = await read(fixture('kimai'));
    const context = {
      people: none.people,
      clients: saved(changes, 'clients'),
      projects: saved(changes, 'projects'),
      tasks: [],
      timesheets: saved(changes, 'timesheets'),
    };
    const entries = saved(changes, 'timeEntries');
    const { changes: fresh } = await read(entriesCsv(entries, context, ','), { ...context, timesheets: [] });
    const timesOf = (all: typeof entries) => all.map(({ startedAt, endedAt }) => [startedAt, endedAt]);
    expect(timesOf(saved(fresh, 'timeEntries'))).toEqual(timesOf(entries));
    for (const separator of [',', ';', '\t'] as const) {
      const again = await read(entriesCsv(entries, context, separator), { ...context, entries });
      expect(again).toMatchObject({ records: [], wrong: [], stored: entries.length });
    }
  });

  it('reads time that the portal’s own export says is invoiced as not billable', async () => {
    const { changes } = await read(fixture('kimai'));
    const entries = saved(changes, 'timeEntries').map((entry) => ({ ...entry, billable: true }));
    const context = {
      people: none.people,
      clients: saved(changes, 'clients'),
      projects: saved(changes, 'projects'),
      tasks: [],
      timesheets: [],
      invoices: [buildInvoice('sent', [entries[0]!.id])],
    };
    const { invoices: _invoices, ...options } = context;
    const { changes: fresh } = await read(entriesCsv(entries, context, ','), options);
    const billed = saved(fresh, 'timeEntries').map(({ billable }) => billable);
    expect(billed.filter((billable) => !billable)).toHaveLength(1);
    expect(billed).toHaveLength(entries.length);
  });

  it('reads the portal’s own export of deleted projects and clients back', async () => {
    const { changes } = await read(fixture('kimai'));
    const entries = saved(changes, 'timeEntries');
    const [project] = saved(changes, 'projects');
    const options = { people: none.people, clients: [], tasks: [], timesheets: [], entries };
    for (const projects of [[], [project!]]) {
      const text = entriesCsv(entries, { ...options, projects }, ',');
      const again = await read(text, { ...options, projects });
      expect(again).toMatchObject({ records: [], wrong: [], stored: entries.length });
    }
  });

  it('ends projects whose last time is long ago', async () => {
    const { changes } = await read([head, '2024-02-29,Ada Sund,Kiln,Old site,1,'].join('\n'));
    expect(saved(changes, 'projects')).toMatchObject([
      { status: 'done', startsOn: '2024-02-29', dueOn: '2024-02-29' },
    ]);
  });
});

describe('the dates of a file', () => {
  it('are read both ways only if the file says which', () => {
    expect(dayOrderOf(['03/04/2026', '5/6/2026'])).toBeNull();
    expect(readFileDay('03/04/2026', null).error).toMatch(/3 April 2026 or 4 March 2026/);
    expect(readFileDay('04/04/2026', null).day).toBe('2026-04-04');
    expect(readFileDay('2026-11-18T09:30:00Z', null).day).toBe('2026-11-18');
    expect(readFileDay('18.11.2026', 'month').day).toBe('2026-11-18');
    expect(readFileDay('31/02/2026', 'day').error).toMatch(/does not exist/);
    // A corrected cell, or a cell of rates, does not set the order of the file.
    expect(readFileDay('31/12/2026', null).day).toBe('2026-12-31');
    expect(readFileDay('12/31/2026', null).day).toBe('2026-12-31');
    expect(readFileDay('31/02/2026', null).error).toMatch(/^31 February 2026 does not exist/);
    for (const order of ['month', 'day', null] as const) {
      expect(readFileDay('2026/3/4', order).day).toBe('2026-03-04');
      expect(readFileDay('2026.12.31', order).day).toBe('2026-12-31');
    }
    expect(readFileDay('', null).error).toBeTruthy();
  });

  it('come back from both orders', () => {
    const date = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.constantFrom('/', '-'), (at, mark) => {
        const iso = at.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        expect(readFileDay([month, day, year].join(mark), 'month').day).toBe(iso);
        expect(readFileDay([day, month, year].join(mark), 'day').day).toBe(iso);
      }),
    );
  });
});

describe('the hours of a file', () => {
  it('are clock times, decimals with either mark, or a span', () => {
    const minutes = ['1:30', '01:30:00', '1.5', '1,50', '0.02', '00:00:40'].map(readFileMinutes);
    expect(minutes.map((read) => read.ok && read.minutes)).toEqual([90, 90, 90, 90, 1, 1]);
    expect(readFileMinutes('25:00:00').ok).toBe(false);
    expect(readFileMinutes('00:00:10')).toMatchObject({ ok: false });
    expect(readFileSpan('12:30 AM', '12:30 PM')).toEqual({ ok: true, minutes: 720 });
    expect(readFileSpan('09:00', '').ok).toBe(false);
    expect(readFileSpan('9:61', '10:00').ok).toBe(false);
  });
});

describe('three decimal styles in one file', () => {
  const head = 'Date,Person,Client,Project,Hours,Note';

  it('are the same hours', async () => {
    const hours = ['1.5', '"1,5"', '1:30', '"1,50"', '1.50 h', '01:30:00', '90m'];
    const rows = hours.map((text, index) => `2026-10-${10 + index},Ada Sund,,Site,${text},`);
    const { wrong, changes } = await read([head, ...rows].join('\n'));
    expect(wrong).toEqual([]);
    expect(saved(changes, 'timeEntries').map(({ minutes }) => minutes)).toEqual(hours.map(() => 90));
  });

  it('are the same hours in a file with semicolons', async () => {
    const rows = ['1.5', '1,5', '1:30'].map((text, index) => `2026-10-${10 + index};Ada Sund;;Site;${text};`);
    const { wrong, changes } = await read([head.replaceAll(',', ';'), ...rows].join('\n'));
    expect(wrong).toEqual([]);
    expect(saved(changes, 'timeEntries').map(({ minutes }) => minutes)).toEqual([90, 90, 90]);
  });

  it('with more hours than a day has are refused and never cut', async () => {
    const rows = ['"1,234.50"', '"1.234,50"', '1234.5', '90'].map(
      (text) => `2026-10-10,Ada Sund,,Site,${text},`,
    );
    const { wrong, records } = await read([head, ...rows].join('\n'));
    expect(records).toEqual([]);
    expect(wrong.map(({ errors }) => errors.duration)).toEqual([
      'Enter a time such as 1:30, 1.5 or 90m.',
      'Enter a time such as 1:30, 1.5 or 90m.',
      'Enter a time such as 1:30, 1.5 or 90m.',
      'A day has 24 hours. For minutes, enter 90m.',
    ]);
  });
});
