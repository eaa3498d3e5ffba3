import { describe, expect, it } from 'vitest';
import { constantRate } from '@/dashboard/model/records/rate';
import { noMoney } from '@/dashboard/figures/work-money';
import { moneyKpis } from '@/dashboard/screens/projects/project-page/money-kpis';
import { buildProject } from '../build-project';

const money = {
  ...noMoney,
  minutes: 150,
  billableMinutes: 150,
  amount: 15500,
  cost: 7500,
  margin: 8000,
};
const kpis = (over: Partial<Parameters<typeof moneyKpis>[0]> = {}) =>
  moneyKpis({ project: buildProject(), money, currency: 'USD', ...over });

describe('the money metrics of a project', () => {
  it('show the amounts in the currency, with its decimals', () => {
    expect(kpis().map(({ value }) => value)).toEqual(['US$155.00', 'US$75.00', 'US$80.00']);
    expect(kpis({ currency: 'JPY' })[0]!.value).toContain('15,500');
    expect(kpis({ currency: 'KWD' })[0]!.value).toContain('15.500');
  });

  it('show a loss as a negative margin', () => {
    expect(kpis({ money: { ...money, margin: -2000 } })[2]!.value).toBe('−US$20.00');
  });

  it('name the source of the rate', () => {
    expect(kpis()[0]!.note).toBe('At the rate of each kind of work or person');
    expect(kpis({ project: buildProject({ rates: constantRate(0) }) })[0]!.note).toBe(
      'At the project’s rate',
    );
    expect(kpis({ project: buildProject({ clientId: null }) })[0]!.note).toContain('Not billed');
  });

  it('name missing rates and costs, and the hours that the margin leaves out', () => {
    const some = { ...money, unpricedMinutes: 90, uncostedMinutes: 60, leftOutMinutes: 120 };
    const [billable, cost, margin] = kpis({ money: some });
    expect(billable).toMatchObject({ value: 'US$155.00', note: '1.5 h without a rate' });
    expect(cost).toMatchObject({ value: 'US$75.00', note: '1 h without a cost' });
    expect(margin).toMatchObject({ value: 'US$80.00', note: 'Leaves out 2 h: set rates and costs' });
  });

  it('show no amount while no time has a rate or a cost', () => {
    const none = {
      ...noMoney,
      minutes: 150,
      billableMinutes: 90,
      unpricedMinutes: 90,
      uncostedMinutes: 150,
      leftOutMinutes: 150,
    };
    expect(kpis({ money: none }).map(({ value }) => value)).toEqual(['No rate', 'No cost', '–']);
  });
});
