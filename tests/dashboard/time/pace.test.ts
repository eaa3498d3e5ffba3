import { describe, expect, it } from 'vitest';
import { paceOf } from '@/dashboard/commands/time/pace';
import { entryOf, person } from './records';
import { blankRecord } from '../blank-record';

// Ten weeks from Monday 7 September to Friday 13 November: 50 working days of 6 hours.
const intern = { ...person, endsOn: '2026-11-13', requiredMinutes: 50 * 360 };
const logged = (minutes: number) => [entryOf({ minutes }), entryOf({ personId: 'other', minutes: 9999 })];

const off = { workdays: [1, 2, 3, 4, 5], leave: [], holidays: [] };

describe('paceOf', () => {
  it('asks nothing of people without a required total', () => {
    expect(paceOf(person, [], { today: '2026-10-01', off })).toBeNull();
  });

  it('expects an even share for every working day before today', () => {
    expect(paceOf(intern, [], { today: '2026-09-07', off })).toMatchObject({
      due: 0,
      daysLeft: 50,
      state: 'on-pace',
    });
    expect(paceOf(intern, [], { today: '2026-09-12', off })).toMatchObject({
      due: 5 * 360,
      state: 'behind',
    });
    expect(paceOf(intern, logged(5 * 360), { today: '2026-09-14', off })).toMatchObject({
      due: 5 * 360,
      state: 'on-pace',
    });
  });

  it('expects nothing for public holidays and approved leave', () => {
    const week = blankRecord('leave', {
      id: 'week',
      personId: intern.id,
      kindId: 'holiday',
      firstDay: '2026-09-14',
      lastDay: '2026-09-18',
      status: 'approved',
      requestedAt: '2026-09-07T09:00:00.000Z',
    });
    const holiday = { id: 'day', revision: 0, day: '2026-09-21', name: 'Day', half: false, source: '' };
    const away = { ...off, leave: [week], holidays: [holiday] };
    const short = { ...intern, requiredMinutes: 44 * 360 };
    expect(paceOf(short, logged(5 * 360), { today: '2026-09-22', off: away })).toMatchObject({
      due: 5 * 360,
      state: 'on-pace',
      daysLeft: 39,
    });
  });

  it('counts the days of a future internship from its start', () => {
    expect(paceOf(intern, [], { today: '2026-08-03', off })).toMatchObject({
      due: 0,
      daysLeft: 50,
      perWeek: 5 * 360,
    });
  });

  it('says what each week has to bring from now on', () => {
    expect(paceOf(intern, logged(25 * 360), { today: '2026-10-12', off })).toMatchObject({
      left: 25 * 360,
      daysLeft: 25,
      perWeek: 5 * 360,
    });
  });

  it('is done with all time logged, and over with time missing after the last day', () => {
    expect(paceOf(intern, logged(50 * 360 + 60), { today: '2026-10-12', off })).toMatchObject({
      state: 'done',
      left: 0,
      perWeek: 0,
    });
    expect(paceOf(intern, logged(60), { today: '2026-11-14', off })).toMatchObject({
      state: 'over',
      daysLeft: 0,
      perWeek: 0,
    });
  });
});
