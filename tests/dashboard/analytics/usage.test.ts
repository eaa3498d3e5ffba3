import { describe, expect, it } from 'vitest';
import type { Person } from '@/dashboard/model/records/records';
import type { Operation } from '@/dashboard/store/workspace/workspace';
import { undoStateOf } from '@/dashboard/store/workspace/undo-state';
import { kindOf, operationsByDay, operationsByKind } from '@/dashboard/screens/analytics/usage/usage-figures';
import { scopeRecords } from '@/dashboard/screens/analytics/performance/scope';
import { blankRecord } from '../blank-record';
import { noTimeOff, entry, person, project, task } from './sample-work';

const operation = (over: Partial<Operation> = {}): Operation => ({
  id: crypto.randomUUID(),
  at: '2026-11-18T10:00:00Z',
  actorId: 'test-admin',
  label: 'Changed something',
  changes: [{ collection: 'people', id: 'p1', before: person(), after: person({ revision: 1 }) }],
  undoes: null,
  undone: false,
  ...over,
});

describe('the log of this device', () => {
  it('counts by the day of the agency’s clock', () => {
    const log = [operation({ at: '2026-11-18T02:00:00Z' }), operation({ at: '2026-11-18T12:00:00Z' })];
    const days = { first: '2026-11-17', last: '2026-11-18' };
    expect(operationsByDay(log, days, 'America/New_York')).toEqual([1, 1]);
    expect(operationsByDay(log, days, 'UTC')).toEqual([0, 2]);
  });

  it('counts by what the first change is about', () => {
    const moved = operation({ changes: [{ collection: 'tasks', id: 't', before: null, after: task() }] });
    expect(kindOf(moved)).toBe('tasks');
    expect(operationsByKind([operation(), moved, operation()])).toEqual([
      { kind: 'people', count: 2 },
      { kind: 'tasks', count: 1 },
    ]);
  });

  it('counts an undo by what it is about, not by the notification that it takes back', () => {
    const undone = operation({
      undoes: 'approval',
      changes: [
        { collection: 'notices', id: 'n', before: blankRecord('notices', { id: 'n' }), after: null },
        { collection: 'tasks', id: 't', before: task(), after: null },
      ],
    });
    expect(kindOf(undone)).toBe('tasks');
    expect(kindOf({ ...undone, changes: undone.changes.slice(0, 1) })).toBe('messages');
  });

  it('counts the undo of a sent invoice as the sending, and not as the settings with the next number', () => {
    const sending: Operation['changes'] = [
      { collection: 'invoices', id: 'i', before: null, after: blankRecord('invoices', { id: 'i' }) },
      {
        collection: 'settings',
        id: 'agency',
        before: null,
        after: blankRecord('settings', { id: 'agency' }),
      },
    ];
    expect(kindOf(operation({ changes: sending }))).toBe('reports');
    const undone = operation({ label: 'Undone: Sent', undoes: 'sending', changes: [...sending].reverse() });
    expect(kindOf(undone)).toBe('reports');
  });

  it('offers undo only where no later change of the same fields is in the way', () => {
    const renamed = operation({
      changes: [
        { collection: 'people', id: 'p1', before: person(), after: person({ revision: 1, name: 'New' }) },
      ],
    });
    const stateWith = (kept: Person | null, of = renamed) =>
      undoStateOf(of, {
        all: () => [],
        get: (() => kept) as never,
        operations: () => [of],
        actorId: 'test-admin',
      }).state;
    expect(stateWith(person({ revision: 1, name: 'New' }))).toBe('possible');
    expect(stateWith(person({ revision: 2, name: 'New', team: 'Marketing' }))).toBe('possible');
    expect(stateWith(person({ revision: 2, name: 'Newer' }))).toBe('changed-since');
    expect(stateWith(null)).toBe('changed-since');
    expect(stateWith(null, operation({ undone: true }))).toBe('undone');
    expect(stateWith(null, operation({ apart: 4000 }))).toBe('possible');
    expect(stateWith(null, operation({ changes: [] }))).toBe('not-stored');
  });
});

describe('the scope of performance', () => {
  const records = {
    people: [person(), person({ id: 'p2', team: 'Marketing' })],
    projects: [project(), project({ id: 'b' })],
    entries: [entry(), entry({ personId: 'p2', projectId: 'b' })],
    tasks: [task(), task({ assigneeId: 'p2', projectId: 'b' })],
    ...noTimeOff,
  };
  const sizes = (scope: Parameters<typeof scopeRecords>[1]) => {
    const { people, projects, entries, tasks } = scopeRecords(records, scope);
    return [people.length, projects.length, entries.length, tasks.length];
  };

  it('is everything where nothing is asked', () => {
    expect(scopeRecords(records, { team: null, by: 'person', of: null })).toBe(records);
  });

  it('is a team’s, a person’s or a project’s work', () => {
    expect(sizes({ team: 'Marketing', by: 'person', of: null })).toEqual([1, 2, 1, 1]);
    expect(sizes({ team: null, by: 'person', of: 'p1' })).toEqual([1, 2, 1, 1]);
    expect(sizes({ team: null, by: 'team', of: 'Design' })).toEqual([1, 2, 1, 1]);
    expect(sizes({ team: null, by: 'project', of: 'b' })).toEqual([0, 1, 1, 1]);
    expect(sizes({ team: 'Design', by: 'project', of: 'b' })).toEqual([0, 1, 0, 0]);
  });
});
