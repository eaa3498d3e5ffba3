import { array, assert, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasKindErrors,
  kindNameErrors,
  kindRows,
  readKinds,
} from '@/dashboard/screens/settings/work-kind-rows';
import { kindsInCurrency } from '@/dashboard/commands/settings/change-currency';
import { joinRates, kindFinder } from '@/dashboard/figures/rates';
import { DomainError } from '@/dashboard/model/domain-error';
import { constantRate } from '@/dashboard/model/records/rate';
import { anyRates } from '../any-rates';
import { settings } from '../time/records';
import { task } from '../analytics/sample-work';

const row = (name: string, rate: string) => ({ id: name, name, rates: [{ id: '0', from: '', rate }] });
const design = { id: 'design', name: 'Design', rates: constantRate(11_000) };

describe('the rows of kinds of work', () => {
  it('need a name that no other row has', () => {
    expect(kindNameErrors([row(' ', '1'), row('Design', '1'), row('design ', '1')])).toEqual([
      'Enter a name.',
      undefined,
      'Another kind has this name.',
    ]);
    expect(kindNameErrors([row('Réunion', '1'), row('reunion', '1')])[1]).toBe('Another kind has this name.');
  });

  it('need rates that can be read', () => {
    for (const rate of ['', '-1', 'much']) expect(hasKindErrors([row('Design', rate)], 'USD')).toBe(true);
    expect(hasKindErrors([row('Design', '95'), { ...row('Text', ''), rates: [] }], 'USD')).toBe(false);
  });

  it('are refused if the currency has changed to one without cents', () => {
    expect(() => readKinds([row('Design', '95.50')], 'JPY')).toThrow(DomainError);
  });

  it('give back the kinds they were made of', () => {
    assert(
      property(array(record({ id: string(), name: string(), rates: anyRates.map(joinRates) })), (kinds) => {
        const named = kinds.map((kind, index) => ({ ...kind, name: `Kind ${index}` }));
        expect(readKinds(kindRows(named, 'KWD'), 'KWD')).toEqual(named);
      }),
    );
  });
});

it('a change of the currency keeps the rates of kinds of work', () => {
  expect(kindsInCurrency([{ ...design, rates: constantRate(9550) }], 'EUR', 'JPY')).toEqual([
    { ...design, rates: constantRate(96) },
  ]);
});

describe('the kind of work of an entry', () => {
  const kindOf = kindFinder(
    [task({ id: 'drawn', kindId: 'design' }), task({ id: 'lost', kindId: 'deleted' }), task({ id: 'plain' })],
    [{ ...settings, workKinds: [design] }],
  );

  it('is that of its task', () => {
    expect(kindOf({ taskId: 'drawn' })).toEqual(design);
  });

  it('is missing without a task, with a deleted task, and with a deleted kind', () => {
    for (const taskId of [null, 'nowhere', 'lost', 'plain']) expect(kindOf({ taskId })).toBeNull();
  });
});
