import { clashingMeeting } from '@/dashboard/data/figures/mentorship';
import type { Meeting } from '@/dashboard/data/records';
import { timeWords } from '@/dashboard/data/training/words';
import { isDay } from '@/dashboard/parts/period/period-address';

/** A meeting as it is typed. */
export interface MeetingDraft {
  /** ISO date; empty while there is none. */
  day: string;
  /** `09:30`; empty while there is none. */
  time: string;
  /** Minutes, as the list of lengths has them. */
  minutes: string;
  /** Points of the agenda, a line each. */
  points: string;
}

export type MeetingErrors = Partial<Record<'day' | 'time', string>>;

/** How long a meeting may be, in minutes. */
export const lengths = [15, 30, 45, 60, 90] as const;

/** Proves a draft that comes back from storage. */
export function parseMeetingDraft(value: unknown): MeetingDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { day, time, minutes, points } = value as Record<string, unknown>;
  if (typeof day !== 'string' || typeof time !== 'string') return null;
  if (typeof minutes !== 'string' || !/^\d{1,4}$/.test(minutes) || typeof points !== 'string') return null;
  return { day, time, minutes, points };
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

interface CheckOptions {
  /** The other meetings of the two. */
  others: readonly Meeting[];
  localNow: string;
}

/** What is wrong with a meeting, in sentences; nothing where it can be planned. */
export function checkMeeting(draft: MeetingDraft, { others, localNow }: CheckOptions): MeetingErrors {
  const errors: MeetingErrors = {};
  if (draft.day === '') errors.day = 'Choose a day.';
  else if (!isDay(draft.day)) errors.day = 'Choose a day between 2000 and 2099.';
  if (!isTime(draft.time)) errors.time = 'Choose a time.';
  if (errors.day || errors.time) return errors;
  const startsAt = `${draft.day}T${draft.time}`;
  if (startsAt <= localNow)
    return draft.day < localNow.slice(0, 10)
      ? { day: 'This day is over. Choose a later one.' }
      : { time: 'This time is over. Choose a later one.' };
  const clash = clashingMeeting(others, { startsAt, minutes: Number(draft.minutes) });
  return clash
    ? { time: `You already meet on ${timeWords(clash.startsAt)}. Choose another time, or move that meeting.` }
    : {};
}

/** The points of an agenda, a line each; empty lines count for nothing. */
export const pointsOf = (points: string): readonly string[] =>
  points
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter(Boolean);
