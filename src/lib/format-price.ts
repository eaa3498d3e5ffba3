/** A price or pay from one amount to another, in whole or broken units of an ISO 4217 currency. */
export interface PriceRange {
  from: number;
  to: number;
  currency: string;
}

/**
 * '$8,000 to $24,000', or one amount where both are equal. The word stands for the dash of `Intl`'s own range, which is
 * younger than the browsers we serve and is read aloud as 'minus'.
 * @throws RangeError on a currency code that is not three letters.
 */
export function formatPrice({ from, to, currency }: PriceRange): string {
  const whole = Number.isInteger(from) && Number.isInteger(to);
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    ...(whole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  return from === to ? format.format(from) : `${format.format(from)} to ${format.format(to)}`;
}
