import * as words from '@generated/yaml/words/pay';
import { fill } from './fill';
import { formatPrice } from './format-price';

export interface Pay {
  min: number;
  max: number;
  /** ISO 4217. */
  currency: string;
  unit: 'year' | 'month' | 'hour';
}

const per = { year: words.yearly, month: words.monthly, hour: words.hourly };

/**
 * Formats '€52,000 to €64,000 a year', or one amount if both are equal.
 * @throws RangeError on a currency code that is not three letters.
 */
export function formatPay({ min, max, currency, unit }: Pay): string {
  return fill(per[unit], { amount: formatPrice({ from: min, to: max, currency }) });
}
