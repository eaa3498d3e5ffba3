import { isDay } from '@/dashboard/days/moments';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { goal } from '@/dashboard/model/records/goal';

/** A goal as it is typed; the day is empty while there is none. */
export const goalDraft = pick(goal, 'title', 'targetOn');

export type GoalDraft = TypeOf<typeof goalDraft>;
export type GoalErrors = Partial<Record<keyof GoalDraft, string>>;

interface CheckOptions {
  /** ISO date. */
  today: string;
  /** The day it had before, which may stay though it is over; null for a new goal. */
  before: string | null;
}

/** What is wrong with a goal, in sentences; nothing where it can be kept. */
export function checkGoal({ title, targetOn }: GoalDraft, { today, before }: CheckOptions): GoalErrors {
  const errors: GoalErrors = {};
  if (title.trim() === '') errors.title = 'Write what you want to reach.';
  if (targetOn === '') errors.targetOn = 'Choose a day.';
  else if (!isDay(targetOn)) errors.targetOn = 'Choose a day between 1900 and 2199.';
  else if (targetOn < today && targetOn !== before)
    errors.targetOn = 'This day is in the past. Choose a later one.';
  return errors;
}

/** A share as it is typed, in whole percent; null where it is none. */
export function parsePercent(text: string): number | null {
  if (!/^\s*\d{1,3}\s*%?\s*$/.test(text)) return null;
  const percent = Number.parseInt(text, 10);
  return percent <= 100 ? percent : null;
}
