import { isTimeZone } from '@/dashboard/days/time-zone';
import { parseComponents } from './components';
import type { IcsCalendar, IcsEvent, IcsProblem } from './ics-event';
import { readEvent, type ReadEvent } from './read-event';
import { onClockOf } from './read-times';
import { parseZone, resolveZone, type FileZone } from './read-zones';

export interface ReadOptions {
  /** Zone of times without a zone. Also the first candidate for an unknown zone. */
  timeZone: string;
}

const cancelled = ({ line, title }: ReadEvent): IcsProblem => ({
  line,
  message: `“${title || 'An event'}” was cancelled and is left out. Nothing needs to be done.`,
  effect: 'left-out',
});

/** Applies the file's changed and cancelled occurrences to their series. */
function joinSeries(master: ReadEvent, changes: readonly ReadEvent[]): IcsEvent & { line: number } {
  const { recurrenceId: _id, cancelled: _cancelled, ...event } = master;
  const own = { allDay: event.allDay, timeZone: event.timeZone, local: event.startsAt };
  const exceptions = new Set(event.exceptions);
  const overrides = new Map<string, IcsEvent['overrides'][number]>();
  for (const change of changes) {
    const on = onClockOf(change.recurrenceId!.moment, change.recurrenceId!.zone, own);
    if (change.cancelled) exceptions.add(on);
    else {
      const at = (local: string) =>
        onClockOf({ kind: change.allDay ? 'day' : 'local', local }, change.timeZone, { ...own, local });
      overrides.set(on, {
        on,
        title: change.title,
        place: change.place,
        startsAt: at(change.startsAt),
        endsAt: at(change.endsAt),
      });
    }
  }
  return {
    ...event,
    sequence: Math.max(event.sequence, ...changes.map(({ sequence }) => sequence)),
    exceptions: [...exceptions].sort(),
    overrides: [...overrides.values()].sort((a, b) => (a.on < b.on ? -1 : 1)),
  };
}

/**
 * Reads the events of an iCalendar file. Times keep their zone.
 * @param file - bytes or text
 * @throws IcsError if the file contains no calendar. Other errors are returned as problems.
 */
export function readCalendar(file: Uint8Array | string, { timeZone }: ReadOptions): IcsCalendar {
  const { parts, properties, problems } = parseComponents(
    typeof file === 'string' ? new TextEncoder().encode(file) : file,
  );
  const zones = new Map<string, FileZone>();
  for (const part of parts) {
    if (part.name !== 'VTIMEZONE') continue;
    const zone = parseZone(part.lines);
    if (zone.id) zones.set(zone.id, zone);
  }
  const named = properties.find(({ name }) => name === 'X-WR-TIMEZONE')?.value.trim();
  const floatingZone = named && isTimeZone(named) ? named : timeZone;
  const resolved = new Map<string, string | null>();
  const zoneOf = (id: string, year: number) => {
    const key = `${year} ${id}`;
    if (!resolved.has(key)) resolved.set(key, resolveZone(id, zones, year, timeZone));
    return resolved.get(key)!;
  };
  const isCancellation = properties.some(
    ({ name, value }) => name === 'METHOD' && value.trim().toUpperCase() === 'CANCEL',
  );

  // The same event in another file gets the same one.
  const counts = new Map<string, number>();
  const uidFor = (facts: string) => {
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return count === 1 ? facts : `${facts}#${count}`;
  };

  const told = [...problems];
  const masters = new Map<string, ReadEvent>();
  const changes = new Map<string, ReadEvent[]>();
  for (const part of parts) {
    if (part.name !== 'VEVENT') continue;
    const read = readEvent(part, { zoneOf, floatingZone, uidFor });
    told.push(...read.problems);
    if (!read.event) continue;
    const event = { ...read.event, cancelled: read.event.cancelled || isCancellation };
    if (event.recurrenceId) changes.set(event.uid, [...(changes.get(event.uid) ?? []), event]);
    // The highest sequence number is the latest version of an event.
    else if ((masters.get(event.uid)?.sequence ?? -1) <= event.sequence) masters.set(event.uid, event);
  }

  const events: (IcsEvent & { line: number })[] = [];
  for (const [uid, master] of masters) {
    if (master.cancelled) told.push(cancelled(master));
    else events.push(joinSeries(master, master.recurrence ? (changes.get(uid) ?? []) : []));
  }
  for (const [uid, alone] of changes) {
    if (masters.get(uid)?.recurrence) continue;
    // An invitation to a single occurrence has no series, so it becomes a separate event.
    for (const change of alone) {
      if (change.cancelled) told.push(cancelled(change));
      else {
        const { recurrenceId, cancelled: _cancelled, ...event } = change;
        events.push({ ...event, uid: `${uid}/${recurrenceId!.moment.local}` });
      }
    }
  }
  return {
    events: events.sort((a, b) => a.line - b.line),
    problems: told.sort((a, b) => a.line - b.line),
  };
}
