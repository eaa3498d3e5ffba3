import { clashingMeeting } from '@/dashboard/figures/mentorship';
import { matching, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Meeting } from '@/dashboard/model/records/records';
import { dayAndTime } from '@/dashboard/words/moment';
import { chosenDayError } from '@/dashboard/words/read-day';

export const meetingDraft = object({
  /** ISO date; empty while there is none. */
  day: text,
  /** `09:30`; empty while there is none. */
  time: text,
  /** As the list of lengths has them. */
  minutes: matching(/^\d{1,4}$/, 'a number of minutes'),
  /** Points of the agenda, a line each. */
  points: text,
});

export type MeetingDraft = TypeOf<typeof meetingDraft>;

export type MeetingErrors = Partial<Record<'day' | 'time', string>>;

/** The possible lengths of a meeting, in minutes. */
export const lengths = [15, 30, 45, 60, 90] as const;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

interface CheckOptions {
  others: readonly Meeting[];
  localNow: string;
}

/** The errors of a meeting. */
export function checkMeeting(draft: MeetingDraft, { others, localNow }: CheckOptions): MeetingErrors {
  const errors: MeetingErrors = {};
  const dayWrong = chosenDayError(draft.day);
  if (dayWrong) errors.day = dayWrong;
  if (!isTime(draft.time)) errors.time = 'Choose a time.';
  if (errors.day || errors.time) return errors;
  const startsAt = `${draft.day}T${draft.time}`;
  if (startsAt <= localNow)
    return draft.day < localNow.slice(0, 10)
      ? { day: 'This day is in the past. Choose a later one.' }
      : { time: 'This time is in the past. Choose a later one.' };
  const clash = clashingMeeting(others, { startsAt, minutes: Number(draft.minutes) });
  return clash
    ? {
        time: `You already meet on ${dayAndTime(clash.startsAt)}. Choose another time, or move that meeting.`,
      }
    : {};
}

export const pointsOf = (points: string): readonly string[] =>
  points
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter(Boolean);
