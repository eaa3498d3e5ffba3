import { describe, expect, it } from 'vitest';
import { cancelOccurrence, changeOccurrence, changeSeries } from '@/dashboard/calendar/edits';
import { describeRecurrence, placeInMonth } from '@/dashboard/calendar/recurrence-words';
import type { Recurrence } from '@/dashboard/model/records/records';
import { eventWith, repeats } from './calendar-fixtures';

const on = '2026-11-25T09:00';
const override = { on, title: 'Review', place: '', startsAt: '2026-11-25T11:00', endsAt: '2026-11-25T12:00' };
const series = eventWith({ recurrence: repeats() });

describe('editing a series', () => {
  it('cancels one, and forgets how it differed', () => {
    const changed = changeOccurrence(series, override);
    expect(cancelOccurrence(changed, on)).toMatchObject({ exceptions: [on], overrides: [] });
    expect(cancelOccurrence(cancelOccurrence(series, on), on).exceptions).toEqual([on]);
  });

  it('changes one, once', () => {
    const twice = changeOccurrence(changeOccurrence(series, override), { ...override, title: 'Other' });
    expect(twice.overrides).toEqual([{ ...override, title: 'Other' }]);
  });

  it('drops an override that equals the series', () => {
    const back = { on, title: 'Review', place: '', startsAt: on, endsAt: '2026-11-25T10:00' };
    expect(changeOccurrence(changeOccurrence(series, override), back).overrides).toEqual([]);
  });

  it('moves what was cancelled and changed along with the start', () => {
    const event = { ...changeOccurrence(series, override), exceptions: ['2026-12-02T09:00'] };
    const moved = changeSeries(event, { startsAt: '2026-11-19T10:00', endsAt: '2026-11-19T11:00' });
    expect(moved.exceptions).toEqual(['2026-12-03T10:00']);
    expect(moved.overrides[0]).toMatchObject({ on: '2026-11-26T10:00', startsAt: '2026-11-26T12:00' });
  });

  it('leaves them on their days where the series still has those', () => {
    const weekdays = eventWith({
      startsAt: '2026-11-02T09:00',
      endsAt: '2026-11-02T09:15',
      recurrence: repeats({ weekdays: [1, 2, 3, 4, 5] }),
      exceptions: ['2026-11-02T09:00', '2026-12-25T09:00'],
      overrides: [{ ...override, startsAt: '2026-11-25T14:00', endsAt: '2026-11-25T14:15' }],
    });
    const later = changeSeries(weekdays, { startsAt: '2026-11-03T09:30', endsAt: '2026-11-03T09:45' });
    // The first day is no longer one of the series, and nobody cancelled the second.
    expect(later.exceptions).toEqual(['2026-12-25T09:30']);
    expect(later.overrides).toMatchObject([{ on: '2026-11-25T09:30', startsAt: '2026-11-25T14:30' }]);
    const week = changeSeries(series, { startsAt: '2026-11-25T09:00', endsAt: '2026-11-25T10:00' });
    expect(week).toMatchObject({ exceptions: [], overrides: [] });
    const skipped = { ...series, exceptions: ['2026-12-02T09:00'] };
    expect(
      changeSeries(skipped, { startsAt: '2026-11-25T09:00', endsAt: '2026-11-25T10:00' }).exceptions,
    ).toEqual(['2026-12-02T09:00']);
  });

  it('moves them by hours past midnight, and lets none of a lost day hide another', () => {
    const nightly = eventWith({
      startsAt: '2026-11-18T23:00',
      endsAt: '2026-11-18T23:30',
      recurrence: repeats({ frequency: 'daily' }),
      exceptions: ['2026-11-20T23:00'],
    });
    const later = changeSeries(nightly, { startsAt: '2026-11-19T01:00', endsAt: '2026-11-19T01:30' });
    expect(later.exceptions).toEqual(['2026-11-21T01:00']);
    const standup = eventWith({
      startsAt: '2026-11-16T09:00',
      endsAt: '2026-11-16T09:15',
      recurrence: repeats({ weekdays: [1, 2, 3, 4, 5] }),
      exceptions: ['2026-11-16T09:00', '2026-11-18T09:00'],
      overrides: [
        {
          ...override,
          on: '2026-11-17T09:00',
          title: 'Demo',
          startsAt: '2026-11-17T09:00',
          endsAt: '2026-11-17T09:15',
        },
      ],
    });
    const tuesday = changeSeries(standup, { startsAt: '2026-11-17T09:00', endsAt: '2026-11-17T09:15' });
    expect(tuesday).toMatchObject({
      exceptions: ['2026-11-18T09:00'],
      overrides: [{ on: '2026-11-17T09:00' }],
    });
    const monday = changeSeries(standup, { startsAt: '2026-11-23T09:00', endsAt: '2026-11-23T09:15' });
    expect(monday).toMatchObject({ exceptions: [], overrides: [] });
  });

  it('leaves them where only words change', () => {
    const event = changeOccurrence(series, override);
    expect(changeSeries(event, { title: 'Weekly' }).overrides).toBe(event.overrides);
  });

  it('drops them where nothing repeats any more', () => {
    const event = cancelOccurrence(series, on);
    expect(changeSeries(event, { recurrence: null })).toMatchObject({ exceptions: [], overrides: [] });
  });
});

