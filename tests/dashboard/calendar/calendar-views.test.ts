import { describe, expect, it } from 'vitest';
import { occurrencesIn } from '@/dashboard/calendar/occurrences';
import { dayForKey, daysInView, stepDay, monthWeeks } from '@/dashboard/parts/calendar/calendar-days';
import { isDay } from '@/dashboard/days/moments';
import {
  elsewhereOf,
  spokenOf,
  timesOf,
  titleOfView,
  whenOf,
} from '@/dashboard/parts/calendar/calendar-words';
import { layOutDay } from '@/dashboard/parts/calendar/week-view/lay-out-day';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { eventWith } from './calendar-fixtures';

const range = { first: '2026-11-01', last: '2026-11-30', timeZone: 'Europe/Berlin' };
const place = (...events: Partial<CalendarEvent>[]) => occurrencesIn(events.map(eventWith), range);

describe('the days of a view', () => {
  it('are whole weeks around a month', () => {
    expect(daysInView('month', '2026-11-18')).toEqual({ first: '2026-10-26', last: '2026-12-06' });
    expect(monthWeeks('2027-02')).toHaveLength(4);
    expect(monthWeeks('2026-11').map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
  });

  it('are a week from Monday, or thirty days from one on', () => {
    expect(daysInView('week', '2026-11-22')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(daysInView('agenda', '2026-11-18')).toEqual({ first: '2026-11-18', last: '2026-12-17' });
  });

  it.each([
    ['2026-11-18', true],
    ['2026-02-30', false],
    ['2026-1-1', false],
    ['', false],
    ['today', false],
  ])('begin with one that exists: “%s”', (text, expected) => expect(isDay(text)).toBe(expected));

  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['week', '2026-12-30', 1, '2027-01-06'],
    ['agenda', '2026-11-18', -1, '2026-10-19'],
  ] as const)('move on by a %s from %s', (view, day, by, expected) => {
    expect(stepDay(view, day, by)).toBe(expected);
  });

  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-18', '2026-11-25'],
    ['ArrowUp', '2026-11-18', '2026-11-11'],
    ['Home', '2026-11-18', '2026-11-16'],
    ['End', '2026-11-18', '2026-11-22'],
    ['PageDown', '2026-10-31', '2026-11-30'],
    ['PageUp', '2026-03-30', '2026-02-28'],
    ['a', '2026-11-18', null],
  ])('are reached by keys: %s from %s', (key, day, expected) => {
    expect(dayForKey(key, day)).toBe(expected);
  });

  it('mirror the arrows where a page reads from right to left', () => {
    expect(dayForKey('ArrowRight', '2026-11-18', true)).toBe('2026-11-17');
  });
});

