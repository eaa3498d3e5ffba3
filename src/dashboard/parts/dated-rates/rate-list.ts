import { joinRates } from '@/dashboard/figures/rates';
import type { DatedRate } from '@/dashboard/model/records/records';
import { rateErrors, rateRows, type RateRow } from './rate-rows';

const none = 'none';

const partText = ({ from, rate }: RateRow) => `${rate || none}${from && ` from ${from}`}`;

/** Rates as one text, oldest first: `90.00; 95.00 from 2027-01-01; none from 2027-07-01`. Empty without any. */
export const rateListText = (rates: readonly DatedRate[], currency: string): string =>
  rateRows(joinRates(rates), currency).map(partText).join('; ');

/** The rates of such a text, one a line or after semicolons. @param readDay - the ISO date of a day, or its text */
export const readRateList = (text: string, readDay: (text: string) => string): RateRow[] =>
  text
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => {
      const [rate = '', from = ''] = part.split(/\s+from\s+/iu);
      return { id: String(index), from: readDay(from), rate: rate.toLowerCase() === none ? '' : rate };
    });

/** The first error of several rates, with the rate that has it. The first of them may be none. */
export function rateListError(rows: readonly RateRow[], currency: string): string | null {
  const checked = rows[0]?.rate === '' && rows[0].from === '' ? rows.slice(1) : rows;
  const errors = rateErrors(checked, currency).map(({ from, rate }) => rate ?? from);
  const index = errors.findIndex((error) => error !== undefined);
  return index < 0 ? null : `“${partText(checked[index]!)}”: ${errors[index]}`;
}
