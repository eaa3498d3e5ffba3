import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginTerms,
  changeTerms,
  correctTerms,
  removeTerms,
  startError,
  termsHistory,
  termsOf,
  withLastDay,
} from '@/dashboard/commands/people/terms';
import { addDays, daysOf } from '@/dashboard/days/days';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { termSpans, termsOn } from '@/dashboard/figures/terms';
import type { Person } from '@/dashboard/model/records/records';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { noTimeOff, person as personOf } from '../analytics/sample-work';

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

  it('cannot begin before the start date or before the present ones, or after the last day', () => {
    const change = (of: Person, from: string) => () => changeTerms(of, { team: 'Kiln' }, from, today);
    expect(change(design, '2026-01-11')).toThrow(
      'The start date is 12 Jan 2026. Enter that day or a later one.',
    );
    const once = changeTerms(design, { team: 'Strategy' }, '2026-06-01', today);
    expect(change(once, '2026-05-31')).toThrow('The current terms are valid from 1 Jun 2026.');
    expect(change(person({ endsOn: '2026-12-31' }), '2027-01-01')).toThrow(
      'The last day is 31 Dec 2026. Enter that day or an earlier one.',
    );
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

describe('a change before planned terms', () => {
  const hours = changeTerms(design, { weeklyMinutes: 1800 }, '2027-01-01', today);
  const teams = (of: Person) =>
    termsHistory(of).map(({ from, team, weeklyMinutes }) => [from, team, weeklyMinutes]);

  it('stays when they begin, if they change other fields', () => {
    expect(teams(changeTerms(hours, { team: 'Strategy' }, today, today))).toEqual([
      ['2026-01-12', 'Design', 2400],
      [today, 'Strategy', 2400],
      ['2027-01-01', 'Strategy', 1800],
    ]);
    const soon = { ...hours, joinedOn: '2026-12-01' };
    expect(changeTerms(soon, { team: 'Strategy' }, today, today)).toMatchObject({
      team: 'Strategy',
      later: [{ team: 'Strategy', weeklyMinutes: 1800 }],
    });
  });

  it('ends with planned terms that change the same field, also back to the old value', () => {
    const away = changeTerms(hours, { team: 'Kiln' }, '2026-12-01', today);
    const back = {
      ...away,
      later: away.later.map((one, index) => ({ ...one, team: ['Kiln', 'Design'][index]! })),
    };
    expect(teams(changeTerms(back, { team: 'Strategy', weeklyMinutes: 2000 }, today, today))).toEqual([
      ['2026-01-12', 'Design', 2400],
      [today, 'Strategy', 2000],
      ['2026-12-01', 'Kiln', 2000],
      ['2027-01-01', 'Design', 1800],
    ]);
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
    expect(() => correctTerms(design, 2, history[2]!, today)).toThrow('These terms were changed');
  });

  it('continues the terms before a removed change', () => {
    expect(removeTerms(twice, '2026-09-01', today)).toEqual(once);
    expect(
      termsHistory(removeTerms(twice, '2026-06-01', today)).map(({ from, team }) => [from, team]),
    ).toEqual([
      ['2026-01-12', 'Design'],
      ['2026-09-01', 'Kiln'],
    ]);
    expect(() => removeTerms(once, '2026-09-01', today)).toThrow('These terms were changed');
    expect(() => removeTerms(once, '2026-01-12', today)).toThrow();
  });

  it('does not begin before the start date', () => {
    expect(startError(once, '2026-05-31')).toBeNull();
    expect(startError(once, '2026-06-01')).toBe(
      'The terms change on 1 Jun 2026. Enter an earlier start date, or remove that change from the history.',
    );
  });
});

describe('planned terms', () => {
  const planned = changeTerms(design, { team: 'Strategy', weeklyMinutes: 1200 }, '2027-01-01', today);
  const days = daysOf({ first: '2026-11-01', last: '2027-03-31' });

  it('leave the present ones until their day', () => {
    expect(planned).toMatchObject({
      team: 'Design',
      weeklyMinutes: 2400,
      earlier: [],
      later: [{ from: '2027-01-01', team: 'Strategy', weeklyMinutes: 1200 }],
    });
    expect(termsOn(planned, '2026-12-31').team).toBe('Design');
    expect(termsOn(planned, '2027-01-01').team).toBe('Strategy');
    expect(termsHistory(planned).map(({ from, team }) => [from, team])).toEqual([
      ['2026-01-12', 'Design'],
      ['2027-01-01', 'Strategy'],
    ]);
  });

  it('plan time by the terms of each day, also over the end of a year', () => {
    const week = { first: '2026-12-28', last: '2027-01-03' };
    expect(plannedMinutes(planned, week, noTimeOff)).toBe(4 * 480 + 240);
  });

  it('can be changed, moved to the past and withdrawn', () => {
    const [, terms] = termsHistory(planned);
    const correct = (more: object) => correctTerms(planned, 1, { ...terms!, ...more }, today);
    expect(correct({ team: 'Kiln' }).later).toMatchObject([{ from: '2027-01-01', team: 'Kiln' }]);
    expect(correct({ from: '2026-11-01' })).toMatchObject({
      team: 'Strategy',
      earlier: [{ until: '2026-10-31', team: 'Design' }],
      later: [],
    });
    expect(removeTerms(planned, '2027-01-01', today)).toEqual(design);
    expect(correct({ team: 'Design', weeklyMinutes: 2400 })).toEqual(design);
  });

  it('do not begin on the day of other planned terms, or after it', () => {
    for (const from of ['2027-01-01', '2027-02-01'])
      expect(() => changeTerms(planned, { team: 'Kiln' }, from, today)).toThrow(
        'Other terms are planned from 1 Jan 2027. Enter an earlier day, or edit the planned terms in the history.',
      );
    const before = changeTerms(planned, { team: 'Kiln' }, '2026-12-01', today);
    expect(before.later.map(({ from, team }) => [from, team])).toEqual([
      ['2026-12-01', 'Kiln'],
      ['2027-01-01', 'Strategy'],
    ]);
    expect(startError(planned, '2027-01-01')).toMatch(/^The terms change on 1 Jan 2027\./);
  });

  it('become the present ones on their day, once, and change no figure', async () => {
    const workspace = createMemoryWorkspace({ people: [planned, person({ id: 'other' })] }, 'other');
    await workspace.run(beginTerms('2026-12-31'));
    expect(workspace.get('people', planned.id)).toEqual(planned);
    await workspace.run(beginTerms('2027-01-01'));
    const begun = workspace.get('people', planned.id)!;
    expect(begun).toMatchObject({
      revision: 1,
      team: 'Strategy',
      earlier: [{ until: '2026-12-31', team: 'Design' }],
      later: [],
    });
    await workspace.run(beginTerms('2027-01-02'));
    expect(workspace.all('people').map(({ revision }) => revision)).toEqual([1, 0]);
    expect(workspace.operations()).toEqual([]);
    for (const day of days) expect(termsOn(begun, day).team).toBe(termsOn(planned, day).team);
  });

  it('give each day its terms, however many are planned and whenever they begin', () => {
    const change = record({ team: constantFrom('A', 'B', 'C'), gap: nat(40) });
    assert(
      property(array(change, { maxLength: 5 }), nat(150), (changes, passed) => {
        let one = person();
        const teams = new Map<string, string>();
        let from = '2026-11-01';
        for (const { team, gap } of changes) {
          from = addDays(from, gap + 1);
          one = {
            ...one,
            later: [...one.later, { from, ...termsOf(one), team }],
          };
          teams.set(from, team);
        }
        const begun = changeTerms(one, {}, '2026-11-01', '2026-11-01');
        const later = removeTerms(
          changeTerms(begun, { team: 'X' }, '2026-10-01', addDays('2026-11-01', passed)),
          '2026-10-01',
          addDays('2026-11-01', passed),
        );
        for (const days of [one, begun, later]) {
          let team = one.team;
          for (const day of daysOf({ first: '2026-10-01', last: '2027-06-30' })) {
            team = teams.get(day) ?? team;
            expect(termsOn(days, day).team).toBe(team);
          }
        }
        const range = { first: '2026-10-10', last: '2027-05-31' };
        expect(
          termSpans(one, range).flatMap((span) => daysOf(span.range).map(() => span.terms.team)),
        ).toEqual(daysOf(range).map((day) => termsOn(one, day).team));
      }),
      { numRuns: 40 },
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

  const off = noTimeOff;
  const returnOf = (left: Person, over: Partial<Person> = {}) =>
    withLastDay(left, { ...left, ...over, status: 'active' }, today);
  const hours = (of: Person, first: string, last: string) => plannedMinutes(of, { first, last }, off) / 60;

  it('leaves no planned time in the absence of an employee who returns', () => {
    const left = person({ status: 'left', endsOn: '2026-03-31', team: 'Design', weeklyMinutes: 2400 });
    const back = returnOf(left);
    expect(back.endsOn).toBeNull();
    expect(hours(back, '2026-04-01', '2026-11-17')).toBe(0);
    expect(hours(back, '2026-03-30', '2026-03-31')).toBe(16);
    expect(hours(back, today, '2026-11-20')).toBe(24);
    expect(termsHistory(back).map(({ from, weeklyMinutes, team }) => [from, weeklyMinutes, team])).toEqual([
      ['2026-01-12', 2400, 'Design'],
      ['2026-04-01', 0, 'Design'],
      [today, 2400, 'Design'],
    ]);
    expect(returnOf(left, { endsOn: '2027-03-31' }).earlier).toHaveLength(2);
    expect(hours(returnOf(left, { endsOn: null }), '2026-04-01', '2026-11-17')).toBe(0);
  });

  it('keeps changes of terms during the absence and on the day of the return', () => {
    const left = person({ status: 'left', endsOn: '2026-03-31', team: 'Design', weeklyMinutes: 2400 });
    const moved = changeTerms(left, { team: 'Strategy' }, '2026-03-01', '2026-03-15');
    const typed = { ...moved, endsOn: null };
    const back = returnOf(moved, changeTerms(typed, { weeklyMinutes: 1200 }, today, today));
    expect(termsHistory(back).map(({ from, weeklyMinutes, team }) => [from, weeklyMinutes, team])).toEqual([
      ['2026-01-12', 2400, 'Design'],
      ['2026-03-01', 2400, 'Strategy'],
      ['2026-04-01', 0, 'Strategy'],
      [today, 1200, 'Strategy'],
    ]);
    const fromJune = returnOf(moved, changeTerms(typed, { team: 'Kiln' }, '2026-06-01', today));
    expect(hours(fromJune, '2026-04-01', '2026-11-17')).toBe(0);
    expect(termsHistory(fromJune).map(({ from, team }) => [from, team])).toEqual([
      ['2026-01-12', 'Design'],
      ['2026-03-01', 'Strategy'],
      ['2026-04-01', 'Strategy'],
      ['2026-06-01', 'Kiln'],
      [today, 'Kiln'],
    ]);
  });

  it('begins no new terms for a return without a whole day of absence', () => {
    for (const endsOn of ['2026-11-17', today])
      expect(returnOf(person({ status: 'left', endsOn })).earlier).toEqual([]);
    const rehired = returnOf(person({ status: 'left', endsOn: '2026-03-31' }), { joinedOn: '2026-11-02' });
    expect(rehired.earlier).toEqual([]);
  });
});
