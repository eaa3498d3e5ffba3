import { formatPrice } from './format-price';

export interface Pay {
  min: number;
  max: number;
  /** ISO 4217. */
  currency: string;
  unit: 'year' | 'month' | 'hour';
}

const per: Readonly<Record<Pay['unit'], string>> = { year: 'a year', month: 'a month', hour: 'an hour' };

/**
 * Formats '€52,000 to €64,000 a year', or one amount if both are equal.
 * @throws RangeError on a currency code that is not three letters.
 */
export function formatPay({ min, max, currency, unit }: Pay): string {
  return `${formatPrice({ from: min, to: max, currency })} ${per[unit]}`;
}
