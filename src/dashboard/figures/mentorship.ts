import type { Goal, Meeting } from '@/dashboard/model/records/records';
import { minute } from '@/dashboard/days/local-time';
import { laterOnClock } from '@/dashboard/days/zones';

/** The local end of a meeting. */
export const endOf = ({ startsAt, minutes }: Pick<Meeting, 'startsAt' | 'minutes'>): string =>
  laterOnClock(startsAt, minutes * minute);

export interface MeetingsFigure {
  /** Future meetings and the current one, next first. */
  coming: readonly Meeting[];
  /** Past meetings, latest first. */
  past: readonly Meeting[];
}

/** An intern's meetings, divided at a local time. */
export function meetingsOf(meetings: readonly Meeting[], internId: string, localNow: string): MeetingsFigure {
  const own = meetings
    .filter((meeting) => meeting.internId === internId)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const isOver = (meeting: Meeting) => endOf(meeting) <= localNow;
  return { coming: own.filter((meeting) => !isOver(meeting)), past: own.filter(isOver).reverse() };
}

/** The meeting that overlaps a time span, or null. Adjacent meetings do not overlap. */
export function clashingMeeting(
  meetings: readonly Meeting[],
  span: Pick<Meeting, 'startsAt' | 'minutes'>,
): Meeting | null {
  const end = endOf(span);
  return meetings.find((meeting) => meeting.startsAt < end && span.startsAt < endOf(meeting)) ?? null;
}

export type GoalState = 'under-way' | 'overdue' | 'finished';

/** Progress of a goal in whole percent, from its last check-in. */
export const goalPercent = ({ checkIns }: Pick<Goal, 'checkIns'>): number => checkIns.at(-1)?.percent ?? 0;

/** A goal is finished at 100 %, and overdue from the day after its target date. @param today - ISO date */
export function goalState(goal: Pick<Goal, 'checkIns' | 'targetOn'>, today: string): GoalState {
  if (goalPercent(goal) >= 100) return 'finished';
  return goal.targetOn < today ? 'overdue' : 'under-way';
}

/** An intern's goals: unfinished ones by target date, then finished ones, latest first. */
export function goalsOf(goals: readonly Goal[], internId: string): readonly Goal[] {
  const rank = (goal: Goal) => (goalPercent(goal) >= 100 ? 1 : 0);
  return goals
    .filter((goal) => goal.internId === internId)
    .sort((a, b) => {
      const order = a.targetOn.localeCompare(b.targetOn) || a.title.localeCompare(b.title, 'en');
      return rank(a) - rank(b) || (rank(a) === 1 ? -order : order);
    });
}
