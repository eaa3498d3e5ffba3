import type { PriceRange } from './format-price';

/** The parts of a service that an estimate uses. */
export interface Priced {
  slug: string;
  price: PriceRange & { unit: 'project' | 'month' | 'day' };
}

/** The quantity of each chosen service by slug: months or days, and 1 for a project. */
export type EstimateChoice = Readonly<Record<string, number>>;

/** The most months or days that can be chosen. */
export const maxOfUnit = { project: 1, month: 24, day: 30 } as const;

/**
 * Reads 'graphic-design,consulting:5' from an address. Leaves out services that are not here; a number that is none or
 * out of bounds becomes the nearest that can be chosen.
 */
export function parseEstimate(text: string | null, services: readonly Priced[]): EstimateChoice {
  const parts = new Map(
    (text ?? '').split(',').map((part) => {
      const [slug = '', count = '1'] = part.split(':');
      return [slug, Number(count)] as const;
    }),
  );
  return Object.fromEntries(
    services
      .filter(({ slug }) => parts.has(slug))
      .map(({ slug, price: { unit } }) => {
        const count = Math.trunc(parts.get(slug)!) || 1;
        return [slug, Math.min(Math.max(count, 1), maxOfUnit[unit])];
      }),
  );
}

/**
 * Formats a choice for `parseEstimate`; null if nothing is chosen. Omits a count of one, and services with a count of zero.
 */
export function formatEstimate(choice: EstimateChoice): string | null {
  const chosen = Object.entries(choice).filter(([, count]) => count > 0);
  return chosen.map(([slug, count]) => (count === 1 ? slug : `${slug}:${count}`)).join(',') || null;
}

/** The price of a service, that many times. */
export const priceTimes = ({ from, to, currency }: PriceRange, count: number): PriceRange => ({
  from: from * count,
  to: to * count,
  currency,
});

/** Returns the sum of the choice: one range for each currency, in the order of the services. */
export function estimateSums(choice: EstimateChoice, services: readonly Priced[]): PriceRange[] {
  const sums = new Map<string, PriceRange>();
  for (const { slug, price } of services) {
    const count = choice[slug];
    if (!count) continue;
    const { from, to, currency } = priceTimes(price, count);
    const sum = sums.get(currency) ?? { from: 0, to: 0, currency };
    sums.set(currency, { currency, from: sum.from + from, to: sum.to + to });
  }
  return [...sums.values()];
}