describe('a recurrence in words', () => {
  it.each([
    ['2026-10-28', 1, 'every month on day 28'],
    ['2026-10-31', 1, 'every month on day 31 (in months that have it)'],
    ['2028-01-29', 2, 'every 2 months on day 29 (in months that have it)'],
    ['2028-02-29', 12, 'every year on 29 February (in years that have it)'],
  ])('from %s, each %i months, says %s', (day, interval, words) => {
    const recurrence = { frequency: 'monthly' as const, interval, weekdays: [], until: null, count: null };
    expect(describeRecurrence({ startsAt: `${day}T09:00`, recurrence })).toBe(words);
  });

  it.each<[Partial<Recurrence>, string]>([
    [{ frequency: 'daily' }, 'every day'],
    [{ frequency: 'daily', interval: 3, count: 5 }, 'every 3 days, 5 times'],
    [{}, 'every week on Wednesday'],
    [{ weekdays: [5, 1, 3], interval: 2 }, 'every 2 weeks on Monday, Wednesday and Friday'],
    [{ weekdays: [1, 2, 3, 4, 5] }, 'every weekday'],
    [{ frequency: 'monthly', until: '2027-05-05' }, 'every month on day 18, until 5 May 2027'],
    [{ frequency: 'monthly', interval: 12 }, 'every year on 18 November'],
    [{ frequency: 'monthly', rule: 'FREQ=MONTHLY;BYDAY=3WE' }, 'every month on the third Wednesday'],
    [
      { frequency: 'monthly', rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR' },
      'every 2 months on the last Friday',
    ],
    [
      { rule: 'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO,TU' },
      'as set in another program (FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO,TU)',
    ],
  ])('%o is “%s”', (facts, words) => {
    expect(describeRecurrence(eventWith({ recurrence: repeats(facts) }))).toBe(words);
  });

  it.each([
    ['2026-11-18', 'third Wednesday', 'FREQ=MONTHLY;BYDAY=3WE'],
    ['2026-11-01', 'first Sunday', 'FREQ=MONTHLY;BYDAY=1SU'],
    ['2026-11-27', 'last Friday', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['2026-12-31', 'last Thursday', 'FREQ=MONTHLY;BYDAY=-1TH'],
    ['2026-12-22', 'fourth Tuesday', 'FREQ=MONTHLY;BYDAY=4TU'],
  ])('%s is the %s of its month', (day, words, rule) => {
    expect(placeInMonth(day)).toEqual({ rule, words });
  });
});
