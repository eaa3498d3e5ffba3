import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge } from '@/dashboard/model/merge';
import type { Invoice } from '@/dashboard/model/records/records';
import { parseTyped } from '@/dashboard/hooks/use-merged-draft';
import {
  checkDetails,
  detailFields,
  detailsOf,
  withDetails,
  type Details,
} from '@/dashboard/screens/invoices/draft-fields';

const vat = { name: 'VAT', rate: 1_900 };
const line = (id: string, amount: number, tax = vat) => ({
  id,
  text: id,
  minutes: null,
  hourlyRate: null,
  rateFrom: null,
  amount,
  entryIds: [],
  tax,
});
const draft = {
  id: 'one',
  clientName: 'Avery Crossings',
  clientTaxNumber: '',
  clientAddress: '1 Quay',
  currency: 'EUR',
  dueOn: '2026-12-02',
  lines: [line('a', 10_000), line('b', 5_000)],
  discount: null,
  note: '',
} as unknown as Invoice;
const save = (changes: Partial<Details>, invoice = draft) =>
  withDetails({ ...detailsOf(invoice), ...changes }, invoice);
const errorsOf = (changes: Partial<Details>) => checkDetails({ ...detailsOf(draft), ...changes }, draft);

describe('the details of a draft', () => {
  it('that are not changed keep the draft as it is', () => {
    const percent = fc.record({
      kind: fc.constant('percent' as const),
      rate: fc.integer({ min: 0, max: 10_000 }),
    });
    const amount = fc.record({
      kind: fc.constant('amount' as const),
      amount: fc.integer({ min: 0, max: 15_000 }),
    });
    fc.assert(
      fc.property(
        fc.oneof(percent, amount, fc.constant(null)),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        fc.constantFrom(vat, { name: 'VAT', rate: 825 }),
        (discount, currency, tax) => {
          const invoice = { ...draft, discount, currency, lines: [line('a', 10_000), line('b', 5_000, tax)] };
          expect(checkDetails(detailsOf(invoice), invoice)).toEqual({});
          expect(withDetails(detailsOf(invoice), invoice)).toEqual(invoice);
        },
      ),
    );
  });

  it('correct the client’s name and tax number, and need a name', () => {
    expect(save({ clientName: ' Avery Ltd ', clientTaxNumber: ' DE 123 ' })).toMatchObject({
      clientName: 'Avery Ltd',
      clientTaxNumber: 'DE 123',
    });
    expect(errorsOf({ clientName: ' ' })).toEqual({ clientName: 'Enter the client’s name.' });
  });

  it('change the tax of all lines', () => {
    expect(save({ tax: '700 VAT' }).lines.map(({ tax }) => tax.rate)).toEqual([700, 700]);
    const mixed = { ...draft, lines: [line('a', 1), line('b', 1, { name: 'VAT', rate: 700 })] };
    expect(detailsOf(mixed).tax).toBe('');
    expect(save({ note: 'x' }, mixed).lines).toEqual(mixed.lines);
  });

  it('take a discount in percent or as an amount', () => {
    expect(save({ discountKind: 'percent', discount: '7,5 %' }).discount).toEqual({
      kind: 'percent',
      rate: 750,
    });
    expect(save({ discountKind: 'amount', discount: '€ 1.50' }).discount).toEqual({
      kind: 'amount',
      amount: 150,
    });
    expect(save({ discountKind: 'none', discount: '5' }).discount).toBeNull();
  });

  it.each([
    ['percent', '', /Enter a discount such as 10/],
    ['percent', '-5', /Enter a discount such as 10/],
    ['percent', '100.01', /at most 100/],
    ['percent', '33.333', /at most two decimals/],
    ['percent', '💶', /Enter a discount such as 10/],
    ['amount', '', /Enter an amount/],
    ['amount', '-5', /can’t be negative/],
    ['amount', '0.001', /2 decimals/],
    ['amount', '150.01', /The lines are €150\.00 in total/],
    ['amount', '9'.repeat(40), /Enter at most/],
  ] as const)('refuse a discount in %s of “%s”', (discountKind, discount, message) => {
    expect(errorsOf({ discountKind, discount }).discount).toMatch(message);
  });

  it('refuse a due date that is none', () => {
    expect(errorsOf({ dueOn: '' }).dueOn).toBeTruthy();
    expect(errorsOf({ dueOn: '9999-99-99' }).dueOn).toBeTruthy();
  });
});

it('restores the details from before a draft had the client’s name, without changing it', () => {
  const { clientName: _name, clientTaxNumber: _number, ...before } = detailsOf(draft);
  const stored = { draft: { ...before, note: 'Half a' }, base: before, version: 1 };
  const { draft: mine, base } = parseTyped(detailFields)(stored)!;
  const merged = merge({ base: base!, mine, theirs: detailsOf(draft) });
  expect(merged).toMatchObject({ mine: { ...detailsOf(draft), note: 'Half a' }, collides: false });
});
