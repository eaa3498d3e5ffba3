import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCurrency, roundingNote } from '@/dashboard/commands/settings/change-currency';
import type { Change } from '@/dashboard/model/change';
import { constantRate } from '@/dashboard/model/records/rate';
import type { Person, Project } from '@/dashboard/model/records/records';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import { currencyDigits, maxMoney, plainMoney } from '@/dashboard/words/money';
import { buildProject } from '../build-project';

const ada: Person = {
  ...newPerson('employee'),
  id: 'ada',
  hourlyRate: 9550,
  earlier: [
    { until: '2025-12-31', team: '', position: '', weeklyMinutes: 0, hourlyRate: 8050, hourlyCost: null },
  ],
  later: [
    { from: '2027-01-01', team: '', position: '', weeklyMinutes: 0, hourlyRate: 9950, hourlyCost: null },
  ],
};

const change = (people: readonly Person[], projects: readonly Project[], from: string, to: string) =>
  changeCurrency({ all: (name: string) => (name === 'people' ? people : projects) } as never, from, to);
const records = (changes: readonly Change[]) =>
  changes.flatMap((one) => (one.type === 'put' ? [one.record] : []));

describe('another currency', () => {
  it('with as many decimals leaves the records as they are', () => {
    expect(change([ada], [buildProject({ rates: constantRate(9550) })], 'EUR', 'USD')).toEqual([]);
  });

  it('with other decimals keeps the amounts, half up, also of earlier and planned terms', () => {
    const site = buildProject({ budgetMoney: 1_250_049, rates: constantRate(50) });
    const [person, project] = records(change([ada], [site], 'EUR', 'JPY'));
    expect(person).toMatchObject({
      hourlyRate: 96,
      hourlyCost: null,
      earlier: [{ hourlyRate: 81 }],
      later: [{ hourlyRate: 100 }],
    });
    expect(project).toMatchObject({ budgetMoney: 12_500, rates: constantRate(1) });
    expect(records(change([], [buildProject({ budgetMoney: 12_500 })], 'JPY', 'KWD'))).toMatchObject([
      { budgetMoney: 12_500_000 },
    ]);
  });

  it('refuses an amount that gets too large', () => {
    const site = buildProject({ budgetMoney: maxMoney });
    expect(() => change([], [site], 'EUR', 'KWD')).toThrow(/Lower that rate or budget first/);
  });

  it('with more decimals is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: maxMoney / 1000 }),
        fc.constantFrom(['JPY', 'EUR'], ['EUR', 'KWD'], ['JPY', 'KWD']),
        (budgetMoney, [from, to]) => {
          const [after] = records(change([], [buildProject({ budgetMoney })], from!, to!)) as Project[];
          const text = plainMoney((after ?? { budgetMoney }).budgetMoney!, to!);
          expect(Number(text)).toBe(Number(plainMoney(budgetMoney, from!)));
          expect(text.split('.')[1]?.length ?? 0).toBe(currencyDigits(to!));
        },
      ),
    );
  });
});

it('a currency with fewer decimals is announced with an example', () => {
  expect(roundingNote('EUR', 'JPY')).toBe('JPY has no decimals, so amounts are rounded: 95.55 becomes 96.');
  expect(roundingNote('KWD', 'EUR')).toBe(
    'EUR has fewer decimals, so amounts are rounded: 95.555 becomes 95.56.',
  );
  for (const [from, to] of [
    ['EUR', 'USD'],
    ['JPY', 'EUR'],
    ['EUR', 'KWD'],
  ] as const)
    expect(roundingNote(from, to)).toBeNull();
});
