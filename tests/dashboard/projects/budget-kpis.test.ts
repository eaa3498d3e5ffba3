import { describe, expect, it } from 'vitest';
import type { Budget, Forecast } from '@/dashboard/figures/budgets';
import { budgetUseWords, budgetUsesWords, largestShare } from '@/dashboard/words/budget-use';
import { budgetKpis } from '@/dashboard/screens/projects/project-page/budget-kpis';
import { buildProject } from '../build-project';

const hours: Budget = { unit: 'hours', size: 6000, used: 3720, share: 0.62, unpricedMinutes: 0 };
const money: Budget = { unit: 'money', size: 1_000_000, used: 480_000, share: 0.48, unpricedMinutes: 0 };
const on: Forecast = { kind: 'on', day: '2026-12-09', week: 420 };

const kpis = (budgets: readonly Budget[], over: Partial<Parameters<typeof budgetKpis>[0]> = {}) =>
  budgetKpis({
    project: buildProject({ dueOn: '2026-12-01' }),
    budgets: budgets.map((budget) => ({ budget, forecast: on })),
    currency: 'USD',
    today: '2026-11-18',
    ...over,
  });

describe('the budget metrics of a project', () => {
  it('show the used share, the rest and the pace', () => {
    expect(kpis([hours])).toEqual([
      { label: 'Budget used', value: '62%', note: '38 h left of 100 h' },
      { label: 'Budget lasts until', value: '9 Dec', note: 'At 7 h a week' },
    ]);
    expect(kpis([money])[1]).toMatchObject({ note: 'At US$4.20 a week' });
  });

  it('show both budgets, each under the name of its unit', () => {
    expect(kpis([hours, money]).map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Hours used', '62%', '38 h left of 100 h'],
      ['Hours last until', '9 Dec', 'At 7 h a week'],
      ['Money used', '48%', 'US$5,200.00 left of US$10,000.00'],
      ['Money lasts until', '9 Dec', 'At US$4.20 a week'],
    ]);
  });

  it('say which time has no rate and what to do', () => {
    expect(kpis([{ ...money, unpricedMinutes: 90 }])[0]).toEqual({
      label: 'Budget used',
      value: '48%',
      note: 'US$5,200.00 left of US$10,000.00. Set a rate for the 1.5 h without one.',
      noteTone: 'attention',
    });
    expect(kpis([{ ...money, used: 0, share: null, unpricedMinutes: 90 }])[0]).toEqual({
      label: 'Budget used',
      value: 'No rate',
      note: 'Set a rate for the 1.5 h without one.',
      noteTone: 'attention',
    });
  });

  it('warn of a budget that is used up, and of one that ends before the project is due', () => {
    const over = { ...hours, used: 6600, share: 1.1 };
    const used: Forecast = { kind: 'used', day: '2026-11-02' };
    expect(kpis([], { budgets: [{ budget: over, forecast: used }] })).toEqual([
      { label: 'Budget used', value: '110%', note: '10 h over 100 h', noteTone: 'attention' },
      { label: 'Budget lasts until', value: 'Used up', note: 'Since 2 Nov', noteTone: 'attention' },
    ]);
    expect(kpis([hours], { project: buildProject({ dueOn: '2026-12-11' }) })[1]).toMatchObject({
      note: 'At 7 h a week: 2 days before it is due',
      noteTone: 'attention',
    });
  });

  it('name a pause in the unit of the budget', () => {
    const idle = (budget: Budget) => kpis([], { budgets: [{ budget, forecast: { kind: 'idle' } }] })[1]!.note;
    expect([idle(hours), idle(money)]).toEqual(['No time in four weeks', 'No billable amount in four weeks']);
  });

  it('say why there is no figure', () => {
    expect(kpis([])).toEqual([
      { label: 'Budget used', value: '–', note: 'No budget' },
      { label: 'Budget lasts until', value: '–', note: 'No forecast' },
    ]);
    const own = buildProject({ clientId: null, budgetMoney: 5 });
    expect(kpis([], { project: own })[0]!.note).toBe('Not billed: the agency’s own work');
  });
});

describe('the used budgets of a project in a table', () => {
  it('name their units only where there are two', () => {
    expect(budgetUsesWords([])).toBe('–');
    expect(budgetUsesWords([money])).toBe('48%');
    expect(budgetUsesWords([hours, money])).toBe('62% of hours; 48% of money');
  });

  it('name the time without a rate', () => {
    expect(budgetUseWords({ ...money, unpricedMinutes: 90 }, false)).toBe('48%, 1.5 h without a rate');
    expect(budgetUseWords({ ...money, share: null, unpricedMinutes: 90 }, false)).toBe('No rate');
  });

  it('are sorted by the larger share', () => {
    expect(largestShare([hours, money])).toBe(0.62);
    expect(largestShare([{ ...money, share: null }])).toBeNull();
    expect(largestShare([])).toBeNull();
  });
});
