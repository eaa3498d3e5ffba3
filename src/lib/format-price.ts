import * as words from '@generated/yaml/words/price';
import { fill } from './fill';
import { language } from './language';

/** The unit of a price in words: '$8,000 per project'. */
export const priceUnits = { project: words.project, month: words.month, day: words.day } as const;

/** A range of amounts in units of an ISO 4217 currency. */
export interface PriceRange {
  from: number;
  to: number;
  currency: string;
}

/**
 * Formats '$8,000 to $24,000', or one amount if both are equal. Does not use the range format of `Intl`: some
 * supported browsers lack it, and screen readers read its dash as 'minus'.
 * @throws RangeError on a currency code that is not three letters.
 */
export function formatPrice({ from, to, currency }: PriceRange): string {
  const whole = Number.isInteger(from) && Number.isInteger(to);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(whole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  const [least, most] = [format.format(from), format.format(to)];
  return from === to ? least : fill(words.range, { from: least, to: most });
}

/** Formats '$8,000 to $24,000 per project'. */
export const formatServicePrice = (price: PriceRange & { unit: keyof typeof priceUnits }): string =>
  fill(words.amount, { amount: formatPrice(price), unit: priceUnits[price.unit] });
