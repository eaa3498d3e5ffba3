import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashesAmong, conflictsOf } from '@/dashboard/calendar/conflicts';
import { occurrencesIn } from '@/dashboard/calendar/occurrences';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { eventWith, repeats } from './calendar-fixtures';

const november = { first: '2026-11-01', last: '2026-11-30', timeZone: 'Europe/Berlin' };
const inNovember = (...events: CalendarEvent[]) => occurrencesIn(events, november);
const at = (id: string, from: string, to: string, facts: Partial<CalendarEvent> = {}) =>
  eventWith({ id, startsAt: `2026-11-18T${from}`, endsAt: `2026-11-18T${to}`, ...facts });

const between = (mine: CalendarEvent, ...others: CalendarEvent[]) =>
  conflictsOf(inNovember(mine), inNovember(...others)).map(({ other, personIds }) => [
    other.event.id,
    ...personIds,
  ]);

describe('conflicts', () => {
  it('are overlaps of the same person', () => {
    const mine = at('mine', '09:00', '10:00', { attendeeIds: ['ben'] });
    expect(between(mine, at('a', '09:30', '11:00', { ownerId: 'ben' }))).toEqual([['a', 'ben']]);
    expect(between(mine, at('b', '09:30', '11:00', { ownerId: 'cleo' }))).toEqual([]);
  });

  it('name everybody who would have to be at both', () => {
    const mine = at('mine', '09:00', '10:00', { attendeeIds: ['ben', 'cleo'] });
    const other = at('a', '08:00', '09:01', { ownerId: 'cleo', attendeeIds: ['ada'] });
    expect(between(mine, other)).toEqual([['a', 'cleo', 'ada']]);
  });

  it('are none where one ends as the other starts', () => {
    const mine = at('mine', '09:00', '10:00');
    expect(between(mine, at('a', '10:00', '11:00'), at('b', '08:00', '09:00'))).toEqual([]);
  });

  it('ignore events without duration', () => {
    expect(between(at('mine', '09:00', '10:00'), at('a', '09:30', '09:30'))).toEqual([]);
  });

  it('are found behind an event that lasts for days', () => {
    const long = eventWith({ id: 'long', startsAt: '2026-11-10T09:00', endsAt: '2026-11-20T09:00' });
    const short = at('short', '07:00', '07:30');
    expect(between(at('mine', '09:00', '10:00'), long, short)).toEqual([['long', 'ada']]);
  });

  it('compare instants, not clocks', () => {
    const mine = at('mine', '15:00', '16:00');
    expect(between(mine, at('a', '09:30', '10:00', { timeZone: 'America/New_York' }))).toEqual([
      ['a', 'ada'],
    ]);
  });

  it('are found in each occurrence of a series, and never with itself', () => {
    const series = at('mine', '09:00', '10:00', { recurrence: repeats() });
    const other = eventWith({ id: 'a', startsAt: '2026-11-25T09:30', endsAt: '2026-11-25T10:30' });
    const found = conflictsOf(inNovember(series), inNovember(series, other));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ mine: { from: '2026-11-25T09:00' }, other: { key: 'a' } });
  });

  it('count whole days as taken', () => {
    const holiday = eventWith({
      id: 'off',
      allDay: true,
      startsAt: '2026-11-18T00:00',
      endsAt: '2026-11-18T00:00',
    });
    expect(between(at('mine', '09:00', '10:00'), holiday)).toEqual([['off', 'ada']]);
  });
});

describe('clashes among events of one person', () => {
  it('are those that a comparison of each with each finds', () => {
    const hour = (of: number) => `${String(of).padStart(2, '0')}:00`;
    const one = record({
      id: integer({ min: 0, max: 4 }),
      from: integer({ min: 0, max: 20 }),
      hours: integer({ min: 0, max: 3 }),
    });
    assert(
      property(array(one, { maxLength: 9 }), (drawn) => {
        const all = drawn
          .flatMap(({ id, from, hours }, index) =>
            inNovember(at(`e${id}`, hour(from), hour(from + hours))).map((found) => ({
              ...found,
              key: `${index}`,
            })),
          )
          .sort((a, b) => a.start - b.start);
        const pairs = conflictsOf(all, all).flatMap(({ mine, other }) => [mine.key, other.key]);
        expect([...clashesAmong(all)].sort()).toEqual([...new Set(pairs)].sort());
      }),
      { numRuns: 1000 },
    );
  });
});
