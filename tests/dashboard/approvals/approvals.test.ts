import { describe, expect, it } from 'vitest';
import { put } from '@/dashboard/model/change';
import { approvalList, openWeeks, type Approval } from '@/dashboard/screens/approvals/approval-list';
import { approveAll, decide } from '@/dashboard/screens/approvals/decide';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { entryOf, person, sheetOf } from '../time/records';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const today = '2026-11-25';
const leave = blankRecord('leave', {
  id: 'holiday',
  personId: person.id,
  kindId: 'gone',
  firstDay: '2026-12-01',
  lastDay: '2026-12-02',
  status: 'requested',
  requestedAt: '2026-11-10T09:00:00.000Z',
});
const sheet = sheetOf({ status: 'submitted', submittedAt: '2026-11-22T09:00:00.000Z' });

const start = () =>
  createMemoryWorkspace(
    {
      people: [person],
      timesheets: [sheet],
      leave: [leave],
      timeEntries: [entryOf({ id: 'a', minutes: 90 }), entryOf({ id: 'b', minutes: 60, day: '2026-11-23' })],
    },
    'admin',
  );
type Workspace = ReturnType<typeof start>;

const recordsOf = (workspace: Workspace) => ({
  people: workspace.all('people'),
  timesheets: workspace.all('timesheets'),
  timeEntries: workspace.all('timeEntries'),
  assignments: workspace.all('assignments'),
  leave: workspace.all('leave'),
  leaveKinds: workspace.all('leaveKinds'),
});

const listOf = (workspace: Workspace, status: 'waiting' | 'approved' | 'returned') =>
  approvalList(recordsOf(workspace), status, today);
const idsOf = (workspace: Workspace) => ({
  waiting: listOf(workspace, 'waiting').map(({ id }) => id),
  approved: listOf(workspace, 'approved')
    .map(({ id }) => id)
    .sort(),
  returned: listOf(workspace, 'returned').map(({ id }) => id),
});

describe('the lists of approvals', () => {
  it('show weeks and leave requests that wait, the longest wait first, with the time of the week alone', () => {
    const waiting = listOf(start(), 'waiting');
    expect(waiting.map(({ id }) => id)).toEqual([leave.id, sheet.id]);
    expect(waiting[1]!.words).toBe('16 to 22 Nov 2026, 1 h 30 min');
  });

  it('leave out items of deleted people', () => {
    const workspace = createMemoryWorkspace({ timesheets: [sheet], leave: [leave] }, 'admin');
    expect(listOf(workspace, 'waiting')).toEqual([]);
  });
});

describe('the approval of several items', () => {
  it('is one operation with one undo', async () => {
    const workspace = start();
    const before = idsOf(workspace);
    const items = listOf(workspace, 'waiting');
    const outcome = await workspace.run((read, context) => approveAll({ items, today }, read, context));
    if (!outcome.done) throw outcome.error;
    expect(outcome.operation!.label).toBe('Approved 2 items');
    expect(idsOf(workspace)).toEqual({ waiting: [], approved: ['holiday', sheet.id], returned: [] });
    await undo(workspace, outcome.operation!.id);
    expect(idsOf(workspace)).toEqual(before);
  });

  it('changes nothing if one of them was decided meanwhile', async () => {
    const workspace = start();
    const items = listOf(workspace, 'waiting');
    const returned = await workspace.run((read, context) =>
      decide({ item: items[0]!, verdict: 'return', words: 'Too busy.', today }, read, context),
    );
    expect(returned.done).toBe(true);
    const before = idsOf(workspace);
    expect(before.returned).toEqual([leave.id]);
    const { done } = await workspace.run((read, context) => approveAll({ items, today }, read, context));
    expect(done).toBe(false);
    expect(idsOf(workspace)).toEqual(before);
  });

  it('is rejected without a selection', async () => {
    const outcome = await start().run((read, context) => approveAll({ items: [], today }, read, context));
    expect(outcome.done).toBe(false);
  });
});

describe('open weeks', () => {
  const openOf = (workspace: Workspace, personId: string | null) =>
    openWeeks(recordsOf(workspace), personId, today).map(({ id, words }) => `${id} ${words}`);

  it('are the weeks with time that are not submitted', () => {
    expect(openOf(start(), null)).toEqual(['mira:2026-11-23 23 to 29 Nov 2026, 1 h']);
  });

  it('are all weeks of a chosen person since the person joined, latest first', () => {
    const weeks = openOf(start(), 'mira');
    expect(weeks).toHaveLength(11);
    expect(weeks[0]).toBe('mira:2026-11-23 23 to 29 Nov 2026, 1 h');
    expect(weeks.at(-1)).toBe('mira:2026-09-07 7 to 13 Sep 2026, no time');
    expect(weeks.some((week) => week.startsWith('mira:2026-11-16'))).toBe(false);
    const returned = sheetOf({ status: 'returned', reason: 'Add Friday.' });
    const workspace = createMemoryWorkspace(
      { people: [person], timesheets: [returned], timeEntries: [entryOf({ id: 'a', minutes: 90 })] },
      'admin',
    );
    expect(openOf(workspace, 'mira')).toContain('mira:2026-11-16 16 to 22 Nov 2026, 1 h 30 min');
    expect(openOf(workspace, null)).toEqual([]);
  });
});

