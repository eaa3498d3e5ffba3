import type { Tell } from '../mistakes';
import { allOf, type Collections } from '../collections';
import { wrongField } from './check';

/** Reports prices and pay with an upper end below the lower. */
export function checkRanges({ services, jobs }: Collections, tell: Tell): void {
  for (const entry of allOf(services)) {
    const { price } = entry.doc;
    if (price && price.to < price.from)
      wrongField(entry, ['price', 'to'], `${price.from} ("price.from") or more`, String(price.to), tell);
  }
  for (const entry of allOf(jobs)) {
    const { min, max } = entry.doc.pay;
    if (max < min) wrongField(entry, ['pay', 'max'], `${min} ("pay.min") or more`, String(max), tell);
  }
}
