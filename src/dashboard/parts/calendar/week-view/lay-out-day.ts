import { addDays } from '../../../data/figures/week';
import type { Occurrence } from '../../../data/calendar/occurrences';
import { minute, wallClock } from '../../../data/calendar/zones';

/** A piece of an occurrence on one day, and where it stands there. */
export interface LaidOut {
  occurrence: Occurrence;
  /** Minutes of the day's clock. */
  from: number;
  to: number;
  /** Its place among those that it overlaps with, from 0, and how many stand side by side. */
  column: number;
  columns: number;
}

/** Shorter ones are drawn as long as this, in minutes, to be read and hit. */
const shortest = 30;

/**
 * The timed occurrences of a day side by side where they overlap: each takes the first column that is free, and those that
 * hang together share the day's width.
 * @param occurrences - in order of start
 */
export function layOutDay(occurrences: readonly Occurrence[], day: string): LaidOut[] {
  const begin = wallClock(`${day}T00:00`);
  const end = wallClock(`${addDays(day, 1)}T00:00`);
  const pieces = occurrences
    .filter(({ allDay, firstDay, lastDay }) => !allDay && firstDay <= day && day <= lastDay)
    .map((occurrence) => {
      const from = (Math.max(wallClock(occurrence.from), begin) - begin) / minute;
      const to = (Math.min(wallClock(occurrence.to), end) - begin) / minute;
      const drawn = Math.max(to, from + shortest);
      // What is too short at the end of the day grows upwards.
      return { occurrence, from: Math.min(from, 24 * 60 - shortest), to: Math.min(drawn, 24 * 60) };
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);

  const laid: LaidOut[] = [];
  let group: LaidOut[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const piece of group) piece.columns = ends.length;
    group = [];
    ends = [];
  };
  for (const piece of pieces) {
    if (ends.every((free) => free <= piece.from)) close();
    const open = ends.findIndex((free) => free <= piece.from);
    const column = open < 0 ? ends.length : open;
    ends[column] = piece.to;
    const placed: LaidOut = { ...piece, column, columns: 1 };
    group.push(placed);
    laid.push(placed);
  }
  close();
  return laid;
}
