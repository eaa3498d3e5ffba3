import { describe, expect, it } from 'vitest';
import {
  filterTasks,
  readFilter,
  readSort,
  sortTasks,
  taskParams,
  writeSort,
  type TaskParam,
} from '@/dashboard/screens/tasks/task-query';
import { isOverdue } from '@/dashboard/words/task';
import { dueWords } from '@/dashboard/words/moment';
import { taskOf, today } from './records';

type Values = Record<TaskParam, string | null>;
const values = (given: Partial<Values> = {}): Values => ({
  ...(Object.fromEntries(taskParams.map((name) => [name, null])) as Values),
  ...given,
});
const named = { projectName: (id: string) => id, personName: (id: string) => id };

const tasks = [
  taskOf({ id: 'late', dueOn: '2026-11-17', priority: 'high' }),
  taskOf({ id: 'today', dueOn: today, title: 'Écrire les prix' }),
  taskOf({ id: 'sunday', dueOn: '2026-11-22', projectId: 'studio' }),
  taskOf({ id: 'monday', dueOn: '2026-11-23', assigneeId: 'ada', priority: 'low' }),
  taskOf({ id: 'whenever', subtasks: [{ id: '1', text: 'Ask the harbour master', done: false }] }),
];
const found = (given: Partial<Values>, text = '') =>
  filterTasks(
    tasks,
    readFilter(values({ who: 'team', ...given }), { text, ownId: 'mira', people: [{ id: 'ada' }] }),
    today,
  ).map(({ id }) => id);

describe('the filters of tasks', () => {
  it('show one’s own unless the team is asked for', () => {
    expect(found({ who: null })).not.toContain('monday');
    expect(found({})).toHaveLength(5);
  });

  it('show one person’s only if the reader may filter by that person', () => {
    expect(found({ who: 'ada' })).toEqual(['monday']);
    expect(found({ who: 'nobody' })).not.toContain('monday');
  });

  it.each([
    [{ due: 'overdue' }, ['late']],
    [{ due: 'today' }, ['today']],
    [{ due: 'week' }, ['today', 'sunday']],
    [{ due: 'later' }, ['monday']],
    [{ due: 'none' }, ['whenever']],
    [{ project: 'studio' }, ['sunday']],
    [{ priority: 'high' }, ['late']],
    [{ priority: 'high', due: 'today' }, []],
  ])('keep what %j says', (given, ids) => {
    expect(found(given)).toEqual(ids);
  });

  it('look through titles, notes and subtasks without accents and case', () => {
    expect(found({}, 'PRIX ecrire')).toEqual(['today']);
    expect(found({}, 'harbour master')).toEqual(['whenever']);
  });

  it('ignore what an address says wrong', () => {
    expect(found({ due: 'someday', priority: 'urgent' })).toHaveLength(5);
    expect(readSort('colour', { by: 'due', desc: false })).toEqual({ by: 'due', desc: false });
  });
});

describe('the order of tasks', () => {
  const order = (by: string) =>
    sortTasks(tasks, readSort(by, { by: 'due', desc: false }), named).map(({ id }) => id);

  it('has what is missing last either way', () => {
    expect(order('due')).toEqual(['late', 'today', 'sunday', 'monday', 'whenever']);
    expect(order('-due')).toEqual(['monday', 'sunday', 'today', 'late', 'whenever']);
  });

  it('has high priority first', () => {
    expect(order('priority')).toEqual(['late', 'today', 'sunday', 'whenever', 'monday']);
  });

  it('is written as it is read', () => {
    expect(['due', '-person'].map((text) => writeSort(readSort(text, { by: 'title', desc: false })))).toEqual(
      ['due', '-person'],
    );
  });
});

describe('the words for a due day', () => {
  it('are as short as they are clear', () => {
    const days = [
      '2026-11-18',
      '2026-11-19',
      '2026-11-17',
      '2026-11-10',
      '2026-11-20',
      '2026-11-23',
      '2027-01-05',
    ];
    expect(days.map((day) => dueWords(day, today))).toEqual([
      'Today',
      'Tomorrow',
      '1 day late',
      '8 days late',
      'Fri',
      '23 Nov',
      '5 Jan 2027',
    ]);
  });

  it('call a task overdue from the day after, unless it is done', () => {
    expect(isOverdue(taskOf({ dueOn: today }), today)).toBe(false);
    expect(isOverdue(taskOf({ dueOn: '2026-11-17' }), today)).toBe(true);
    expect(isOverdue(taskOf({ dueOn: '2026-11-17', status: 'done' }), today)).toBe(false);
  });
});
