import { describe, expect, it } from 'vitest';
import { checkWeek } from '@/dashboard/commands/time/check-week';
import { entryOf, monday, person } from './records';

const off = { leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] };

const check = (minutes: readonly number[], today = '2026-11-18') =>
  checkWeek({
    person,
    monday,
    today,
    off,
    entries: minutes.map((length, index) =>
      entryOf({ id: String(index), day: `2026-11-${16 + index}`, minutes: length }),
    ),
  });

describe('a week before it is submitted', () => {
  it('has its total against the plan', () => {
    expect(check([480, 480, 885, 480, 591])).toMatchObject({ minutes: 2916, planned: 2400 });
  });

  it('marks a day of more than 12 hours, but not one of exactly 12', () => {
    const marks = check([720, 721]).days.map(({ mark }) => mark);
    expect(marks.slice(0, 2)).toEqual([null, 'long']);
  });

  it('marks the time on future days, also where it is long', () => {
    const { days, futureMinutes } = check([480, 480, 480, 60, 900]);
    expect(days.map(({ mark }) => mark)).toEqual([null, null, null, 'future', 'future']);
    expect(futureMinutes).toBe(960);
  });

  it('marks a working day without time, up to today, and leaves an empty weekend out', () => {
    expect(check([480, 0, 0]).days).toEqual([
      { day: '2026-11-16', minutes: 480, mark: null, off: null },
      { day: '2026-11-17', minutes: 0, mark: 'empty', off: null },
      { day: '2026-11-18', minutes: 0, mark: 'empty', off: null },
      { day: '2026-11-19', minutes: 0, mark: null, off: null },
      { day: '2026-11-20', minutes: 0, mark: null, off: null },
    ]);
    expect(check([0, 0, 0, 0, 0, 30], '2026-11-23').days).toHaveLength(6);
  });

  it('marks no empty day before somebody joined or where nothing is planned', () => {
    const on = (given: Partial<typeof person>) =>
      checkWeek({ person: { ...person, ...given }, monday, today: '2026-11-20', entries: [], off })
        .days.filter(({ mark }) => mark === 'empty')
        .map(({ day }) => day);
    expect(on({ joinedOn: '2026-11-19' })).toEqual(['2026-11-19', '2026-11-20']);
    expect(on({ endsOn: '2026-11-16' })).toEqual(['2026-11-16']);
    expect(on({ weeklyMinutes: 0 })).toEqual([]);
    const away = { ...person, until: '2026-11-17', weeklyMinutes: 0 };
    expect(on({ earlier: [away] })).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  it('counts the time of one person and one week', () => {
    const others = [
      entryOf({ id: 'a', personId: 'ada', minutes: 60 }),
      entryOf({ id: 'b', day: '2026-11-23', minutes: 60 }),
    ];
    expect(checkWeek({ person, monday, today: '2026-11-18', entries: others, off }).minutes).toBe(0);
  });
});
