import type { EstimateLine } from '@/dashboard/model/records/records';
import { priceOf } from './rates';

export interface EstimateTotals {
  minutes: number;
  /** Minor units. */
  amount: number;
}

/** The price of a line in minor units, rounded once, as on an invoice. */
export const lineAmount = ({ minutes, hourlyRate }: Pick<EstimateLine, 'minutes' | 'hourlyRate'>): number =>
  priceOf(minutes, hourlyRate);

/** The hours and the price of an estimate: the sums of its lines. */
export const estimateTotals = (
  lines: readonly Pick<EstimateLine, 'minutes' | 'hourlyRate'>[],
): EstimateTotals => ({
  minutes: lines.reduce((sum, { minutes }) => sum + minutes, 0),
  amount: lines.reduce((sum, line) => sum + lineAmount(line), 0),
});
