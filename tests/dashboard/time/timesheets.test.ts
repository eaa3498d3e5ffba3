import { describe, expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { setCell } from '@/dashboard/commands/time/change-entries';
import type { Change } from '@/dashboard/model/change';
import type { Timesheet } from '@/dashboard/model/records/records';
import { ConflictError } from '@/dashboard/store/store-errors';
import { DomainError } from '@/dashboard/model/domain-error';
import {
  approveWeek,
  guardWeek,
  isLocked,
  reopenWeek,
  returnWeek,
  submitWeek,
  timesheetOf,
  withdrawWeek,
} from '@/dashboard/commands/time/timesheets';
import { entryOf, monday, person, sheetOf, workspaceOf } from './records';
import { undo, write } from '../write';

const at = '2026-11-20T17:00:00.000Z';
const entries = [entryOf({ id: 'a', minutes: 450 }), entryOf({ id: 'b', day: '2026-11-22', minutes: 30 })];
const week = {
  sheet: sheetOf(),
  person,
  entries,
  at,
  today: '2026-11-22',
  timer: null,
  futureConfirmed: 0,
};

describe('a week', () => {
  it('is open without a record, on any day of it', () => {
    expect(timesheetOf([], 'mira', '2026-11-22')).toMatchObject({
      id: 'mira:2026-11-16',
      weekStart: monday,
      status: 'open',
      revision: 0,
    });
  });

  it('is locked while it is submitted and once it is approved', () => {
    const locked = (['open', 'submitted', 'returned', 'approved'] as const).filter((status) =>
      isLocked({ status }),
    );
    expect(locked).toEqual(['submitted', 'approved']);
    expect(() => guardWeek(sheetOf({ status: 'submitted' }))).toThrow(/submitted.*Withdraw it first\.$/);
    expect(() => guardWeek(sheetOf({ status: 'approved' }))).toThrow(/approved and can’t be changed/);
  });

  it('is submitted with its total for the admins', async () => {
    const workspace = workspaceOf({ people: [person], timeEntries: entries });
    await write(workspace, { label: 'Submitted', changes: submitWeek(week) });
    expect(workspace.get('timesheets', 'mira:2026-11-16')).toMatchObject({
      status: 'submitted',
      submittedAt: at,
      revision: 1,
    });
    expect(workspace.all('notices')).toEqual([
      expect.objectContaining({
        audience: { role: 'admin' },
        text: 'Mira Vane submitted a week',
        detail: '16 to 22 Nov 2026, 8 h',
      }),
    ]);
  });

  it('is not submitted twice, before it begins, or while a timer runs', () => {
    const timer = { id: 'mira', revision: 1, projectId: 'ferry', taskId: null, note: '', startedAt: at };
    expect(() => submitWeek({ ...week, sheet: sheetOf({ status: 'submitted' }) })).toThrow(DomainError);
    expect(() => submitWeek({ ...week, today: '2026-11-15' })).toThrow(/has not begun/);
    expect(() => submitWeek({ ...week, timer })).toThrow(/Stop the timer first/);
  });

  it('is not submitted with time on future days, unless all of that is confirmed', () => {
    const early = { ...week, today: '2026-11-21' };
    expect(() => submitWeek(early)).toThrow(
      '30 min of this week is on future days. Confirm this time, or clear it and submit.',
    );
    expect(submitWeek({ ...early, futureConfirmed: 30 })).toHaveLength(1);
    expect(() => submitWeek({ ...early, futureConfirmed: 20 })).toThrow(DomainError);
  });

  it('is withdrawn while it waits, with the notification of it', async () => {
    const workspace = workspaceOf({ people: [person] });
    await write(workspace, { label: 'Submitted', changes: submitWeek(week) });
    const waits = () => workspace.get('timesheets', 'mira:2026-11-16')!;
    const withdrawal = () => ({ person, sheet: waits() });
    const submitted = workspace.all('notices');
    const { id } = await write(workspace, { label: 'Withdrew', changes: withdrawWeek(withdrawal()) });
    expect(waits()).toMatchObject({ status: 'open', submittedAt: null });
    expect(workspace.all('notices')).toEqual([
      expect.objectContaining({
        audience: { role: 'admin' },
        text: 'Mira Vane withdrew a week',
        detail: '16 to 22 Nov 2026',
        path: '/dashboard/admin/approvals',
      }),
    ]);
    expect(() => withdrawWeek(withdrawal())).toThrow(/is no longer waiting for a decision/);
    await undo(workspace, id);
    expect(waits()).toMatchObject({ status: 'submitted', submittedAt: at });
    expect(workspace.all('notices').map(({ text, path }) => ({ text, path }))).toEqual(
      submitted.map(({ text, path }) => ({ text, path })),
    );
  });

  it('is not withdrawn once it is decided', () => {
    const approved = { person, sheet: sheetOf({ status: 'approved' }) };
    expect(() => withdrawWeek(approved)).toThrow(DomainError);
  });

  it('is approved by an admin and stays locked', () => {
    const sheet = sheetOf({ status: 'submitted', revision: 3 });
    expect(approveWeek({ sheet, person, at, byId: 'ada' })).toMatchObject([
      { record: { status: 'approved', decidedAt: at, decidedById: 'ada', revision: 3 } },
    ]);
  });

  it('is returned with a reason, opens again and can be submitted again', () => {
    const sheet = sheetOf({ status: 'submitted', revision: 1 });
    const [change] = returnWeek({
      sheet,
      person,
      at,
      byId: 'ada',
      reason: ' Add Friday. ',
    });
    const returned = (change as Extract<typeof change, { type: 'put' }>).record as typeof sheet;
    expect(returned).toMatchObject({ status: 'returned', reason: 'Add Friday.', decidedById: 'ada' });
    expect(isLocked(returned)).toBe(false);
    expect(submitWeek({ ...week, sheet: returned })[0]).toMatchObject({
      record: { status: 'submitted', reason: '', decidedAt: null, decidedById: null },
    });
  });

  it('is not decided unless it waits, nor returned without a word', () => {
    const decision = { person, at, byId: 'ada' };
    expect(() => approveWeek({ ...decision, sheet: sheetOf() })).toThrow(/no longer waiting for a decision/);
    expect(() => returnWeek({ ...decision, sheet: sheetOf({ status: 'submitted' }), reason: '  ' })).toThrow(
      /Write what to change/,
    );
  });

  it('is saved once when two tabs submit it at the same time', async () => {
    const workspace = workspaceOf();
    await write(workspace, { label: 'First', changes: submitWeek(week) });
    const second = write(workspace, { label: 'Second', changes: submitWeek(week) });
    await expect(second).rejects.toThrow(ConflictError);
    expect(workspace.all('notices')).toHaveLength(1);
  });
});

describe('an approved week', () => {
  const decision = { sheet: sheetOf({ status: 'approved', revision: 1 }), person, at, byId: 'admin' };
  const reason = 'Tuesday is missing.';

  it('is reopened with a reason, with a notification to the person, and undone', async () => {
    const workspace = createMemoryWorkspace({ people: [person], timesheets: [decision.sheet] }, 'admin');
    const { id } = await write(workspace, {
      label: 'Reopened',
      changes: reopenWeek({ ...decision, reason }),
    });
    expect(workspace.get('timesheets', decision.sheet.id)).toMatchObject({ status: 'returned', reason });
    expect(workspace.all('notices')).toEqual([
      expect.objectContaining({ audience: { personId: 'mira' }, text: 'Your week was reopened' }),
    ]);
    await undo(workspace, id);
    expect(workspace.get('timesheets', decision.sheet.id)).toMatchObject({ status: 'approved' });
  });

  it('is not reopened without a reason', () => {
    expect(() => reopenWeek({ ...decision, reason: ' ' })).toThrow(/Write a reason/);
  });

  it('is not reopened unless it is approved', () => {
    const sheet = sheetOf({ status: 'submitted' });
    expect(() => reopenWeek({ ...decision, sheet, reason })).toThrow(/is not approved/);
  });
});

describe('undo of a decision that opened a week', () => {
  const decide = {
    person,
    at,
    byId: 'admin',
    reason: 'Add notes',
  };
  /** Opens a week, changes its time or that of another week, and undoes the first. */
  const undone = async (
    status: 'submitted' | 'approved',
    open: (sheet: Timesheet) => Change[],
    { day, actorId = 'admin' }: { day: string; actorId?: string },
  ) => {
    const workspace = createMemoryWorkspace(
      { people: [person], timesheets: [sheetOf({ status, submittedAt: at })], timeEntries: entries },
      actorId,
    );
    const sheet = () => workspace.get('timesheets', sheetOf().id)!;
    const { id } = await write(workspace, { label: 'Opened the week', changes: open(sheet()) });
    const changes = setCell({
      sheet: timesheetOf(workspace.all('timesheets'), 'mira', day),
      entries,
      projectId: 'ferry',
      day,
      minutes: 600,
      billable: true,
    });
    const logged = await write(workspace, { label: 'Logged', changes });
    const outcome = await workspace.undo(id);
    if (outcome.done) return sheet().status;
    // Nothing is in the way once the time is as it was decided on.
    await undo(workspace, logged.id);
    await undo(workspace, id);
    expect(sheet().status).toBe(status);
    return outcome.message;
  };
  const refused = '“Opened the week” can’t be undone, because time of that week was changed later.';
  const reopen = (sheet: Timesheet) => reopenWeek({ ...decide, sheet });

  it('approves no time that nobody approved', async () => {
    expect(await undone('approved', reopen, { day: monday })).toBe(
      `${refused} Ask Mira Vane to submit it again.`,
    );
  });

  it('submits no time that its person did not submit', async () => {
    const giveBack = (sheet: Timesheet) => returnWeek({ ...decide, sheet });
    expect(await undone('submitted', giveBack, { day: '2026-11-20' })).toBe(
      `${refused} Ask Mira Vane to submit it again.`,
    );
    const withdraw = (sheet: Timesheet) => withdrawWeek({ sheet, person });
    expect(await undone('submitted', withdraw, { day: monday, actorId: 'mira' })).toBe(
      `${refused} Submit it again.`,
    );
  });

  it('passes over changes of other weeks', async () => {
    expect(await undone('approved', reopen, { day: '2026-11-23' })).toBe('approved');
  });
});
