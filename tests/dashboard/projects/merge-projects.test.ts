import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeProjects } from '@/dashboard/commands/projects/merge-projects';
import { discardTimer } from '@/dashboard/commands/time/timer';
import { collectionNames } from '@/dashboard/model/records/collections';
import { constantRate } from '@/dashboard/model/records/rate';
import type { Invoice, SeedRecords, TimeEntry } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { buildProject } from '../build-project';
import { entryOf, sheetOf } from '../time/records';
import { blankRecord } from '../blank-record';

const project = (id: string, more = {}) => buildProject({ id, name: id, ...more });
const open = (seed: SeedRecords) => createMemoryWorkspace(seed, 'test-admin');
const signedOff = (month: string) =>
  blankRecord('reportNotes', { id: month, signedOffAt: '2026-12-02T10:00:00Z' });
const invoiceOf = (entryIds: readonly string[], more: Partial<Invoice> = {}) =>
  blankRecord('invoices', {
    id: 'invoice',
    clientId: 'kiln',
    clientName: 'Kiln',
    number: '2026-001',
    numberSeries: '2026-{number}',
    numberPlace: 1,
    status: 'sent',
    currency: 'USD',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    lines: [
      {
        id: 'l',
        text: 'Work',
        minutes: 60,
        hourlyRate: 9000,
        rateFrom: 'project',
        amount: 9000,
        entryIds: [...entryIds],
        tax: { name: 'No tax', rate: 0 },
      },
    ],
    createdOn: '2026-11-18',
    issuedOn: '2026-11-18',
    dueOn: '2026-12-18',
    ...more,
  });
const projects = [
  project('ferry', { memberIds: ['mira'], notes: 'First', budgetMinutes: 600, rates: constantRate(9000) }),
  project('ferry-2', { memberIds: ['otto', 'mira'], notes: 'Second', fileIds: ['plan'], clientId: 'other' }),
];
const timer = blankRecord('timers', {
  id: 'mira',
  projectId: 'ferry-2',
  note: 'Map',
  startedAt: '2026-11-18T08:00:00Z',
});
const favourite = (personId: string, projectId: string) =>
  blankRecord('favourites', { id: `${personId}:${projectId}`, personId, projectId });
const correction = {
  id: 'c',
  byId: 'test-admin',
  at: '2026-11-20T10:00:00Z',
  projectId: 'ferry-2',
  day: '2026-11-16',
  from: 60,
  to: 90,
  reason: 'Meeting',
};
const seed = (): SeedRecords => ({
  people: createSample('2026-11-18').people,
  projects,
  timeEntries: [entryOf({ id: 'a' }), entryOf({ id: 'b', projectId: 'ferry-2', day: '2026-11-17' })],
  timesheets: [sheetOf({ status: 'approved', corrections: [correction] })],
  tasks: [{ ...createSample('2026-11-18').tasks![0]!, id: 'task', projectId: 'ferry-2' }],
  timers: [timer],
  favourites: [favourite('mira', 'ferry-2'), favourite('otto', 'ferry'), favourite('otto', 'ferry-2')],
  savedViews: [blankRecord('savedViews', { id: 'view', search: 'project=ferry-2&month=2026-11' })],
});
const merge = async (workspace: ReturnType<typeof open>, kept = 'ferry', ids = ['ferry', 'ferry-2']) => {
  const outcome = await workspace.run(mergeProjects(kept, ids));
  return outcome.done ? outcome.operation!.label : outcome.message;
};
const everything = (workspace: ReturnType<typeof open>) =>
  Object.fromEntries(
    collectionNames
      .filter((name) => name !== 'notices')
      .map((name) => [
        name,
        workspace
          .all(name)
          .map((record) => ({ ...record, revision: 0 }))
          .sort((a, b) => a.id.localeCompare(b.id)),
      ]),
  );

