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
