import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import type { Person, Project } from '@/dashboard/model/records/records';
import { joinRates } from '@/dashboard/figures/rates';
import { constantRate } from '@/dashboard/model/records/rate';
import { guessMapping } from '@/dashboard/parts/csv-import/guess-mapping';
import { createSample } from '@/dashboard/sample/create-sample';
import { clientMoveNotes } from '@/dashboard/screens/projects/import/client-moves';
import { projectImport } from '@/dashboard/screens/projects/import/project-import';
import {
  checkProject,
  clientNamed,
  textsOf,
  valuesOf,
} from '@/dashboard/screens/projects/project-form/project-fields';
import { leadError, rareColour } from '@/dashboard/screens/projects/project-form/project-draft';
import { projectFigures } from '@/dashboard/screens/projects/list/project-figures';
import { projectsCsv } from '@/dashboard/screens/projects/list/projects-csv';
import { linkOf } from '@/dashboard/screens/projects/project-page/link-of';
import { parseCsv } from '@/dashboard/csv/parse-csv';
import type { DayOrder } from '@/dashboard/parts/csv-import/file-day';
import { atOnce } from '@/platform/in-slices';
import { anyRates } from '../any-rates';
import { buildProject } from '../build-project';
import { entryOf } from '../time/records';

const currency = 'USD';
const options = { currency, takenName: () => null };
const texts = (fields: Partial<ReturnType<typeof textsOf>> = {}) => ({
  ...textsOf(buildProject(), { client: 'Kiln', lead: '', members: '', currency }),
  ...fields,
});

describe('a project', () => {
  it('needs a name, days in order and amounts that can be read', () => {
    expect(checkProject(texts(), options)).toEqual({});
    expect(
      checkProject(
        texts({
          name: ' ',
          startsOn: '2026-11-18',
          dueOn: '2026-11-17',
          budgetHours: 'many',
          budgetMoney: '-1',
        }),
        options,
      ),
    ).toEqual({
      name: 'Enter a name.',
      dueOn: 'The due date is before the start date. Enter a later day.',
      budgetHours: 'Enter hours such as 120, 37.5 or 37:30.',
      budgetMoney: 'An amount can’t be negative. Enter 0 or more.',
    });
    expect(checkProject(texts({ dueOn: '9999-01-01' }), options).dueOn).toBe(
      'Enter a due date between the years 1950 and 2100.',
    );
    expect(checkProject(texts({ name: 'x'.repeat(121) }), options).name).toBe(
      'This has 121 characters. Keep it to 120.',
    );
  });

  it('keeps its values as the texts of a form', () => {
    const project = buildProject({
      budgetMinutes: 9010,
      budgetMoney: 1_250_050,
      notes: 'Brief',
    });
    const { name, startsOn, dueOn, budgetMinutes, budgetMoney, notes } = project;
    expect(valuesOf(textsOf(project, { client: '', lead: '', members: '', currency }), currency)).toEqual({
      name,
      startsOn,
      dueOn,
      budgetMinutes,
      budgetMoney,
      notes,
    });
  });

  it('gets the colour that the fewest projects have', () => {
    expect(rareColour([])).toBe('red');
    expect(rareColour(['red', 'orange', 'yellow', 'red'].map((colour) => ({ colour }) as Project))).toBe(
      'green',
    );
  });
});

it('names an archived client only where it is the present one', () => {
  const clients = [{ ...newClient('Kiln', 'old'), status: 'archived' as const }];
  expect(clientNamed(clients, 'kiln', null)).toBeUndefined();
  expect(clientNamed(clients, 'kiln', 'old')?.id).toBe('old');
});

it('understands web addresses without a scheme and refuses other schemes', () => {
  expect(
    [
      'https://x.example/a',
      'figma.com/file',
      'localhost',
      'javascript:alert(1)',
      'mailto:a@b.example',
      '',
    ].map(linkOf),
  ).toEqual(['https://x.example/a', 'https://figma.com/file', null, null, null, null]);
});

