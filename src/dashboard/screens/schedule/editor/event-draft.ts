import { addDays, weekdayOf } from '@/dashboard/days/days';
import type { CalendarEvent, Recurrence } from '@/dashboard/model/records/records';
import { placeInMonth } from '@/dashboard/calendar/recurrence-words';
import { longestRepeated, type Occurrence } from '@/dashboard/calendar/occurrences';
import { clockBetween, dayOf, laterOnClock, timeOf } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';
import { isLocal } from '@/dashboard/days/moments';
import { isTimeZone, knownZone } from '@/dashboard/days/time-zone';
import { dayAndLongMonth, longWeekday } from '@/dashboard/words/day';

/** The repetition of an event in the form. `other` keeps a rule that came from another program. */
export type RepeatKind = 'never' | 'daily' | 'weekly' | 'monthly' | 'monthly-weekday' | 'yearly' | 'other';

/** A draft of an event. Its fields are texts, as they may hold anything until they are checked. */
export interface EventDraft {
  title: string;
  place: string;
  notes: string;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  timeZone: string;
  repeat: RepeatKind;
  interval: string;
  /** ISO weekdays. */
  weekdays: readonly number[];
  ends: 'never' | 'until' | 'count';
  until: string;
  count: string;
  attendeeIds: readonly string[];
}

const hour = 60 * minute;

/** An empty form for a day or a local time. @param place - `2026-11-18` or `2026-11-18T09:00` */
export function newDraft(place: string, timeZone: string): EventDraft {
  const startsAt = place.length > 10 ? place : `${place}T09:00`;
  const endsAt = laterOnClock(startsAt, hour);
  return {
    title: '',
    place: '',
    notes: '',
    allDay: false,
    startDay: dayOf(startsAt),
    startTime: timeOf(startsAt),
    endDay: dayOf(endsAt),
    endTime: timeOf(endsAt),
    timeZone,
    repeat: 'never',
    interval: '1',
    weekdays: [weekdayOf(dayOf(startsAt))],
    ends: 'never',
    until: addDays(dayOf(startsAt), 28),
    count: '10',
    attendeeIds: [],
  };
}

/** Without its interval, which the form asks for apart. */
const bare = (rule: string) => rule.replace(/;INTERVAL=\d+/, '');

function repeatOf(recurrence: Recurrence | null, startsAt: string): Pick<EventDraft, 'repeat' | 'interval'> {
  if (!recurrence) return { repeat: 'never', interval: '1' };
  const { frequency, interval, rule } = recurrence;
  if (rule && bare(rule) === placeInMonth(dayOf(startsAt)).rule)
    return { repeat: 'monthly-weekday', interval: /INTERVAL=(\d+)/.exec(rule)?.[1] ?? '1' };
  if (rule) return { repeat: 'other', interval: '1' };
  if (frequency === 'monthly' && interval % 12 === 0)
    return { repeat: 'yearly', interval: String(interval / 12) };
  return { repeat: frequency, interval: String(interval) };
}

/** An event, or a series, as the form shows it. */
export function draftOf(event: CalendarEvent): EventDraft {
  const { recurrence, startsAt, endsAt } = event;
  const start = dayOf(startsAt);
  return {
    title: event.title,
    place: event.place,
    notes: event.notes,
    allDay: event.allDay,
    startDay: start,
    startTime: event.allDay ? '09:00' : timeOf(startsAt),
    endDay: dayOf(endsAt),
    endTime: event.allDay ? '10:00' : timeOf(endsAt),
    timeZone: event.timeZone,
    ...repeatOf(recurrence, startsAt),
    weekdays: recurrence && recurrence.weekdays.length > 0 ? recurrence.weekdays : [weekdayOf(start)],
    ends: recurrence?.until ? 'until' : recurrence?.count ? 'count' : 'never',
    until: recurrence?.until ?? addDays(start, 28),
    count: String(recurrence?.count ?? 10),
    attendeeIds: event.attendeeIds,
  };
}

/** One occurrence of a series as the form shows it. */
export function draftOfOccurrence(occurrence: Occurrence): EventDraft {
  const { event, title, place, startsAt, endsAt } = occurrence;
  return { ...draftOf({ ...event, startsAt, endsAt, recurrence: null }), title, place };
}

/** The local start and end that a draft says; whole days begin at 00:00. */
export const timesOfDraft = ({ allDay, startDay, startTime, endDay, endTime }: EventDraft) => ({
  startsAt: `${startDay}T${allDay ? '00:00' : startTime}`,
  endsAt: `${endDay}T${allDay ? '00:00' : endTime}`,
});

