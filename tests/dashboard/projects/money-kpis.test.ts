import { describe, expect, it } from 'vitest';
import { moneyKpis } from '@/dashboard/screens/projects/project-page/money-kpis';
import { buildProject } from '../build-project';

const money = { billable: 15500, cost: 7500, margin: 8000, unpricedMinutes: 0, uncostedMinutes: 0 };
const kpis = (over: Partial<Parameters<typeof moneyKpis>[0]> = {}) =>
  moneyKpis({ project: buildProject(), money, currency: 'USD', ...over });

describe('the money metrics of a project', () => {
  it('show the amounts in the currency, with its decimals', () => {
    expect(kpis().map(({ value }) => value)).toEqual(['US$155.00', 'US$75.00', 'US$80.00']);
    expect(kpis({ currency: 'JPY' })[0]!.value).toContain('15,500');
    expect(kpis({ currency: 'KWD' })[0]!.value).toContain('15.500');
  });

  it('show a loss as a negative margin', () => {
    expect(kpis({ money: { ...money, margin: -2000 } })[2]!.value).toBe('-US$20.00');
  });

  it('name the source of the rate', () => {
    expect(kpis()[0]!.note).toBe('At the rate of each person');
    expect(kpis({ project: buildProject({ hourlyRate: 0 }) })[0]!.note).toBe('At the project’s rate');
    expect(kpis({ project: buildProject({ clientId: null }) })[0]!.note).toContain('Not billed');
  });

  it('name missing rates and costs, and show no margin', () => {
    const incomplete = { ...money, margin: null, unpricedMinutes: 90, uncostedMinutes: 60 };
    const [billable, cost, margin] = kpis({ money: incomplete });
    expect(billable!.note).toMatch(/1\.5.* without a rate/);
    expect(cost!.note).toMatch(/1.* without a cost/);
    expect(margin!.value).toBe('–');
  });

  it('show no amount while no time has a rate or a cost', () => {
    const none = { billable: 0, cost: 0, margin: null, unpricedMinutes: 90, uncostedMinutes: 60 };
    expect(kpis({ money: none }).map(({ value }) => value)).toEqual(['–', '–', '–']);
  });
});
