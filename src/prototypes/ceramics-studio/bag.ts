import { remembered } from '../shared/dom';

/** The duration of a reservation, in ms. */
export const holdTime = 10 * 60_000;

/** The end of each reservation by the id of its piece, in ms since 1970. */
export type Bag = Readonly<Record<string, number>>;

interface Stored {
  bag: Bag;
  /** Ids of the pieces bought on this device. */
  bought: readonly string[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'bag' in value &&
  typeof value.bag === 'object' &&
  value.bag !== null &&
  Object.values(value.bag).every((end) => typeof end === 'number') &&
  'bought' in value &&
  Array.isArray(value.bought);

const kept = remembered<Stored>('ceramics-studio', isStored, { bag: {}, bought: [] });

/** Returns the current reservations and the bought pieces. Reads storage every time: another tab has the same bag. */
export function readBag(now: number): Stored {
  const { bag, bought } = kept.read();
  return { bag: Object.fromEntries(Object.entries(bag).filter(([, end]) => end > now)), bought };
}

export function hold(id: string, now: number): void {
  const { bag, bought } = readBag(now);
  // A second press does not extend the reservation.
  kept.write({ bag: { [id]: now + holdTime, ...bag }, bought });
}

export function release(id: string, now: number): void {
  const { bag, bought } = readBag(now);
  kept.write({ bag: Object.fromEntries(Object.entries(bag).filter(([held]) => held !== id)), bought });
}

/** Buys the pieces that are still reserved. @returns their ids. */
export function buy(now: number): string[] {
  const { bag, bought } = readBag(now);
  const ids = Object.keys(bag);
  kept.write({ bag: {}, bought: [...bought, ...ids] });
  return ids;
}

/** Returns the batch to the shelf. */
export const startAgain = (): void => kept.write({ bag: {}, bought: [] });
