import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { shortDay } from '@/dashboard/words/day';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict';

const moment = (local: string, allDay: boolean) =>
  allDay ? shortDay(dayOf(local)) : `${shortDay(dayOf(local))}, ${timeOf(local)}`;

/** The fields of an event as its form names them, for two versions side by side. */
export const conflictFields = (nameOf: (id: string) => string): readonly ConflictField<CalendarEvent>[] => [
  { label: 'Title', text: ({ title }) => title },
  { label: 'Place', text: ({ place }) => place },
  { label: 'Starts', text: ({ startsAt, allDay }) => moment(startsAt, allDay) },
  { label: 'Ends', text: ({ endsAt, allDay }) => moment(endsAt, allDay) },
  { label: 'Time zone', text: ({ timeZone, allDay }) => (allDay ? '' : timeZone) },
  { label: 'Repeats', text: describeRecurrence },
  { label: 'People', text: ({ attendeeIds }) => attendeeIds.map(nameOf).join(', ') },
  { label: 'Notes', text: ({ notes }) => notes },
  {
    label: 'Cancelled',
    text: ({ exceptions, allDay }) => exceptions.map((on) => moment(on, allDay)).join('; '),
  },
  {
    label: 'Changed by itself',
    text: ({ overrides, allDay }) =>
      overrides
        .map(({ on, startsAt, title, place }) =>
          [`${moment(on, allDay)} is ${moment(startsAt, allDay)}`, title, place].filter(Boolean).join(', '),
        )
        .join('; '),
  },
];
