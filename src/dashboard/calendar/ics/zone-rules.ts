import { weekdayOf } from '@/dashboard/days/days';
import { localTime, minute, offsetAt } from '@/dashboard/days/local-time';

const hour = 60 * minute;
/** How far apart offsets are asked for, in ms. */
const step = 14 * 24 * hour;

/** A moment at which the clocks of a zone change. */
export interface Transition {
  instant: number;
  /** Offsets from UTC before and after, in ms. */
  from: number;
  to: number;
}

const knownYears = new Map<string, readonly Transition[]>();

/** The changes of a zone's clocks within a year of UTC, found by halving: the platform tells offsets, not rules. */
export function transitionsIn(year: number, timeZone: string): readonly Transition[] {
  const name = `${year} ${timeZone}`;
  const held = knownYears.get(name);
  if (held) return held;
  const found: Transition[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  // Two changes are never closer than the month of Ramadan in Morocco.
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

/** `+0130`, as TZOFFSETFROM and TZOFFSETTO write it. */
export function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  return `${offset < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}

/** The local time that the clocks show just as they are changed: what an onset is written in. */
const onsetOf = ({ instant, from }: Transition) => new Date(instant + from).toISOString().slice(0, 16);

/** A transition's place in its year, counted from the month's start or its end: what repeats every year. */
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

/** One part of a VTIMEZONE: an offset, and when it begins. */
export interface Observance {
  kind: 'STANDARD' | 'DAYLIGHT';
  /** Local time of the first onset: `2026-03-29T02:00`. */
  start: string;
  from: number;
  to: number;
  /** The yearly rule of the onsets, where they have one. */
  rule: string | null;
  /** All onsets but the first, where they have none. */
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
  // Without one rule for all of them each pair of offsets lists its dates.
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

/** How many years ahead a zone without a yearly rule is written out, and how many a rule is proved on. */
const ahead = 12;

/**
 * What a VTIMEZONE says of a zone, right from the year given on.
 * @param firstYear - that of the earliest event
 */
export function observancesOf(timeZone: string, firstYear: number, lastYear: number): Observance[] {
  // A year earlier, so that the first event already lies under one of them.
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
    // What holds before the first change has to be said where no rule of the year before says it.
    ...(yearly ? [] : [still]),
    ...observanceOf('DAYLIGHT', daylight, yearly),
    ...observanceOf('STANDARD', standard, yearly),
  ];
}
