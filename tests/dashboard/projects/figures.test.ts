import { describe, expect, it } from 'vitest';
import { isProjectOverdue, noTotals, projectTotals, projectWeeks } from '@/dashboard/figures/projects';
import type { Task, TimeEntry } from '@/dashboard/model/records/records';
import { buildProject } from '../build-project';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';

const entry = (day: string, minutes: number, more: Partial<TimeEntry> = {}) =>
  blankRecord('timeEntries', {
    id: `${day}-${minutes}`,
    personId: 'noor',
    projectId: 'ferry',
    day,
    minutes,
    billable: true,
    ...more,
  });

describe('totals', () => {
  it('sum the time and count the tasks of each project', () => {
    const tasks = [
      { projectId: 'ferry', status: 'done' },
      { projectId: 'ferry', status: 'todo' },
      { projectId: 'farm', status: 'doing' },
    ] as Task[];
    const entries = [entry(today, 60), entry(today, 30, { billable: false })];
    const totals = projectTotals({ entries, tasks });
    expect(totals.get('ferry')).toEqual({ minutes: 90, tasks: 2, tasksDone: 1 });
    expect(totals.get('farm')).toEqual({ ...noTotals, tasks: 1 });
  });
});

it('sums the hours of the last twelve weeks, over the end of a year', () => {
  const weeks = projectWeeks(
    [entry('2026-12-31', 60), entry('2027-01-01', 30), entry('2026-01-01', 5)],
    '2027-01-06',
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-2)).toEqual({ range: { first: '2026-12-28', last: '2027-01-03' }, minutes: 90 });
});

it('marks only open projects as overdue', () => {
  const late = { dueOn: '2026-11-17' };
  expect(isProjectOverdue(buildProject(late), today)).toBe(true);
  expect(isProjectOverdue(buildProject({ ...late, status: 'planned' }), today)).toBe(true);
  expect(isProjectOverdue(buildProject({ ...late, status: 'done' }), today)).toBe(false);
  expect(isProjectOverdue(buildProject({ dueOn: today }), today)).toBe(false);
});
