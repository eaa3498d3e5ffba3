import { describe, expect, it } from 'vitest';
import { memberView } from '@/dashboard/figures/member-view';
import { isOnProject, ownProjects } from '@/dashboard/figures/own-projects';
import type { Task, TimeEntry } from '@/dashboard/model/records/records';
import { buildProject } from '../build-project';

const project = buildProject({ leadId: 'noor', memberIds: ['ilan'], budgetMinutes: 600, budgetMoney: 9_000 });
const tasks = [
  { id: 'a', projectId: 'ferry', assigneeId: 'ilan' },
  { id: 'b', projectId: 'ferry', assigneeId: 'noor' },
  { id: 'c', projectId: 'farm', assigneeId: 'ilan' },
] as Task[];
const entries = [
  { id: '1', projectId: 'ferry', personId: 'ilan', minutes: 60 },
  { id: '2', projectId: 'ferry', personId: 'noor', minutes: 30 },
  { id: '3', projectId: 'farm', personId: 'ilan', minutes: 15 },
] as TimeEntry[];
const records = { project, tasks, entries };
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the view of a project for its people', () => {
  it('has all tasks and all time of the project for an employee', () => {
    const view = memberView(records, { personId: 'ilan', role: 'employee' });
    expect([idsOf(view.tasks), idsOf(view.entries), view.hasAllTime]).toEqual([['a', 'b'], ['1', '2'], true]);
    expect(view.ownMinutes).toBe(60);
  });

  it('has the same figures where a server sends the sums of others', () => {
    const own = { ...records, entries: entries.slice(0, 1) };
    const viewer = { personId: 'ilan', role: 'employee' } as const;
    // Of an intern whose mentor Ilan is: the server counts that time already.
    const asMentor = { ...own, entries: entries.slice(0, 2) };
    for (const some of [own, asMentor]) {
      const view = memberView(some, { ...viewer, othersTime: [{ day: '2026-11-16', minutes: 30 }] });
      expect(view.entries.map(({ minutes }) => minutes)).toEqual([60, 30]);
      expect([view.hasAllTime, view.ownMinutes]).toEqual([true, 60]);
      expect(view.budgets).toEqual(memberView(records, viewer).budgets);
    }
  });

  it('has only own time until the server has sent that of others', () => {
    const view = memberView(records, { personId: 'ilan', role: 'employee', othersTime: null });
    expect([idsOf(view.tasks), idsOf(view.entries), view.hasAllTime]).toEqual([['a', 'b'], ['1'], false]);
  });

  it('has only own tasks and own time for an intern', () => {
    const view = memberView(records, {
      personId: 'ilan',
      role: 'intern',
      othersTime: [{ day: '2026-11-16', minutes: 30 }],
    });
    expect([idsOf(view.tasks), idsOf(view.entries), view.hasAllTime]).toEqual([['a'], ['1'], false]);
  });

  it('gives the used part of the budget in hours, and none of the budget in money', () => {
    const { project: shown, budgets } = memberView(records, {
      personId: 'ilan',
      role: 'employee',
    });
    expect(shown.budgetMoney).toBeNull();
    expect(budgets).toMatchObject([{ unit: 'hours', size: 600, used: 90 }]);
  });

  it('gives no used part of a budget without all time', () => {
    const { budgets } = memberView(records, { personId: 'ilan', role: 'intern' });
    expect(budgets).toEqual([]);
  });
});

it.each([
  ['noor', true],
  ['ilan', true],
  ['mira', false],
])('says whether %s leads a project or is a member: %s', (id, isOn) => {
  expect(isOnProject(project, id)).toBe(isOn);
});

it('lists the projects that a person leads, is a member of, or has tasks or time on, by name', () => {
  const projects = [
    buildProject({ id: 'ferry', name: 'Harbour Ferry' }),
    buildProject({ id: 'farm', name: 'Farm Box' }),
    buildProject({ id: 'led', name: 'Trail Atlas', leadId: 'ilan' }),
    buildProject({ id: 'member', name: 'Annual Giving', memberIds: ['ilan'] }),
    buildProject({ id: 'other', name: 'Choir Archive' }),
  ];
  const own = { projects, tasks: [tasks[0]!], entries: [entries[2]!] };
  expect(idsOf(ownProjects(own, 'ilan'))).toEqual(['member', 'farm', 'ferry', 'led']);
});
