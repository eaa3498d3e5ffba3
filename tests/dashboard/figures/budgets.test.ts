import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { unbilledTime } from '@/dashboard/commands/invoices/unbilled-time';
import { addDays, daysBetween } from '@/dashboard/days/days';
import { budgetFinder, forecastOf, type Budget, type Forecast } from '@/dashboard/figures/budgets';
import { moneyShares, sumMoney, type MoneyRecords } from '@/dashboard/figures/work-money';
import type { Person, Project, TimeEntry } from '@/dashboard/model/records/records';
import { constantRate } from '@/dashboard/model/records/rate';
import { entry as buildEntry, person, project, task } from '../analytics/sample-work';
import { settings } from '../time/records';

const today = '2026-11-18';
const entry = (day: string, minutes: number, more: Partial<TimeEntry> = {}) =>
  buildEntry({ day, minutes, ...more });

const recordsOf = (
  site: Project,
  entries: readonly TimeEntry[],
  worker: Person = person(),
): MoneyRecords => ({
  people: [worker],
  projects: [site],
  tasks: [task({ id: 'drawn', kindId: 'design' })],
  settings: [{ ...settings, workKinds: [{ id: 'design', name: 'Design', rates: constantRate(6_000) }] }],
  entries,
});
const budgetsOf = (...args: Parameters<typeof recordsOf>): Budget[] =>
  budgetFinder(recordsOf(...args))(args[0]);

describe('a budget', () => {
  const entries = [entry(today, 300), entry(today, 300, { billable: false })];

  it('in hours counts all time, and one in money the worth of billable time', () => {
    expect(budgetsOf(project({ budgetMinutes: 1200 }), entries)).toEqual([
      { unit: 'hours', size: 1200, used: 600, share: 0.5, unpricedMinutes: 0 },
    ]);
    expect(budgetsOf(project({ budgetMoney: 100_000, rates: constantRate(10_000) }), entries)).toEqual([
      { unit: 'money', size: 100_000, used: 50_000, share: 0.5, unpricedMinutes: 0 },
    ]);
  });

  it('in hours and one in money of the same project are both used', () => {
    const both = project({ budgetMinutes: 1200, budgetMoney: 200_000, rates: constantRate(10_000) });
    expect(budgetsOf(both, entries).map(({ unit, share }) => [unit, share])).toEqual([
      ['hours', 0.5],
      ['money', 0.25],
    ]);
  });

  it('in money counts the rates of kinds of work and of people on the day', () => {
    const raised = person({
      hourlyRate: 8_000,
      earlier: [
        {
          until: '2026-11-17',
          team: 'Design',
          position: '',
          weeklyMinutes: 2400,
          hourlyRate: 5_000,
          hourlyCost: null,
        },
      ],
    });
    const work = [entry('2026-11-17', 60), entry(today, 60), entry(today, 60, { taskId: 'drawn' })];
    expect(budgetsOf(project({ budgetMoney: 38_000 }), work, raised)).toMatchObject([
      { used: 5_000 + 8_000 + 6_000, share: 0.5, unpricedMinutes: 0 },
    ]);
  });

  it('in money names the time without a rate, and has no share while no time has one', () => {
    const paid = project({ budgetMoney: 60_000 });
    const work = [entry(today, 90), entry(today, 60, { taskId: 'drawn' })];
    expect(budgetsOf(paid, work)).toMatchObject([{ used: 6_000, share: 0.1, unpricedMinutes: 90 }]);
    expect(budgetsOf(paid, work.slice(0, 1))).toMatchObject([{ used: 0, share: null, unpricedMinutes: 90 }]);
    expect(budgetsOf(paid, [])).toMatchObject([{ used: 0, share: 0, unpricedMinutes: 0 }]);
  });

  it('in money is none of the agency’s own work, which is not billed', () => {
    const own = project({ clientId: null, budgetMoney: 100_000, rates: constantRate(10_000) });
    expect(budgetsOf(own, entries)).toEqual([]);
    expect(budgetsOf(project(), entries)).toEqual([]);
  });

  it('counts only the days of a range', () => {
    const both = project({ budgetMinutes: 600, budgetMoney: 100_000, rates: constantRate(10_000) });
    const work = [entry('2026-10-31', 60), entry('2026-11-01', 120)];
    const before = budgetFinder(recordsOf(both, work), { first: '', last: '2026-10-31' })(both);
    expect(before.map(({ used }) => used)).toEqual([60, 10_000]);
  });
});

