import { assert, property, record, array, integer, constantFrom, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOf } from '@/dashboard/days/days';
import { termSpans, termsOn, termsSince } from '@/dashboard/figures/terms';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { workBy } from '@/dashboard/figures/work-by';
import { scopeRecords } from '@/dashboard/screens/analytics/performance/scope';
import { workFigures, noTimeOff, anyRange, anyWork, entry, person } from '../analytics/sample-work';

const terms = (team: string, hours: number) => ({
  team,
  position: 'Designer',
  weeklyMinutes: hours * 60,
  hourlyRate: null,
  hourlyCost: null,
});

/** In Strategy for 20 hours a week until 18 Nov 2026, in Design for 40 since. */
const moved = person({
  weeklyMinutes: 2400,
  earlier: [{ until: '2026-11-18', ...terms('Strategy', 20) }],
});
const week = { first: '2026-11-16', last: '2026-11-22' };

/** A person with changed terms on any days of autumn. */
const anyPerson = record({
  untils: uniqueArray(integer({ min: 0, max: 90 }), { maxLength: 4 }),
  hours: array(integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 }),
  teams: array(constantFrom('Design', 'Strategy'), { minLength: 5, maxLength: 5 }),
}).map(({ untils, hours, teams }) =>
  person({
    team: teams[4],
    weeklyMinutes: hours[4]! * 60,
    earlier: untils
      .sort((a, b) => a - b)
      .map((days, index) => ({ until: addDays('2026-09-20', days), ...terms(teams[index]!, hours[index]!) })),
  }),
);

describe('the terms of a person', () => {
  it('are those of the day', () => {
    expect(termsOn(moved, '2019-05-01').team).toBe('Strategy');
    expect(termsOn(moved, '2026-11-18').team).toBe('Strategy');
    expect(termsOn(moved, '2026-11-19').team).toBe('Design');
    expect(termsSince(moved)).toBe('2026-11-19');
    expect(termsSince(person())).toBe('2020-01-01');
  });

  it('divide a range into spans without gaps, each with the terms of its days', () => {
    assert(
      property(anyPerson, anyRange, (one, range) => {
        const spans = termSpans(one, range);
        expect(spans.flatMap((span) => daysOf(span.range))).toEqual(daysOf(range));
        for (const span of spans)
          for (const day of daysOf(span.range)) expect(termsOn(one, day)).toBe(span.terms);
      }),
    );
  });

  it('give planned time by the terms of each day', () => {
    assert(
      property(anyPerson, anyRange, (one, range) => {
        const byDay = daysOf(range).reduce(
          (sum, day) =>
            sum +
            plannedMinutes(
              { ...one, ...termsOn(one, day), earlier: [], later: [] },
              { first: day, last: day },
              noTimeOff,
            ),
          0,
        );
        expect(plannedMinutes(one, range, noTimeOff)).toBe(byDay);
      }),
    );
    expect(plannedMinutes(moved, week, noTimeOff)).toBe(3 * 240 + 2 * 480);
  });
});

describe('work of a person who changed the team', () => {
  const entries = [entry({ day: '2026-11-18', minutes: 30 }), entry({ day: '2026-11-19', minutes: 50 })];
  const records = { people: [moved], projects: [], tasks: [], entries, ...noTimeOff };

  it('counts for the team of its day', () => {
    expect(workBy('team', records, week)).toMatchObject([
      { id: 'Design', figures: { loggedMinutes: 50, plannedMinutes: 960 } },
      { id: 'Strategy', figures: { loggedMinutes: 30, plannedMinutes: 720 } },
    ]);
  });

  it('is in the figures of both teams', () => {
    const ofTeam = (team: string) =>
      workFigures(scopeRecords(records, { team, by: 'person', of: null }), week);
    expect(ofTeam('Strategy')).toMatchObject({ loggedMinutes: 30, plannedMinutes: 720 });
    expect(ofTeam('Design')).toMatchObject({ loggedMinutes: 50, plannedMinutes: 960 });
    const strategy = scopeRecords(records, { team: 'Strategy', by: 'person', of: null });
    expect(workBy('person', strategy, { first: '2026-12-01', last: '2026-12-31' })).toEqual([]);
  });

  it('adds up to all work', () => {
    assert(
      property(anyWork, anyPerson, anyRange, (work, one, range) => {
        const all = { ...work, people: [one, ...work.people.slice(1)] };
        const whole = workFigures(all, range);
        const teams = workBy('team', all, range);
        expect(teams.reduce((sum, { figures }) => sum + figures.plannedMinutes, 0)).toBe(
          whole.plannedMinutes,
        );
        for (const { id, figures } of teams)
          expect(workFigures(scopeRecords(all, { team: null, by: 'team', of: id }), range)).toEqual(figures);
      }),
    );
  });
});

describe('planned time of a person who is gone', () => {
  it('stays on the days before the last one', () => {
    const may = { first: '2026-05-04', last: '2026-05-08' };
    for (const status of ['left', 'archived'] as const) {
      expect(plannedMinutes(person({ status, endsOn: '2026-06-30' }), may, noTimeOff)).toBe(2400);
      expect(plannedMinutes(person({ status, endsOn: '2026-06-30' }), week, noTimeOff)).toBe(0);
    }
  });

  it('stays while the account is suspended', () => {
    expect(plannedMinutes(person({ status: 'suspended' }), week, noTimeOff)).toBe(2400);
  });

  it('is unknown without a last day', () => {
    expect(plannedMinutes(person({ status: 'left' }), week, noTimeOff)).toBe(0);
  });
});
