import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import { formatOffset, observancesOf, transitionsIn } from '@/dashboard/calendar/ics/zone-rules';
import { wallClock } from '@/dashboard/days/zones';
import { offsetAt } from '@/dashboard/days/local-time';

const asUtc = (local: string) => ({ timeZoneId: 'UTC', toString: () => `${local}:00+00:00[UTC]` });

/** When each offset begins, as a program would work it out that has nothing but the VTIMEZONE. */
function onsetsOf(timeZone: string, firstYear: number, lastYear: number) {
  const until = asUtc(`${lastYear + 1}-12-31T23:59`);
  return observancesOf(timeZone, firstYear, lastYear)
    .flatMap(({ start, from, to, rule, dates }) => {
      const locals = rule
        ? new RRuleTemporal({ dtstart: asUtc(start), rruleString: `RRULE:${rule}`, until })
            .all()
            .map((date) => date.toString().slice(0, 16))
        : [start, ...dates];
      return locals.map((local) => ({ instant: wallClock(local) - from, to }));
    })
    .sort((a, b) => a.instant - b.instant);
}

describe('the VTIMEZONE of a zone', () => {
  it.each([
    ['Europe/Berlin', 2026, 2026],
    ['Europe/Dublin', 2026, 2030],
    ['America/New_York', 2005, 2027],
    ['America/Sao_Paulo', 2017, 2026],
    ['America/St_Johns', 2026, 2026],
    ['Australia/Lord_Howe', 2026, 2028],
    ['Africa/Casablanca', 2026, 2027],
    ['Asia/Kolkata', 2026, 2026],
    ['Pacific/Auckland', 2026, 2026],
    ['Asia/Tehran', 2021, 2026],
  ])('says of %s from %i to %i what the platform knows', (timeZone, firstYear, lastYear) => {
    const onsets = onsetsOf(timeZone, firstYear, lastYear);
    for (let at = Date.UTC(firstYear, 0, 1, 12); at < Date.UTC(lastYear + 1, 0, 1); at += 11 * 3_600_000) {
      const told = onsets.filter(({ instant }) => instant <= at).at(-1)?.to;
      expect([new Date(at).toISOString(), told]).toEqual([
        new Date(at).toISOString(),
        offsetAt(at, timeZone),
      ]);
    }
  });

  it('finds the minute of a change', () => {
    expect(
      transitionsIn(2026, 'Europe/Berlin').map(({ instant }) => new Date(instant).toISOString()),
    ).toEqual(['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z']);
    expect(transitionsIn(2026, 'Asia/Kolkata')).toEqual([]);
  });

  it('writes offsets as the format has them', () => {
    expect([5.5, -3.5, 0, 10.5].map((hours) => formatOffset(hours * 3_600_000))).toEqual([
      '+0530',
      '-0330',
      '+0000',
      '+1030',
    ]);
  });
});
