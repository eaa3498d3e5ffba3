import { describe, expect, it } from 'vitest';
import { describeHours, isOpenAt, nextChange, type OpeningHours } from '@/lib/business-hours';

const hours: OpeningHours[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' },
  { days: ['sat'], opens: '10:00', closes: '14:00' },
  { days: ['sun'], opens: null, closes: null },
];

describe('describeHours', () => {
  it('says the specified hours in the specified words', () => {
    expect(describeHours(hours)).toEqual([
      { days: 'Monday to Friday', times: '9am to 5pm' },
      { days: 'Saturday', times: '10am to 2pm' },
      { days: 'Sunday', times: 'Closed' },
    ]);
  });

  it.each<[OpeningHours['days'], string]>([
    [['mon', 'tue'], 'Monday and Tuesday'],
    [['sun', 'sat'], 'Saturday and Sunday'],
    [['mon', 'wed', 'fri'], 'Monday, Wednesday and Friday'],
    [['fri', 'mon', 'tue', 'wed'], 'Monday to Wednesday and Friday'],
    [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'Monday to Sunday'],
  ])('names the days %j as "%s"', (days, text) => {
    expect(describeHours([{ days, opens: '08:00', closes: '09:00' }])[0]!.days).toBe(text);
  });

  it.each([
    ['00:00', '12:00', '12am to 12pm'],
    ['08:30', '18:05', '8:30am to 6:05pm'],
    ['12:15', '23:59', '12:15pm to 11:59pm'],
  ])('writes %s and %s as "%s"', (opens, closes, text) => {
    expect(describeHours([{ days: ['mon'], opens, closes }])[0]!.times).toBe(text);
  });
});

/** Each instant is UTC; the comment gives the wall clock. 2026-03-08 and 11-01: New York; 03-29 and 10-25: Berlin; 04-05 and 09-27: Auckland. */
const table: [zone: string, utc: string, open: boolean, wall: string][] = [
  ['America/New_York', '2026-03-04T13:59:59Z', false, 'Wed 08:59:59, a second early'],
  ['America/New_York', '2026-03-04T14:00:00Z', true, 'Wed 09:00, the opening minute'],
  ['America/New_York', '2026-03-04T21:59:59Z', true, 'Wed 16:59:59'],
  ['America/New_York', '2026-03-04T22:00:00Z', false, 'Wed 17:00, the closing minute'],
  ['America/New_York', '2026-03-06T14:00:00Z', true, 'Fri 09:00 in winter'],
  ['America/New_York', '2026-03-09T13:00:00Z', true, 'Mon 09:00 in summer, a UTC hour earlier'],
  ['America/New_York', '2026-03-09T12:59:00Z', false, 'Mon 08:59 in summer'],
  ['America/New_York', '2026-03-09T21:00:00Z', false, 'Mon 17:00 in summer'],
  ['America/New_York', '2026-11-02T13:59:00Z', false, 'Mon 08:59 in winter again'],
  ['America/New_York', '2026-11-02T14:00:00Z', true, 'Mon 09:00 in winter again'],
  ['America/New_York', '2026-03-07T15:00:00Z', true, 'Sat 10:00'],
  ['America/New_York', '2026-03-07T14:30:00Z', false, 'Sat 09:30'],
  ['America/New_York', '2026-03-07T19:00:00Z', false, 'Sat 14:00'],
  ['America/New_York', '2026-03-08T16:00:00Z', false, 'Sun 12:00, the day of the change'],
  ['Europe/Berlin', '2026-03-27T08:00:00Z', true, 'Fri 09:00 in winter'],
  ['Europe/Berlin', '2026-03-30T07:00:00Z', true, 'Mon 09:00 in summer'],
  ['Europe/Berlin', '2026-03-30T06:59:00Z', false, 'Mon 08:59 in summer'],
  ['Europe/Berlin', '2026-10-26T07:30:00Z', false, 'Mon 08:30 in winter again'],
  ['Europe/Berlin', '2026-10-26T08:00:00Z', true, 'Mon 09:00 in winter again'],
  ['Pacific/Auckland', '2026-04-02T20:00:00Z', true, 'Fri 09:00 in summer, Thursday in UTC'],
  ['Pacific/Auckland', '2026-04-05T20:30:00Z', false, 'Mon 08:30 in winter, Sunday in UTC'],
  ['Pacific/Auckland', '2026-04-05T21:00:00Z', true, 'Mon 09:00 in winter, Sunday in UTC'],
  ['Pacific/Auckland', '2026-09-27T20:00:00Z', true, 'Mon 09:00 in summer again'],
  ['Pacific/Auckland', '2026-03-07T21:00:00Z', false, 'Sun 10:00, Saturday in UTC'],
  ['Asia/Kathmandu', '2026-03-04T03:15:00Z', true, 'Wed 09:00 at +05:45'],
  ['Asia/Kathmandu', '2026-03-04T03:14:00Z', false, 'Wed 08:59 at +05:45'],
];

