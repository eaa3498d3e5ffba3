import { assert, constantFrom, property, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCell } from '@/dashboard/csv/format-csv';
import { noWork, workFigures, type WorkFigures } from '@/dashboard/figures/work';
import {
  personColumns,
  projectColumns,
  teamColumns,
  timeColumns,
} from '@/dashboard/screens/reports/report-columns';
import { partCsv, partRows, type ReportPart } from '@/dashboard/screens/reports/report-csv';
import { reportOf } from '@/dashboard/screens/reports/report-figures';
import { anyRange, anyWork, entry, person, project } from '../analytics/sample-work';

const october = { first: '2026-10-01', last: '2026-10-31' };
const parts: readonly ReportPart[] = ['time', 'projects', 'people', 'teams'];
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
          const report = reportOf({ ...work, clients: [], timesheets: [] }, range, by);
          const total = workFigures(work, range);
          expect(report.total).toEqual(total);
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
      tasks: [],
      clients: [],
      timesheets: [],
      leave: [],
      holidays: [],
      entries: [
        entry({ day: '2026-09-02', minutes: 120 }),
        entry({ day: '2026-10-31', minutes: 180 }),
        entry({ day: '2026-11-01', minutes: 999 }),
      ],
    };
    expect(reportOf(work, october, 'week').projects).toMatchObject([
      { id: 'a', budgetUsed: 0.5, figures: { loggedMinutes: 180 } },
    ]);
  });

  it('counts each week in the report that its Monday is in', () => {
    const sheet = (weekStart: string, status: 'approved' | 'submitted') => ({
      id: `p1:${weekStart}`,
      revision: 0,
      personId: 'p1',
      weekStart,
      status,
      submittedAt: null,
      decidedAt: null,
      decidedById: null,
      reason: '',
    });
    const work = {
      people: [person()],
      projects: [],
      tasks: [],
      entries: [],
      leave: [],
      holidays: [],
      clients: [],
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

describe('the CSV of a report', () => {
  it('says what the screen says, cell by cell', () => {
    assert(
      property(anyWork, anyRange, (work, range) => {
        const report = reportOf({ ...work, clients: [], timesheets: [] }, range, 'week');
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
              columns.map(({ text }) => (text as (of: typeof row) => string)(row)),
            ),
          );
          expect(file.at(-1)).toEqual(columns.map(({ foot = '' }) => foot));
        });
      }),
      { numRuns: 30 },
    );
  });

  it('runs no formula', () => {
    const work = {
      people: [person({ name: '=1+1' })],
      projects: [],
      tasks: [],
      clients: [],
      timesheets: [],
      entries: [entry({ day: '2026-10-05' })],
      leave: [],
      holidays: [],
    };
    const text = partCsv(reportOf(work, october, 'week'), 'people', 'week');
    expect(text).toContain("'=1+1");
    expect(plainCell("'=1+1")).toBe('=1+1');
  });
});
