import { plainNumber } from '@/dashboard/words/count';
import type { DayRange } from '@/dashboard/days/days';
import { assert, constantFrom, property, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { createSample } from '@/dashboard/sample/create-sample';
import { readRow } from '@/dashboard/store/indexed-db/read-rows';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { plainCell } from '@/dashboard/csv/format-csv';
import type { Report, ReportNote, WorkFigures } from '@/dashboard/model/records/records';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { noWork } from '@/dashboard/figures/work';
import {
  personColumns,
  projectColumns,
  teamColumns,
  timeColumns,
} from '@/dashboard/screens/reports/report-columns';
import { partCsv, partRows, type ReportPart } from '@/dashboard/screens/reports/report-csv';
import {
  reportDays,
  reportOf as reportOfDays,
  reportRecords,
  type ReportRecords,
} from '@/dashboard/screens/reports/report-figures';
import { unapprovedWeeksIn } from '@/dashboard/screens/reports/report-weeks';
import { totalOf } from '@/dashboard/screens/reports/stored-months';
import { workFigures, anyRange, anyWork, entry, person, project } from '../analytics/sample-work';
import { blankRecord } from '../blank-record';

/** A report without a trend. */
const reportOf = (records: Partial<ReportRecords>, range: DayRange, by: 'week' | 'month'): Report =>
  reportOfDays({ ...emptyWork, reportNotes: [], settings: [], ...records }, { range, by, trend: [range] });

const october = { first: '2026-10-01', last: '2026-10-31' };
const parts: readonly ReportPart[] = [
  'time',
  'projects',
  'people',
  'teams',
  'money-projects',
  'money-people',
];
const emptyWork = {
  people: [],
  projects: [],
  tasks: [],
  entries: [],
  leave: [],
  holidays: [],
  workdays: [1, 2, 3, 4, 5],
  clients: [],
  timesheets: [],
};
const sumOf = (rows: readonly { figures: WorkFigures }[], key: keyof WorkFigures) =>
  rows.reduce((sum, { figures }) => sum + figures[key], 0);

describe('a report', () => {
  it('has the same total in each of its tables', () => {
    assert(
      property(
        anyWork,
        anyRange,
        constantFrom('week', 'month') as Arbitrary<'week' | 'month'>,
        (work, range, by) => {
          const report = reportOf(work, range, by);
          const total = workFigures(work, range);
          expect(totalOf(report)).toEqual(total);
          for (const key of Object.keys(noWork) as (keyof WorkFigures)[])
            expect(sumOf(report.chart, key)).toBe(total[key]);
          for (const rows of [report.time, report.projects, report.people, report.teams])
            for (const key of Object.keys(noWork) as (keyof WorkFigures)[])
              if (rows !== report.projects || key !== 'plannedMinutes')
                expect(sumOf(rows, key)).toBe(total[key]);
        },
      ),
    );
  });

  it('counts the budget from the project’s first hour to the report’s last day', () => {
    const work = {
      people: [person()],
      projects: [project({ budgetMinutes: 600 })],
      entries: [
        entry({ day: '2026-09-02', minutes: 120 }),
        entry({ day: '2026-10-31', minutes: 180 }),
        entry({ day: '2026-11-01', minutes: 999 }),
      ],
    };
    expect(reportOf(work, october, 'week').projects).toMatchObject([
      {
        id: 'a',
        budgets: [{ unit: 'hours', share: 0.5, unpricedMinutes: 0 }],
        figures: { loggedMinutes: 180 },
      },
    ]);
  });

  it('counts both budgets of a project, the money at the rate of each person', () => {
    const work = {
      people: [person({ hourlyRate: 10_000 }), person({ id: 'p2' })],
      projects: [project({ budgetMinutes: 600, budgetMoney: 100_000 })],
      entries: [
        entry({ day: '2026-09-02', minutes: 120 }),
        entry({ day: '2026-10-31', minutes: 180, personId: 'p2' }),
        entry({ day: '2026-11-01', minutes: 999 }),
      ],
    };
    const report = reportOf(work, october, 'week');
    expect(report.projects[0]!.budgets).toEqual([
      { unit: 'hours', share: 0.5, unpricedMinutes: 0 },
      { unit: 'money', share: 0.2, unpricedMinutes: 180 },
    ]);
    const [head, row] = partRows(report, 'projects', 'week');
    expect(row![head!.indexOf('Budget used')]).toBe('50% of hours; 20% of money, 3 h without a rate');
  });

  it('names the unapproved weeks with days of its own, also one that started before it', () => {
    const records = {
      ...emptyWork,
      people: ['p1', 'p2'].map((id) => person({ id, weeklyMinutes: 0 })),
      entries: [entry({ day: '2026-10-01' }), entry({ day: '2026-09-30', personId: 'p2' })],
      timesheets: ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'].flatMap((monday) =>
        ['p1', 'p2'].map((id) => ({ ...timesheetOf([], id, monday), status: 'approved' as const })),
      ),
    };
    const weeks = unapprovedWeeksIn(records, october);
    expect(weeks).toMatchObject([{ person: { id: 'p1' }, monday: '2026-09-28', status: 'open' }]);
  });

  it('expects no week of days before anybody logged time', () => {
    const work = { ...emptyWork, people: [person()] };
    const weeksSince = (day: string) =>
      unapprovedWeeksIn({ ...work, entries: [entry({ personId: 'p2', day })] }, october);
    expect(unapprovedWeeksIn(work, october)).toEqual([]);
    expect(weeksSince('2026-10-28')).toMatchObject([{ person: { id: 'p1' }, monday: '2026-10-26' }]);
    expect(weeksSince('2026-10-23')).toHaveLength(2);
  });

  it('counts each week in the report that its Monday is in', () => {
    const sheet = (weekStart: string, status: 'approved' | 'submitted') =>
      blankRecord('timesheets', { id: `p1:${weekStart}`, personId: 'p1', weekStart, status });
    const work = {
      ...emptyWork,
      people: [person()],
      // Somebody logged time before: the portal expects time of all days since.
      entries: [entry({ personId: 'p2', day: '2026-09-01' })],
      timesheets: [
        sheet('2026-09-28', 'approved'),
        sheet('2026-10-05', 'approved'),
        sheet('2026-10-26', 'submitted'),
      ],
    };
    expect(reportOf(work, october, 'week').sheets).toEqual({
      approved: 1,
      submitted: 1,
      returned: 0,
      open: 2,
    });
  });
});

