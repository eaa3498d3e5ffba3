import { expect, it } from 'vitest';
import { checkLeave } from '@/dashboard/commands/leave/check-leave';
import { checkTask, fieldsOf } from '@/dashboard/commands/tasks/task-fields';
import { checkMeeting } from '@/dashboard/parts/meetings/check-meeting';
import { createSample } from '@/dashboard/sample/create-sample';
import { checkGoal } from '@/dashboard/screens/mentorship/goals/check-goal';
import { unreadableDay } from '@/dashboard/words/unreadable-day';

const sample = createSample('2026-11-18');
const task = fieldsOf(sample.tasks![0]!);
const errorOf = {
  'a meeting': (day: string) =>
    checkMeeting(
      { day, time: '09:00', minutes: '30', points: '' },
      { others: [], localNow: '1900-01-01T09:00' },
    ).day,
  'a goal': (targetOn: string) =>
    checkGoal({ title: 'Give a talk', targetOn }, { today: '1900-01-01', before: null }).targetOn,
  'a task': (dueOn: string) => checkTask({ ...task, dueOn }).dueOn,
  'a leave': (day: string) =>
    checkLeave(
      {
        personId: '',
        kindId: '',
        firstDay: day,
        lastDay: day,
        startsHalf: false,
        endsHalf: false,
        note: '',
      },
      {
        person: null,
        leave: [],
        leaveKinds: [],
        holidays: [],
        workdays: [1],
        id: null,
        today: '2026-11-18',
      },
    ).firstDay,
};

it.each(Object.entries(errorOf))('the day of %s that is not complete says so', (_, error) => {
  expect(error(unreadableDay)).toMatch(/^This .* is not complete, or no such day exists\./);
  expect(error('1949-12-31')).toMatch(/between the years 1950 and 2100\.$/);
});
