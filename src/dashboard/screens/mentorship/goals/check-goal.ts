import { chosenDayError } from '@/dashboard/words/read-day';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { goal } from '@/dashboard/model/records/goal';

/** A goal as it is typed; the day is empty while there is none. */
export const goalDraft = pick(goal, 'title', 'targetOn');

export type GoalDraft = TypeOf<typeof goalDraft>;
export type GoalErrors = Partial<Record<keyof GoalDraft, string>>;

interface CheckOptions {
  today: string;
  /** The earlier target date, which stays valid in the past; null for a new goal. */
  before: string | null;
}

/** The errors of a goal. */
export function checkGoal({ title, targetOn }: GoalDraft, { today, before }: CheckOptions): GoalErrors {
  const errors: GoalErrors = {};
  if (title.trim() === '') errors.title = 'Enter what you want to reach.';
  const dayWrong = chosenDayError(targetOn);
  if (dayWrong) errors.targetOn = dayWrong;
  else if (targetOn < today && targetOn !== before)
    errors.targetOn = 'This day is in the past. Choose a later one.';
  return errors;
}

/** A typed percentage; null where it is not a whole number from 0 to 100. */
export function parseWholePercent(text: string): number | null {
  if (!/^\s*\d{1,3}\s*%?\s*$/.test(text)) return null;
  const percent = Number.parseInt(text, 10);
  return percent <= 100 ? percent : null;
}
