import { isDay } from '@/dashboard/parts/period/period-address';

/** A goal as it is typed. */
export interface GoalDraft {
  title: string;
  /** ISO date; empty while there is none. */
  targetOn: string;
}

export type GoalErrors = Partial<Record<keyof GoalDraft, string>>;

/** Proves a draft that comes back from storage. */
export function parseGoalDraft(value: unknown): GoalDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, targetOn } = value as Record<string, unknown>;
  return typeof title === 'string' && typeof targetOn === 'string' ? { title, targetOn } : null;
}

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
  else if (!isDay(targetOn)) errors.targetOn = 'Choose a day between 2000 and 2099.';
  else if (targetOn < today && targetOn !== before) errors.targetOn = 'This day is over. Choose a later one.';
  return errors;
}

/** A share as it is typed, in whole percent; null where it is none. */
export function parsePercent(text: string): number | null {
  if (!/^\s*\d{1,3}\s*%?\s*$/.test(text)) return null;
  const percent = Number.parseInt(text, 10);
  return percent <= 100 ? percent : null;
}
