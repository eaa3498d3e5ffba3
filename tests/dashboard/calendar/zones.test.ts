import { assert, constantFrom, integer, property } from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { inZone, instantOf, laterOnClock } from '@/dashboard/days/zones';
import { localTime } from '@/dashboard/days/local-time';
import { placeOfZone } from '@/dashboard/days/time-zone';
import { brand } from '@/content/brand';
import { isTimeZone, knownZone } from '@/dashboard/days/time-zone';

const iso = (local: string, timeZone: string) =>
  new Date(instantOf(local, timeZone)).toISOString().slice(0, 16);

describe('instants of local times', () => {
  it.each([
    ['an ordinary winter time', '2026-11-18T09:30', 'Europe/Berlin', '2026-11-18T08:30'],
    ['a summer time', '2026-07-18T09:30', 'Europe/Berlin', '2026-07-18T07:30'],
    ['a time that spring skips is an hour later', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30'],
    [
      'of a time that autumn shows twice the first counts',
      '2026-10-25T02:30',
      'Europe/Berlin',
      '2026-10-25T00:30',
    ],
    ['New York skips two weeks before Berlin', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30'],
    ['New York repeats a week after Berlin', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30'],
    [
      'Lord Howe moves by half an hour: what it skips',
      '2026-10-04T02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45',
    ],
    [
      'Lord Howe moves by half an hour: what it shows twice',
      '2026-04-05T01:45',
      'Australia/Lord_Howe',
      '2026-04-04T14:45',
    ],
    ['a zone that never changes', '2026-07-18T09:30', 'Asia/Kolkata', '2026-07-18T04:00'],
  ])('%s', (_, local, timeZone, expected) => {
    expect(iso(local, timeZone)).toBe(expected);
  });

  it('are those that Temporal gives, at every time and in every zone tried', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'America/St_Johns',
      'Africa/Casablanca',
      'UTC',
    ];
    assert(
      property(
        constantFrom(...zones),
        integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2040, 0, 1) }),
        (timeZone, at) => {
          const local = new Date(Math.floor(at / 60_000) * 60_000).toISOString().slice(0, 16);
          const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
          expect(instantOf(local, timeZone)).toBe(expected);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('come back as the same local time wherever the clock shows it', () => {
    expect(localTime(instantOf('2026-11-18T09:30', 'Asia/Kathmandu'), 'Asia/Kathmandu')).toBe(
      '2026-11-18T09:30',
    );
    expect(inZone('2026-11-18T15:00', 'Europe/Berlin', 'America/New_York')).toBe('2026-11-18T09:00');
  });

  it('stay on the clock when it is counted on, whatever the zone does', () => {
    expect(laterOnClock('2026-12-31T23:30', 60 * 60_000)).toBe('2027-01-01T00:30');
    expect(laterOnClock('2026-03-29T01:30', 60 * 60_000)).toBe('2026-03-29T02:30');
    expect(laterOnClock('2026-03-01T00:00', -60_000)).toBe('2026-02-28T23:59');
  });
});

describe('names of zones', () => {
  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['America/Argentina/Ushuaia', true],
    ['+01:00', false],
    ['W. Europe Standard Time', false],
    ['', false],
  ])('knows whether “%s” is one', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });

  it('puts the brand’s zone in the place of one that this browser does not know', () => {
    expect(knownZone('America/New_York')).toBe('America/New_York');
    expect(knownZone('Mars/Base')).toBe(brand.timeZone);
    expect(instantOf('2026-11-18T09:30', 'Mars/Base')).toBe(instantOf('2026-11-18T09:30', brand.timeZone));
    expect(localTime(0, 'Mars/Base')).toBe(localTime(0, brand.timeZone));
  });

  it('says the place', () => {
    expect(placeOfZone('America/New_York')).toBe('New York');
    expect(placeOfZone('UTC')).toBe('UTC');
  });
});
