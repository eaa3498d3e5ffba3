import { describe, expect, it } from 'vitest';
import { favouriteIds, toggleFavourite } from '@/dashboard/commands/time/favourites';
import type { Project, Task } from '@/dashboard/model/records/records';
import {
  favouriteProjects,
  projectChoices,
  timerChoices,
} from '@/dashboard/screens/time/week/entries/project-choices';
import { buildProject } from '../build-project';
import { workspaceOf } from './records';
import { blankRecord } from '../blank-record';

const task = (id: string, more: Partial<Task> = {}) =>
  blankRecord('tasks', {
    id,
    title: id,
    projectId: 'ferry',
    assigneeId: 'mira',
    status: 'todo',
    priority: 'normal',
    createdOn: '2026-11-02',
    order: 1,
    ...more,
  });

const named = (id: string, more: Partial<Project> = {}) => buildProject({ id, name: id, ...more });

const projects = [
  named('archive', { status: 'archived' }),
  named('ferry', { memberIds: ['mira'] }),
  named('grid', { memberIds: [] }),
  named('studio', { memberIds: [] }),
];
const labels = (choices: readonly { label: string; group?: string }[]) =>
  choices.map(({ label, group }) => (group ? `${group}: ${label}` : label));
const chosen = (favourites: readonly string[], without?: readonly string[]) =>
  labels(projectChoices({ projects, personId: 'mira', favourites: new Set(favourites) }, without));

describe('favourites', () => {
  it('adds and removes a project and a task of one person, and undo restores it', async () => {
    const workspace = workspaceOf({ projects });
    const ids = () => [...favouriteIds(workspace.all('favourites'), 'mira')];
    await workspace.run(toggleFavourite('mira', { projectId: 'grid', taskId: null }, 'Grid'));
    await workspace.run(toggleFavourite('mira', { projectId: null, taskId: 'map' }, 'Map'));
    await workspace.run(toggleFavourite('otto', { projectId: 'ferry', taskId: null }, 'Ferry'));
    expect(ids()).toEqual(['grid', 'map']);
    const removed = await workspace.run(toggleFavourite('mira', { projectId: 'grid', taskId: null }, 'Grid'));
    expect(ids()).toEqual(['map']);
    if (!removed.done) throw new Error(removed.message);
    await workspace.undo(removed.operation!.id);
    expect(ids().sort()).toEqual(['grid', 'map']);
  });

  it('offers favourites first, under a heading of their own', () => {
    expect(chosen([])).toEqual(['ferry', 'grid', 'studio']);
    expect(chosen(['studio'])).toEqual([
      'Favourites: studio',
      'Other projects: ferry',
      'Other projects: grid',
    ]);
    expect(chosen(['studio'], ['studio'])).toEqual(['ferry', 'grid']);
  });

  it('does not offer an archived favourite', () => {
    expect(chosen(['archive'])).toEqual(['ferry', 'grid', 'studio']);
    expect(favouriteProjects({ projects, favourites: new Set(['archive', 'grid']) })).toEqual([projects[2]]);
  });

  it('offers favourite tasks for the timer, except done tasks, tasks of others and tasks of closed projects', () => {
    const tasks = [
      task('map'),
      task('done', { status: 'done' }),
      task('others', { assigneeId: 'otto' }),
      task('closed', { projectId: 'archive' }),
      task('plain'),
    ];
    const favourites = new Set(['studio', 'map', 'done', 'others', 'closed']);
    const choices = timerChoices({ projects, tasks, personId: 'mira', favourites });
    expect(labels(choices)).toEqual([
      'Favourites: ferry: map',
      'Favourites: studio',
      'Other projects: ferry',
      'Other projects: grid',
    ]);
    expect(choices[0]).toMatchObject({ projectId: 'ferry', task: { id: 'map' } });
  });
});
