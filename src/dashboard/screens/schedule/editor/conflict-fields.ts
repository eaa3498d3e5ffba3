import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import type { Recurrence } from '@/dashboard/model/records/records';
import type { Compare } from '@/dashboard/parts/edit/edit-status';
import { shortDay } from '@/dashboard/words/day';
import { recurrenceOf, timesOfDraft, type EventDraft } from './event-draft';

const moment = (local: string, allDay: boolean) =>
  allDay ? shortDay(dayOf(local)) : `${shortDay(dayOf(local))}, ${timeOf(local)}`;

/**
 * The fields of an event for a comparison of two versions.
 * @param nameOf - names people by their ids
 * @param before - the saved recurrence
 */
export const conflictFields = (
  nameOf: (id: string) => string,
  before: Recurrence | null,
): Compare<EventDraft> => ({
  title: 'Title',
  place: 'Place',
  startDay: { label: 'Starts', text: (draft) => moment(timesOfDraft(draft).startsAt, draft.allDay) },
  startTime: null,
  endDay: { label: 'Ends', text: (draft) => moment(timesOfDraft(draft).endsAt, draft.allDay) },
  endTime: null,
  allDay: null,
  timeZone: { label: 'Time zone', text: ({ timeZone, allDay }) => (allDay ? '' : timeZone) },
  repeat: {
    label: 'Repeats',
    text: (draft) =>
      describeRecurrence({
        recurrence: recurrenceOf(draft, before),
        startsAt: timesOfDraft(draft).startsAt,
      }),
  },
  interval: null,
  weekdays: null,
  ends: null,
  until: null,
  count: null,
  attendeeIds: { label: 'People', text: ({ attendeeIds }) => attendeeIds.map(nameOf).join(', ') },
  notes: 'Notes',
});
