import { useMemo, type MouseEvent } from 'react';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import { useMedia } from '@/motion/use-media';
import { eventsOf, findOccurrence, type Occurrence } from '@/dashboard/calendar/occurrences';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import { readerZone } from '@/dashboard/days/time-zone';
import { calendarViews, type CalendarView } from '@/dashboard/parts/calendar/calendar-days';
import { isDay } from '@/dashboard/days/moments';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useDaysOff, useMeetingEvents } from '@/dashboard/hooks/use-fixed-events';
import { useLocalTime } from '@/dashboard/hooks/use-local-time';

const isView = (value: string | null): value is CalendarView => calendarViews.some((view) => view === value);

/** A day, or a local time: where something new begins. */
const isPlace = (value: string | null): value is string =>
  value !== null && isDay(value.slice(0, 10)) && /^.{10}(T([01]\d|2[0-3]):[0-5]\d)?$/.test(value);

/** Parameters that open something beside the calendar: one at a time. */
const closed = { event: null, new: null, import: null } as const;

export function useSchedule() {
  const me = useMe();
  const allEvents = useRecords('events');
  const narrow = useMedia('(width < 50em)');
  const timeZone = readerZone();
  const clock = useLocalTime(timeZone);
  const today = dayOf(clock);

  const { values, hrefWith, change } = useSearchParams(['view', 'date', 'event', 'new', 'import']);
  const typed = useTypedParam('date', 10);
  const view: CalendarView = isView(values.view) ? values.view : narrow ? 'agenda' : 'month';
  const day = isDay(typed.text) ? typed.text : today;

  const events = useMemo(() => eventsOf(allEvents, me.id), [allEvents, me.id]);
  const daysOff = useDaysOff();
  const allMeetings = useMeetingEvents();
  const meetings = useMemo(() => eventsOf(allMeetings, me.id), [allMeetings, me.id]);
  const shown = useMemo(() => [...events, ...meetings, ...daysOff], [events, meetings, daysOff]);
  const open = useMemo(
    () =>
      values.event ? findOccurrence([...allEvents, ...meetings, ...daysOff], values.event, timeZone) : null,
    [values.event, allEvents, meetings, daysOff, timeZone],
  );

  const nextHour = Math.min(23, Number(timeOf(clock).slice(0, 2)) + 1);
  const newTime = day === today ? `${String(nextHour).padStart(2, '0')}:00` : '09:00';
  return {
    me,
    events,
    /** The events with the meetings of a mentor and the days off. */
    shown,
    narrow,
    timeZone,
    clock,
    today,
    view,
    day,
    /** The occurrence that is open, or null; the address may name one that is gone. */
    open,
    openKey: values.event,
    /** The day or local time of the new event, or null. */
    place: isPlace(values.new) ? values.new : values.new ? day : null,
    importing: values.import !== null,
    hrefWith,
    /**
     * Returns the props of a link to a day; null is today. The address follows the keyboard with a delay. Until then, a link
     * to the day that is still in the address must lead back too.
     */
    linkTo: (date: string | null) => ({
      href: hrefWith({ date }),
      onClick: ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
        if (!metaKey && !ctrlKey && !shiftKey && !altKey) typed.type(date ?? '');
      },
    }),
    hrefOf: ({ key }: Occurrence) => hrefWith({ ...closed, event: key }),
    hrefOfDay: (where: string) => hrefWith({ ...closed, view: 'agenda', date: where }),
    /** Begins something new on the day that the keyboard is on. */
    newHref: hrefWith({ ...closed, new: `${day}T${newTime}` }),
    importHref: hrefWith({ ...closed, import: '1' }),
    goTo: (next: { day: string }) => typed.type(next.day),
    create: (where: string) => {
      typed.keep();
      change({ ...closed, new: where });
    },
    close: () => change(closed, { back: true }),
    closeAt: ({ day: where }: { day: string }) => change({ ...closed, date: where }, { back: true }),
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
