import { isTimeZone } from '@/dashboard/days/time-zone';
import { offsetAt } from '@/dashboard/days/local-time';
import type { ContentLine } from './content-line';
import { isUtc, parseMoment } from './moment';
import { windowsZones } from './windows-zones';
import { formatOffset, transitionsIn, type Transition } from './zone-rules';

/** The data of a VTIMEZONE that identifies the time zone. */
export interface FileZone {
  id: string;
  /** Name of the place (X-LIC-LOCATION), or null. */
  location: string | null;
  observances: readonly { daylight: boolean; to: string; month: number | null }[];
}

/** Parses the lines of a VTIMEZONE. */
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

/** Zones to compare with a VTIMEZONE that contains only offsets. They cover the common clock change rules. */
const candidates = [...new Set(Object.values(windowsZones))];

/** Whether a zone's offsets in a year equal those of a VTIMEZONE. */
function agrees(timeZone: string, { observances }: FileZone, year: number): boolean {
  // The last observance of each kind is in force.
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

/** Finds a zone name after a program's prefix: `/mozilla.org/20050126_1/Europe/Berlin`. */
function nameIn(id: string): string | null {
  if (isTimeZone(id)) return id;
  const parts = id.split('/').filter(Boolean);
  const tails = parts.map((_, from) => parts.slice(from)).filter((tail) => tail.length > 1);
  return tails.map((tail) => tail.join('/')).find(isTimeZone) ?? null;
}

/**
 * Resolves a time zone name of a file. Tries the platform's names, Windows names and the VTIMEZONE's
 * location. Then compares the VTIMEZONE's offsets in the event's year with common zones. Returns null if none
 * matches.
 * @param own - the visitor's zone, tried first in the comparison
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