const rate = fc.integer({ min: 0, max: 1_000_000 });
const anyPaidWork = fc.record({
  projectRate: fc.option(rate, { nil: null }),
  personRate: fc.option(rate, { nil: null }),
  work: fc.array(
    fc.record({
      day: fc.nat(29).map((days) => addDays('2026-11-01', days)),
      minutes: fc.integer({ min: 1, max: 600 }),
      personId: fc.constantFrom('p1', 'p2'),
      taskId: fc.constantFrom(null, 'drawn'),
      billable: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
});
const paidRecords = ({
  projectRate,
  personRate,
  work,
}: typeof anyPaidWork extends fc.Arbitrary<infer Value> ? Value : never) => {
  const site = project({ budgetMoney: 1_000_000, rates: constantRate(projectRate) });
  const records = recordsOf(
    site,
    work.map((values) => buildEntry(values)),
  );
  return {
    site,
    records: {
      ...records,
      people: [
        person({ hourlyRate: personRate }),
        person({ id: 'p2', name: 'Ilan Voss', hourlyRate: 7_777 }),
      ],
    },
  };
};

describe('the used money of any project', () => {
  it('is the amount that Performance adds up', () => {
    fc.assert(
      fc.property(anyPaidWork, (values) => {
        const { site, records } = paidRecords(values);
        const { amount, unpricedMinutes } = sumMoney(moneyShares(records));
        expect(budgetFinder(records)(site)).toMatchObject([{ used: amount, unpricedMinutes }]);
      }),
    );
  });

  it('is the total of an invoice of the same time by person', () => {
    fc.assert(
      fc.property(anyPaidWork, (values) => {
        const { site, records } = paidRecords(values);
        const sheets = records.entries.map(({ personId, day }) => ({
          ...timesheetOf([], personId, day),
          status: 'approved' as const,
        }));
        const { lines, unratedMinutes } = unbilledTime(
          { ...records, timesheets: sheets, timeEntries: records.entries, invoices: [] },
          {
            clientId: site.clientId!,
            range: { first: '2026-11-01', last: '2026-11-30' },
            grouping: 'person',
          },
        );
        const used = lines.reduce((sum, { amount }) => sum + amount, 0);
        // One rate may come from a kind of work and from a person: the invoice has two lines then, each rounded.
        const isSplit = new Set(lines.map(({ hourlyRate }) => hourlyRate)).size < lines.length;
        const [budget] = budgetFinder(records)(site);
        expect(Math.abs(budget!.used - used)).toBeLessThanOrEqual(isSplit ? lines.length / 2 : 0);
        expect(budget!.unpricedMinutes).toBe(unratedMinutes);
      }),
    );
  });

  it('is the sum of its entries at rates of whole minutes', () => {
    fc.assert(
      fc.property(anyPaidWork, fc.nat(10_000), (values, perMinute) => {
        const { site, records } = paidRecords({ ...values, projectRate: perMinute * 60 });
        const sum = records.entries.reduce(
          (total, { billable, minutes }) => total + (billable ? minutes * perMinute : 0),
          0,
        );
        expect(budgetFinder(records)(site)).toMatchObject([{ used: sum, share: sum / 1_000_000 }]);
      }),
    );
  });
});

/** The forecast of the only budget of a project. */
const forecast = (site: Project, entries: readonly TimeEntry[]): Forecast => {
  const records = recordsOf(site, entries);
  const [budget] = budgetFinder(records)(site);
  return forecastOf(budget!, { project: site, records, today });
};

describe('a forecast', () => {
  const hours = project({ budgetMinutes: 6000 });

  it('continues the pace of the last four weeks', () => {
    // 28 h in four weeks is an hour a day, and 72 h remain.
    const entries = Array.from({ length: 28 }, (_, index) => entry(addDays(today, -index), 60));
    expect(forecast(hours, entries)).toEqual({ kind: 'on', day: addDays(today, 72), week: 420 });
  });

  it('ignores the pace before the last four weeks', () => {
    const entries = [entry(addDays(today, -28), 5000), entry(today, 28)];
    expect(forecast(hours, entries)).toMatchObject({ kind: 'on', week: 7 });
    expect(forecast(hours, entries.slice(0, 1))).toEqual({ kind: 'idle' });
  });

  it('divides the time of a young project by its days, at least seven', () => {
    const young = project({ budgetMinutes: 6000, startsOn: today });
    expect(forecast(young, [entry(today, 700)])).toMatchObject({ week: 700 });
    const older = { ...young, startsOn: addDays(today, -13) };
    expect(forecast(older, [entry(today, 700)])).toMatchObject({ week: 350 });
  });

  it('counts the days of a project from its first time, where that is before its start', () => {
    const early = project({ budgetMinutes: 6000, startsOn: today });
    const entries = [entry(addDays(today, -27), 700), entry(today, 700)];
    expect(forecast(early, entries)).toMatchObject({ week: 350 });
  });

  it('names the day that used up the budget', () => {
    const entries = [entry('2026-03-02', 10), entry('2026-02-27', 5000), entry('2026-03-01', 1000)];
    expect(forecast(hours, entries)).toEqual({ kind: 'used', day: '2026-03-01' });
  });

  it('names a day to come on which logged time uses up the budget, as the share does', () => {
    const entries = [entry(today, 5700), entry(addDays(today, 3), 600)];
    expect(forecast(hours, entries)).toMatchObject({ kind: 'on', day: addDays(today, 3) });
  });

  it('of a budget in money has its pace in money, at the rate of each entry', () => {
    const paid = project({ budgetMoney: 100_000 });
    const entries = [
      entry(today, 280, { taskId: 'drawn' }),
      entry(today, 4000),
      entry(today, 4000, { billable: false }),
    ];
    // 280 min at 60.00 an hour are 280.00 in four weeks: 10.00 a day, and 720.00 remain.
    expect(forecast(paid, entries)).toEqual({ kind: 'on', day: addDays(today, 72), week: 7_000 });
    expect(forecast(paid, entries.slice(1))).toEqual({ kind: 'idle' });
  });

  it('is none for a finished project', () => {
    expect(forecast({ ...hours, status: 'done' }, [entry(today, 60)])).toEqual({ kind: 'none' });
  });

  it('says that a budget lasts for years instead of a day in the far future', () => {
    const large = project({ budgetMinutes: 100_000_000 });
    expect(forecast(large, [entry(today, 1)])).toEqual({ kind: 'far', week: 0 });
  });

  const anyTimes = fc.array(
    fc.record({ ago: fc.integer({ min: -5, max: 60 }), minutes: fc.integer({ min: 1, max: 600 }) }),
    { minLength: 1 },
  );
  const entriesOf = (times: readonly { ago: number; minutes: number }[]) =>
    times.map(({ ago, minutes }) => entry(addDays(today, -ago), minutes));

  it('uses up the budget on the first day on which pace times days reaches the rest', () => {
    fc.assert(
      fc.property(anyTimes, fc.integer({ min: 1, max: 40_000 }), (times, budgetMinutes) => {
        const result = forecast(project({ budgetMinutes }), entriesOf(times));
        const used = times.reduce((sum, { minutes }) => sum + minutes, 0);
        if (result.kind !== 'on' || used >= budgetMinutes) return;
        const recent = times
          .filter(({ ago }) => ago >= 0 && ago < 28)
          .reduce((sum, { minutes }) => sum + minutes, 0);
        const days = daysBetween(today, result.day);
        expect(used + (recent * days) / 28).toBeGreaterThanOrEqual(budgetMinutes - 1e-6);
        expect(used + (recent * (days - 1)) / 28).toBeLessThan(budgetMinutes);
      }),
    );
  });

  it('is used up, or will be by logged time, exactly where the share is 100 % or more', () => {
    fc.assert(
      fc.property(anyTimes, rate, fc.integer({ min: 1, max: 500_000 }), (times, hourlyRate, budgetMoney) => {
        const paid = project({ budgetMoney, rates: constantRate(hourlyRate) });
        const entries = entriesOf(times);
        const result = forecast(paid, entries);
        const [budget] = budgetsOf(paid, entries);
        if (budget!.share! < 1) {
          expect(result.kind).not.toBe('used');
          return;
        }
        if (result.kind !== 'used' && result.kind !== 'on') throw new Error(result.kind);
        const { day } = result;
        expect(result.kind).toBe(day > today ? 'on' : 'used');
        const usedUpTo = (last: string) =>
          budgetFinder(recordsOf(paid, entries), { first: '', last })(paid)[0]!.used;
        expect(usedUpTo(day)).toBeGreaterThanOrEqual(budgetMoney);
        expect(usedUpTo(addDays(day, -1))).toBeLessThan(budgetMoney);
      }),
    );
  });
});
