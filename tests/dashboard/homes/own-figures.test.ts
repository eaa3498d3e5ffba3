import { describe, expect, it } from 'vitest';
import { ownMinutes, ownTasks } from '@/dashboard/screens/home/employee-home/employee-figures';
import { ownWeek } from '@/dashboard/screens/home/employee-home/own-week';
import { unreadThreads } from '@/dashboard/screens/home/parts/unread-threads';
import { unreadCount } from '@/dashboard/figures/messages';
import type { Message } from '@/dashboard/model/records/records';
import { entry, person, task } from '../analytics/sample-work';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';

describe('one’s own week', () => {
  const entries = [
    entry({ day: '2026-11-15', minutes: 999 }),
    entry({ day: '2026-11-16', minutes: 60 }),
    entry({ day: '2026-11-18', minutes: 30 }),
    entry({ day: '2026-11-18', minutes: 15, billable: false }),
    entry({ day: '2026-11-18', minutes: 500, personId: 'p2' }),
  ];

  it('has the logged time of each day', () => {
    const week = ownWeek(person(), { entries, leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] }, today);
    expect(week).toMatchObject({ todayMinutes: 45, weekMinutes: 105, plannedMinutes: 2400 });
    expect(week.days.map(({ minutes }) => minutes)).toEqual([60, 0, 45, 0, 0, 0, 0]);
    expect(week.days.map(({ planned }) => planned)).toEqual([480, 480, 480, 480, 480, 0, 0]);
  });

  it('is one of all weeks', () => {
    expect(ownMinutes(person(), entries)).toBe(1104);
    expect(ownMinutes(person({ id: 'nobody' }), entries)).toBe(0);
  });
});

describe('one’s own tasks', () => {
  it('tasks are sorted by due date, then priority, those without a date last', () => {
    const open = (over: Partial<Parameters<typeof task>[0]>) =>
      task({ status: 'todo', completedOn: null, ...over });
    const { open: list, overdue } = ownTasks(
      [
        open({ title: 'some day', dueOn: null }),
        open({ title: 'low', dueOn: '2026-11-20', priority: 'low' }),
        open({ title: 'high', dueOn: '2026-11-20', priority: 'high' }),
        open({ title: 'late', dueOn: '2026-11-17' }),
        open({ title: 'today', dueOn: today }),
        open({ title: 'theirs', assigneeId: 'p2' }),
        task({ title: 'done' }),
      ],
      'p1',
      today,
    );
    expect(list.map(({ title }) => title)).toEqual(['late', 'today', 'high', 'low', 'some day']);
    expect(overdue).toBe(1);
  });
});

describe('unread conversations', () => {
  const message = (over: Partial<Message>) =>
    blankRecord('messages', {
      threadId: 't1',
      fromId: 'p2',
      toIds: ['p1'],
      sentAt: '2026-11-18T08:00:00Z',
      readByIds: ['p2'],
      ...over,
    });

  it('stand once each with their last unread message, the newest first', () => {
    const messages = [
      message({ subject: 'first' }),
      message({ subject: 'second', sentAt: '2026-11-18T09:00:00Z' }),
      message({ threadId: 't2', subject: 'newest', sentAt: '2026-11-18T09:30:00Z' }),
      message({ threadId: 't3', readByIds: ['p1'] }),
      message({ threadId: 't4', toIds: ['p3'] }),
    ];
    expect(unreadThreads(messages, 'p1').map(({ subject }) => subject)).toEqual(['newest', 'second']);
    expect(unreadThreads(messages, 'p1')).toHaveLength(unreadCount(messages, 'p1'));
  });
});
