import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHours, plainHours } from '@/dashboard/words/budget';
import { plainNumber } from '@/dashboard/words/count';
import {
  currencyDigits,
  formatMoney,
  moneyInColumn,
  parseMoney,
  parseSignedMoney,
  plainMoney,
} from '@/dashboard/words/money';

const currencies = fc.constantFrom('USD', 'EUR', 'CHF', 'JPY', 'KWD', 'INR');
const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const minorOf = (text: string, currency = 'USD') => {
  const parsed = parseMoney(text, currency);
  return parsed.ok ? parsed.minor : parsed.error;
};
const minutesOf = (text: string) => {
  const parsed = parseHours(text);
  return parsed.ok ? parsed.minutes : parsed.error;
};

it('knows the decimals of a currency', () => {
  expect(['USD', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3]);
});

it.each([
  '12500',
  '12,500',
  '12,500.0',
  '12,500.00',
  '12.500,00',
  '12 500',
  '12’500',
  "12'500.00",
  '$12,500',
  '$ 12.500,0',
  'US$12,500',
  '12500 USD',
  'usd 12500',
])('reads %s as twelve thousand five hundred', (text) => {
  expect(minorOf(text)).toBe(1_250_000);
});

it.each(['12500.5', '12500,5', '12,500.5', '12.500,50', '12 500,5'])('reads the decimals of %s', (text) => {
  expect(minorOf(text)).toBe(1_250_050);
});

it('reads an amount below one', () => {
  expect(['.5', '0,12', '0.500', '0'].map((text) => minorOf(text))).toEqual([50, 12, 50, 0]);
});

it('takes three digits after a point as decimals in a currency with three, and as thousands in one without', () => {
  expect([minorOf('1.234', 'KWD'), minorOf('1,234', 'KWD'), minorOf('1.234', 'JPY')]).toEqual([
    1234, 1_234_000, 1234,
  ]);
});

it('asks what three digits after a point mean in other currencies', () => {
  expect(['85.125', '12.500'].map((text) => minorOf(text))).toEqual([
    '“85.125” can mean 85,125 or 85.13. Enter one of them.',
    '“12.500” can mean 12,500 or 12.50. Enter one of them.',
  ]);
});

it.each(['', 'abc', '12,50,00', '1.2.3', '12,5000.00', '--5', '.', '1e5', '12 34', '1,250.000,00'])(
  'rejects the unclear amount %j',
  (text) => {
    expect(minorOf(text)).toBe('Enter an amount such as 12,500.50.');
  },
);

it('says why it rejects a negative, too precise or too large amount', () => {
  expect(minorOf('-5')).toBe('An amount can’t be negative. Enter 0 or more.');
  expect(minorOf('12.345,678')).toBe('USD has 2 decimals. Enter an amount such as 12,500.50.');
  expect(minorOf('12500.5', 'JPY')).toBe('JPY has no decimals. Enter an amount such as 12,500.');
  expect(minorOf('10000000000.01')).toMatch(/^Enter at most US\$10,000,000,000\.00\.$/);
});

it.each([
  ['S$100', 'SGD'],
  ['C$ 100', 'CAD'],
  ['Mex$100', 'MXN'],
])('reads %s where amounts are in %s', (text, currency) => {
  expect(minorOf(text, currency)).toBe(10_000);
});

it.each([
  ['95 USD', 'USD', 'EUR'],
  ['usd 95', 'USD', 'EUR'],
  ['£95', '£', 'EUR'],
  ['95 £', '£', 'EUR'],
  ['CA$95', 'CA$', 'USD'],
  ['€ 95,00', '€', 'USD'],
])('rejects %s, in %s, where amounts are in %s', (text, given, currency) => {
  expect(minorOf(text, currency)).toBe(`This is in ${given}, but amounts here are in ${currency}.`);
});

it('reads the code, the sign and the short sign of the currency', () => {
  const texts = ['CAD 95', '95 CAD', 'CA$95', '$95'];
  expect(texts.map((text) => minorOf(text, 'CAD'))).toEqual(texts.map(() => 9500));
  expect(['95 zł', 'kr 95', '95 kr'].map((text, at) => minorOf(text, at === 0 ? 'PLN' : 'SEK'))).toEqual([
    9500, 9500, 9500,
  ]);
  expect(minorOf('95 per', 'EUR')).toBe('Enter an amount such as 12,500.50.');
});

it('reads the text of a field back as the same minor units', () => {
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      expect(minorOf(plainMoney(minor, currency), currency)).toBe(minor);
    }),
  );
});

it('groups the digits of a column, and a CSV file has the plain number', () => {
  const amounts: [number, string][] = [
    [1_250_050, 'USD'],
    [-50, 'USD'],
    [-1_250_000, 'JPY'],
    [1_250_500, 'KWD'],
  ];
  const written = amounts.map(([minor, currency]) => moneyInColumn(minor, currency));
  expect(written).toEqual(['12,500.50', '−0.50', '−1,250,000', '1,250.500']);
  expect(['1,250%', '–', '50% of hours, 1,200 h'].map(plainNumber)).toEqual([
    '1250%',
    '',
    '50% of hours, 1,200 h',
  ]);
  expect(written.map(plainNumber)).toEqual(amounts.map(([minor, currency]) => plainMoney(minor, currency)));
});

it('reads a formatted amount back as the same minor units', () => {
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      expect(minorOf(formatMoney(minor, currency), currency)).toBe(minor);
    }),
  );
});

it('formats a negative zero without a minus', () => {
  expect([formatMoney(-0, 'USD'), formatMoney(-5, 'USD')]).toEqual(['US$0.00', '−US$0.05']);
});

it('reads hours that are longer than a day', () => {
  expect(['150', '1,200', '37.5', '37,5', '37:30', '120 h', '0'].map(minutesOf)).toEqual([
    9000, 72_000, 2250, 2250, 2250, 7200, 0,
  ]);
  expect(minutesOf('-4')).toBe('Hours can’t be negative. Enter 0 or more.');
  expect(minutesOf('many')).toBe('Enter hours such as 120, 37.5 or 37:30.');
  expect(minutesOf('2000000')).toBe('Enter at most 1,666,666 hours.');
});

it('reads the hours of a field back as the same minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (minutes) => {
      expect(minutesOf(plainHours(minutes))).toBe(minutes);
    }),
  );
});

it('an amount with one minus is a credit, and two are an error that says so', () => {
  expect(parseSignedMoney('-50', 'USD')).toEqual({ ok: true, minor: -5_000 });
  expect(parseSignedMoney('$ −12.50', 'USD')).toEqual({ ok: true, minor: -1_250 });
  expect(parseSignedMoney('50', 'USD')).toEqual({ ok: true, minor: 5_000 });
  expect(parseSignedMoney('--50', 'USD')).toEqual({
    ok: false,
    error: 'Enter one minus before a credit: -50.',
  });
});
