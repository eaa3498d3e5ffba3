import type { BadgeTone } from '@/design-system/badge/badge';
import { minutesBy, rangeWithTime } from '@/dashboard/figures/time';
import { type DayRange, addDays, weekRange, weekStart } from '@/dashboard/days/days';
import { isStaff, plannedMinutes } from '@/dashboard/figures/planned-time';
import type { TimeOff } from '@/dashboard/figures/time-off';
import type { Person, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { timesheetId } from '@/dashboard/commands/time/timesheets';

export type WeekStatus = 'due' | 'over' | 'behind' | 'on-track' | 'none';

export interface PersonWeek {
  person: Person;
  loggedMinutes: number;
  /** Logged share of the whole week's planned time, from 0; null if none is planned. */
  load: number | null;
  status: WeekStatus;
}

export const weekStatuses: Readonly<Record<WeekStatus, { word: string; tone: BadgeTone }>> = {
  due: { word: 'Time sheet due', tone: 'attention' },
  over: { word: 'Over plan', tone: 'warn' },
  behind: { word: 'Behind plan', tone: 'neutral' },
  'on-track': { word: 'On track', tone: 'ok' },
  none: { word: 'Not planned', tone: 'neutral' },
};

const order: readonly WeekStatus[] = ['due', 'over', 'behind', 'on-track', 'none'];

/** Below this share of the plan for past days, a person is behind. */
const behindBelow = 0.7;

interface WeekRecords extends TimeOff {
  people: readonly Person[];
  entries: readonly TimeEntry[];
  timesheets: readonly Timesheet[];
}

function isDue(
  person: Person,
  lastWeek: DayRange | null,
  timesheets: ReadonlyMap<string, Timesheet>,
  off: TimeOff,
): boolean {
  if (!lastWeek) return false;
  const status = timesheets.get(timesheetId(person.id, weekStart(lastWeek.first)))?.status ?? 'open';
  return (status === 'open' || status === 'returned') && plannedMinutes(person, lastWeek, off) > 0;
}

/** Returns everybody on the staff with the state of their week, those who need attention first. @param today - ISO date */
export function peopleThisWeek(records: WeekRecords, today: string): PersonWeek[] {
  const { people, entries, timesheets } = records;
  const week = weekRange(today);
  const lastWeek = rangeWithTime(entries, weekRange(addDays(week.first, -1)));
  const over =
    today > week.first ? rangeWithTime(entries, { first: week.first, last: addDays(today, -1) }) : null;
  const minutes = minutesBy(entries, ({ personId }) => personId, week);
  const sheets = new Map(timesheets.map((sheet) => [sheet.id, sheet]));
  const statusOf = (person: Person, logged: number, planned: number): WeekStatus => {
    if (isDue(person, lastWeek, sheets, records)) return 'due';
    if (planned === 0) return 'none';
    if (logged > planned) return 'over';
    return over && logged < plannedMinutes(person, over, records) * behindBelow ? 'behind' : 'on-track';
  };
  return people
    .filter((person) => isStaff(person) && person.status === 'active')
    .map((person) => {
      const loggedMinutes = minutes.get(person.id) ?? 0;
      const planned = plannedMinutes(person, week, records);
      const load = planned ? loggedMinutes / planned : null;
      return { person, loggedMinutes, load, status: statusOf(person, loggedMinutes, planned) };
    })
    .sort(
      (a, b) =>
        order.indexOf(a.status) - order.indexOf(b.status) ||
        b.loggedMinutes - a.loggedMinutes ||
        a.person.name.localeCompare(b.person.name, 'en'),
    );
}
