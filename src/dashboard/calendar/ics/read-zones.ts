import { isTimeZone } from '@/dashboard/days/time-zone';
import { offsetAt } from '@/dashboard/days/local-time';
import type { ContentLine } from './content-line';
import { isUtc, parseMoment } from './moment';
import { windowsZones } from './windows-zones';
import { formatOffset, transitionsIn, type Transition } from './zone-rules';

/** A VTIMEZONE of a file, as far as it helps to tell which zone is meant. */
export interface FileZone {
  id: string;
  /** What the writing program calls the place (X-LIC-LOCATION). */
  location: string | null;
  observances: readonly { daylight: boolean; to: string; month: number | null }[];
}

/** A file's zone from the lines of its VTIMEZONE. */
export function parseZone(lines: readonly ContentLine[]): FileZone {
  const observances: { daylight: boolean; to: string; month: number | null }[] = [];
  let id = '';
  let location: string | null = null;
  let current: { daylight: boolean; to: string; month: number | null } | null = null;
  for (const { name, value } of lines) {
    if (name === 'TZID') id = value;
    else if (name === 'X-LIC-LOCATION') location = value;
    else if (name === 'BEGIN' && /^(STANDARD|DAYLIGHT)$/i.test(value))
      current = { daylight: value.toUpperCase() === 'DAYLIGHT', to: '', month: null };
    else if (name === 'END' && current && /^(STANDARD|DAYLIGHT)$/i.test(value)) {
      observances.push(current);
      current = null;
    } else if (current && name === 'TZOFFSETTO') current.to = value.slice(0, 5);
    else if (current && name === 'RRULE')
      current.month = Number(/BYMONTH=(\d+)/i.exec(value)?.[1] ?? 0) || null;
    else if (current && name === 'DTSTART' && current.month === null) {
      const moment = parseMoment(value);
      if (moment && Number(value.slice(0, 4)) > 1970) current.month = Number(moment.local.slice(5, 7));
    }
  }
  return { id, location, observances };
}

/** The zones that are tried where a file tells nothing but offsets: the visitor's, then one for each rule in common use. */
const candidates = [...new Set(Object.values(windowsZones))];

/** Whether a zone's clocks show, in a year, what a VTIMEZONE says. */
function agrees(timeZone: string, { observances }: FileZone, year: number): boolean {
  // The last of each kind is the one in force.
  const standard = observances.filter((one) => !one.daylight).at(-1);
  const daylight = observances.filter((one) => one.daylight).at(-1);
  if (!standard) return false;
  const transitions = transitionsIn(year, timeZone);
  if (!daylight || daylight.to === standard.to)
    return transitions.length === 0 && formatOffset(offsetAt(Date.UTC(year, 0, 1), timeZone)) === standard.to;
  const says = ({ instant, from, to }: Transition, { to: offset, month }: FileZone['observances'][number]) =>
    offset === formatOffset(to) && (month === null || month === new Date(instant + from).getUTCMonth() + 1);
  return (
    transitions.length === 2 &&
    transitions.some((transition) => says(transition, standard)) &&
    transitions.some((transition) => says(transition, daylight))
  );
}

/** A name without what programs put before it: `/mozilla.org/20050126_1/Europe/Berlin`. */
function nameIn(id: string): string | null {
  if (isTimeZone(id)) return id;
  const parts = id.split('/').filter(Boolean);
  const tails = parts.map((_, from) => parts.slice(from)).filter((tail) => tail.length > 1);
  return tails.map((tail) => tail.join('/')).find(isTimeZone) ?? null;
}

/**
 * The zone that a file means by a name: one the platform knows, one that Windows has, one that its VTIMEZONE gives a
 * place for, and at last one whose clocks do what the VTIMEZONE says in the event's year. Null where none does.
 * @param own - the visitor's zone, tried first among those that agree
 */
export function resolveZone(
  id: string,
  zones: ReadonlyMap<string, FileZone>,
  year: number,
  own: string,
): string | null {
  if (isUtc(id)) return 'UTC';
  const windows = windowsZones[id];
  if (windows && isTimeZone(windows)) return windows;
  const named = nameIn(id);
  if (named) return named;
  const zone = zones.get(id);
  if (!zone) return null;
  if (zone.location && isTimeZone(zone.location)) return zone.location;
  return (
    [own, ...candidates].find((candidate) => isTimeZone(candidate) && agrees(candidate, zone, year)) ?? null
  );
}
