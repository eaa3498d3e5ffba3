import { weekdayOf } from '@/dashboard/days/days';
import { localTime, minute, offsetAt } from '@/dashboard/days/local-time';

const hour = 60 * minute;
/** Sampling interval of offsets, in ms. */
const step = 14 * 24 * hour;

/** A clock change of a time zone. */
export interface Transition {
  instant: number;
  /** UTC offsets before and after, in ms. */
  from: number;
  to: number;
}

const knownYears = new Map<string, readonly Transition[]>();

/** Finds a zone's clock changes in a UTC year by bisection: the platform has offsets but no rules. */
export function transitionsIn(year: number, timeZone: string): readonly Transition[] {
  const name = `${year} ${timeZone}`;
  const cached = knownYears.get(name);
  if (cached) return cached;
  const found: Transition[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  // The closest clock changes, around Ramadan in Morocco, are about a month apart.
  for (let at = Date.UTC(year, 0, 1); at < end; at += step) {
    let before = at;
    let after = Math.min(at + step, end);
    const from = offsetAt(before, timeZone);
    const to = offsetAt(after, timeZone);
    if (from === to) continue;
    while (after - before > minute) {
      const middle = Math.floor((before + after) / 2 / minute) * minute;
      if (offsetAt(middle, timeZone) === from) before = middle;
      else after = middle;
    }
    found.push({ instant: after, from, to });
  }
  knownYears.set(name, found);
  return found;
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Formats an offset as in TZOFFSETFROM: `+0130`. */
export function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  return `${offset < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}

/** Local time of a clock change, before the change. Onsets use this format. */
const onsetOf = ({ instant, from }: Transition) => new Date(instant + from).toISOString().slice(0, 16);

/** Yearly rules that match a clock change, counted from the start and from the end of its month. */
function placesOf(transition: Transition): { fromStart: string; fromEnd: string } {
  const local = onsetOf(transition);
  const date = Number(local.slice(8, 10));
  const length = new Date(Date.UTC(Number(local.slice(0, 4)), Number(local.slice(5, 7)), 0)).getUTCDate();
  const code = weekdayCodes[weekdayOf(local.slice(0, 10)) - 1]!;
  const month = Number(local.slice(5, 7));
  return {
    fromStart: `BYMONTH=${month};BYDAY=${Math.ceil(date / 7)}${code}`,
    fromEnd: `BYMONTH=${month};BYDAY=-${Math.ceil((length - date + 1) / 7)}${code}`,
  };
}

/** An observance of a VTIMEZONE: an offset and its start. */
export interface Observance {
  kind: 'STANDARD' | 'DAYLIGHT';
  /** Local time of the first onset: `2026-03-29T02:00`. */
  start: string;
  from: number;
  to: number;
  /** Yearly rule of the onsets, or null. */
  rule: string | null;
  /** All onsets except the first, if there is no rule. */
  dates: readonly string[];
}

function observanceOf(
  kind: Observance['kind'],
  transitions: readonly Transition[],
  repeats: boolean,
): Observance[] {
  const [first] = transitions;
  if (!first) return [];
  const places = transitions.map(placesOf);
  const same = (key: 'fromStart' | 'fromEnd') => places.every((place) => place[key] === places[0]![key]);
  const times = new Set(transitions.map((one) => onsetOf(one).slice(11)));
  const offsets = new Set(transitions.map(({ from, to }) => `${from} ${to}`));
  const found =
    same('fromEnd') && places[0]!.fromEnd.includes('-1')
      ? places[0]!.fromEnd
      : same('fromStart')
        ? places[0]!.fromStart
        : null;
  if (repeats && found && times.size === 1 && offsets.size === 1)
    return [
      {
        kind,
        start: onsetOf(first),
        from: first.from,
        to: first.to,
        rule: `FREQ=YEARLY;${found}`,
        dates: [],
      },
    ];
  // Without a common rule, each pair of offsets lists its dates.
  return [...offsets].map((pair) => {
    const own = transitions.filter(({ from, to }) => `${from} ${to}` === pair);
    return {
      kind,
      start: onsetOf(own[0]!),
      from: own[0]!.from,
      to: own[0]!.to,
      rule: null,
      dates: own.slice(1).map(onsetOf),
    };
  });
}

/** Number of future years to verify a yearly rule with, or to list dates for if there is none. */
const ahead = 12;

/**
 * The observances of a zone for a VTIMEZONE.
 * @param firstYear - year of the earliest event
 * @param lastYear - year of the latest event
 */
export function observancesOf(timeZone: string, firstYear: number, lastYear: number): Observance[] {
  // Starts a year earlier, so that an observance covers the first event.
  const years = Array.from(
    { length: Math.max(lastYear, firstYear) - firstYear + ahead + 1 },
    (_, index) => firstYear - 1 + index,
  );
  const transitions = years.flatMap((year) => transitionsIn(year, timeZone));
  const begin = Date.UTC(firstYear - 1, 0, 1);
  const offset = offsetAt(begin, timeZone);
  const isDaylight = ({ from, to }: Transition) => to > from;
  const daylight = transitions.filter(isDaylight);
  const standard = transitions.filter((transition) => !isDaylight(transition));
  const yearly = daylight.length === years.length && standard.length === years.length;
  const still: Observance = {
    kind: 'STANDARD',
    start: localTime(begin, timeZone),
    from: offset,
    to: offset,
    rule: null,
    dates: [],
  };
  if (transitions.length === 0) return [{ ...still, start: '1970-01-01T00:00' }];
  return [
    // Without a yearly rule, the offset before the first clock change needs its own observance.
    ...(yearly ? [] : [still]),
    ...observanceOf('DAYLIGHT', daylight, yearly),
    ...observanceOf('STANDARD', standard, yearly),
  ];
}
