import { addDays } from '../../data/figures/week';
import { conflictsOf, type Conflict } from '../../data/calendar/conflicts';
import { occurrencesIn, peopleOf, type Expand } from '../../data/calendar/occurrences';
import { dayOf } from '../../data/calendar/zones';
import type { CalendarEvent } from '../../data/records';

/** How far ahead a series is compared with everything else, in days. */
const horizon = 366;

/**
 * Where an event that is being planned overlaps others of its people, for a year from its start.
 * @param planned - as it would be kept
 */
export function plannedConflicts(
  planned: CalendarEvent,
  events: readonly CalendarEvent[],
  timeZone: string,
  expand: Expand | null,
): Conflict[] {
  const people = new Set(peopleOf(planned));
  const others = events.filter(
    (event) => event.id !== planned.id && peopleOf(event).some((id) => people.has(id)),
  );
  const first = addDays(dayOf(planned.startsAt), -1);
  const last = planned.recurrence ? addDays(first, horizon) : addDays(dayOf(planned.endsAt), 1);
  const range = { first, last, timeZone };
  const mine = occurrencesIn([planned], range, expand);
  if (mine.length === 0) return [];
  const near = {
    first: mine[0]!.firstDay,
    last: mine.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), mine[0]!.lastDay),
    timeZone,
  };
  return conflictsOf(mine, occurrencesIn(others, near, expand));
}