describe('words about times', () => {
  it.each<[Partial<CalendarEvent>, string]>([
    [{}, 'Wed 18 Nov, 09:00 to 10:00'],
    [{ endsAt: '2026-11-18T09:00' }, 'Wed 18 Nov, 09:00'],
    [{ allDay: true, startsAt: '2026-11-18T00:00', endsAt: '2026-11-18T00:00' }, 'Wed 18 Nov, all day'],
    [{ allDay: true, startsAt: '2026-11-18T00:00', endsAt: '2026-11-20T00:00' }, 'Wed 18 Nov to Fri 20 Nov'],
    [{ startsAt: '2026-11-18T22:00', endsAt: '2026-11-19T02:00' }, 'Wed 18 Nov 22:00 to Thu 19 Nov 02:00'],
    [{ startsAt: '2026-11-18T22:00', endsAt: '2026-11-19T00:00' }, 'Wed 18 Nov, 22:00 to 00:00'],
  ])('%o is “%s”', (facts, words) => {
    expect(whenOf(place(facts)[0]!, '2026-11-18')).toBe(words);
  });

  it('have the year of a day in another one', () => {
    expect(whenOf(place({})[0]!, '2025-12-30')).toBe('Wed 18 Nov 2026, 09:00 to 10:00');
  });

  it('name the event’s own clock only where it shows something else', () => {
    expect(elsewhereOf(place({})[0]!)).toBe('');
    expect(elsewhereOf(place({ timeZone: 'Europe/Paris' })[0]!)).toBe('');
    expect(elsewhereOf(place({ timeZone: 'America/New_York' })[0]!)).toBe('09:00 in New York');
    expect(
      elsewhereOf(
        place({ timeZone: 'Asia/Tokyo', startsAt: '2026-11-18T05:00', endsAt: '2026-11-18T06:00' })[0]!,
      ),
    ).toBe('05:00 in Tokyo on Wed 18 Nov');
    expect(
      elsewhereOf(
        place({
          allDay: true,
          timeZone: 'Asia/Tokyo',
          startsAt: '2026-11-18T00:00',
          endsAt: '2026-11-18T00:00',
        })[0]!,
      ),
    ).toBe('');
  });

  it('describe an event in full to screen readers', () => {
    expect(spokenOf(place({ place: 'Boat shed' })[0]!, '2026-11-18')).toBe(
      '09:00 Review, Boat shed, until 10:00',
    );
    const [night] = place({ startsAt: '2026-11-18T22:00', endsAt: '2026-11-19T02:00' });
    const times = 'Wed 18 Nov 22:00 to Thu 19 Nov 02:00';
    expect(spokenOf(night!, '2026-11-18')).toBe(`22:00 Review, ${times}`);
    expect(spokenOf(night!, '2026-11-19')).toBe(`Review, ${times}`);
    expect(spokenOf(place({ endsAt: '2026-11-18T09:00' })[0]!, '2026-11-18')).toBe('09:00 Review');
    expect(timesOf(place({})[0]!)).toBe('09:00 to 10:00');
    expect([
      titleOfView('month', '2026-11-18'),
      titleOfView('week', '2026-12-30'),
      titleOfView('agenda', '2026-11-18'),
    ]).toEqual(['November 2026', '28 Dec 2026 to 3 Jan 2027', 'From 18 Nov 2026']);
  });
});

describe('a day’s column', () => {
  const at = (id: string, from: string, to: string) => ({
    id,
    startsAt: `2026-11-18T${from}`,
    endsAt: `2026-11-18T${to}`,
  });
  const laid = (...events: Partial<CalendarEvent>[]) =>
    layOutDay(place(...events), '2026-11-18').laid.map(({ occurrence, from, to, column, columns }) => [
      occurrence.key,
      from,
      to,
      column,
      columns,
    ]);

  it('gives each event its hours', () => {
    expect(laid(at('a', '09:00', '10:30'))).toEqual([['a', 540, 630, 0, 1]]);
  });

  it('puts side by side what overlaps, and shares the width among what hangs together', () => {
    expect(
      laid(
        at('a', '09:00', '11:00'),
        at('b', '10:00', '12:00'),
        at('c', '11:00', '12:00'),
        at('d', '13:00', '14:00'),
      ),
    ).toEqual([
      ['a', 540, 660, 0, 2],
      ['b', 600, 720, 1, 2],
      ['c', 660, 720, 0, 2],
      ['d', 780, 840, 0, 1],
    ]);
  });

  it('draws what is short so that it can be read, also at the end of a day', () => {
    expect(laid(at('a', '09:00', '09:05'), at('b', '23:50', '23:55'))).toEqual([
      ['a', 540, 570, 0, 1],
      ['b', 1410, 1440, 0, 1],
    ]);
  });

  it('counts in its last column the events that have no room', () => {
    const many = Array.from({ length: 7 }, (_, index) => at(`e${index}`, `09:0${index}`, '10:00'));
    const { laid: drawn, leftOver } = layOutDay(place(...many, at('later', '11:00', '12:00')), '2026-11-18');
    expect(drawn.map(({ occurrence, column, columns }) => [occurrence.key, column, columns])).toEqual([
      ['e0', 0, 3],
      ['e1', 1, 3],
      ['later', 0, 1],
    ]);
    expect(leftOver).toEqual([{ count: 5, from: 542, to: 600 }]);
  });

  it('cuts what goes on at midnight', () => {
    const night = eventWith({ id: 'n', startsAt: '2026-11-17T22:00', endsAt: '2026-11-18T06:00' });
    expect(layOutDay(occurrencesIn([night], range), '2026-11-18').laid[0]).toMatchObject({
      from: 0,
      to: 360,
    });
    expect(layOutDay(occurrencesIn([night], range), '2026-11-17').laid[0]).toMatchObject({
      from: 1320,
      to: 1440,
    });
  });
});
