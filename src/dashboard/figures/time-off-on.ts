import {
  afternoon,
  halvesOfHoliday,
  holidaysByDay,
  isWorkday,
  leaveByPerson,
  morning,
  wholeDay,
  type TimeOff,
} from './time-off';

/** The end of a morning, and the start of a half holiday. */
export const midday = '12:00';

/** Names why a person does not work on a day, or returns null: a public holiday comes before leave. */
export function timeOffOn(
  off: TimeOff,
  personId: string,
  day: string,
): { name: string; half: boolean } | null {
  const holiday = holidaysByDay(off.holidays).get(day);
  const halves = isWorkday(day, off) ? (leaveByPerson(off.leave).get(personId)?.get(day) ?? 0) : 0;
  if (holiday && !(holiday.half && halves)) return { name: holiday.name, half: holiday.half };
  if (!halves) return null;
  return { name: 'On leave', half: (halves | halvesOfHoliday(holiday)) !== wholeDay };
}

/** Whether a person has approved leave in a part of a working day. @param from, to - times of the day: `09:30` */
export function isOnLeave(
  off: TimeOff,
  personId: string,
  part: { day: string; from: string; to: string },
): boolean {
  const { day, from, to } = part;
  if (!isWorkday(day, off)) return false;
  const touched = (from < midday ? morning : 0) | (to > midday ? afternoon : 0);
  return ((leaveByPerson(off.leave).get(personId)?.get(day) ?? 0) & (touched || wholeDay)) !== 0;
}
