import { brand } from '@/content/brand';
import { now } from '@/platform/clock';
import { toIcsEvent } from '@/dashboard/calendar/exchange';
import { writeCalendar } from '@/dashboard/calendar/ics/write-calendar';
import type { CalendarEvent, Person } from '@/dashboard/model/records/records';

/** Events as the text of an .ics file. */
export function calendarText(events: readonly CalendarEvent[], people: readonly Person[]): string {
  const byId = new Map(people.map((person) => [person.id, person]));
  return writeCalendar(
    events.map((event) => toIcsEvent(event, (id) => byId.get(id) ?? null)),
    { product: `-//${brand.name}//Portal//EN`, at: now() },
  );
}

/** Returns a file's name without characters that a system could misinterpret. */
const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 60) || 'calendar';

/** Hands events to the person as an .ics file. @param name - without the ending */
export function saveCalendarFile(
  events: readonly CalendarEvent[],
  people: readonly Person[],
  name: string,
): void {
  const url = URL.createObjectURL(
    new Blob([calendarText(events, people)], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${safeName(name)}.ics`;
  link.click();
  // Some browsers read the address only after the click was handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
