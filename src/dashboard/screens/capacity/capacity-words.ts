import { addDays, weekRange, weekStart } from '@/dashboard/days/days';
import type { WeekCapacity, Work, WorkingTime } from '@/dashboard/figures/capacity';
import { counted } from '@/dashboard/words/count';
import { rangeWords } from '@/dashboard/words/range';
import { decimalHours } from '@/dashboard/words/span';

/** The main figure of a week: free hours, hours over, or why there are none. */
export function freeWords({
  contract,
  leave,
  available,
  free,
  over,
}: Pick<WeekCapacity, 'contract' | 'leave' | 'available' | 'free' | 'over'>): string {
  if (over > 0) return `${decimalHours(over)} over`;
  if (free > 0) return `${decimalHours(free)} free`;
  if (available > 0) return 'Full';
  if (contract === 0) return 'No hours';
  return leave > 0 ? 'On leave' : 'Public holiday';
}

/** The details of a week or of undated work: '12 h assigned, 8 h off, 1 without estimate'. */
export function takenWords({
  assigned,
  unestimated,
  holidays = 0,
  leave = 0,
}: Pick<Work, 'assigned' | 'unestimated'> & Partial<WorkingTime>): string {
  const off = holidays + leave;
  return [
    assigned > 0 && `${decimalHours(assigned)} assigned`,
    off > 0 && `${decimalHours(off)} off`,
    unestimated > 0 && `${counted(unestimated, 'task')} without estimate`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'This week', or '23 to 29 Nov'. */
export const weekWords = (monday: string, today: string): string =>
  monday === weekStart(today) ? 'This week' : rangeWords(weekRange(monday));

/** The days of a week that count: '18 to 22 Nov' on a Wednesday, '23 to 29 Nov' for the week after. */
export const countedDays = (monday: string, today: string): string =>
  rangeWords({ first: monday < today ? today : monday, last: addDays(monday, 6) });
