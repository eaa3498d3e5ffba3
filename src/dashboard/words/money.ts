import { remembered } from '@/lib/remembered';
import { wholeNumber } from './count';
import { parseDecimal } from './decimal';

/** Maximum amount in minor units, as in the record field `money`. */
export const maxMoney = 1_000_000_000_000;

/** Number of decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export const currencyDigits = remembered(
  (currency: string): number =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2,
);

const formats = remembered(
  (currency: string) => new Intl.NumberFormat('en-GB', { style: 'currency', currency }),
);

/**
 * Formats minor units with the currency: 1,250,050 is 'US$12,500.50', −500 is '−US$5.00'. The name of the dollar is kept, as
 * clients may be abroad.
 */
export const formatMoney = (minor: number, currency: string): string =>
  // The sum is never -0, which `Intl` formats with a minus.
  formats(currency)
    .format(minor / 10 ** currencyDigits(currency) + 0)
    .replace('-', '−');

/** Formats minor units for a field or a CSV file: 1,250,050 is '12500.50'. Cuts digits, so it is exact. */
export function plainMoney(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return sign + (digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

/** Formats minor units for a column whose head names the currency: 1,250,050 is '12,500.50'. */
export function moneyInColumn(minor: number, currency: string): string {
  const [units = '', decimals] = plainMoney(minor, currency).split('.');
  const grouped = wholeNumber(Number(units)).replace('-', '−');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Usual signs that `Intl` does not know in English. */
const furtherSigns: Readonly<Record<string, string>> = { CAD: 'C$', SGD: 'S$', MXN: 'MEX$' };

/** The code of a currency and its signs: USD, US$ and $. In upper case. */
const namesOf = remembered((currency: string): readonly string[] => [
  currency,
  furtherSigns[currency] ?? currency,
  ...(['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.toUpperCase()] : [])),
  ),
]);

/** A code or a sign before or after an amount. */
const named = /^(\p{L}{0,3}\p{Sc}|\p{L}{2,3})(?=[\s\d.,])|(\p{Sc}|\p{L}{2,3})$/u;

const isCode = (name: string) => Intl.supportedValuesOf?.('currency').includes(name) ?? name.length === 3;

/** A typed amount in minor units, or an error message with the fix. */
export type ParsedMoney = { ok: true; minor: number } | { ok: false; error: string };

const refuse = (error: string): ParsedMoney => ({ ok: false, error });

/**
 * Parses an amount of money into minor units: `12,500`, `12.500,00`, `€ 12’500`. Empty text and another currency are errors.
 * @param currency - ISO 4217
 */
export function parseMoney(typed: string, currency: string): ParsedMoney {
  const digits = currencyDigits(currency);
  const help = `Enter an amount such as ${digits === 0 ? '12,500' : `12,500.${'50'.padEnd(digits, '0').slice(0, digits)}`}.`;
  const text = typed.trim();
  const name = named.exec(text)?.[0].toUpperCase() ?? '';
  const isOwn = namesOf(currency).includes(name);
  if (name !== '' && !isOwn && (/\p{Sc}/u.test(name) || isCode(name)))
    return refuse(`This is in ${name}, but amounts here are in ${currency}.`);
  const number = isOwn ? text.replace(named, '').trim() : text;
  const parsed = parseDecimal(number, digits);
  if (parsed.ok)
    return parsed.units <= maxMoney
      ? { ok: true, minor: parsed.units }
      : refuse(`Enter at most ${formatMoney(maxMoney, currency)}.`);
  if (parsed.reason === 'negative') return refuse('An amount can’t be negative. Enter 0 or more.');
  if (parsed.reason === 'unreadable') return refuse(help);
  if (parsed.reason === 'ambiguous')
    return refuse(
      `“${number}” can mean ${number.replace('.', ',')} or ${Number(number).toFixed(digits)}. Enter one of them.`,
    );
  return refuse(`${currency} has ${digits === 0 ? 'no' : digits} decimals. ${help}`);
}

/** Parses an amount of money as `parseMoney` does. With a minus before it, it is a credit. */
export function parseSignedMoney(typed: string, currency: string): ParsedMoney {
  const minus = /^([^\d]*?)[-−]\s*/;
  const plain = typed.replace(minus, '$1');
  if (plain === typed) return parseMoney(typed, currency);
  if (minus.test(plain))
    return refuse(`Enter one minus before a credit: ${plain.replace(minus, '$1-').trim()}.`);
  const parsed = parseMoney(plain, currency);
  return parsed.ok ? { ok: true, minor: 0 - parsed.minor } : parsed;
}

/** The error of an amount that may be empty. */
export function moneyError(text: string, currency: string): string | null {
  const parsed = text.trim() === '' ? null : parseMoney(text, currency);
  return parsed === null || parsed.ok ? null : parsed.error;
}

/** The amount of a text without errors. Null for an empty one. */
export function moneyOf(text: string, currency: string): number | null {
  const parsed = text.trim() === '' ? null : parseMoney(text, currency);
  return parsed?.ok ? parsed.minor : null;
}
