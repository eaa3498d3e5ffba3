import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dashboard/days/days';
import { monthsOf } from '@/dashboard/days/day-range';
import { moneyBy, moneyShares, sumMoney } from '@/dashboard/figures/work-money';
import type { Person, Project, TimeEntry } from '@/dashboard/model/records/records';
import { constantRate } from '@/dashboard/model/records/rate';
import { entry, person, project, task } from '../analytics/sample-work';
import { settings } from '../time/records';

const client = { clientId: 'ferries' };
const earlier = {
  until: '2026-11-18',
  team: 'Sales',
  position: '',
  weeklyMinutes: 2400,
  hourlyRate: 5000,
  hourlyCost: 2000,
};
const raised = person({ hourlyRate: 8000, hourlyCost: 3000, earlier: [earlier] });

const noKinds = { tasks: [], settings: [] };

const moneyOf = (site: Project, entries: readonly TimeEntry[], worker: Person = raised) =>
  sumMoney(moneyShares({ ...noKinds, people: [worker], projects: [site], entries }));

describe('the money of work', () => {
  it('bills billable time at its rate, and costs all time at the cost of its day', () => {
    const entries = [
      entry({ day: '2026-11-18', minutes: 90 }),
      entry({ day: '2026-11-19', minutes: 60 }),
      entry({ day: '2026-11-19', minutes: 30, billable: false }),
    ];
    expect(moneyOf(project(client), entries)).toEqual({
      minutes: 180,
      billableMinutes: 150,
      amount: 7500 + 8000,
      cost: 3000 + 4500,
      margin: 8000,
      unpricedMinutes: 0,
      uncostedMinutes: 0,
      leftOutMinutes: 0,
    });
  });

  it('leaves time without a rate or a cost out of the margin', () => {
    const entries = [entry(), entry({ personId: 'gone', minutes: 45 })];
    expect(moneyOf(project({ ...client, rates: constantRate(9000) }), entries)).toMatchObject({
      amount: 9000 + 6750,
      cost: 2000,
      margin: 7000,
      unpricedMinutes: 0,
      uncostedMinutes: 45,
      leftOutMinutes: 45,
    });
    expect(moneyOf(project(client), [entry()], person({ hourlyCost: 3000 }))).toMatchObject({
      amount: 0,
      cost: 3000,
      margin: 0,
      unpricedMinutes: 60,
      leftOutMinutes: 60,
    });
  });

  it('bills time of a task at the rate of its kind of work', () => {
    const records = {
      people: [raised],
      projects: [project(client)],
      tasks: [task({ id: 'drawn', kindId: 'design' })],
      settings: [{ ...settings, workKinds: [{ id: 'design', name: 'Design', rates: constantRate(6000) }] }],
      entries: [entry({ taskId: 'drawn' }), entry({ day: '2026-11-19' })],
    };
    expect(sumMoney(moneyShares(records)).amount).toBe(6000 + 8000);
  });

  it('counts billable time of a deleted project as time without a rate', () => {
    expect(moneyOf(project({ id: 'other', ...client }), [entry()])).toMatchObject({
      billableMinutes: 60,
      amount: 0,
      unpricedMinutes: 60,
    });
  });

  it('costs the agency’s own work and bills nothing', () => {
    expect(moneyOf(project({ clientId: null }), [entry()])).toMatchObject({
      billableMinutes: 0,
      amount: 0,
      margin: -2000,
      unpricedMinutes: 0,
    });
  });

  it('counts the team of the day', () => {
    const records = {
      ...noKinds,
      people: [raised],
      projects: [project(client)],
      entries: [entry({ day: '2026-11-18' }), entry({ day: '2026-11-19' })],
    };
    expect(
      moneyBy('team', moneyShares(records), records).map(({ name, figures }) => [name, figures.amount]),
    ).toEqual([
      ['Design', 8000],
      ['Sales', 5000],
    ]);
  });

  it('rounds half a minor unit up, once for a month', () => {
    const cheap = project({ ...client, rates: constantRate(1) });
    expect(moneyOf(cheap, [entry({ minutes: 30 })]).amount).toBe(1);
    expect(moneyOf(cheap, [entry({ minutes: 29 })]).amount).toBe(0);
    expect(moneyOf(cheap, [entry({ minutes: 30 }), entry({ minutes: 30 })]).amount).toBe(1);
    expect(moneyOf(cheap, [entry({ minutes: 30 }), entry({ minutes: 30, day: '2026-12-01' })]).amount).toBe(
      2,
    );
  });
});

