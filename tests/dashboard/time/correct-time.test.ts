import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctTime, type CorrectTime } from '@/dashboard/commands/time/correct-time';
import { approveWeek } from '@/dashboard/commands/time/timesheets';
import { addDays } from '@/dashboard/days/days';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Invoice, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { createMemoryWorkspace, type SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { readRow } from '@/dashboard/store/indexed-db/read-rows';
import { buildInvoice } from '../../../stories/dashboard/build-invoice';
import { entryOf, measuredOf, monday, person, projectOf, settings, sheetOf } from './records';
import { taskOf } from '../tasks/records';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const at = '2026-11-23T09:00:00.000Z';
const submitted = sheetOf({ status: 'submitted', submittedAt: at });
const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
const task = taskOf({ id: 'piers', title: 'Draw the piers', projectId: 'ferry', assigneeId: 'mira' });

const workspaceOf = (seed: SeedRecords) =>
  createMemoryWorkspace(
    {
      people: [person, admin],
      settings: [settings],
      projects: [projectOf('ferry', 'Ferry Line'), projectOf('map', 'Map')],
      tasks: [task],
      ...seed,
    },
    admin.id,
  );

type Workspace = ReturnType<typeof workspaceOf>;

/** Corrects the first entry, which is 60 minutes of the ferry on Monday unless the seed has another. */
function correct(workspace: Workspace, changes: Partial<CorrectTime> = {}, actorId = admin.id) {
  const [seen = null] = workspace.all('timeEntries');
  const { projectId, taskId, minutes, note, billable, day } = seen ?? entryOf({});
  const plan = correctTime(
    {
      personId: 'mira',
      seen,
      projectId,
      taskId,
      minutes,
      note,
      billable,
      day,
      reason: ' The meeting was internal. ',
      ...changes,
    },
    workspace,
    { actorId, at },
  );
  return write(workspace, plan);
}

const correctionsOf = (workspace: Workspace) => workspace.get('timesheets', submitted.id)?.corrections ?? [];
const notificationsOf = (workspace: Workspace) =>
  workspace.all('notices').map(({ text, detail }) => ({ text, detail }));

describe('a correction', () => {
  it('changes the time, keeps the status and says who changed it, when and why', async () => {
    const workspace = workspaceOf({ timeEntries: [entryOf({ note: 'Pier map' })], timesheets: [submitted] });
    const { id, label } = await correct(workspace, { minutes: 30 });
    expect(label).toBe('Corrected Mira Vane, Ferry Line, Mon 16 Nov');
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 30, note: 'Pier map' }]);
    expect(workspace.get('timesheets', submitted.id)).toMatchObject({
      status: 'submitted',
      corrections: [
        {
          byId: 'test-admin',
          at,
          projectId: 'ferry',
          day: monday,
          from: 60,
          to: 30,
          reason: 'The meeting was internal.',
          details: [],
        },
      ],
    });
    await undo(workspace, id);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 60 }]);
    expect(correctionsOf(workspace)).toEqual([]);
  });

  it('changes the project, the task, the note and the billing of an entry, and names them', async () => {
    const workspace = workspaceOf({ timeEntries: [entryOf({ taskId: 'piers' })], timesheets: [submitted] });
    await correct(workspace, { projectId: 'map', taskId: null, note: ' Call ', billable: false });
    expect(workspace.all('timeEntries')).toMatchObject([
      { projectId: 'map', taskId: null, minutes: 60, note: 'Call', billable: false },
    ]);
    const details = [
      'Project: Ferry Line became Map',
      'Task: Draw the piers became none',
      'Note: empty became “Call”',
      'Billed to the client: yes became no',
    ];
    expect(correctionsOf(workspace)).toMatchObject([{ projectId: 'ferry', from: 60, to: 60, details }]);
    expect(notificationsOf(workspace)).toEqual([
      {
        text: 'Your time was corrected',
        detail: `Mon 16 Nov: ${details.join('; ')}. The meeting was internal.`,
      },
    ]);
  });

  it.each<[string, readonly Timesheet[], Timesheet['status']]>([
    ['without a time sheet', [], 'open'],
    ['that is open', [sheetOf({ revision: 0 })], 'open'],
    ['that was returned', [sheetOf({ status: 'returned', reason: 'More.' })], 'returned'],
    ['that is approved', [sheetOf({ status: 'approved' })], 'approved'],
  ])('is possible in a week %s', async (_, timesheets, status) => {
    const workspace = workspaceOf({ timeEntries: [entryOf({})], timesheets });
    const { id } = await correct(workspace, { minutes: 90 });
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 90 }]);
    expect(workspace.get('timesheets', submitted.id)).toMatchObject({ status, corrections: [{ to: 90 }] });
    expect(notificationsOf(workspace)).toEqual([
      {
        text: 'Your time was corrected',
        detail: 'Mon 16 Nov: 1:00 became 1:30. The meeting was internal.',
      },
    ]);
    await undo(workspace, id);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 60 }]);
    expect(correctionsOf(workspace)).toEqual([]);
  });

  it('adds an entry to a week without any time', async () => {
    const workspace = workspaceOf({});
    await correct(workspace, { seen: null, projectId: 'map', minutes: 45, note: 'Call', billable: false });
    expect(workspace.all('timeEntries')).toMatchObject([
      { personId: 'mira', projectId: 'map', day: monday, minutes: 45, note: 'Call', billable: false },
    ]);
    expect(correctionsOf(workspace)).toMatchObject([{ projectId: 'map', from: 0, to: 45 }]);
  });

  it('removes an entry', async () => {
    const workspace = workspaceOf({ timeEntries: [entryOf({})] });
    await correct(workspace, { minutes: 0 });
    expect(workspace.all('timeEntries')).toEqual([]);
    expect(correctionsOf(workspace)).toMatchObject([{ from: 60, to: 0, details: [] }]);
  });

  it('is not undone once the week with it is approved', async () => {
    const workspace = workspaceOf({ timeEntries: [entryOf({})], timesheets: [submitted] });
    const { id } = await correct(workspace, { minutes: 30 });
    const sheet = workspace.get('timesheets', submitted.id)!;
    const approval = await write(workspace, {
      label: 'Approved',
      changes: approveWeek({ sheet, person, byId: admin.id, at }),
    });
    await expect(undo(workspace, id)).rejects.toThrow(/because “Approved” changed the same data later/);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 30 }]);
    await undo(workspace, approval.id);
    await undo(workspace, id);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 60 }]);
  });

  it('notifies the person with the address of the week', async () => {
    const workspace = workspaceOf({ timeEntries: [entryOf({})], timesheets: [submitted] });
    await correct(workspace, { minutes: 30 });
    expect(workspace.all('notices')).toMatchObject([
      { audience: { personId: 'mira' }, path: '/dashboard/employee/timesheet?week=2026-11-16' },
    ]);
  });

  it('notifies the person also if the agency has no notifications about time', async () => {
    const workspace = workspaceOf({
      timeEntries: [entryOf({})],
      settings: [{ ...settings, noticeTopics: [] }],
    });
    await correct(workspace, { minutes: 30 });
    expect(notificationsOf(workspace)).toHaveLength(1);
  });

  it('clears the start and the end of measured time only if the time changes', async () => {
    const seed = { timeEntries: [measuredOf('a', monday, '09:00', '10:00')] };
    const noted = workspaceOf(seed);
    await correct(noted, { note: 'Call' });
    expect(noted.all('timeEntries')).toMatchObject([{ startedAt: `${monday}T09:00` }]);
    const shortened = workspaceOf(seed);
    await correct(shortened, { minutes: 45 });
    expect(shortened.all('timeEntries')).toMatchObject([{ minutes: 45, startedAt: null, endedAt: null }]);
  });

  it.each<[string, Partial<CorrectTime>, RegExp]>([
    ['no reason', { minutes: 30, reason: ' ' }, /^Enter a reason/],
    ['no change', {}, /^You have not changed the entry/],
    ['an entry that changed meanwhile', { seen: entryOf({ minutes: 90 }) }, /^This entry was changed since/],
    [
      'an entry that was deleted meanwhile',
      { seen: entryOf({ id: 'gone' }) },
      /^This entry was changed since/,
    ],
    ['a new entry without time', { seen: null, minutes: 0 }, /^Enter the time of the new entry/],
    ['a day that is too long', { minutes: 25 * 60 }, /a day has 24 hours/],
  ])('is rejected for %s', (_, changes, message) => {
    const workspace = workspaceOf({ timeEntries: [entryOf({})], timesheets: [submitted] });
    const act = () => correct(workspace, changes);
    expect(act).toThrow(DomainError);
    expect(act).toThrow(message);
  });

  it('is rejected in a signed-off month', async () => {
    const note = blankRecord('reportNotes', { id: '2026-11', signedOffAt: at, signedOffById: admin.id });
    const workspace = workspaceOf({ timeEntries: [entryOf({})], reportNotes: [note] });
    await expect(correct(workspace, { minutes: 30 })).rejects.toThrow(/^November 2026 is signed off/);
  });

  it('is rejected for time on a sent invoice', async () => {
    const workspace = workspaceOf({
      timeEntries: [entryOf({})],
      invoices: [buildInvoice('sent', ['entry'])],
    });
    await expect(correct(workspace, { minutes: 30 })).rejects.toThrow(/^This time is on invoice 2026-001/);
  });

  it('is rejected for time on a draft invoice, and possible once the invoice is void', async () => {
    const on = (status: Invoice['status']) =>
      workspaceOf({
        timeEntries: [entryOf({})],
        invoices: [{ ...buildInvoice('a', ['entry']), status }],
      });
    expect(() => correct(on('draft'), { projectId: 'map' })).toThrow(
      'This entry is on a draft invoice. Remove its line, or delete the draft, first.',
    );
    const freed = on('void');
    await correct(freed, { projectId: 'map' });
    expect(freed.all('timeEntries')).toMatchObject([{ projectId: 'map' }]);
  });

  it('is for admins only', () => {
    const workspace = workspaceOf({ timeEntries: [entryOf({})], timesheets: [submitted] });
    expect(() => correct(workspace, { minutes: 30 }, person.id)).toThrow(
      'Only an admin can correct the time of a week. Ask an admin.',
    );
  });

  it('changes its own entry alone', async () => {
    const entry = fc.record({
      projectId: fc.constantFrom('ferry', 'map'),
      day: fc.integer({ min: 0, max: 6 }).map((days) => addDays(monday, days)),
      minutes: fc.integer({ min: 1, max: 120 }),
      note: fc.constantFrom('', 'Call'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 300 }),
        async (drafts, minutes) => {
          const entries = drafts.map((draft, index) => entryOf({ id: `e${index}`, ...draft }));
          fc.pre(entries[0]!.minutes !== minutes);
          const workspace = workspaceOf({ timeEntries: entries });
          await correct(workspace, { minutes });
          const plain = (all: readonly TimeEntry[]) => all.map((one) => ({ ...one, revision: 0 }));
          expect(plain(workspace.all('timeEntries'))).toEqual([
            ...(minutes === 0 ? [] : [{ ...entries[0]!, minutes }]),
            ...entries.slice(1),
          ]);
        },
      ),
    );
  });
});

it('reads a week that was stored before there were corrections', () => {
  const { corrections: _, ...stored } = submitted;
  const row = { collection: 'timesheets', id: stored.id, revision: 1, record: { ...stored, revision: 1 } };
  expect(readRow(row)?.record).toMatchObject({ corrections: [] });
});

it('reads a correction that was stored without details', () => {
  const correction = {
    id: 'c',
    byId: 'test-admin',
    at,
    projectId: 'ferry',
    day: monday,
    from: 60,
    to: 30,
    reason: 'A',
  };
  const record = { ...submitted, revision: 1, corrections: [correction] };
  const row = { collection: 'timesheets', id: record.id, revision: 1, version: 2, record };
  expect(readRow(row)?.record).toEqual(record);
});