describe('a signed-off month', () => {
  const year = { first: '2026-01-01', last: '2026-12-31' };
  const noteOf = (report: Report) =>
    blankRecord('reportNotes', {
      id: '2026-10',
      revision: 1,
      signedOffAt: '2026-11-02T09:00:00.000Z',
      signedOffById: 'p1',
      report,
    });

  it('keeps its figures in the report of the year, whatever changes later', () => {
    assert(
      property(anyWork, anyWork, (work, later) => {
        const october26 = reportOf(work, october, 'week');
        const records = { ...later, clients: [], timesheets: [], reportNotes: [noteOf(october26)] };
        const annual = reportOf(records, year, 'month');
        const month = annual.time.find(({ range }) => range.first === october.first)!;
        expect(month.figures).toEqual(totalOf(october26));
        const total = totalOf(annual);
        for (const rows of [annual.time, annual.projects, annual.people, annual.teams])
          for (const key of Object.keys(noWork) as (keyof WorkFigures)[])
            if (rows !== annual.projects || key !== 'plannedMinutes')
              expect(sumOf(rows, key)).toBe(total[key]);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps its amounts in the report of the year, whatever changes later', () => {
    const priced = (hourlyRate: number) => ({
      people: [person({ hourlyRate, hourlyCost: 3000 })],
      projects: [project({ clientId: 'ferries' })],
      entries: [entry({ day: '2026-10-05' }), entry({ day: '2026-11-05' })],
    });
    const october26 = reportOf(priced(8000), october, 'week');
    expect(october26.money).toMatchObject({
      people: [{ id: 'p1', figures: { amount: 8000, cost: 3000, margin: 5000 } }],
      projects: [{ id: 'a', figures: { amount: 8000 } }],
      missingMonths: [],
    });
    const annualAfter = (report: Report) =>
      reportOf({ ...priced(9000), reportNotes: [noteOf(report)] }, year, 'month').money!;
    expect(annualAfter(october26)).toMatchObject({
      people: [{ figures: { amount: 17_000, cost: 6000, margin: 11_000 } }],
      projects: [{ figures: { amount: 17_000 } }],
      missingMonths: [],
    });
    const inEuros = { ...october26, money: { ...october26.money!, currency: 'EUR' } };
    for (const report of [{ ...october26, money: null }, inEuros])
      expect(annualAfter(report)).toMatchObject({
        people: [{ figures: { amount: 9000 } }],
        missingMonths: ['2026-10'],
      });
  });

  it('leaves the approvals since its sign-off to the report of the year', () => {
    const sheetOf = (weekStart: string, status: 'open' | 'approved') => ({
      ...timesheetOf([], 'p1', weekStart),
      status,
    });
    const work = {
      people: [person()],
      entries: [entry({ day: '2026-10-26' })],
    };
    const stored = reportOf({ ...work, timesheets: [sheetOf('2026-10-26', 'open')] }, october, 'week');
    expect(stored.sheets.approved).toBe(0);
    const later = { ...work, timesheets: [sheetOf('2026-10-26', 'approved')] };
    const { sheets } = reportOf({ ...later, reportNotes: [noteOf(stored)] }, year, 'month');
    expect(sheets).toEqual(reportOf(later, year, 'month').sheets);
    expect(sheets.approved).toBe(1);
  });

  it('is compared by its stored days with a month that is not over', () => {
    const then = [entry({ day: '2026-10-02', minutes: 60 }), entry({ day: '2026-10-20', minutes: 30 })];
    const stored = reportOf({ entries: then }, october, 'week');
    const report = reportOfDays(
      { ...emptyWork, settings: [], reportNotes: [noteOf(stored)] },
      {
        range: { first: '2026-11-01', last: '2026-11-10' },
        by: 'week',
        trend: [
          { first: '2026-10-01', last: '2026-10-10' },
          { first: '2026-11-01', last: '2026-11-10' },
        ],
      },
    );
    expect(report.trend.map(({ figures }) => figures.loggedMinutes)).toEqual([60, 0]);
  });

  it('takes some kilobytes with the people and projects of the sample', () => {
    const records = reportRecords(createMemoryWorkspace(createSample('2026-11-18')));
    const period = { kind: 'month', range: october } as const;
    const { length } = JSON.stringify(reportOfDays(records, reportDays(records, period, '2026-11-18')));
    expect(length).toBeGreaterThan(5 * 1024);
    expect(length).toBeLessThan(32 * 1024);
  });

  it('stores a report that a backup accepts', () => {
    assert(
      property(anyWork, (work) => {
        const report = reportOf(work, october, 'week');
        expect(faultOf('reportNotes', noteOf(report))).toBeNull();
      }),
      { numRuns: 30 },
    );
  });
});

describe('a report that version 3 of its record stored', () => {
  it('shows the budget that it stored', () => {
    const workspace = createMemoryWorkspace(createSample('2026-11-18'));
    const report = reportOfDays(reportRecords(workspace), { range: october, by: 'week', trend: [october] });
    const projects = report.projects.slice(0, 2).map(({ id, name, client, figures }, index) => ({
      id,
      name,
      client,
      figures,
      budgetUsed: index === 0 ? 0.62 : null,
    }));
    const record = {
      id: '2026-10',
      revision: 1,
      text: '',
      signedOffAt: '2026-11-02T09:00:00.000Z',
      signedOffById: 'test-admin',
      report: { ...report, projects },
    };
    const read = readRow({ collection: 'reportNotes', id: record.id, revision: 1, version: 3, record });
    const note = read?.record as ReportNote | undefined;
    expect(partRows(note!.report!, 'projects', 'week').map((row) => row[4])).toEqual([
      'Budget used',
      '62%',
      '',
      '',
    ]);
  });
});

describe('the CSV of a report', () => {
  it('says what the screen says, cell by cell', () => {
    assert(
      property(anyWork, anyRange, (work, range) => {
        const report = reportOf(work, range, 'week');
        const tables = [
          [timeColumns(report, 'week'), report.time],
          [projectColumns(report), report.projects],
          [personColumns(report), report.people],
          [teamColumns(report), report.teams],
        ] as const;
        tables.forEach(([columns, rows], index) => {
          const file = partRows(report, parts[index]!, 'week');
          expect(file).toHaveLength(rows.length + 2);
          rows.forEach((row, place) =>
            expect(file[place + 1]).toEqual(
              columns.map(({ text, numeric }) => {
                const shown = (text as (of: typeof row) => string)(row);
                return numeric ? plainNumber(shown) : shown;
              }),
            ),
          );
          expect(file.at(-1)).toEqual(
            columns.map(({ foot = '', numeric }) => (numeric ? plainNumber(foot) : foot)),
          );
        });
      }),
      { numRuns: 30 },
    );
  });

  it('runs no formula', () => {
    const work = {
      people: [person({ name: '=1+1' })],
      entries: [entry({ day: '2026-10-05' })],
    };
    const text = partCsv(reportOf(work, october, 'week'), 'people', 'week');
    expect(text).toContain("'=1+1");
    expect(plainCell("'=1+1")).toBe('=1+1');
  });
});
