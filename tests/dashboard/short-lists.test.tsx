import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { NeedsAttention } from '@/dashboard/screens/home/admin-home/needs-attention';
import { PeoplePanel } from '@/dashboard/screens/home/admin-home/people-panel';
import { TasksPanel as OwnTasks } from '@/dashboard/screens/home/employee-home/tasks-panel';
import { TasksPanel as ProjectTasks } from '@/dashboard/screens/projects/project-page/tasks-panel';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { stubMedia, stubResizeObserver } from '../stubs';
import { inWorkspace } from './in-workspace';

const today = '2026-11-18';
const sample = createSample(today);
const admin = sample.people!.find(({ id }) => id === 'test-admin')!;
const staff = sample.people!.filter(({ kind, status }) => kind === 'employee' && status === 'active');
const tasks = sample.tasks!.map((task) => ({ ...task, status: 'todo' as const }));
const project = sample.projects![0]!;

beforeEach(() => {
  stubMedia(false);
  stubResizeObserver();
});

interface ShortList {
  name: string;
  limit: number;
  draw: (count: number) => ReactElement;
  seed?: (count: number) => SeedRecords;
}

const lists: readonly ShortList[] = [
  {
    name: 'own tasks',
    limit: 6,
    draw: (count) => <OwnTasks tasks={tasks.slice(0, count)} today={today} />,
  },
  {
    name: 'tasks of a project',
    limit: 5,
    draw: (count) => <ProjectTasks project={project} tasks={tasks.slice(0, count)} today={today} />,
  },
  {
    name: 'people this week',
    limit: 6,
    draw: () => <PeoplePanel today={today} />,
    seed: (count) => ({ ...sample, people: [admin, ...staff.slice(0, count)] }),
  },
  {
    name: 'items that need attention',
    limit: 5,
    draw: () => <NeedsAttention today={today} />,
    // Of the sample's eight items, each of these collections makes one.
    seed: (count) => ({
      ...sample,
      timesheets: [],
      assignments: [],
      leave: count === 5 ? [] : sample.leave!,
    }),
  },
];

it.each(lists)('a list of $name offers all of them only if some are left out', ({ limit, draw, seed }) => {
  for (const count of [limit, limit + 1]) {
    const workspace = createMemoryWorkspace(seed?.(count) ?? sample, 'test-admin');
    const { unmount } = render(draw(count), { wrapper: inWorkspace(workspace) });
    expect(screen.queryAllByText(/^(Show|View) all/)).toHaveLength(count - limit);
    unmount();
  }
});
