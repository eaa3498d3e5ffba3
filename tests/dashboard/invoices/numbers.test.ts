import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextNumber } from '@/dashboard/figures/invoice-numbers';
import { usualInvoicing } from '@/dashboard/model/records/usual-invoicing';
import type { Invoice, Invoicing } from '@/dashboard/model/records/records';
import {
  checkInvoicing,
  firstOfNextYear,
  invoicingDraft,
  invoicingOf,
  numberPreview,
  type InvoicingDraft,
} from '@/dashboard/screens/settings/invoicing/invoicing-fields';
import { numberAt, patternError, seriesOf } from '@/dashboard/words/invoice-number';

const year = '2026';
const numbered = (numberSeries: string, numberPlace: number, digits = 3) =>
  ({ number: numberAt(numberSeries, numberPlace, digits), numberSeries, numberPlace }) as Invoice;
const next = (invoices: readonly Invoice[], changes: Partial<Invoicing> = {}, of = year) =>
  nextNumber(invoices, { ...usualInvoicing, ...changes }, of).number;
const draftOf = (changes: Partial<InvoicingDraft> = {}, invoices: readonly Invoice[] = []) => ({
  ...invoicingDraft(usualInvoicing, { invoices, year }),
  ...changes,
});
const errorsOf = (changes: Partial<InvoicingDraft>, invoices: readonly Invoice[] = []) =>
  checkInvoicing(draftOf(changes, invoices), { invoices, year });

describe('the next invoice number', () => {
  const three = [1, 2, 3].map((place) => numbered('2026-{number}', place));

  it('starts at 1 in each year if the pattern has the year, and counts on if it has none', () => {
    expect([next(three), next(three, {}, '2027')]).toEqual(['2026-004', '2027-001']);
    const series = [numbered('R{number}', 9)];
    const pattern = { numberPattern: 'R{number}', numberDigits: 1 };
    expect([next(series, pattern), next(series, pattern, '2027')]).toEqual(['R10', 'R10']);
  });

  it('starts where the settings say, for that series only', () => {
    const from = { series: '2026-{number}', place: 42 };
    expect(next([], { next: from })).toBe('2026-042');
    expect(next([numbered('2026-{number}', 42)], { next: from })).toBe('2026-043');
    expect(next([], { next: from }, '2027')).toBe('2027-001');
  });

  it('skips numbers that another pattern has given', () => {
    const others = [numbered('2026{number}', 1), numbered('2026{number}', 2)];
    expect(next(others, { numberPattern: '{number}', next: { series: '{number}', place: 2_026_001 } })).toBe(
      '2026003',
    );
  });

  it('is never one that exists, whatever the patterns were', () => {
    const pattern = fc.constantFrom(
      '{number}',
      '{year}{number}',
      '1{number}',
      '{year}-{number}',
      '{number}1',
    );
    const steps = fc.array(
      fc.record({
        numberPattern: pattern,
        numberDigits: fc.integer({ min: 1, max: 4 }),
        of: fc.constantFrom('1', '2026', '2027'),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const invoices: Invoice[] = [];
        for (const { of, ...changes } of all)
          invoices.push(nextNumber(invoices, { ...changes, next: null }, of) as Invoice);
        expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
      }),
    );
  });
});

describe('a pattern of invoice numbers', () => {
  it.each([
    '{year}-{number}',
    'INV {number}',
    '{number}/{year}',
    'RE_{year}.{number}#',
    'Счёт-{number}',
    '  {number}  ',
  ])('can be “%s”', (pattern) => {
    expect(patternError(pattern)).toBeNull();
  });

  it.each([
    ['', /Enter a pattern/],
    ['   ', /Enter a pattern/],
    ['2026-001', /Write \{number\} once/],
    ['{year}{year}', /Write \{number\} once/],
    ['{number}{number}', /Write \{number\} once/],
    ['{year}{year}-{number}', /Write \{year\} once/],
    ['{month}-{number}', /Only \{year\} and \{number\}/],
    ['{{number}}', /Only \{year\} and \{number\}/],
    ['🚢{number}', /use letters, digits, spaces/],
    ['a\n{number}', /use letters, digits, spaces/],
    ['a\u202e{number}', /use letters, digits, spaces/],
    ['=1+{number}', /use letters, digits, spaces/],
    ['$&{number}', /use letters, digits, spaces/],
    [`{number}${'x'.repeat(200)}`, /at most 30 characters/],
  ])('cannot be “%s”', (pattern, message) => {
    expect(patternError(pattern)).toMatch(message);
    expect(numberPreview(draftOf({ numberPattern: pattern }), { invoices: [], year })).toBeNull();
  });

  it('has the year and the padded place', () => {
    expect(numberAt(seriesOf(' {number}/{year} ', '2026'), 7, 4)).toBe('0007/2026');
    expect(numberAt('{number}', 12_345, 3)).toBe('12345');
  });
});

describe('the settings for invoices', () => {
  const three = [1, 2, 3].map((place) => numbered('2026-{number}', place));

  it('continue at the next number when the pattern changes', () => {
    const draft = draftOf({ numberPattern: 'INV-{number}' }, three);
    expect(numberPreview(draft, { invoices: three, year })).toBe('INV-004');
    expect(invoicingOf(draft, year).next).toEqual({
      series: 'INV-{number}',
      place: 4,
    });
  });

  it('store the next number, with a gap or without', () => {
    const placeOf = (changes: Partial<InvoicingDraft>) =>
      invoicingOf(draftOf(changes, three), year).next?.place;
    expect([placeOf({}), placeOf({ nextPlace: '42' })]).toEqual([4, 42]);
  });

  it('refuse a next number that exists or is none', () => {
    expect(errorsOf({ nextPlace: '3' }, three).nextPlace).toBe(
      'The last invoice with this pattern has the number 3. Enter 4 or more.',
    );
    for (const nextPlace of ['', '0', '-1', '1.5', 'x', '9'.repeat(40)])
      expect(errorsOf({ nextPlace }).nextPlace).toMatch(/whole number from 1/);
    expect(errorsOf({ nextPlace: '4' }, three)).toEqual({});
  });

  it('refuse a term that is no number of days', () => {
    for (const termDays of ['', '-1', '366', '1.5', 'x'])
      expect(errorsOf({ termDays }).termDays).toMatch(/from 0 to 365/);
    expect(errorsOf({ termDays: '0' })).toEqual({});
  });

  it('refuse tax rates without a name, with a percentage in it, over 100, and twice', () => {
    const taxRates = (...rows: [string, string][]) => ({
      taxRates: rows.map(([name, rate], index) => ({ id: String(index), name, rate })),
    });
    const isWrong = (...rows: [string, string][]) => errorsOf(taxRates(...rows)).taxRates !== undefined;
    expect(isWrong(['VAT', '19'], ['VAT', '7,7'], ['Reverse charge', '0'])).toBe(false);
    expect(isWrong()).toBe(true);
    expect(isWrong([' ', '19'])).toBe(true);
    expect(isWrong(['VAT 19 %', '19'])).toBe(true);
    expect(isWrong(['VAT', '100.5'])).toBe(true);
    expect(isWrong(['VAT', '-5'])).toBe(true);
    expect(isWrong(['VAT', '7.70'], [' vat', '7,7%'])).toBe(true);
  });

  it('name the first number of the next year, with a year in the pattern', () => {
    expect(firstOfNextYear(draftOf(), year)).toBe('2027-001');
    expect(firstOfNextYear(draftOf({ numberPattern: '{number}' }), year)).toBeNull();
  });
});
