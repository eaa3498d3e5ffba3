import { DomainError } from '@/dashboard/model/domain-error';
import type { Invoice, Invoicing } from '@/dashboard/model/records/records';
import { numberAt, seriesOf } from '@/dashboard/words/invoice-number';

/** The highest place that is taken in a series, or 0. */
export const lastPlace = (invoices: readonly Invoice[], series: string): number =>
  invoices.reduce(
    (last, { numberSeries, numberPlace }) =>
      numberSeries === series ? Math.max(last, numberPlace ?? 0) : last,
    0,
  );

/** The fields of an invoice that has got its number. */
export type InvoiceNumber = Pick<Invoice, 'number' | 'numberSeries'> & { numberPlace: number };

/** The next invoice number of a year. Skips numbers that an earlier pattern has given. */
export function nextNumber(
  invoices: readonly Invoice[],
  { numberPattern, numberDigits, next }: Pick<Invoicing, 'numberPattern' | 'numberDigits' | 'next'>,
  year: string,
): InvoiceNumber {
  const numberSeries = seriesOf(numberPattern, year);
  const taken = new Set(invoices.map(({ number }) => number));
  let numberPlace = Math.max(
    lastPlace(invoices, numberSeries) + 1,
    next?.series === numberSeries ? next.place : 1,
  );
  while (taken.has(numberAt(numberSeries, numberPlace, numberDigits))) numberPlace += 1;
  return { number: numberAt(numberSeries, numberPlace, numberDigits), numberSeries, numberPlace };
}

/** @throws DomainError if a number is taken twice, or if an earlier number of its series would be missing */
export function assertNumbersFollow(before: readonly Invoice[], after: readonly Invoice[]): void {
  const numbers = new Set<string>();
  for (const { number } of after) {
    if (number === '') continue;
    if (numbers.has(number))
      throw new DomainError(`Invoice ${number} exists already. Mark the draft as sent again.`);
    numbers.add(number);
  }
  for (const { number, numberSeries, numberPlace } of before)
    if (number !== '' && !numbers.has(number) && (numberPlace ?? 0) <= lastPlace(after, numberSeries))
      throw new DomainError(
        `Invoice ${number} keeps its number, because later numbers follow it. Void it instead.`,
      );
}
