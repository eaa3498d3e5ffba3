import { chosenDayError } from '@/dashboard/words/read-day';
import { daysBetween } from '@/dashboard/days/days';
import { isDay } from '@/dashboard/days/moments';
import { isLive, otherLeave } from '@/dashboard/figures/leave';
import { leaveDays } from '@/dashboard/figures/leave-days';
import type { WorkingDays } from '@/dashboard/figures/time-off';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { leave as leaveRecord } from '@/dashboard/model/records/leave';
import type { Leave, LeaveKind, Person } from '@/dashboard/model/records/records';
import { dayWithYear } from '@/dashboard/words/day';
import { kindNames, leaveWords } from '@/dashboard/words/leave';

/** A leave as it is typed. Texts are empty until they are chosen. */
export const leaveDraft = pick(
  leaveRecord,
  'personId',
  'kindId',
  'firstDay',
  'lastDay',
  'startsHalf',
  'endsHalf',
  'note',
);

export type LeaveDraft = TypeOf<typeof leaveDraft>;
export type LeaveErrors = Partial<Record<keyof LeaveDraft, string>>;

interface CheckOptions extends WorkingDays {
  /** Null if the person is not chosen or was deleted. */
  person: Person | null;
  leave: readonly Leave[];
  leaveKinds: readonly LeaveKind[];
  /** Id of the leave that is corrected, or null. */
  id: string | null;
  today: string;
}

/** Longest leave, in days. */
const longest = 366;

/** Whether the days of a draft can be counted. */
export const hasDays = ({ firstDay, lastDay, startsHalf, endsHalf }: LeaveDraft): boolean =>
  isDay(firstDay) &&
  isDay(lastDay) &&
  firstDay <= lastDay &&
  daysBetween(firstDay, lastDay) < longest &&
  !(firstDay === lastDay && startsHalf && endsHalf);

/** The errors of a leave, in the order of its form. */
export function checkLeave(draft: LeaveDraft, options: CheckOptions): LeaveErrors {
  const { person, leave, leaveKinds, id, today } = options;
  const { firstDay, lastDay, startsHalf, endsHalf } = draft;
  const errors: LeaveErrors = {};
  if (!person) errors.personId = 'Choose a person.';
  if (!leaveKinds.some((kind) => kind.id === draft.kindId)) errors.kindId = 'Choose a kind of leave.';
  const firstWrong = chosenDayError(firstDay);
  const lastWrong = chosenDayError(lastDay);
  if (firstWrong) errors.firstDay = firstWrong;
  else if (person && firstDay < person.joinedOn)
    errors.firstDay = `${person.name} joined on ${dayWithYear(person.joinedOn)}. Choose that day or a later one.`;
  if (lastWrong) errors.lastDay = lastWrong;
  else if (!firstWrong && lastDay < firstDay)
    errors.lastDay = 'This is before the first day. Choose the first day or a later one.';
  else if (person?.endsOn && lastDay > person.endsOn)
    errors.lastDay = `The last day of ${person.name} is ${dayWithYear(person.endsOn)}. Choose that day or an earlier one.`;
  else if (!firstWrong && daysBetween(firstDay, lastDay) >= longest)
    errors.lastDay = 'Leave can have at most 366 days. Split longer leave.';
  if (errors.firstDay || errors.lastDay) return errors;
  if (firstDay === lastDay && startsHalf && endsHalf)
    errors.endsHalf = 'Choose the morning or the afternoon. For the whole day, choose neither.';
  else if (leaveDays(draft, options) === 0)
    errors.lastDay = 'These days have no working day. Choose other days.';
  const corrected = leave.find((one) => one.id === id);
  // Returned and withdrawn leave takes no days, also once it is corrected.
  const other = corrected && !isLive(corrected) ? undefined : otherLeave(leave, draft, id);
  if (other && !errors.endsHalf)
    errors.firstDay = `This overlaps other leave: ${kindNames(leaveKinds)(other.kindId)}, ${leaveWords(other, today)}. Choose other days, or withdraw that leave first.`;
  return errors;
}
