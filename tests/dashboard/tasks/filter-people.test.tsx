import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Person, Task } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { useTasks } from '@/dashboard/screens/tasks/use-tasks';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { inWorkspace } from '../in-workspace';

const sample = createSample('2026-11-18');
const namesWith = (status: Person['status'], task: Task['status']) => {
  const people = sample.people!.map((one) => (one.id === 'ilan-voss' ? { ...one, status } : one));
  const tasks = [{ ...sample.tasks![0]!, assigneeId: 'ilan-voss', status: task }];
  const workspace = createMemoryWorkspace({ ...sample, people, tasks }, 'test-admin');
  const { result } = renderHook(useTasks, { wrapper: inWorkspace(workspace, 'admin') });
  return result.current.filterPeople.map(({ name }) => name);
};

it('tasks can be filtered by a person who has left, as long as one of theirs is open', () => {
  expect(namesWith('archived', 'todo')).toContain('Ilan Voss');
  expect(namesWith('archived', 'done')).not.toContain('Ilan Voss');
  expect(namesWith('active', 'done')).toContain('Ilan Voss');
});
