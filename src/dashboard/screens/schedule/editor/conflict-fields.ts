import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import type { Recurrence } from '@/dashboard/model/records/records';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
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
): readonly ConflictField<EventDraft>[] => [
  { label: 'Title', text: ({ title }) => title },
  { label: 'Place', text: ({ place }) => place },
  { label: 'Starts', text: (draft) => moment(timesOfDraft(draft).startsAt, draft.allDay) },
  { label: 'Ends', text: (draft) => moment(timesOfDraft(draft).endsAt, draft.allDay) },
  { label: 'Time zone', text: ({ timeZone, allDay }) => (allDay ? '' : timeZone) },
  {
    label: 'Repeats',
    text: (draft) =>
      describeRecurrence({
        recurrence: recurrenceOf(draft, before),
        startsAt: timesOfDraft(draft).startsAt,
      }),
  },
  { label: 'People', text: ({ attendeeIds }) => attendeeIds.map(nameOf).join(', ') },
  { label: 'Notes', text: ({ notes }) => notes },
];