const rate = integer({ min: 0, max: 1_000_000_000_000 });
const anyEntry = record({
  days: integer({ min: -50, max: 50 }),
  minutes: integer({ min: 0, max: 1440 }),
  billable: boolean(),
  personId: constantFrom('p1', 'p2', 'gone'),
  projectId: constantFrom('a', 'b', 'own', 'gone'),
}).map(({ days, ...rest }) => entry({ ...rest, day: addDays('2026-11-18', days) }));

const anyMoney = record({
  entries: array(anyEntry, { maxLength: 40 }),
  projectRate: option(rate, { nil: null }),
  first: option(rate, { nil: null }),
  second: option(rate, { nil: null }),
  hourlyCost: option(rate, { nil: null }),
}).map(({ entries, projectRate, first, second, hourlyCost }) => ({
  ...noKinds,
  entries,
  projects: [
    project({ ...client, rates: constantRate(projectRate) }),
    project({ id: 'b', ...client }),
    project({ id: 'own', clientId: null }),
  ],
  people: [
    person({ hourlyRate: second, hourlyCost, earlier: [{ ...earlier, hourlyRate: first, hourlyCost }] }),
    person({ id: 'p2', hourlyRate: second, hourlyCost: 3333 }),
  ],
}));

describe('any money of work', () => {
  it('has one total by person, team and project, and the months add up to it', () => {
    assert(
      property(anyMoney, (records) => {
        const shares = moneyShares(records);
        const total = sumMoney(shares);
        for (const by of ['person', 'team', 'project'] as const)
          expect(sumMoney(moneyBy(by, shares, records))).toEqual(total);
        const months = monthsOf({ first: '2026-09-01', last: '2027-01-31' });
        expect(sumMoney(months.flatMap((month) => moneyShares(records, month)))).toEqual(total);
      }),
    );
  });

  it('does not depend on the order of the entries', () => {
    assert(
      property(
        anyMoney.chain((records) =>
          record({
            records: constantFrom(records),
            shuffled: shuffledSubarray(records.entries, { minLength: records.entries.length }),
          }),
        ),
        ({ records, shuffled }) => {
          expect(sumMoney(moneyShares({ ...records, entries: shuffled }))).toEqual(
            sumMoney(moneyShares(records)),
          );
        },
      ),
    );
  });

  it('is at most half a minor unit for each share away from the exact amount', () => {
    assert(
      property(array(anyEntry, { maxLength: 40 }), rate, (entries, hourlyRate) => {
        const records = {
          ...noKinds,
          entries,
          people: [],
          projects: [project({ ...client, rates: constantRate(hourlyRate) })],
        };
        const priced = entries.filter(({ billable, projectId }) => billable && projectId === 'a');
        const exact = priced.reduce((sum, { minutes }) => sum + BigInt(minutes) * BigInt(hourlyRate), 0n);
        const cells = new Set(priced.map(({ personId, day }) => personId + day.slice(0, 7))).size;
        const off = BigInt(sumMoney(moneyShares(records)).amount) * 60n - exact;
        expect(off >= -30n * BigInt(cells) && off <= 30n * BigInt(cells)).toBe(true);
      }),
    );
  });

  it('has a margin of the amount minus the cost where nothing is left out', () => {
    assert(
      property(anyMoney, (records) => {
        const { amount, cost, margin, leftOutMinutes } = sumMoney(moneyShares(records));
        if (leftOutMinutes === 0) expect(margin).toBe(amount - cost);
      }),
    );
  });
});
