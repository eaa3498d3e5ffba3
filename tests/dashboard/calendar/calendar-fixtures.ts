import type { CalendarEvent, Recurrence } from '@/dashboard/model/records/records';
import { blankRecord } from '../blank-record';

/** A meeting of an hour, once; what matters to a test is given. */
export function eventWith(facts: Partial<CalendarEvent> = {}): CalendarEvent {
  return blankRecord('events', {
    id: 'event-1',
    ownerId: 'ada',
    title: 'Review',
    allDay: false,
    startsAt: '2026-11-18T09:00',
    endsAt: '2026-11-18T10:00',
    timeZone: 'Europe/Berlin',
    uid: 'event-1@undula.example',
    ...facts,
  });
}

export function repeats(facts: Partial<Recurrence> = {}): Recurrence {
  return { frequency: 'weekly', interval: 1, weekdays: [], until: null, count: null, ...facts };
}