describe('a merge of projects', () => {
  it('moves time, tasks, timers, corrections, favourites and saved views, and joins members, files and notes', async () => {
    const workspace = open(seed());
    expect(await merge(workspace)).toBe('Merged ferry-2 into ferry');
    expect(workspace.get('projects', 'ferry-2')).toBeNull();
    expect(workspace.get('projects', 'ferry')).toMatchObject({
      memberIds: ['mira', 'otto'],
      notes: 'First\n\nSecond',
      fileIds: ['plan'],
      clientId: 'avery-crossings',
      budgetMinutes: 600,
      rates: constantRate(9000),
    });
    expect(workspace.get('timeEntries', 'b')).toMatchObject({ projectId: 'ferry', minutes: 60 });
    expect(workspace.get('tasks', 'task')!.projectId).toBe('ferry');
    expect(workspace.get('timers', 'mira')).toMatchObject({ ...timer, projectId: 'ferry', revision: 1 });
    expect(workspace.all('timesheets')[0]).toMatchObject({
      status: 'approved',
      corrections: [{ projectId: 'ferry', to: 90 }],
    });
    expect(
      workspace
        .all('favourites')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['mira:ferry', 'otto:ferry']);
    expect(workspace.get('savedViews', 'view')!.search).toBe('project=ferry&month=2026-11');
  });

  it('comes back whole with undo, and again with redo', async () => {
    const workspace = open(seed());
    const before = everything(workspace);
    await merge(workspace);
    const after = everything(workspace);
    const undo = await workspace.undo(workspace.operations()[0]!.id);
    expect(undo.done).toBe(true);
    expect(everything(workspace)).toEqual(before);
    await workspace.undo(workspace.operations()[0]!.id);
    expect(everything(workspace)).toEqual(after);
  });

  it('is undone also after the timer was stopped', async () => {
    const workspace = open(seed());
    await merge(workspace);
    const { id } = workspace.operations()[0]!;
    await workspace.run((read) => ({
      label: 'Discarded',
      changes: discardTimer(read.get('timers', 'mira')!),
      quiet: true,
    }));
    expect(await workspace.undo(id)).toMatchObject({ done: true });
    expect(workspace.get('projects', 'ferry-2')).not.toBeNull();
    expect(workspace.get('timers', 'mira')).toBeNull();
  });

  it('is refused for time in a signed-off month, in one direction', async () => {
    const workspace = open({
      ...seed(),
      timeEntries: [entryOf({ id: 'b', projectId: 'ferry-2', day: '2026-10-05' })],
      reportNotes: [signedOff('2026-10')],
    });
    expect(await merge(workspace)).toBe(
      'The time of ferry-2 is locked by October 2026 (signed off). Choose ferry-2 as the project that stays, or archive it instead.',
    );
    expect(await merge(workspace, 'ferry-2')).toBe('Merged ferry into ferry-2');
  });

  it('is refused for time on an invoice or a draft, but not on a void one', async () => {
    const workspaceOf = (invoice: Invoice) => open({ ...seed(), invoices: [invoice] });
    expect(await merge(workspaceOf(invoiceOf(['b'])))).toMatch(
      /^The time of ferry-2 is locked by invoice 2026-001\./,
    );
    expect(
      await merge(workspaceOf(invoiceOf(['b'], { number: '', status: 'draft', issuedOn: null }))),
    ).toMatch(/^The time of ferry-2 is locked by a draft invoice for Kiln\./);
    expect(await merge(workspaceOf(invoiceOf(['a'])))).toBe('Merged ferry-2 into ferry');
    expect(
      await merge(workspaceOf(invoiceOf(['b'], { status: 'void', voidedOn: '2026-11-18', voidReason: 'x' }))),
    ).toBe('Merged ferry-2 into ferry');
  });

  it('takes over an estimate where the kept project has none', async () => {
    const estimate = (text: string) => ({
      lines: [{ id: 'l', text, minutes: 60, hourlyRate: 9000 }],
      acceptedOn: '2026-11-02',
    });
    const mergedOf = async (own: ReturnType<typeof estimate> | null) => {
      const workspace = open({
        projects: [
          project('ferry', { estimate: own }),
          project('pier'),
          project('ferry-2', { estimate: estimate('Map') }),
        ],
      });
      await workspace.run(mergeProjects('ferry', ['pier', 'ferry-2']));
      return workspace.get('projects', 'ferry')!.estimate;
    };
    expect(await mergedOf(null)).toEqual(estimate('Map'));
    expect(await mergedOf(estimate('Timetable'))).toEqual(estimate('Timetable'));
  });

  it('is refused after one of the projects was deleted', async () => {
    expect(await merge(open(seed()), 'ferry', ['ferry', 'gone'])).toMatch(
      /^A project of this merge was deleted/,
    );
    expect(await merge(open(seed()), 'gone')).toMatch(/^A project of this merge was deleted/);
  });

  it('keeps every minute, whatever the projects', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            project: fc.constantFrom('a', 'b', 'c', 'd'),
            minutes: fc.integer({ min: 1, max: 60 }),
          }),
        ),
        fc.constantFrom('a', 'b', 'c'),
        async (logged, kept) => {
          const timeEntries = logged.map(({ project: projectId, minutes }, index): TimeEntry =>
            entryOf({ id: String(index), projectId, minutes }),
          );
          const workspace = open({ projects: ['a', 'b', 'c', 'd'].map((id) => project(id)), timeEntries });
          await merge(workspace, kept, ['a', 'b', 'c']);
          const sum = (of: readonly TimeEntry[]) => of.reduce((all, { minutes }) => all + minutes, 0);
          const after = workspace.all('timeEntries');
          expect(sum(after)).toBe(sum(timeEntries));
          expect(new Set(after.map(({ projectId }) => projectId)).size).toBeLessThanOrEqual(2);
          expect(sum(after.filter(({ projectId }) => projectId === 'd'))).toBe(
            sum(timeEntries.filter(({ projectId }) => projectId === 'd')),
          );
        },
      ),
      { numRuns: 30 },
    ));
});
