import { array, assert, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindErrors, kindRows, readKinds } from '@/dashboard/screens/settings/work-kind-rows';
import { kindsInCurrency } from '@/dashboard/commands/settings/change-currency';
import { kindFinder } from '@/dashboard/figures/rates';
import { DomainError } from '@/dashboard/model/domain-error';
import { settings } from '../time/records';
import { task } from '../analytics/sample-work';

const row = (name: string, rate: string) => ({ id: name, name, rate });
const design = { id: 'design', name: 'Design', hourlyRate: 11_000 };

describe('the rows of kinds of work', () => {
  it('need a name that no other row has, and a rate', () => {
    expect(kindErrors([row(' ', '1'), row('Design', ''), row('design ', '-1')], 'USD')).toEqual([
      { name: 'Enter a name.', rate: undefined },
      { name: undefined, rate: 'Enter an amount such as 12,500.50.' },
      { name: 'Another kind has this name.', rate: 'An amount can’t be negative. Enter 0 or more.' },
    ]);
  });

  it('are refused if the currency has changed to one without cents', () => {
    expect(() => readKinds([row('Design', '95.50')], 'JPY')).toThrow(DomainError);
  });

  it('give back the kinds they were made of', () => {
    assert(
      property(
        array(record({ id: string(), name: string(), hourlyRate: integer({ min: 0, max: 1e12 }) })),
        (kinds) => {
          const named = kinds.map((kind, index) => ({ ...kind, name: `Kind ${index}` }));
          expect(readKinds(kindRows(named, 'KWD'), 'KWD')).toEqual(named);
        },
      ),
    );
  });
});

it('a change of the currency keeps the rates of kinds of work', () => {
  expect(kindsInCurrency([{ ...design, hourlyRate: 9550 }], 'EUR', 'JPY')).toEqual([
    { ...design, hourlyRate: 96 },
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
