import { DomainError } from '@/dashboard/model/domain-error';
import type { EstimateLine } from '@/dashboard/model/records/records';
import { parseHours, plainHours } from '@/dashboard/words/budget';
import { parseMoney, plainMoney } from '@/dashboard/words/money';

/** A line of an estimate as it is typed. */
export interface EstimateRow {
  id: string;
  text: string;
  hours: string;
  rate: string;
}

export const estimateRows = (lines: readonly EstimateLine[], currency: string): EstimateRow[] =>
  lines.map(({ id, text, minutes, hourlyRate }) => ({
    id,
    text,
    hours: plainHours(minutes),
    rate: plainMoney(hourlyRate, currency),
  }));

export type EstimateErrors = Partial<Record<'text' | 'hours' | 'rate', string>>;

/** The errors of each row. */
export const estimateErrors = (rows: readonly EstimateRow[], currency: string): EstimateErrors[] =>
  rows.map(({ text, hours, rate }) => {
    const minutes = parseHours(hours);
    const money = parseMoney(rate, currency);
    const isNoTime = minutes.ok ? minutes.minutes === 0 : /^\s*[-−]/u.test(hours);
    return {
      ...(text.trim() === '' && { text: 'Describe the work.' }),
      ...(!minutes.ok && { hours: minutes.error }),
      ...(isNoTime && { hours: 'Enter more than 0 hours.' }),
      ...(!money.ok && { rate: money.error }),
    };
  });

/** The line of a row, or null while it has no readable hours or rate. */
export function readLine({ id, text, hours, rate }: EstimateRow, currency: string): EstimateLine | null {
  const minutes = parseHours(hours);
  const money = parseMoney(rate, currency);
  return minutes.ok && money.ok
    ? { id, text: text.trim(), minutes: minutes.minutes, hourlyRate: money.minor }
    : null;
}

/** The lines of checked rows. @throws DomainError if a rate does not fit the currency, which may have changed */
export const readLines = (rows: readonly EstimateRow[], currency: string): EstimateLine[] =>
  rows.map((row) => {
    const line = readLine(row, currency);
    if (!line) throw new DomainError(`Check the rate of “${row.text.trim()}”: it has to be in ${currency}.`);
    return line;
  });
