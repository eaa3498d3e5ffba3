import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveReader } from '@/dashboard/days/time-zone';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { SchedulePanel } from '@/dashboard/screens/home/employee-home/schedule-panel';
import { CommentList } from '@/dashboard/screens/tasks/task-panel/comment-list';
import { freezeClock } from '@/platform/clock';
import { person, settings } from '../time/records';
import { blankRecord } from '../blank-record';
import { inWorkspace } from '../in-workspace';

const me = { ...person, id: personIdOf.employee };
const task = blankRecord('tasks', {
  id: 'task',
  title: 'Draw the map',
  projectId: 'ferry',
  assigneeId: me.id,
  status: 'todo',
  priority: 'normal',
  comments: [{ id: 'c', authorId: me.id, text: 'Done soon', at: '2026-11-18T02:30:00Z' }],
  createdOn: '2026-11-16',
});
let unfreeze = () => {};
let goBack = () => {};

beforeEach(() => {
  unfreeze = freezeClock(new Date('2026-11-18T10:00:00Z'));
});
afterEach(() => {
  unfreeze();
  goBack();
});

function show(children: ReactNode, reader: string) {
  goBack = moveReader(reader);
  const records = { settings: [{ ...settings, timeZone: 'America/New_York' }], people: [me], tasks: [task] };
  render(children, { wrapper: inWorkspace(createMemoryWorkspace(records, me.id), 'employee') });
}

describe('a reader in another zone than the agency', () => {
  it('sees comments by the agency’s clock, and whose clock it is', () => {
    show(<CommentList task={task} personName={() => me.name} />, 'Asia/Tokyo');
    expect(screen.getByText('17 Nov, 21:30')).toBeDefined();
    expect(screen.getByText('Times in New York, the agency’s time zone.')).toBeDefined();
  });

  it('sees today’s appointments by their own clock, and whose clock it is', () => {
    show(<SchedulePanel />, 'Asia/Tokyo');
    expect(screen.getByText('Times in Tokyo, your time zone.')).toBeDefined();
  });
});

it('shows no time zone to a reader in the agency’s', () => {
  show(
    <>
      <CommentList task={task} personName={() => me.name} />
      <SchedulePanel />
    </>,
    'America/New_York',
  );
  expect(screen.queryByText(/time zone/)).toBeNull();
});