it('a lead must be chosen, and exist', () => {
  const [{ id } = { id: '' }] = createSample('2026-11-18').people!;
  const isThere = (one: string) => one === id;
  expect(leadError(id, isThere)).toBeNull();
  expect(leadError('', isThere)).toBe('Choose a lead.');
  expect(leadError('former', isThere)).toBe('This person was deleted. Choose another lead.');
});

describe('an import', () => {
  const sample = createSample('2026-11-18');
  const people = sample.people!;
  const me = people.find(({ id }) => id === 'test-admin') as Person;
  const options = { people, currency, today: '2026-11-18', me };
  const rowsOf = (
    heads: readonly string[],
    cells: readonly (readonly string[])[],
    projects: readonly Project[] = [],
    lead = me,
    order: DayOrder | null = null,
  ) => {
    const clients = [newClient('Kiln & Co', 'kiln')];
    const spec = projectImport({ ...options, projects, clients, me: lead });
    const rows = cells.map((each, index) => ({ line: index + 2, cells: each }));
    return atOnce(spec.check({ rows, mapping: guessMapping(heads, spec.fields), fixes: new Map(), order }));
  };

  it('asks about dates that can be read both ways, and reads them in the chosen order', () => {
    const table = [['Name', 'Start date', 'Due date'], [['A', '03/04/2026', '05/06/2026']]] as const;
    expect(rowsOf(...table).wrong[0]!.errors).toEqual({
      startsOn: 'This is 3 April 2026 or 4 March 2026. Choose the order of dates above.',
      dueOn: 'This is 5 June 2026 or 6 May 2026. Choose the order of dates above.',
    });
    const { project } = rowsOf(...table, [], me, 'day').records[0]!;
    expect([project.startsOn, project.dueOn]).toEqual(['2026-04-03', '2026-06-05']);
  });

  it('says what other clients do to the time and rates of stored projects', () => {
    const site = buildProject({
      id: 'site',
      name: 'Site',
      clientId: 'mill',
      rates: constantRate(9500),
    });
    const projects = [
      site,
      buildProject({ id: 'app', name: 'App', clientId: null }),
      buildProject({ id: 'shop', name: 'Shop', clientId: 'mill' }),
    ];
    const timeEntries = projects.map(({ id }, place) =>
      entryOf({ id: `of-${id}`, projectId: id, minutes: 60 + place * 30 }),
    );
    const spec = projectImport({
      ...options,
      projects,
      clients: [newClient('Kiln & Co', 'kiln'), newClient('Mill', 'mill')],
    });
    const notesOf = (...rows: readonly (readonly string[])[]) => {
      const { records } = atOnce(
        spec.check({
          rows: rows.map((cells, index) => ({ line: index + 2, cells })),
          mapping: guessMapping(['Project', 'Client', 'Rate'], spec.fields),
          fixes: new Map(),
        }),
      );
      return clientMoveNotes(records, { projects, timeEntries, invoices: [] });
    };
    expect(notesOf(['Site', 'Kiln & Co', ''], ['App', 'Kiln & Co', ''], ['Shop', 'Own work', ''])).toEqual([
      'Site and App move to Kiln & Co. After this change, 2 h 30 min of unbilled time can be invoiced to Kiln & Co and 1 hourly rate does not change.',
      'Shop moves to own work. After this change, 2 h of unbilled time can no longer be invoiced.',
    ]);
    // The rate of the file changes too.
    expect(notesOf(['Site', 'Kiln & Co', '120'])).toEqual([
      'Site moves to Kiln & Co. After this change, 1 h of unbilled time can be invoiced to Kiln & Co.',
    ]);
    expect(notesOf(['Site', 'Mill', '120'])).toEqual([]);
  });

  it('finds clients by name and adds each new one once', () => {
    const { records, wrong } = rowsOf(
      ['Project', 'Customer', 'Budget', 'Rate', 'Lead'],
      [
        ['Shop', 'KILN & CO', '12.500,00', '95', 'noor.adair@undula.example'],
        ['Site', 'Mill', '', '', ''],
        ['App', 'mill ', '', '', 'Noor Adair'],
        ['Own', '', '', '', ''],
      ],
    );
    expect(wrong).toEqual([]);
    const [shop, site, app, own] = records;
    expect(shop!.project).toMatchObject({
      clientId: 'kiln',
      budgetMoney: 1_250_000,
      rates: constantRate(9500),
      leadId: 'noor-adair',
    });
    expect(site!.addedClient?.name).toBe('Mill');
    expect(app!.addedClient).toBeNull();
    expect(app!.project.clientId).toBe(site!.project.clientId);
    expect(own!.project).toMatchObject({
      clientId: null,
      leadId: 'test-admin',
      status: 'active',
      startsOn: '2026-11-18',
    });
  });

  it('changes the project that has the name, and leaves what a cell does not say', () => {
    const ferry = buildProject({
      clientId: 'kiln',
      notes: 'Brief',
      status: 'paused',
      rates: constantRate(9500),
    });
    const heads = ['Name', 'Client', 'Status', 'Rate', 'Notes'];
    const { records, wrong, stored } = rowsOf(
      heads,
      [
        ['HARBOUR ferry', 'Mill', 'Active', '', ''],
        ['Site', '', '', '', ''],
      ],
      [ferry, buildProject({ id: 'site', name: 'Site', clientId: 'kiln' })],
    );
    expect(wrong).toEqual([]);
    expect(stored).toBe(1);
    expect(records).toHaveLength(1);
    const [{ project, addedClient } = records[0]!] = records;
    expect(addedClient).toMatchObject({ name: 'Mill' });
    expect(project).toEqual({ ...ferry, status: 'active', clientId: addedClient!.id });
  });

  it('makes the user the lead, also without a work email', () => {
    const { records, wrong } = rowsOf(['Name'], [['Site']], [], { ...me, email: '' });
    expect(wrong).toEqual([]);
    expect(records).toMatchObject([{ project: { name: 'Site', leadId: me.id } }]);
  });

  it('reads dates with slashes in the order that the file shows, and asks where it shows none', () => {
    const datesOf = (...rows: string[][]) => {
      const { records, wrong } = rowsOf(['Name', 'Start date', 'Due date'], rows);
      return [records.map(({ project }) => `${project.startsOn} ${project.dueOn}`), wrong.length];
    };
    expect(datesOf(['Site', '12/31/2025', '06/30/2026'], ['Shop', '01/02/2026', '12/24/2026'])).toEqual([
      ['2025-12-31 2026-06-30', '2026-01-02 2026-12-24'],
      0,
    ]);
    expect(datesOf(['Site', '1/2/2026', '24/12/2026'])).toEqual([['2026-02-01 2026-12-24'], 0]);
    expect(datesOf(['Site', '2026-01-02T00:00:00', '24.12.2026'])).toEqual([['2026-01-02 2026-12-24'], 0]);
    expect(datesOf(['Site', '1/2/2026', '3/4/2026'])).toEqual([[], 1]);
  });

  it('changes an archived project only if no other has its name', () => {
    const archived = buildProject({ id: 'old', status: 'archived' });
    const row = [['Harbour Ferry', 'Paused']];
    const one = (projects: readonly Project[]) =>
      rowsOf(['Name', 'Status'], row, projects).records.map(({ project }) => project.id);
    expect(one([archived])).toEqual(['old']);
    expect(one([buildProject(), archived])).toEqual([buildProject().id]);
  });

  it('changes the archived one of two projects with the same name for an archived row', () => {
    const [present, archived] = [
      buildProject({ notes: 'Present' }),
      buildProject({ id: 'old', status: 'archived' }),
    ];
    const heads = ['Name', 'Status', 'Notes'];
    const row = ['Harbour Ferry', 'Archived', 'Old'];
    const changed = (projects: readonly Project[], ...rows: string[][]) =>
      rowsOf(heads, rows, projects).records.map(({ project: { id, status, notes } }) => [id, status, notes]);
    expect(changed([present, archived], row)).toEqual([['old', 'archived', 'Old']]);
    expect(changed([present], row)).toEqual([[present.id, 'archived', 'Old']]);
    // A row that is not archived has the project.
    expect(changed([present], row, ['Harbour Ferry', 'Active', ''])).toEqual([
      [expect.not.stringMatching(`^${present.id}$`), 'archived', 'Old'],
    ]);
    const twins = [archived, { ...archived, id: 'older' }];
    expect(rowsOf(heads, [row], twins).wrong[0]!.errors).toEqual({
      name: 'Several archived projects have this name. Rename them first, or skip this row.',
    });
  });

  it('adds no client for a project whose client was deleted', () => {
    const ferry = buildProject({ clientId: 'deleted' });
    const { records } = rowsOf(['Name', 'Status'], [['Harbour Ferry', 'Paused']], [ferry]);
    expect(records).toMatchObject([{ addedClient: null, project: { clientId: 'deleted' } }]);
  });

  it('reads the colour by its name and members by address or name', () => {
    const heads = ['Name', 'Colour', 'Members'];
    const members = 'noor.adair@undula.example, Test Employee;\nTEST.intern';
    const { records, wrong } = rowsOf(heads, [
      ['Shop', ' TEAL ', members.replace('TEST.intern', 'test intern')],
      ['Site', '', ''],
      ['App', 'pink', ''],
      ['Own', '', 'Noor Adair, Nobody'],
    ]);
    expect(records.map(({ project: { colour, memberIds } }) => [colour, memberIds])).toEqual([
      ['teal', ['noor-adair', 'test-employee', 'test-intern']],
      ['orange', []],
    ]);
    expect(wrong.map(({ errors }) => errors)).toEqual([
      { colour: 'Enter Red, Orange, Yellow, Green, Teal, Blue, Purple, Grey.' },
      {
        members:
          'No person has the email address or name “Nobody”, or more than one has it. Enter email addresses, separated by commas.',
      },
    ]);
  });

  it('keeps the colour, members and lead of a project whose cells are empty or name them', () => {
    const former = people.find(({ status }) => status !== 'active' && status !== 'invited') as Person;
    const ferry = buildProject({
      colour: 'purple',
      leadId: former.id,
      memberIds: ['deleted', former.id, 'noor-adair'],
    });
    const heads = ['Name', 'Lead', 'Colour', 'Members'];
    const stored = (...row: string[]) => rowsOf(heads, [['Harbour Ferry', ...row]], [ferry]);
    expect(stored('', '', '')).toMatchObject({ records: [], wrong: [], stored: 1 });
    expect(stored(former.email, 'Purple', `Noor Adair, ${former.email}`)).toMatchObject({
      records: [],
      wrong: [],
      stored: 1,
    });
    expect(stored('', '', 'Noor Adair').records[0]!.project.memberIds).toEqual(['noor-adair']);
    expect(rowsOf(heads, [['Shop', former.name, '', '']]).wrong[0]!.errors.lead).toBe(
      `${former.name} is not current staff. Enter another person’s email address.`,
    );
  });

  it('reads budgets and rates in three decimal styles of one file', () => {
    const heads = ['Name', 'Budget in hours', 'Budget in money', 'Hourly rate'];
    const { records, wrong } = rowsOf(heads, [
      ['A', '1,234.5', '1,234.50', '95.5'],
      ['B', '1.234,50', '1.234,50', '95,50'],
      ['C', '1234.5', '1234.5', '$95.50'],
      ['D', '1234:30', '1 234,5', '95,5 USD'],
    ]);
    expect(wrong).toEqual([]);
    for (const { project } of records)
      expect(project).toMatchObject({
        budgetMinutes: 74_070,
        budgetMoney: 123_450,
        rates: constantRate(9550),
      });
  });

  it('asks what three digits after a comma mean where other cells have a decimal comma', () => {
    const heads = ['Name', 'Budget in hours', 'Hourly rate'];
    const error = (text: string, plain: string, decimal: string) =>
      `“${text}” can mean ${plain} or ${decimal}. Enter one of them.`;
    const mixed = rowsOf(heads, [
      ['A', '1,500', '95,50'],
      ['B', '', '$ 85,125'],
      ['C', '1.500,5', '1,500,000'],
    ]);
    expect(mixed.wrong.map(({ errors }) => errors)).toEqual([
      { budgetHours: error('1,500', '1500', '1.50') },
      { hourlyRate: error('$ 85,125', '85125', '85.13') },
    ]);
    expect(rowsOf(heads, [['A', '1,500', '1,234.50']]).records[0]!.project.budgetMinutes).toBe(90_000);
  });

  it('rejects a name that is there twice, and a status that does not exist', () => {
    const { records, wrong } = rowsOf(
      ['Name', 'Status'],
      [
        ['Shop', 'Active'],
        ['SHOP', 'Active'],
        ['Site', 'unknown'],
      ],
    );
    expect(records.map(({ project }) => project.name)).toEqual(['Shop']);
    expect(wrong.map(({ errors }) => Object.values(errors)[0])).toEqual([
      'Line 2 has this name too. Enter another name.',
      'Enter Planned, Active, Paused, Done, Archived.',
    ]);
  });

  const ratesOf = (heads: readonly string[], cells: readonly string[], rates: Project['rates']) => {
    const { records, wrong, stored } = rowsOf(
      ['Name', ...heads],
      [['Harbour Ferry', ...cells]],
      [buildProject({ rates })],
    );
    return wrong[0]?.errors ?? (stored === 1 ? 'unchanged' : records[0]!.project.rates);
  };

  it('changes the rate of a stored project from today, and on the day that the file says', () => {
    const before = constantRate(9000);
    expect(ratesOf(['Rate'], ['95'], before)).toEqual([...before, { from: '2026-11-18', hourlyRate: 9500 }]);
    expect(ratesOf(['Rate', 'Rate from'], ['95', '01.01.2027'], before)).toEqual([
      ...before,
      { from: '2027-01-01', hourlyRate: 9500 },
    ]);
    expect(ratesOf(['Rate', 'Rate from'], ['90', ''], before)).toBe('unchanged');
    expect(ratesOf(['Rate'], ['95 from 01.01.2027'], before)).toEqual([
      ...before,
      { from: '2027-01-01', hourlyRate: 9500 },
    ]);
  });

  it('replaces all rates with those of a cell that lists several', () => {
    const rates = constantRate(8000);
    expect(ratesOf(['Rate'], ['90,50; 95 FROM 2026-07-01\nnone from 1/2/2027'], rates)).toEqual({
      hourlyRate: '“none from 1/2/2027”: Enter a day such as 2026-11-18.',
    });
    expect(ratesOf(['Rate'], ['none from 2027-07-01; 90,50; 95 FROM 2026-07-01;'], rates)).toEqual([
      { from: null, hourlyRate: 9050 },
      { from: '2026-07-01', hourlyRate: 9500 },
      { from: '2027-07-01', hourlyRate: null },
    ]);
  });

  it('reads a list that begins with none, and refuses a cell without any rate', () => {
    expect(ratesOf(['Rate'], ['none; 95 from 2027-01-01'], constantRate(8000))).toEqual([
      { from: '2027-01-01', hourlyRate: 9500 },
    ]);
    expect(ratesOf(['Rate'], [';'], constantRate(8000))).toEqual({ hourlyRate: 'Enter an amount.' });
  });

  it('asks about three digits after a comma beside a list of rates with decimal commas', () => {
    const { wrong } = rowsOf(
      ['Name', 'Rate'],
      [
        ['A', '90,50; 95,75 from 2027-01-01'],
        ['B', '1,500'],
      ],
    );
    expect(wrong.map(({ errors }) => errors.hourlyRate)).toEqual([expect.stringContaining('can mean')]);
  });

  it('refuses a list of rates with a mistake, or with a first day in another column', () => {
    const errorOf = (...cells: string[]) => ratesOf(['Rate', 'Rate from'], cells, []);
    expect(errorOf('90; many from 2027-01-01', '')).toEqual({
      hourlyRate: '“many from 2027-01-01”: Enter an amount such as 12,500.50.',
    });
    expect(errorOf('90; 95', '')).toEqual({
      hourlyRate: '“95”: Another rate has no first day. Enter the day from which this one is valid.',
    });
    expect(errorOf('90; 95 from 2027-01-01', '2027-02-01')).toEqual({
      rateFrom: 'The rates have their days beside them. Clear this day.',
    });
  });

  it('changes nothing when the file of an export is imported again, for any rates', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const project = buildProject({ rates });
        const { hourlyRate, rateFrom } = textsOf(project, { client: '', lead: '', members: '', currency });
        expect(ratesOf(['Rate', 'Rate from'], [hourlyRate, rateFrom], rates)).toBe('unchanged');
        const { records } = rowsOf(['Name', 'Rate', 'Rate from'], [['Copy', hourlyRate, rateFrom]]);
        expect(records[0]!.project.rates).toEqual(joinRates(rates));
      }),
    );
  });

  it('refuses the first day of a rate without the rate, and one that does not exist', () => {
    const rates = constantRate(9000);
    expect(ratesOf(['Rate', 'Rate from'], ['', '2027-01-01'], rates)).toEqual({
      hourlyRate: 'Enter the rate that is valid from this day, or clear the day.',
    });
    expect(ratesOf(['Rate', 'Rate from'], ['95', '2027-02-30'], rates)).toEqual({
      rateFrom: '30 February 2027 does not exist. Check the day and the month.',
    });
  });

  it('is exported with a thousand hours as a number of a spreadsheet, without a comma', () => {
    const project = buildProject();
    const entries = [entryOf({ projectId: project.id, minutes: 70_605 })];
    const records = { people, clients: [], projects: [project], tasks: [], entries, settings: [] };
    const figures = projectFigures(records, '2026-11-18');
    const [, row] = projectsCsv([project], figures, people, currency).trimEnd().split('\r\n');
    expect(row!.split(',').at(-1)).toBe('1176.75');
  });

  it('reads back the file that an export writes', async () => {
    const { clients = [], tasks = [], timeEntries: entries = [], settings = [] } = sample;
    const rates = [
      { from: null, hourlyRate: 9000 },
      { from: '2026-07-01', hourlyRate: 9500 },
      { from: '2027-01-01', hourlyRate: 9900 },
    ];
    const projects = sample.projects!.map((project, index) => ({
      ...project,
      rates: rates.slice(0, index % 4),
    }));
    const figures = projectFigures({ people, clients, projects, tasks, entries, settings }, '2026-11-18');
    const { rows } = await parseCsv(projectsCsv(projects, figures, people, currency));
    const [head, ...rest] = rows;
    const spec = projectImport({ ...options, projects: [], clients });
    const mapping = guessMapping(head!.cells, spec.fields);
    const { records, wrong } = atOnce(spec.check({ rows: rest, mapping, fixes: new Map() }));
    expect(wrong).toEqual([]);
    const compared = ({
      name,
      clientId,
      status,
      colour,
      startsOn,
      dueOn,
      budgetMinutes,
      leadId,
      memberIds,
    }: Project) => [name, clientId, status, colour, startsOn, dueOn, budgetMinutes, leadId, memberIds];
    expect(records.map(({ project }) => compared(project))).toEqual(projects.map(compared));
    expect(records.map(({ project }) => project.rates)).toEqual(projects.map((project) => project.rates));
    const again = projectImport({ ...options, projects, clients });
    expect(atOnce(again.check({ rows: rest, mapping, fixes: new Map() }))).toEqual({
      records: [],
      wrong: [],
      stored: projects.length,
    });
  });
});
