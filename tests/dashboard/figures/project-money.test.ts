import { array, assert, constantFrom, integer, option, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectMoney } from '@/dashboard/figures/project-money';
import { addDays } from '@/dashboard/days/days';
import { entry, person, project } from '../analytics/sample-work';

const client = { clientId: 'ferries' };
const earlier = {
  until: '2026-11-18',
  team: 'Design',
  position: '',
  weeklyMinutes: 2400,
  hourlyRate: 5000,
  hourlyCost: 2000,
};
const raised = person({ hourlyRate: 8000, hourlyCost: 3000, earlier: [earlier] });

describe('the money of a project', () => {
  it('bills billable time at its rate, and costs all time at the cost of its day', () => {
    const entries = [
      entry({ day: '2026-11-18', minutes: 90 }),
      entry({ day: '2026-11-19', minutes: 60 }),
      entry({ day: '2026-11-19', minutes: 30, billable: false }),
    ];
    expect(projectMoney(project(client), entries, [raised])).toEqual({
      billable: 7500 + 8000,
      cost: 3000 + 4500,
      margin: 8000,
      unpricedMinutes: 0,
      uncostedMinutes: 0,
    });
  });

  it('has no margin while time has no rate or no cost', () => {
    const noCost = person({ hourlyRate: 8000 });
    expect(projectMoney(project(client), [entry()], [noCost])).toMatchObject({
      billable: 8000,
      margin: null,
      uncostedMinutes: 60,
    });
    const noRate = person({ hourlyCost: 3000 });
    expect(projectMoney(project(client), [entry()], [noRate])).toMatchObject({
      cost: 3000,
      margin: null,
      unpricedMinutes: 60,
    });
  });

  it('costs the agency’s own work and bills nothing', () => {
    expect(projectMoney(project({ clientId: null }), [entry()], [raised])).toMatchObject({
      billable: 0,
      margin: -2000,
      unpricedMinutes: 0,
    });
  });

  it('rounds half a minor unit up, once, after the sum', () => {
    const cheap = project({ ...client, hourlyRate: 1 });
    expect(projectMoney(cheap, [entry({ minutes: 30 })], [raised]).billable).toBe(1);
    expect(projectMoney(cheap, [entry({ minutes: 29 })], [raised]).billable).toBe(0);
    expect(projectMoney(cheap, [entry({ minutes: 30 }), entry({ minutes: 30 })], [raised]).billable).toBe(1);
  });

  it('is the rounded exact sum for any entries, in any order', () => {
    const rate = integer({ min: 0, max: 1_000_000_000_000 });
    const anyEntry = record({
      days: integer({ min: -9, max: 9 }),
      minutes: integer({ min: 0, max: 1440 }),
      billable: constantFrom(true, false),
    }).map(({ days, ...rest }) => entry({ ...rest, day: addDays('2026-11-18', days) }));
    assert(
      property(
        array(anyEntry, { maxLength: 40 }).chain((all) =>
          record({ all: constantFrom(all), shuffled: shuffledSubarray(all, { minLength: all.length }) }),
        ),
        option(rate, { nil: null }),
        rate,
        rate,
        ({ all, shuffled }, projectRate, before, after) => {
          const billed = project({ ...client, hourlyRate: projectRate });
          const worker = person({ hourlyRate: after, earlier: [{ ...earlier, hourlyRate: before }] });
          const exact = all
            .filter(({ billable }) => billable)
            .reduce(
              (sum, { day, minutes }) =>
                sum + BigInt(minutes) * BigInt(projectRate ?? (day <= '2026-11-18' ? before : after)),
              0n,
            );
          const { billable } = projectMoney(billed, all, [worker]);
          expect(BigInt(billable)).toBe((exact + 30n) / 60n);
          expect(projectMoney(billed, shuffled, [worker]).billable).toBe(billable);
        },
      ),
    );
  });
});
