import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTerms } from '@/dashboard/commands/people/terms';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { deleteProjects, newProject } from '@/dashboard/commands/projects/project-changes';
import { put } from '@/dashboard/model/change';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { UndoError } from '@/dashboard/store/workspace/undo-error';
import type { Task, Terms } from '@/dashboard/model/records/records';
import type { Change } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import type { Operation, Workspace } from '@/dashboard/store/workspace/workspace';
import { person, seed, task } from './store-contract';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const putTask = (record: Task) => put('tasks', record);

type Plain = Omit<Task, 'revision'>;
type Plains = Readonly<Record<string, Plain>>;

/** The tasks without their revisions, which an undo counts on. */
const tasksOf = (workspace: Workspace): Plains =>
  Object.fromEntries(workspace.all('tasks').map(({ revision: _revision, ...plain }) => [plain.id, plain]));

const ids = ['t1', 't2', 't9'] as const;

/** What one act does to one task. `touch` writes it as it is, as time does with its week. */
const edit = fc.record({
  id: fc.constantFrom(...ids),
  type: fc.constantFrom('put', 'put', 'put', 'touch', 'remove'),
  field: fc.constantFrom('title', 'notes', 'status'),
  value: fc.constantFrom('todo', 'doing', 'done'),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;
const act = fc.array(edit, { minLength: 1, maxLength: 3 });

/** A task after an edit; null where there is none. */
function edited(before: Plain | null, { id, type, field, value }: Edit): Plain | null {
  if (type === 'remove') return null;
  if (type === 'touch') return before;
  const { revision: _revision, ...fresh } = task(id);
  return { ...(before ?? fresh), [field]: value };
}

/** An act, edit after edit, as one command. */
const perform =
  (edits: readonly Edit[]): Command =>
  (read) => {
    const changes: Change[] = [];
    const reached = new Map<string, { task: Plain | null; revision: number }>();
    for (const one of edits) {
      const saved = read.get('tasks', one.id);
      const { task: before, revision } = reached.get(one.id) ?? {
        task: saved,
        revision: saved?.revision ?? 0,
      };
      const after = edited(before, one);
      // A record is removed at most once an act, and at the end: its next revision is the store's own.
      if (!before && !after) continue;
      if (reached.get(one.id)?.task === null) continue;
      changes.push(
        after
          ? putTask({ ...after, revision })
          : { type: 'remove', collection: 'tasks', id: one.id, revision },
      );
      reached.set(one.id, { task: after, revision: revision + 1 });
      if (!before) reached.set(one.id, { task: null, revision: 0 });
    }
    return { label: 'Edited', changes };
  };

describe('undoing', () => {
  it('restores each state of any sequence of commands, step by step, and so does redoing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const workspace = createMemoryWorkspace(seed);
        const states: Plains[] = [tasksOf(workspace)];
        /** The last operation of each step: done, undone or redone. */
        const steps: Operation[] = [];
        for (const edits of acts) {
          const outcome = await workspace.run(perform(edits));
          if (!outcome.done) throw outcome.error;
          if (!outcome.operation) continue;
          steps.push(outcome.operation);
          states.push(tasksOf(workspace));
        }
        for (let round = 0; round < 2; round += 1) {
          for (let at = steps.length - 1; at >= 0; at -= 1) {
            steps[at] = await undo(workspace, steps[at]!.id);
            expect(tasksOf(workspace)).toEqual(states[at]);
          }
          for (let at = 0; at < steps.length; at += 1) {
            steps[at] = await undo(workspace, steps[at]!.id);
            expect(tasksOf(workspace)).toEqual(states[at + 1]);
          }
        }
        expect(steps.every(({ label }) => label === 'Redone: Edited')).toBe(true);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  it('in any order leaves what the other acts did to other fields, or changes nothing', async () => {
    const fields = fc.record({
      id: fc.constantFrom('t1', 't2'),
      field: fc.constantFrom('title', 'notes'),
      value: fc.constantFrom('a', 'b', 'c'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fields, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (writes, order) => {
          const workspace = createMemoryWorkspace(seed);
          const start = tasksOf(workspace);
          const done: { operation: Operation; write: (typeof writes)[number]; undone: boolean }[] = [];
          for (const one of writes) {
            const before = workspace.get('tasks', one.id)!;
            if (before[one.field as 'title'] === one.value) continue;
            const changes = [putTask({ ...before, [one.field]: one.value })];
            const operation = await write(workspace, { label: 'Set', changes });
            done.push({ operation, write: one, undone: false });
          }
          for (const pick of done.length > 0 ? order : []) {
            const one = done[pick % done.length]!;
            const before = tasksOf(workspace);
            try {
              await undo(workspace, one.operation.id);
            } catch (error) {
              expect(error).toBeInstanceOf(UndoError);
              expect(tasksOf(workspace)).toEqual(before);
              continue;
            }
            one.undone = true;
            const left = done
              .filter(({ undone }) => !undone)
              .reduce<Plains>(
                (tasks, { write: { id, field, value } }) => ({
                  ...tasks,
                  [id]: { ...tasks[id]!, [field]: value },
                }),
                start,
              );
            expect(tasksOf(workspace)).toEqual(left);
          }
        },
      ),
      { numRuns: 100 },
    );
  }, 30_000);

  it('passes over changes of other fields since', async () => {
    const workspace = createMemoryWorkspace(seed);
    const renamed = await write(workspace, { label: 'Renamed', changes: [putTask(task('t1', 'New'))] });
    const now = workspace.get('tasks', 't1')!;
    await write(workspace, { label: 'Moved', changes: [putTask({ ...now, status: 'doing' })] });
    await undo(workspace, renamed.id);
    expect(workspace.get('tasks', 't1')).toMatchObject({ title: 'Draw the buoys', status: 'doing' });
  });

  it('takes away a field that the record did not have', async () => {
    const workspace = createMemoryWorkspace(seed);
    const before = workspace.get('tasks', 't1');
    const changes = [putTask({ ...task('t1'), earlier: [] } as Task)];
    const { id } = await write(workspace, { label: 'Added a field', changes });
    await undo(workspace, id);
    expect(workspace.get('tasks', 't1')).toStrictEqual({ ...before, revision: 2 });
  });

  it('names the later change that is in its way', async () => {
    const workspace = createMemoryWorkspace(seed);
    const first = await write(workspace, { label: 'Renamed it', changes: [putTask(task('t1', 'One'))] });
    const now = workspace.get('tasks', 't1')!;
    const second = await write(workspace, {
      label: 'Renamed it again',
      changes: [putTask({ ...now, title: 'Two' })],
    });
    await expect(undo(workspace, first.id)).rejects.toThrow(
      '“Renamed it” can’t be undone, because “Renamed it again” changed the same data later.',
    );
    await undo(workspace, second.id);
    await undo(workspace, first.id);
    expect(workspace.get('tasks', 't1')?.title).toBe('Draw the buoys');
  });

  it('puts nothing into a week that was submitted since', async () => {
    const workspace = createMemoryWorkspace({});
    const sheet = blankRecord('timesheets', {
      id: 'mira:2026-11-16',
      personId: 'mira',
      weekStart: '2026-11-16',
      status: 'open',
    });
    const week = () => workspace.get('timesheets', sheet.id) ?? sheet;
    const log = (id: string) =>
      write(workspace, {
        label: `Logged ${id}`,
        changes: [put('timesheets', week()), putTask(task(id))],
      });
    await log('first');
    const second = await log('second');
    const submitted = await write(workspace, {
      label: 'Submitted the week',
      changes: [put('timesheets', { ...week(), status: 'submitted' })],
    });
    await expect(undo(workspace, second.id)).rejects.toThrow('because “Submitted the week” changed');
    expect(workspace.get('tasks', 'second')).not.toBeNull();
    await undo(workspace, submitted.id);
    await undo(workspace, second.id);
    expect(workspace.get('tasks', 'second')).toBeNull();
  });

  it('happens once where it is asked for twice at the same time', async () => {
    const workspace = createMemoryWorkspace(seed);
    const { id } = await write(workspace, { label: 'Renamed', changes: [putTask(task('t1', 'New'))] });
    const outcomes = await Promise.allSettled([undo(workspace, id), undo(workspace, id)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(workspace.operations()).toHaveLength(2);
  });

  it('keeps the history of a person’s terms: a later rate of the same terms stands in its way', async () => {
    const workspace = createMemoryWorkspace(createSample('2026-11-18'));
    const change = (label: string, terms: Partial<Terms>) =>
      write(workspace, {
        label,
        changes: [
          put(
            'people',
            changeTerms(workspace.get('people', 'noor-adair')!, terms, '2026-11-18', '2026-11-18'),
          ),
        ],
      });
    const moved = await change('Moved to another team', { team: 'Marketing' });
    const raised = await change('Raised the rate', { hourlyRate: 12_000 });
    await expect(undo(workspace, moved.id)).rejects.toThrow(
      'because “Raised the rate” changed the same data',
    );
    await undo(workspace, raised.id);
    await undo(workspace, moved.id);
    expect(workspace.get('people', 'noor-adair')!.team).not.toBe('Marketing');
  });
});

describe('undoing an addition', () => {
  const today = '2026-11-18';
  const add = (workspace: Workspace, ...changes: readonly Change[]) =>
    write(workspace, { label: 'Added', changes });
  const entry = (personId: string, projectId: string) =>
    put(
      'timeEntries',
      blankRecord('timeEntries', {
        id: 'e1',
        personId,
        projectId,
        day: '2026-11-03',
        minutes: 480,
        billable: true,
      }),
    );
  const site = { ...newProject(today, 'blue', 'kiln'), id: 'site', name: 'Site', leadId: 'mira' };
  const ann = { ...person('ann', 'ann@x.example'), name: 'Ann' };
  const parental = blankRecord('leaveKinds', {
    id: 'parental',
    name: 'Parental',
    paid: true,
    counted: false,
    needsApproval: false,
    colour: 'blue',
  });

  it('refuses to delete a person with time, and deletes one without', async () => {
    const workspace = createMemoryWorkspace(seed);
    const added = await add(workspace, put('people', ann));
    const logged = await add(workspace, entry('ann', 'ferry'));
    await expect(undo(workspace, added.id)).rejects.toThrow(
      'Ann has 8 h, which need the name. Archive this person instead.',
    );
    expect(workspace.get('people', 'ann')).not.toBeNull();
    await undo(workspace, logged.id);
    await undo(workspace, added.id);
    expect(workspace.get('people', 'ann')).toBeNull();
  });

  it('refuses to free the account of a person with time', async () => {
    const people = createOwnBase(today).people!;
    const workspace = createMemoryWorkspace({ people });
    const free = people.find(({ id }) => id === 'test-employee')!;
    const added = await add(workspace, put('people', { ...ann, id: free.id }));
    await add(workspace, entry(free.id, 'ferry'));
    await expect(undo(workspace, added.id)).rejects.toThrow('Ann has 8 h');
  });

  it('removes a deleted mentor from the interns', async () => {
    const workspace = createMemoryWorkspace(seed);
    const added = await add(workspace, put('people', ann));
    const ida = { ...person('ida', 'ida@x.example'), kind: 'intern', mentorId: 'ann' } as const;
    await add(workspace, put('people', ida));
    const undone = await undo(workspace, added.id);
    expect(workspace.get('people', 'ida')?.mentorId).toBeNull();
    await undo(workspace, undone.id);
    expect(workspace.get('people', 'ida')?.mentorId).toBe('ann');
  });

  it('refuses to delete a client with projects, also as a redo of a deletion', async () => {
    const workspace = createMemoryWorkspace(seed);
    const kiln = newClient('Kiln', 'kiln');
    const added = await add(workspace, put('clients', kiln));
    const removed = await undo(workspace, added.id);
    const restored = await undo(workspace, removed.id);
    await add(workspace, put('projects', site));
    const message =
      'Kiln has projects, which need the name. Archive instead, or move the projects to another client.';
    await expect(undo(workspace, restored.id)).rejects.toThrow(message);
    expect(workspace.get('clients', 'kiln')).not.toBeNull();
  });

  it('deletes a client with the project that was added with it', async () => {
    const workspace = createMemoryWorkspace(seed);
    const added = await add(workspace, put('projects', site), put('clients', newClient('Kiln', 'kiln')));
    await undo(workspace, added.id);
    expect(workspace.get('clients', 'kiln')).toBeNull();
    expect(workspace.get('projects', 'site')).toBeNull();
  });

  it('refuses to delete a kind of leave in use', async () => {
    const workspace = createMemoryWorkspace(seed);
    const added = await add(workspace, put('leaveKinds', parental));
    await add(
      workspace,
      put(
        'leave',
        blankRecord('leave', {
          id: 'l1',
          personId: 'noor',
          kindId: 'parental',
          firstDay: '2027-03-01',
          lastDay: '2027-03-26',
          status: 'approved',
          requestedAt: '2026-11-18T09:00:00Z',
        }),
      ),
    );
    await expect(undo(workspace, added.id)).rejects.toThrow(
      '“Parental” is used once and can’t be deleted. Rename it, or change the kind of that leave first.',
    );
  });

  it('refuses to delete a project with time, but redoes a deletion that was confirmed', async () => {
    const workspace = createMemoryWorkspace(seed);
    const added = await add(workspace, put('projects', site));
    await add(workspace, entry('noor', 'site'));
    await expect(undo(workspace, added.id)).rejects.toThrow(
      'Site has time or tasks. Archive or delete it in Projects instead.',
    );
    const deleted = await workspace.run(deleteProjects(['site']));
    if (!deleted.done) throw deleted.error;
    const restored = await undo(workspace, deleted.operation!.id);
    await undo(workspace, restored.id);
    expect(workspace.get('projects', 'site')).toBeNull();
  });
});
