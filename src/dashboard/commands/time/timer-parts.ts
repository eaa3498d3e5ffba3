import { addDays } from '@/dashboard/days/days';
import { localTime, minute } from '@/dashboard/days/local-time';
import { dayOf, instantOf } from '@/dashboard/days/zones';
import type { Timer, TimerRounding } from '@/dashboard/model/records/records';
import { dayMinutes } from './parse-minutes';

/** A part of measured time on one day. */
export interface TimerPart {
  day: string;
  /** Local times in minutes. A part that ends at midnight ends on the next day at 00:00. */
  startedAt: string;
  endedAt: string;
  minutes: number;
}

/**
 * Splits a timer's time at each midnight of the person's time zone. Rounds the total to whole minutes, at
 * least one. Empty if the clock was set back before the start.
 */
export function timerParts(timer: Timer, at: Date, timeZone: string): TimerPart[] {
  const began = Date.parse(timer.startedAt);
  const ran = at.getTime() - began;
  if (ran <= 0) return [];
  const first = Math.floor(began / minute) * minute;
  const last = first + Math.max(1, Math.round(ran / minute)) * minute;
  const parts: TimerPart[] = [];
  for (let from = first; from < last;) {
    const startedAt = localTime(from, timeZone);
    const day = dayOf(startedAt);
    const to = Math.min(instantOf(`${addDays(day, 1)}T00:00`, timeZone), last);
    parts.push({
      day,
      startedAt,
      endedAt: localTime(to, timeZone),
      minutes: Math.round((to - from) / minute),
    });
    from = to;
  }
  return parts;
}

/** Rounds the minutes of a timer's entry. At least one step, and at most a day. */
export function roundedMinutes(minutes: number, { step, up }: TimerRounding): number {
  const steps = up ? Math.ceil(minutes / step) : Math.round(minutes / step);
  return Math.min(Math.max(1, steps) * step, dayMinutes);
}

/** The parts that can be saved, and those that cannot. If none can be, all are to be saved, which says why they cannot. */
export function openParts(parts: readonly TimerPart[], isOpen: (day: string) => boolean) {
  const open = parts.filter(({ day }) => isOpen(day));
  return open.length === 0
    ? { saved: parts, leftOut: [] }
    : { saved: open, leftOut: parts.filter((part) => !open.includes(part)) };
}
