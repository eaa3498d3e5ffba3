import { expect, it } from 'vitest';
import { readKnown } from '../../portal-server/rows';
import { blankRecord } from '../dashboard/blank-record';

it('a list of records is read again only after a row of its collection was written', async () => {
  const names: string[] = [];
  let last = 0;
  let reads = 0;
  const write = (number: string) => {
    names.push(number);
    last += 1;
  };
  const database = {
    query: async (text: string) => {
      if (text.includes('max(seq)')) return { rows: [{ last: last === 0 ? null : last }] };
      reads += 1;
      const rows = names.map((number) => ({
        objectId: `invoices/${number}`,
        collection: 'invoices',
        revision: 1,
        version: 3,
        gone: false,
        body: JSON.stringify(blankRecord('invoices', { number })),
        creatorId: 'ada',
        _rperm: [],
      }));
      return { rows };
    },
  };
  const pool = {} as never;
  const numbers = async () =>
    (await readKnown(pool, database as never, 'invoices')).map(({ number }) => number);
  expect([await numbers(), await numbers()]).toEqual([[], []]);
  expect(reads).toBe(1);
  write('2026-001');
  const first = await readKnown(pool, database as never, 'invoices');
  expect(await readKnown(pool, database as never, 'invoices')).toBe(first);
  expect(await numbers()).toEqual(['2026-001']);
  expect(reads).toBe(2);
});
