import { foldEmail } from '@/lib/email-address';
import type { CalendarEvent, Person } from '@/dashboard/model/records/records';
import type { IcsEvent, IcsPerson } from './ics/ics-event';
import { peopleOf } from './occurrences';

/** Converts an event for an iCalendar file. @param personOf - returns the person with an id, or null */
export function toIcsEvent(event: CalendarEvent, personOf: (id: string) => Person | null): IcsEvent {
  const person = (id: string): IcsPerson[] => {
    const found = personOf(id);
    return found ? [{ name: found.name, email: found.email }] : [];
  };
  const { uid, revision, title, place, notes, allDay, startsAt, endsAt, timeZone, recurrence } = event;
  return {
    uid,
    sequence: revision,
    title,
    place,
    notes,
    allDay,
    startsAt,
    endsAt,
    timeZone,
    recurrence,
    exceptions: event.exceptions,
    overrides: event.overrides,
    organizer: person(event.ownerId)[0] ?? null,
    attendees: event.attendeeIds.flatMap(person),
    extra: [],
  };
}

/** The result of importing one event of a file. */
export interface ImportedEvent {
  /** `new` is missing here, `changed` differs, `same` is equal, `foreign` belongs to another person. */
  kind: 'new' | 'changed' | 'same' | 'foreign';
  event: CalendarEvent;
  /** Participants without an account, who are left out. */
  unknownPeople: readonly IcsPerson[];
  /** Whether the event has data that this calendar does not support, such as alarms. */
  hasMore: boolean;
}

interface ImportContext {
  /** Id of the importing person, who owns new events. */
  ownerId: string;
  events: readonly CalendarEvent[];
  people: readonly Person[];
  newId: () => string;
}

/** Technical properties, whose loss is not reported. */
const silent = /^(X-|CREATED|LAST-MODIFIED|CLASS|TRANSP|STATUS|URL|PRIORITY)/;

const facts = ({
  title,
  place,
  notes,
  allDay,
  startsAt,
  endsAt,
  timeZone,
  recurrence,
  exceptions,
  overrides,
  attendeeIds,
}: CalendarEvent) =>
  JSON.stringify([
    title,
    place,
    notes,
    allDay,
    startsAt,
    endsAt,
    allDay ? '' : timeZone,
    recurrence,
    exceptions,
    overrides,
    [...attendeeIds].sort(),
  ]);

/** Plans the import of a file, for the preview and for the import itself. */
export function planImport(
  events: readonly IcsEvent[],
  { ownerId, events: kept, people, newId }: ImportContext,
): ImportedEvent[] {
  const byUid = new Map(kept.map((event) => [event.uid, event]));
  const byEmail = new Map(people.map((person) => [foldEmail(person.email), person.id]));
  // Several accounts can be without an address.
  byEmail.delete('');
  return events.map((read) => {
    const before = byUid.get(read.uid);
    const unknownPeople: IcsPerson[] = [];
    const attendeeIds = new Set<string>();
    const organizer = read.organizer ? [read.organizer] : [];
    // People without an address, whom a file of this portal gives by name: the importing one, and those of the event.
    const mayBe = new Set([ownerId, ...(before ? peopleOf(before) : [])]);
    const known = people.filter(({ id, email }) => email === '' && mayBe.has(id));
    for (const person of [...organizer, ...read.attendees]) {
      const id =
        byEmail.get(foldEmail(person.email)) ??
        known.find(({ name }) => person.email === '' && name === person.name)?.id;
      if (id === undefined) unknownPeople.push(person);
      else if (id !== (before?.ownerId ?? ownerId)) attendeeIds.add(id);
    }
    const event: CalendarEvent = {
      id: before?.id ?? newId(),
      revision: before?.revision ?? 0,
      ownerId: before?.ownerId ?? ownerId,
      attendeeIds: [...attendeeIds],
      title: read.title || 'Without a title',
      place: read.place,
      notes: read.notes,
      allDay: read.allDay,
      startsAt: read.startsAt,
      endsAt: read.endsAt,
      timeZone: read.timeZone,
      recurrence: read.recurrence,
      exceptions: read.exceptions,
      overrides: read.overrides,
      uid: read.uid,
    };
    const kind = !before
      ? 'new'
      : facts(before) === facts(event)
        ? 'same'
        : before.ownerId !== ownerId
          ? 'foreign'
          : 'changed';
    return { kind, event, unknownPeople, hasMore: read.extra.some(({ name }) => !silent.test(name)) };
  });
}
