import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWeek } from '@/dashboard/commands/time/check-week';
import { addDays, weekStart } from '@/dashboard/days/days';
import { missingDays, type TimeRecords } from '@/dashboard/figures/missing-days';
import type { Leave, Person } from '@/dashboard/model/records/records';
import { entryOf, monday, person, sheetOf } from './records';
import { blankRecord } from '../blank-record';

/** The agency began before last week: somebody logged time then. */
const began = entryOf({ id: 'began', personId: 'colleague', day: '2020-01-01' });
const none: TimeRecords = {
  entries: [began],
  timesheets: [],
  reportNotes: [],
  leave: [],
  holidays: [],
  workdays: [1, 2, 3, 4, 5],
};
const missing = (
  records: Partial<TimeRecords> = {},
  { today = '2026-11-18', ...more }: Partial<Person> & { today?: string } = {},
) =>
  missingDays(
    { ...person, ...more },
    { ...none, ...records, entries: [...none.entries, ...(records.entries ?? [])] },
    today,
  );

const lastWeek = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const full = lastWeek.map((day) => entryOf({ id: day, day }));
const leave = (more: Partial<Leave>) =>
  blankRecord('leave', {
    id: 'off',
    personId: 'mira',
    kindId: 'holiday',
    firstDay: monday,
    lastDay: monday,
    status: 'approved',
    requestedAt: '2026-10-01T10:00:00Z',
    ...more,
  });
const signedOff = (month: string) =>
  blankRecord('reportNotes', { id: month, signedOffAt: '2026-12-02T10:00:00Z' });

describe('missing days', () => {
  it('names the working days before today without time, in this week and the last one', () => {
    expect(missing()).toEqual([...lastWeek, '2026-11-16', '2026-11-17']);
    expect(missing({ entries: full })).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('leaves out today, weekends and days with any time', () => {
    const entries = [...full, entryOf({ day: '2026-11-16', minutes: 1 })];
    expect(missing({ entries })).toEqual(['2026-11-17']);
    expect(missing({ entries }, { today: '2026-11-17' })).toEqual([]);
    expect(missing({}, { today: monday })).toEqual(lastWeek);
  });

  it('leaves out leave and public holidays, but not half days', () => {
    expect(missing({ entries: full, leave: [leave({})] })).toEqual(['2026-11-17']);
    expect(missing({ entries: full, leave: [leave({ startsHalf: true })] })).toHaveLength(2);
    expect(missing({ entries: full, leave: [leave({ status: 'requested' })] })).toHaveLength(2);
    const holiday = blankRecord('holidays', { id: 'h', day: '2026-11-17', name: 'Founders’ Day' });
    expect(missing({ entries: full, holidays: [holiday] })).toEqual([monday]);
  });

  it('leaves out days before the start date and after the last day', () => {
    expect(missing({}, { joinedOn: '2026-11-17' })).toEqual(['2026-11-17']);
    expect(missing({}, { endsOn: '2026-11-10' })).toEqual(['2026-11-09', '2026-11-10']);
    expect(missing({}, { weeklyMinutes: 0 })).toEqual([]);
    expect(missing({}, { kind: 'admin' })).toEqual([]);
  });

  it('leaves out days before anybody logged time, which are not in the portal', () => {
    const started = (entries: TimeRecords['entries']) =>
      missingDays(person, { ...none, entries }, '2026-11-18');
    expect(started([])).toEqual([]);
    expect(started([{ ...began, day: '2026-11-16' }])).toEqual(['2026-11-16', '2026-11-17']);
    expect(started([entryOf({ day: '2026-11-13' })])).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('leaves out submitted and approved weeks, and signed-off months', () => {
    const timesheets = [sheetOf({ status: 'submitted' })];
    expect(missing({ timesheets })).toEqual(lastWeek);
    expect(missing({ timesheets: [sheetOf({ status: 'returned' })] })).toHaveLength(7);
    expect(missing({ reportNotes: [signedOff('2026-11')] })).toEqual([]);
    expect(missing({ reportNotes: [signedOff('2026-11')] }, { today: '2026-12-03' })).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('agrees with the check of a week, on any day of any year', () => {
    const days = fc
      .date({ min: new Date('2020-02-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.array(fc.nat({ max: 13 })), (today, logged) => {
        const first = addDays(weekStart(today), -7);
        const entries = logged.map((offset) => entryOf({ day: addDays(first, offset) }));
        const worker = { ...person, joinedOn: addDays(first, 1) };
        const checked = [first, weekStart(today)]
          .flatMap((start) => checkWeek({ person: worker, monday: start, today, entries, off: none }).days)
          .filter(({ day, mark }) => mark === 'empty' && day < today);
        expect(missingDays(worker, { ...none, entries: [began, ...entries] }, today)).toEqual(
          checked.map(({ day }) => day),
        );
      }),
    );
  });
});
