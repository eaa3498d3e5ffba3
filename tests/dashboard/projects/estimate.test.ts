import { array, assert, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptEstimate,
  assertEstimateFits,
  reopenEstimate,
} from '@/dashboard/commands/projects/estimate-changes';
import { maxMinutes } from '@/dashboard/days/moments';
import { estimateTotals } from '@/dashboard/figures/estimates';
import { DomainError } from '@/dashboard/model/domain-error';
import {
  estimateErrors,
  estimateRows,
  readLine,
  readLines,
} from '@/dashboard/screens/projects/project-page/estimate-rows';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { buildProject } from '../build-project';

const lines = [
  { id: 'a', text: 'Design', minutes: 90, hourlyRate: 10_001 },
  { id: 'b', text: 'Development', minutes: 20, hourlyRate: 100 },
];
const site = (over = {}) =>
  buildProject({ id: 'site', name: 'Site', estimate: { lines, acceptedOn: null }, ...over });
const accept = (budget: 'hours' | 'money') =>
  acceptEstimate({ projectId: 'site', budget, currency: 'EUR', today: '2026-11-18' });

describe('an estimate', () => {
  it('adds up lines that are each rounded once', () => {
    expect(estimateTotals(lines)).toEqual({ minutes: 110, amount: 15_002 + 33 });
  });

  it('has a total within half a minor unit a line of the exact price, whatever the lines', () => {
    const line = record({
      minutes: integer({ min: 0, max: maxMinutes }),
      hourlyRate: integer({ min: 0, max: 1_000_000_000 }),
    });
    assert(
      property(array(line, { maxLength: 20 }), (all) => {
        const exact = all.reduce(
          (sum, { minutes, hourlyRate }) => sum + BigInt(minutes) * BigInt(hourlyRate),
          0n,
        );
        const off = BigInt(estimateTotals(all).amount) * 60n - exact;
        expect(off > -30n * BigInt(all.length + 1) && off <= 30n * BigInt(all.length)).toBe(true);
      }),
    );
  });

  it('sets the budget in hours and can be undone in one step', async () => {
    const workspace = createMemoryWorkspace({ projects: [site({ budgetMoney: 5 })] });
    const outcome = await workspace.run(accept('hours'));
    expect(outcome.done && outcome.operation?.label).toBe(
      'Accepted the estimate of Site: the budget is 1.83 h',
    );
    expect(workspace.get('projects', 'site')).toMatchObject({
      budgetMinutes: 110,
      budgetMoney: 5,
      estimate: { acceptedOn: '2026-11-18' },
    });
    if (!outcome.done) throw new Error(outcome.message);
    await workspace.undo(outcome.operation!.id);
    expect(workspace.get('projects', 'site')).toMatchObject({
      budgetMinutes: 0,
      budgetMoney: 5,
      estimate: { acceptedOn: null },
    });
  });

  it('sets the budget in money and keeps the one in hours', async () => {
    const workspace = createMemoryWorkspace({ projects: [site({ budgetMinutes: 600 })] });
    await workspace.run(accept('money'));
    expect(workspace.get('projects', 'site')).toMatchObject({ budgetMinutes: 600, budgetMoney: 15_035 });
  });

  it('is accepted once, and only while it exists', async () => {
    const workspace = createMemoryWorkspace({ projects: [site()] });
    await workspace.run(accept('hours'));
    expect(await workspace.run(accept('money'))).toMatchObject({
      done: false,
      message: 'The estimate has already been accepted.',
    });
    await workspace.run(reopenEstimate(site()));
    expect(workspace.get('projects', 'site')).toMatchObject({
      budgetMinutes: 110,
      estimate: { lines, acceptedOn: null },
    });
    expect(await createMemoryWorkspace({ projects: [] }).run(accept('hours'))).toMatchObject({ done: false });
  });

  it('is refused if its total is too large for a budget', () => {
    const long = { id: 'a', text: 'All', minutes: maxMinutes, hourlyRate: 1 };
    expect(() => assertEstimateFits([long], 'EUR')).not.toThrow();
    expect(() => assertEstimateFits([long, long], 'EUR')).toThrow(DomainError);
    expect(() => assertEstimateFits([{ ...long, hourlyRate: 1_000_000_000_000 }], 'EUR')).toThrow(
      DomainError,
    );
  });
});

describe('the rows of an estimate', () => {
  it('say what is missing', () => {
    const row = { id: 'a', text: ' ', hours: '0', rate: 'ten' };
    expect(estimateErrors([row], 'EUR')).toEqual([
      {
        text: 'Describe the work.',
        hours: 'Enter more than 0 hours.',
        rate: expect.stringContaining('Enter an amount') as string,
      },
    ]);
    expect(readLine({ ...row, hours: '', rate: '1' }, 'EUR')).toBeNull();
    expect(() => readLines([{ ...row, hours: '1', rate: '1.50' }], 'JPY')).toThrow(DomainError);
  });

  it('give back the lines they were made of', () => {
    const line = record({
      id: string(),
      text: string().map((words) => words.trim()),
      minutes: integer({ min: 1, max: maxMinutes }),
      hourlyRate: integer({ min: 0, max: 1_000_000_000_000 }),
    });
    assert(
      property(array(line), (all) => {
        expect(readLines(estimateRows(all, 'KWD'), 'KWD')).toEqual(all);
      }),
    );
  });
});
