import type { Correction } from '@/dashboard/model/records/records';
import { clockSpan } from './span';

/** Formats a correction and its reason: '1:00 became 0:30; Note: empty became “Call”. The call was short.' */
export function correctionWords({ from, to, details = [], reason }: Correction): string {
  const time = from === to ? [] : [`${clockSpan(from)} became ${clockSpan(to)}`];
  return `${[...time, ...details].join('; ')}. ${reason}`;
}
