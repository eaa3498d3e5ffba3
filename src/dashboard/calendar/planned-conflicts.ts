import { addDays } from '@/dashboard/days/days';
import { conflictsOf, type OccurrenceConflict } from './conflicts';
import { occurrencesIn, peopleOf } from './occurrences';
import { dayOf } from '@/dashboard/days/zones';
import type { CalendarEvent } from '@/dashboard/model/records/records';

/** Days ahead for which a series is compared with everything else. */
const horizon = 366;

/** Number of days that are compared at once. */
const stretch = 28;

/** The search ends once there are more conflicts. */
export const enoughConflicts = 100;

/**
 * Finds the overlaps of an event that is being planned with others of its people, for a year from its start.
 * @param planned - as it would be saved
 * @returns the conflicts in order, at most one more than `enoughConflicts`
 */
export function plannedConflicts(
  planned: CalendarEvent,
  events: readonly CalendarEvent[],
  timeZone: string,
): OccurrenceConflict[] {
  const people = new Set(peopleOf(planned));
  const others = events.filter(
    (event) => event.id !== planned.id && peopleOf(event).some((id) => people.has(id)),
  );
  const begin = addDays(dayOf(planned.startsAt), -1);
  const end = planned.recurrence ? addDays(begin, horizon) : addDays(dayOf(planned.endsAt), 1);
  const found = new Map<string, OccurrenceConflict>();
  for (let first = begin; first <= end && found.size <= enoughConflicts; first = addDays(first, stretch)) {
    const next = addDays(first, stretch - 1);
    const range = { first, last: next < end ? next : end, timeZone };
    const mine = occurrencesIn([planned], range);
    if (mine.length === 0) continue;
    const near = {
      first: mine[0]!.firstDay,
      last: mine.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), mine[0]!.lastDay),
      timeZone,
    };
    // One that reaches into the next stretch is found in both.
    for (const conflict of conflictsOf(mine, occurrencesIn(others, near)))
      found.set(conflict.other.key, found.get(conflict.other.key) ?? conflict);
  }
  return [...found.values()].slice(0, enoughConflicts + 1);
}
