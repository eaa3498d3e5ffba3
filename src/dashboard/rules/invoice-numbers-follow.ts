import { lastPlace } from '@/dashboard/figures/invoice-numbers';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Invoice } from '@/dashboard/model/records/records';

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