describe('isOpenAt', () => {
  it.each(table)('in %s at %s says %s (%s)', (zone, utc, open) => {
    expect(isOpenAt(hours, zone, new Date(utc))).toBe(open);
  });

  it('reads midnight as the first minute of the day', () => {
    const early: OpeningHours[] = [{ days: ['mon'], opens: '00:00', closes: '01:00' }];
    expect(isOpenAt(early, 'UTC', new Date('2026-03-02T00:00:00Z'))).toBe(true);
    expect(isOpenAt(early, 'UTC', new Date('2026-03-01T23:59:59Z'))).toBe(false);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => isOpenAt(hours, 'Atlantis/Capital', new Date(0))).toThrow(RangeError);
  });
});

describe('nextChange', () => {
  it.each([
    ['America/New_York', '2026-03-04T13:00:00Z', '2026-03-04T14:00:00Z', 'opens this morning'],
    ['America/New_York', '2026-03-04T14:00:00Z', '2026-03-04T22:00:00Z', 'closes tonight'],
    ['America/New_York', '2026-03-04T22:00:00Z', '2026-03-05T14:00:00Z', 'opens tomorrow'],
    [
      'America/New_York',
      '2026-03-07T19:30:00Z',
      '2026-03-09T13:00:00Z',
      'opens after the clocks went forward',
    ],
    ['America/New_York', '2026-10-31T18:00:00Z', '2026-11-02T14:00:00Z', 'opens after the clocks went back'],
    ['Europe/Berlin', '2026-03-28T13:00:00Z', '2026-03-30T07:00:00Z', 'opens after the clocks went forward'],
    ['Pacific/Auckland', '2026-04-04T01:00:00Z', '2026-04-05T21:00:00Z', 'opens after the clocks went back'],
    ['Asia/Kathmandu', '2026-03-04T00:00:00Z', '2026-03-04T03:15:00Z', 'opens at a quarter past in UTC'],
  ])('in %s from %s is %s (%s)', (zone, from, change) => {
    expect(nextChange(hours, zone, new Date(from))?.toISOString()).toBe(new Date(change).toISOString());
  });

  it('finds an opening of a single minute', () => {
    const brief: OpeningHours[] = [{ days: ['tue'], opens: '09:07', closes: '09:08' }];
    const open = nextChange(brief, 'UTC', new Date('2026-03-01T10:00:30Z'));
    expect(open?.toISOString()).toBe('2026-03-03T09:07:00.000Z');
    expect(nextChange(brief, 'UTC', open!)?.toISOString()).toBe('2026-03-03T09:08:00.000Z');
  });

  it('is null for a business that never opens or never closes', () => {
    expect(nextChange([hours[2]!], 'UTC', new Date(0))).toBeNull();
    expect(nextChange([], 'UTC', new Date(0))).toBeNull();
  });

  it('agrees with a walk by minutes over two weeks with a change of the clocks', () => {
    const start = Date.parse('2026-03-01T05:00:00Z');
    let expected = nextChange(hours, 'America/New_York', new Date(start))!.getTime();
    let before = isOpenAt(hours, 'America/New_York', new Date(start));
    for (let at = start; at < start + 14 * 86_400_000; at += 60_000) {
      const open = isOpenAt(hours, 'America/New_York', new Date(at));
      if (open === before) continue;
      expect(at).toBe(expected);
      expected = nextChange(hours, 'America/New_York', new Date(at))!.getTime();
      before = open;
    }
  });
});