/** A draft with another start: the event keeps its length, and a series on the start's weekday moves to the new one. */
export function moveStart(
  draft: EventDraft,
  change: Partial<Pick<EventDraft, 'startDay' | 'startTime'>>,
): EventDraft {
  const next = { ...draft, ...change };
  const before = timesOfDraft(draft);
  const after = timesOfDraft(next);
  if (!isLocal(before.startsAt) || !isLocal(before.endsAt) || !isLocal(after.startsAt)) return next;
  const length = Math.max(0, clockBetween(before.startsAt, before.endsAt));
  const endsAt = laterOnClock(after.startsAt, length);
  const onlyDay = draft.weekdays.length === 1 && draft.weekdays[0] === weekdayOf(draft.startDay);
  return {
    ...next,
    endDay: dayOf(endsAt),
    endTime: draft.allDay ? next.endTime : timeOf(endsAt),
    weekdays: onlyDay ? [weekdayOf(next.startDay)] : next.weekdays,
  };
}

const isWhole = (text: string, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** The recurrence that a draft says, or null. @param before - the saved recurrence, which `other` keeps */
export function recurrenceOf(draft: EventDraft, before: Recurrence | null): Recurrence | null {
  const { repeat, ends, weekdays } = draft;
  if (repeat === 'never') return null;
  const limits = {
    until: ends === 'until' ? draft.until : null,
    count: ends === 'count' ? Number(draft.count) : null,
  };
  if (repeat === 'other') return before && { ...before, ...limits };
  const interval = Number(draft.interval);
  const place = placeInMonth(draft.startDay).rule.split(';');
  const every = interval > 1 ? [`INTERVAL=${interval}`] : [];
  return {
    frequency: repeat === 'yearly' || repeat === 'monthly-weekday' ? 'monthly' : repeat,
    interval: repeat === 'yearly' ? interval * 12 : interval,
    weekdays: repeat === 'weekly' ? [...weekdays].sort() : [],
    ...limits,
    ...(repeat === 'monthly-weekday' ? { rule: [place[0], ...every, place[1]].join(';') } : {}),
  };
}

/** Returns the fields of an event that a draft changes: all fields of the form. */
export function factsOf(draft: EventDraft, before: Recurrence | null) {
  const { title, place, notes, allDay, timeZone, attendeeIds } = draft;
  return {
    title: title.trim(),
    place: place.trim(),
    notes: notes.trim(),
    allDay,
    // The form of a whole day does not show its zone, so nothing there could put it right.
    timeZone: allDay ? knownZone(timeZone) : timeZone,
    attendeeIds,
    ...timesOfDraft(draft),
    recurrence: recurrenceOf(draft, before),
  } satisfies Partial<CalendarEvent>;
}

/** The fields that can be wrong, by the names of their controls. */
export type DraftField =
  | 'title'
  | 'startDay'
  | 'startTime'
  | 'endDay'
  | 'endTime'
  | 'timeZone'
  | 'interval'
  | 'weekdays'
  | 'until'
  | 'count';

export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

/** Finds the errors that keep a draft from being saved, in the order of the form. */
export function checkDraft(draft: EventDraft): DraftErrors {
  const errors: Partial<Record<DraftField, string>> = {};
  const { startDay, startTime, endDay, allDay, repeat, ends } = draft;
  if (draft.title.trim() === '') errors.title = 'Give the event a title.';
  const { startsAt, endsAt } = timesOfDraft(draft);
  if (!isLocal(`${startDay}T00:00`)) errors.startDay = 'Choose the day it starts on.';
  else if (!isLocal(startsAt)) errors.startTime = 'Choose the time it starts at.';
  if (!isLocal(`${endDay}T00:00`)) errors.endDay = 'Choose the day it ends on.';
  else if (!isLocal(endsAt)) errors.endTime = 'Choose the time it ends at.';
  else if (isLocal(startsAt) && endsAt < startsAt) {
    if (endDay < startDay)
      errors.endDay = `It ends before it starts. Choose ${dayAndLongMonth(startDay)} or later.`;
    else errors.endTime = `It ends before it starts. Choose ${startTime} or later, or a later day.`;
  }
  if (!allDay && !isTimeZone(draft.timeZone))
    errors.timeZone = 'Choose a time zone from the list, such as Europe/Berlin.';
  if (repeat === 'never' || errors.startDay) return errors;
  if (!errors.endDay && endDay > addDays(startDay, longestRepeated))
    errors.endDay =
      'An event that repeats can last a year at most. Choose an earlier day, or do not repeat it.';
  if (repeat !== 'other' && !isWhole(draft.interval, 99))
    errors.interval = 'Enter a whole number from 1 to 99.';
  const own = weekdayOf(startDay);
  if (repeat === 'weekly' && !draft.weekdays.includes(own))
    errors.weekdays = `It starts on a ${longWeekday(startDay)}. Tick ${longWeekday(startDay)} too, or start on another day.`;
  if (ends === 'until' && !isLocal(`${draft.until}T00:00`)) errors.until = 'Choose the last day.';
  else if (ends === 'until' && draft.until < startDay)
    errors.until = `The last day is before the first. Choose ${dayAndLongMonth(startDay)} or later.`;
  if (ends === 'count' && !isWhole(draft.count, 999)) errors.count = 'Enter how many times, from 1 to 999.';
  return errors;
}
