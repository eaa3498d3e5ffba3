import { describe, expect, it } from 'vitest';
import { localTime } from '@/dashboard/days/local-time';
import { clashingMeeting, goalPercent, goalsOf, goalState, meetingsOf } from '@/dashboard/figures/mentorship';
import type { CheckIn } from '@/dashboard/model/records/records';
import { blankRecord } from '../blank-record';

const me = 'test-intern';
const meeting = (id: string, startsAt: string, minutes = 30, internId = me) =>
  blankRecord('meetings', { id, internId, mentorId: 'ilan-voss', startsAt, minutes });
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

describe('meetings', () => {
  const all = [
    meeting('next week', '2026-11-25T10:00'),
    meeting('last week', '2026-11-11T10:00'),
    meeting('now', '2026-11-18T09:45'),
    meeting('other', '2026-11-18T12:00', 30, 'somebody'),
    meeting('month before', '2026-10-14T10:00'),
  ];

  it('splits meetings into past and future, and counts a running meeting as future', () => {
    const { coming, past } = meetingsOf(all, me, '2026-11-18T10:00');
    expect(ids(coming)).toEqual(['now', 'next week']);
    expect(ids(past)).toEqual(['last week', 'month before']);
  });

  it('counts a meeting as past in the minute it ends', () => {
    expect(ids(meetingsOf(all, me, '2026-11-18T10:14').coming)).toContain('now');
    expect(ids(meetingsOf(all, me, '2026-11-18T10:15').coming)).not.toContain('now');
  });

  it.each([
    ['2026-11-25T09:30', 30, null],
    ['2026-11-25T09:30', 31, 'next week'],
    ['2026-11-25T10:29', 5, 'next week'],
    ['2026-11-25T10:30', 60, null],
    ['2026-11-25T09:00', 600, 'next week'],
  ])('clash at %s for %i minutes with %s', (startsAt, minutes, id) => {
    expect(clashingMeeting(all, { startsAt, minutes })?.id ?? null).toBe(id);
  });

  it('run past midnight', () => {
    const late = [meeting('late', '2026-11-20T23:45')];
    expect(clashingMeeting(late, { startsAt: '2026-11-21T00:00', minutes: 15 })?.id).toBe('late');
  });
});

describe('goals', () => {
  const checkIn = (percent: number): CheckIn => ({ id: `c${percent}`, at: '', text: '', percent });
  const goal = (id: string, targetOn: string, ...percents: number[]) =>
    blankRecord('goals', { id, internId: me, title: id, targetOn, checkIns: percents.map(checkIn) });

  it('are as far as their last check-in says', () => {
    expect(goalPercent(goal('a', '2026-12-01'))).toBe(0);
    expect(goalPercent(goal('a', '2026-12-01', 20, 60, 40))).toBe(40);
  });

  it('are overdue from the day after their target, unless finished', () => {
    expect(goalState(goal('a', '2026-11-18', 40), '2026-11-18')).toBe('under-way');
    expect(goalState(goal('a', '2026-11-17', 40), '2026-11-18')).toBe('overdue');
    expect(goalState(goal('a', '2026-11-17', 100), '2026-11-18')).toBe('finished');
    expect(goalState(goal('a', '2026-11-17', 100, 90), '2026-11-18')).toBe('overdue');
  });

  it('stand in the order of their targets, the finished last', () => {
    const goals = [
      goal('done early', '2026-09-01', 100),
      goal('done late', '2026-10-01', 100),
      goal('far', '2027-01-01'),
      goal('near', '2026-11-20', 10),
    ];
    expect(ids(goalsOf(goals, me))).toEqual(['near', 'far', 'done late', 'done early']);
    expect(goalsOf(goals, 'somebody')).toEqual([]);
  });
});

describe('the local time', () => {
  it('is that of the clock on the wall there', () => {
    const at = new Date('2026-11-18T02:30:40Z');
    expect(localTime(at, 'UTC')).toBe('2026-11-18T02:30');
    expect(localTime(at, 'America/New_York')).toBe('2026-11-17T21:30');
    expect(localTime(new Date('2026-07-18T02:30:00Z'), 'America/New_York')).toBe('2026-07-17T22:30');
  });
});
