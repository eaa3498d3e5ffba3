import { addDays } from '@/dashboard/days/days';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { wallClock } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';

/** A positioned segment of an occurrence on one day. */
export interface LaidOut {
  occurrence: Occurrence;
  /** Minutes from midnight, local time. */
  from: number;
  to: number;
  /** Column among the overlapping segments, from 0, and the number of columns. */
  column: number;
  columns: number;
}

/** Overlapping segments that exceed the maximum number of columns. */
export interface LeftOver {
  count: number;
  /** Minutes from midnight, local time. */
  from: number;
  to: number;
}

export interface DayLayout {
  laid: readonly LaidOut[];
  /** Shown in the last column of their group. */
  leftOver: readonly LeftOver[];
}

/** Maximum number of columns. The last one may show the number of hidden events. */
export const maxColumns = 3;

/** Minimum drawn duration in minutes, so that users can read and press a short event. */
const shortest = 30;

/**
 * Arranges a day's timed occurrences in columns. Each one takes the first free column. Occurrences that
 * overlap directly or through others form a group, whose columns share the day's width.
 * @param occurrences - of the day, sorted by start
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
      // A short segment at the end of the day is extended upwards.
      return { occurrence, from: Math.min(from, 24 * 60 - shortest), to: Math.min(drawn, 24 * 60) };
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);

  const laid: LaidOut[] = [];
  const leftOver: LeftOver[] = [];
  /** The current group's placed segments, its segments without a column, and the end of each column. */
  let group: Omit<LaidOut, 'columns'>[] = [];
  let without: { from: number; to: number }[] = [];
  let ends: number[] = [];
  let until = 0;
  const close = () => {
    // The last column shows the number of hidden segments, including the segments that were placed in it.
    const isFull = without.length > 0;
    const last = maxColumns - 1;
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
    if (column < maxColumns) {
      ends[column] = piece.to;
      group.push({ ...piece, column });
    } else without.push(piece);
  }
  close();
  return { laid, leftOver };
}
