import { describe, expect, it } from 'vitest';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { checkGoal, parseWholePercent } from '@/dashboard/screens/mentorship/goals/check-goal';
import { checkMeeting, meetingDraft, pointsOf } from '@/dashboard/parts/meetings/check-meeting';
import { movedItem } from '@/lib/moved-item';
import { blankRecord } from '../blank-record';

describe('a meeting', () => {
  const planned = blankRecord('meetings', {
    id: 'm',
    internId: 'i',
    mentorId: 'm',
    startsAt: '2026-11-20T15:00',
    minutes: 45,
  });
  const check = (day: string, time: string, minutes = '45') =>
    checkMeeting({ day, time, minutes, points: '' }, { others: [planned], localNow: '2026-11-18T10:00' });

  it('needs a day and a time', () => {
    expect(check('', '')).toHaveProperty('day');
    expect(check('', '')).toHaveProperty('time');
    expect(check('2026-11-19', '')).toEqual({ time: 'Choose a time.' });
  });

  it('lies in the future', () => {
    expect(check('2026-11-17', '12:00')).toHaveProperty('day');
    expect(check('2026-11-18', '10:00')).toHaveProperty('time');
    expect(check('2026-11-18', '10:01')).toEqual({});
  });

  it('rejects a meeting that overlaps another, and names that meeting', () => {
    expect(check('2026-11-20', '14:30').time).toContain('Fri 20 Nov, 15:00');
    expect(check('2026-11-20', '14:15')).toEqual({});
    expect(check('2026-11-20', '15:45')).toEqual({});
  });

  it('takes a line for a point, without its bullet', () => {
    expect(pointsOf(' - One\n\n* Two \nThree-four')).toEqual(['One', 'Two', 'Three-four']);
    expect(pointsOf('  \n ')).toEqual([]);
  });

  it('refuses a stored draft of another shape', () => {
    expect(parseDraft(meetingDraft, { day: '', time: '', minutes: '45', points: '' })).not.toBeNull();
    expect(parseDraft(meetingDraft, { day: '', time: '', minutes: 45, points: '' })).toBeNull();
    expect(parseDraft(meetingDraft, null)).toBeNull();
  });
});

describe('a goal', () => {
  const options = { today: '2026-11-18', before: null };

  it('needs words and a day that is not over', () => {
    expect(Object.keys(checkGoal({ title: ' ', targetOn: '' }, options))).toEqual(['title', 'targetOn']);
    expect(checkGoal({ title: 'A', targetOn: '2026-11-17' }, options)).toHaveProperty('targetOn');
    expect(checkGoal({ title: 'A', targetOn: '2026-11-18' }, options)).toEqual({});
  });

  it('keeps the day it had when only its words change', () => {
    expect(checkGoal({ title: 'B', targetOn: '2026-11-01' }, { ...options, before: '2026-11-01' })).toEqual(
      {},
    );
  });

  it.each([
    ['0', 0],
    ['100', 100],
    [' 40 % ', 40],
    ['101', null],
    ['-1', null],
    ['4.5', null],
    ['', null],
    ['half', null],
  ])('is %j far as %s percent', (text, percent) => {
    expect(parseWholePercent(text)).toBe(percent);
  });
});

describe('a point that is moved', () => {
  const list = ['a', 'b', 'c'];
  it('changes places with its neighbour', () => {
    expect(movedItem(list, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(movedItem(list, 2, -1)).toEqual(['a', 'c', 'b']);
  });
  it('stays where there is no further place', () => {
    expect(movedItem(list, 0, -1)).toBe(list);
    expect(movedItem(list, 2, 1)).toBe(list);
    expect(movedItem(list, 9, 1)).toBe(list);
  });
});
