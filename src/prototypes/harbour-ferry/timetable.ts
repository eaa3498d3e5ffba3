import { clamp, TAU } from '@/lib/field/maths';
import { chance } from '../shared/chance';

/** Minutes since midnight. */
export type Minute = number;
export type Pier = 'North pier' | 'Old town';

const first: Minute = 6 * 60 + 30;
const last: Minute = 22 * 60 + 30;
const every = 40;
export const crossingMinutes = 22;
export const seatsAboard = 40;

export interface Crossing {
  /** Identifies a crossing on every device: pier, day and time. */
  key: string;
  from: Pier;
  leaves: Date;
  arrives: Date;
  /** Free seats at the given moment. */
  seats: number;
  gate: 1 | 2;
}

const minutes = (time: Date, count: number) => new Date(time.getTime() + count * 60_000);

/** Returns metres above chart datum: a tide twice a day, and the fortnight of springs and neaps. */
export function tideAt(time: Date): number {
  const hours = time.getTime() / 3_600_000;
  return 2.3 + 1.35 * Math.cos((TAU * hours) / 12.42) + 0.45 * Math.cos((TAU * hours) / 12);
}

/** In metres. Below this tide the gangway of gate 1 is too steep. */
const tooSteep = 1.1;

/** Returns a pier's crossings on the day of a moment, including those that have left. */
export function crossingsOf(day: Date, from: Pier, now: Date): Crossing[] {
  const midnight = new Date(day.getFullYear(), day.getMonth(), day.getDate());
  const found: Crossing[] = [];
  // The boat returns in between.
  for (let at = from === 'North pier' ? first : first + every / 2; at <= last; at += every) {
    const leaves = new Date(midnight);
    // Not by adding milliseconds: a day in March has 23 hours.
    leaves.setHours(0, at);
    const key = `${from} ${leaves.toDateString()} ${at}`;
    const random = chance(key);
    const wanted = 12 + random() * 34;
    // Seats sell in the last six hours, most of them in the last hour.
    const near = clamp(1 - (leaves.getTime() - now.getTime()) / (6 * 3_600_000));
    const taken = Math.min(seatsAboard, Math.round(wanted * near ** 2));
    found.push({
      key,
      from,
      leaves,
      arrives: minutes(leaves, crossingMinutes),
      seats: seatsAboard - taken,
      gate: tideAt(leaves) < tooSteep ? 2 : 1,
    });
  }
  return found;
}

/** Returns the crossings that have not left: today's or, after the last boat, tomorrow's. */
export function crossingsToCome(from: Pier, now: Date): Crossing[] {
  const left = crossingsOf(now, from, now).filter(({ leaves }) => leaves > now);
  return left.length ? left : crossingsOf(minutes(now, 24 * 60), from, now);
}

/**
 * Returns the paths of the wave band on a pass. The crew's phones draw the same one, and yesterday's has another
 * shape.
 */
export function bandOf(key: string, width: number, height: number): string[] {
  const random = chance('band', key);
  const turns = 2 + random() * 4;
  const drift = random() * TAU;
  const swell = 0.6 + random() * 1.6;
  const lines = 9;
  return Array.from({ length: lines }, (_, line) => {
    const middle = ((line + 0.5) / lines) * height;
    const points = Array.from({ length: 121 }, (__, index) => {
      const x = (index / 120) * width;
      const turn = (index / 120) * TAU * turns + drift + (line / lines) * TAU * swell * 0.5;
      const half = (height / lines) * (0.12 + 0.3 * (0.5 + 0.5 * Math.sin(turn * 0.5 + line * swell)));
      return { x, y: middle + Math.sin(turn) * (height / lines) * 0.7, half };
    });
    const edge = (side: 1 | -1, list = points) =>
      list.map(({ x, y, half }) => `${x.toFixed(1)} ${(y + side * half).toFixed(1)}`);
    return `M${edge(-1).join('L')}L${edge(1, [...points].reverse()).join('L')}Z`;
  });
}
