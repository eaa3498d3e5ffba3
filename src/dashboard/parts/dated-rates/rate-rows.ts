import { joinRates } from '@/dashboard/figures/rates';
import { list, object, text } from '@/dashboard/model/fields/fields';
import { DomainError } from '@/dashboard/model/domain-error';
import type { DatedRate } from '@/dashboard/model/records/records';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { addDays } from '@/dashboard/days/days';
import { dayWithYear } from '@/dashboard/words/day';
import { moneyError, moneyOf, plainMoney } from '@/dashboard/words/money';

/** A dated rate as it is typed. */
export interface RateRow {
  id: string;
  /** Empty for a rate from the beginning. */
  from: string;
  /** Empty for no rate from that day on. */
  rate: string;
}

/** The rows of a form's draft. */
export const rateRowFields = list(object({ id: text, from: text, rate: text }));

const byDay = (one: { from: string | null }, other: { from: string | null }) =>
  (one.from ?? '').localeCompare(other.from ?? '');

/** The rows of saved rates, oldest first. */
export const rateRows = (rates: readonly DatedRate[], currency: string): RateRow[] =>
  [...rates].sort(byDay).map(({ from, hourlyRate }, index) => ({
    id: String(index),
    from: from ?? '',
    rate: hourlyRate === null ? '' : plainMoney(hourlyRate, currency),
  }));

/** The row of a rate that was stored before rates had days. */
export const rowsOfConstantRate = (rate: string): RateRow[] =>
  rate === '' ? [] : [{ id: '0', from: '', rate }];

export interface RateErrors {
  from?: string;
  rate?: string;
}

/** The first day of a row: empty for a rate from the beginning, null for a day that cannot be read. */
const firstDay = (from: string): string | null => (from === '' ? '' : readDay(from));

const isEmpty = (typed: string) => typed.trim() === '';

/** The errors of each row. */
export const rateErrors = (rows: readonly RateRow[], currency: string): RateErrors[] =>
  rows.map(({ from, rate }, index) => {
    const isNothing = from === '' && isEmpty(rate);
    const wrongRate = isNothing ? 'Enter an amount, or remove this rate.' : moneyError(rate, currency);
    const wrongDay = from === '' ? null : dayError(from, 'day');
    const first = firstDay(from);
    const isTaken = first !== null && rows.slice(0, index).some((other) => firstDay(other.from) === first);
    const taken =
      first === null || first === ''
        ? 'Another rate has no first day. Enter the day from which this one is valid.'
        : `Another rate is valid from ${dayWithYear(first)}. Enter another day, or remove one of them.`;
    return {
      ...((wrongDay ?? isTaken) && { from: wrongDay ?? taken }),
      ...(wrongRate && { rate: wrongRate }),
    };
  });

/** Whether a row has an error. */
export const hasRateErrors = (rows: readonly RateRow[], currency: string): boolean =>
  rateErrors(rows, currency).some((errors) => Object.keys(errors).length > 0);

/** The rates of checked rows. @throws DomainError if one does not fit the currency, which may have changed */
export const readRates = (rows: readonly RateRow[], currency: string): DatedRate[] =>
  joinRates(
    rows.map(({ from, rate }) => {
      const error = moneyError(rate, currency);
      if (error) throw new DomainError(`The rate ${rate.trim()}: ${error}`);
      return { from: readDay(from), hourlyRate: moneyOf(rate, currency) };
    }),
  );

/** Rows in a sentence: `95 from 1 Jan 2027`. */
export const rateRowWords = (rows: readonly RateRow[]): string =>
  rows
    .map(({ from, rate }) => {
      const first = readDay(from);
      return `${isEmpty(rate) ? 'no rate' : rate.trim()}${first ? ` from ${dayWithYear(first)}` : ''}`;
    })
    .join(', ');

/** The state of a row among all of them: `Valid today`. Empty while its day cannot be read. */
export function rateState(rows: readonly RateRow[], { from, rate }: RateRow, today: string): string {
  const first = firstDay(from);
  if (first === null) return '';
  const none = isEmpty(rate);
  if (first > today) return none ? 'No rate from then on' : 'Planned';
  const next = rows
    .flatMap((row) => firstDay(row.from) ?? [])
    .sort()
    .find((day) => day > first);
  if (next === undefined || next > today) return none ? 'No rate today' : 'Valid today';
  return `${none ? 'No rate until' : 'Until'} ${dayWithYear(addDays(next, -1))}`;
}
