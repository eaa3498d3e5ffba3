import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeTerms,
  correctTerms,
  removeTerms,
  startError,
  termsHistory,
  withLastDay,
} from '@/dashboard/commands/people/terms';
import { addDays, daysOf } from '@/dashboard/days/days';
import { termsOn } from '@/dashboard/figures/terms';
import type { Person } from '@/dashboard/model/records/records';
import { person as personOf } from '../analytics/sample-work';

const today = '2026-11-18';
const person = (over: Partial<Person> = {}) => personOf({ joinedOn: '2026-01-12', ...over });
const design = person({ team: 'Design', weeklyMinutes: 2400 });

describe('changed terms', () => {
  it('are valid from their day, and the ones before it until the day before', () => {
    const next = changeTerms(design, { team: 'Strategy', weeklyMinutes: 1200 }, '2026-11-02', today);
    expect(next).toMatchObject({
      team: 'Strategy',
      weeklyMinutes: 1200,
      earlier: [{ until: '2026-11-01', team: 'Design', weeklyMinutes: 2400 }],
    });
    expect(termsOn(next, '2026-11-01').team).toBe('Design');
  });

  it('replace terms that began on the same day', () => {
    const once = changeTerms(design, { team: 'Strategy' }, today, today);
    expect(changeTerms(once, { team: 'Marketing' }, today, today).earlier).toHaveLength(1);
    expect(changeTerms(once, { team: 'Design' }, today, today)).toEqual(design);
    expect(changeTerms(design, { team: 'Kiln' }, '2026-01-12', today)).toEqual({ ...design, team: 'Kiln' });
  });

  it('cannot begin in the future, before the start date or before the present ones', () => {
    const change = (of: Person, from: string) => () => changeTerms(of, { team: 'Kiln' }, from, today);
    expect(change(design, '2026-11-19')).toThrow('Enter today or an earlier day.');
    expect(change(design, '2026-01-11')).toThrow(
      'The start date is 12 Jan 2026. Enter that day or a later one.',
    );
    const once = changeTerms(design, { team: 'Strategy' }, '2026-06-01', today);
    expect(change(once, '2026-05-31')).toThrow('The present terms are valid from 1 Jun 2026.');
  });

  it('are not dated for a client or for a person who has not started', () => {
    for (const one of [person({ kind: 'regular' }), person({ joinedOn: '2027-01-01' })])
      expect(changeTerms(one, { team: 'Kiln' }, today, today)).toEqual({ ...one, team: 'Kiln' });
  });

  it('leave every earlier day as it was', () => {
    const change = record({ team: constantFrom('A', 'B', 'C'), days: nat(60) });
    assert(
      property(array(change, { maxLength: 6 }), (changes) => {
        let one = person();
        let from = one.joinedOn;
        for (const { team, days } of changes) {
          from = addDays(from, days);
          if (from > today) break;
          const before = one;
          one = changeTerms(before, { team }, from, today);
          for (const day of daysOf({ first: before.joinedOn, last: addDays(from, -1) }))
            expect(termsOn(one, day).team).toBe(termsOn(before, day).team);
          expect(termsOn(one, from).team).toBe(team);
        }
        const untils = one.earlier.map(({ until }) => until);
        expect(untils).toEqual([...new Set(untils)].sort());
      }),
      { numRuns: 50 },
    );
  });
});

describe('the history of terms', () => {
  const once = changeTerms(design, { team: 'Strategy' }, '2026-06-01', today);
  const twice = changeTerms(once, { team: 'Kiln' }, '2026-09-01', today);
  const history = termsHistory(twice);

  it('lists all terms with their first day', () => {
    expect(history.map(({ from, team }) => [from, team])).toEqual([
      ['2026-01-12', 'Design'],
      ['2026-06-01', 'Strategy'],
      ['2026-09-01', 'Kiln'],
    ]);
  });

  it('can be corrected between its neighbours', () => {
    const correct = (index: number, from: string) =>
      correctTerms(twice, index, { ...history[index]!, from }, today);
    expect(correct(1, '2026-07-01').earlier.map(({ until }) => until)).toEqual(['2026-06-30', '2026-08-31']);
    expect(() => correct(1, '2026-01-12')).toThrow(
      'The terms before begin on 12 Jan 2026. Enter a later day.',
    );
    expect(() => correct(1, '2026-09-01')).toThrow(
      'The next terms begin on 1 Sep 2026. Enter an earlier day.',
    );
    expect(() => correct(2, '2026-11-19')).toThrow('Enter today or an earlier day.');
    expect(() => correctTerms(design, 2, history[2]!, today)).toThrow('These terms were changed');
  });

  it('continues the terms before a removed change', () => {
    expect(removeTerms(twice, '2026-09-01')).toEqual(once);
    expect(termsHistory(removeTerms(twice, '2026-06-01')).map(({ from, team }) => [from, team])).toEqual([
      ['2026-01-12', 'Design'],
      ['2026-09-01', 'Kiln'],
    ]);
    expect(() => removeTerms(once, '2026-09-01')).toThrow('These terms were changed');
    expect(() => removeTerms(once, '2026-01-12')).toThrow();
  });

  it('does not begin before the start date', () => {
    expect(startError(once, '2026-05-31')).toBeNull();
    expect(startError(once, '2026-06-01')).toBe(
      'The terms changed on 1 Jun 2026. Enter an earlier start date, or remove that change from the history.',
    );
  });
});

describe('the last day', () => {
  it('is today for a person who leaves without one, and is cleared for an employee who returns', () => {
    const left = withLastDay(design, { ...design, status: 'left' }, today);
    expect(left.endsOn).toBe(today);
    expect(withLastDay(left, { ...left, status: 'active' }, today).endsOn).toBeNull();
    expect(withLastDay(left, { ...left, status: 'archived' }, today)).toMatchObject({ endsOn: today });
    const intern = person({ kind: 'intern', endsOn: '2026-12-31' });
    expect(withLastDay(intern, { ...intern, status: 'left' }, today).endsOn).toBe(today);
    const chosen = { ...intern, status: 'left', endsOn: '2026-12-15' } as const;
    expect(withLastDay(intern, chosen, today).endsOn).toBe('2026-12-15');
  });
});
