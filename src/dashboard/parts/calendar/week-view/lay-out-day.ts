import { addDays } from '@/dashboard/days/days';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { wallClock } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';

/** A piece of an occurrence on one day, with its place. */
export interface LaidOut {
  occurrence: Occurrence;
  /** Minutes of the day's clock. */
  from: number;
  to: number;
  /** Its place among those that it overlaps with, from 0, and how many stand side by side. */
  column: number;
  columns: number;
}

/** Those of a stretch of a day that there is no room for side by side. */
export interface LeftOver {
  count: number;
  /** Minutes of the day's clock. */
  from: number;
  to: number;
}

export interface DayLayout {
  laid: readonly LaidOut[];
  /** In the last column of their stretch. */
  leftOver: readonly LeftOver[];
}

/** As many columns as can be hit and read; where more overlap, the last one says how many are left over. */
export const mostColumns = 3;

/** Shorter ones are drawn as long as this, in minutes, to be read and hit. */
const shortest = 30;

/**
 * The timed occurrences of a day side by side where they overlap: each takes the first column that is free, and those that
 * hang together share the day's width.
 * @param occurrences - those of the day, in order of start
 */
export function layOutDay(occurrences: readonly Occurrence[], day: string): DayLayout {
  const begin = wallClock(`${day}T00:00`);
  const end = wallClock(`${addDays(day, 1)}T00:00`);
  const pieces = occurrences
    .filter(({ allDay }) => !allDay)
    .map((occurrence) => {
      const from = (Math.max(wallClock(occurrence.from), begin) - begin) / minute;
      const to = (Math.min(wallClock(occurrence.to), end) - begin) / minute;
      const drawn = Math.max(to, from + shortest);
      // What is too short at the end of the day grows upwards.
      return { occurrence, from: Math.min(from, 24 * 60 - shortest), to: Math.min(drawn, 24 * 60) };
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);

  const laid: LaidOut[] = [];
  const leftOver: LeftOver[] = [];
  /** Pieces that hang together; those that found no free column; and when each column is free again. */
  let group: Omit<LaidOut, 'columns'>[] = [];
  let without: { from: number; to: number }[] = [];
  let ends: number[] = [];
  let until = 0;
  const close = () => {
    // The last column says how many there are: what had it is one of them.
    const isFull = without.length > 0;
    const last = mostColumns - 1;
    const rest = isFull ? [...group.filter(({ column }) => column === last), ...without] : [];
    for (const piece of group)
      if (!isFull || piece.column < last) laid.push({ ...piece, columns: ends.length });
    if (isFull)
      leftOver.push({
        count: rest.length,
        from: rest.reduce((least, { from }) => Math.min(least, from), 24 * 60),
        to: rest.reduce((most, { to }) => Math.max(most, to), 0),
      });
    group = [];
    without = [];
    ends = [];
  };
  for (const piece of pieces) {
    if (piece.from >= until) close();
    until = Math.max(until, piece.to);
    const open = ends.findIndex((free) => free <= piece.from);
    const column = open < 0 ? ends.length : open;
    if (column < mostColumns) {
      ends[column] = piece.to;
      group.push({ ...piece, column });
    } else without.push(piece);
  }
  close();
  return { laid, leftOver };
}