describe('a week that nobody submitted', () => {
  const decideOn = (workspace: Workspace, item: Approval, day = '2026-11-30') =>
    workspace.run((read, context) =>
      decide({ item, verdict: 'accept', words: '', today: day }, read, context),
    );
  const openOf = (workspace: Workspace) => openWeeks(recordsOf(workspace), null, today)[0]!;

  it('is approved while it is open, with the reason in the log and in the notification, and undone', async () => {
    const workspace = start();
    const week = openOf(workspace);
    const outcome = await decideOn(workspace, week);
    if (!outcome.done) throw outcome.error;
    expect(outcome.operation!.label).toBe('Approved Mira Vane, 23 to 29 Nov 2026, without a submission');
    expect(workspace.get('timesheets', week.id)).toMatchObject({
      status: 'approved',
      submittedAt: null,
      decidedById: 'admin',
    });
    expect(workspace.all('notices')).toEqual([
      expect.objectContaining({
        audience: { personId: 'mira' },
        text: 'Your week was approved',
        detail: '23 to 29 Nov 2026, without a submission',
      }),
    ]);
    const undone = await undo(workspace, outcome.operation!.id);
    expect(workspace.get('timesheets', week.id)).toBeNull();
    await write(workspace, {
      label: 'Added time',
      changes: [put('timeEntries', entryOf({ id: 'c', minutes: 30, day: '2026-11-24' }))],
    });
    await expect(undo(workspace, undone.id)).rejects.toThrow('was changed later. Approve the week again.');
  });

  it('is approved together with others, in one operation with one undo', async () => {
    const workspace = start();
    await write(workspace, {
      label: 'Added time',
      changes: [put('timeEntries', entryOf({ id: 'c', minutes: 30, day: '2026-11-09' }))],
    });
    const items = openWeeks(recordsOf(workspace), null, '2026-11-30');
    expect(items.map(({ sheet: { weekStart } }) => weekStart)).toEqual(['2026-11-23', '2026-11-09']);
    const approve = (day: string) =>
      workspace.run((read, context) => approveAll({ items, today: day }, read, context));
    const early = await approve(today);
    expect(!early.done && early.message).toBe('This week is not over yet. Approve it afterwards.');
    const outcome = await approve('2026-11-30');
    if (!outcome.done) throw outcome.error;
    expect(outcome.operation!.label).toBe('Approved 2 weeks, without a submission');
    expect(workspace.all('notices').map(({ detail }) => detail)).toEqual([
      '23 to 29 Nov 2026, without a submission',
      '9 to 15 Nov 2026, without a submission',
    ]);
    await undo(workspace, outcome.operation!.id);
    expect(items.map(({ id }) => workspace.get('timesheets', id))).toEqual([null, null]);
  });

  it('is approved after it was returned', async () => {
    const workspace = start();
    await workspace.run((read, context) =>
      decide(
        { item: listOf(workspace, 'waiting')[1]!, verdict: 'return', words: 'Add Friday.', today },
        read,
        context,
      ),
    );
    const { done } = await decideOn(workspace, listOf(workspace, 'returned')[0]!);
    expect(done).toBe(true);
    expect(workspace.get('timesheets', sheet.id)).toMatchObject({ status: 'approved', reason: '' });
    expect(workspace.all('notices').map(({ detail }) => detail)).toContain(
      '16 to 22 Nov 2026, without a submission',
    );
  });

  it('is not approved while it runs, unless its person has left, or if it was submitted meanwhile', async () => {
    const workspace = start();
    const week = openOf(workspace);
    for (const day of ['2026-11-22', '2026-11-29'])
      expect(await decideOn(workspace, week, day)).toMatchObject({
        done: false,
        message: 'This week is not over yet. Approve it afterwards.',
      });
    for (const gone of [{ status: 'left' as const }, { endsOn: '2026-11-24' }])
      expect(await decideOn(start(), { ...week, person: { ...person, ...gone } }, today)).toMatchObject({
        done: true,
      });
    await write(workspace, {
      label: 'Submitted',
      changes: [
        put('timesheets', { ...sheetOf(), id: week.id, weekStart: '2026-11-23', status: 'submitted' }),
      ],
    });
    expect(await decideOn(workspace, week)).toMatchObject({ done: false });
  });
});
