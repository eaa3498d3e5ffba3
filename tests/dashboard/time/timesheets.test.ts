import { describe, expect, it } from 'vitest';
import { ConflictError } from '@/dashboard/data/store-port';
import { Refusal } from '@/dashboard/data/time/refusal';
import {
  approveWeek,
  holdWeek,
  isLocked,
  returnWeek,
  submitWeek,
  timesheetOf,
  weekPath,
} from '@/dashboard/data/time/timesheets';
import { entryOf, monday, person, settings, sheetOf, workspaceOf } from './records';

const at = '2026-11-20T17:00:00.000Z';
const entries = [entryOf({ id: 'a', minutes: 450 }), entryOf({ id: 'b', day: '2026-11-22', minutes: 30 })];
const week = { sheet: sheetOf(), person, entries, at, settings, today: '2026-11-20', timer: null };

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
    expect(() => holdWeek(sheetOf({ status: 'submitted' }))).toThrow(
      /submitted.*Ask an admin to return it\.$/,
    );
    expect(() => holdWeek(sheetOf({ status: 'approved' }))).toThrow(/approved and cannot be changed/);
  });

  it('is handed in with its total for the admins', async () => {
    const workspace = workspaceOf();
    await workspace.write({ label: 'Submitted', changes: submitWeek(week) });
    expect(workspace.get('timesheets', 'mira:2026-11-16')).toMatchObject({
      status: 'submitted',
      submittedAt: at,
      revision: 1,
    });
    expect(workspace.all('notices')).toEqual([
      expect.objectContaining({
        audience: { role: 'admin' },
        text: 'Mira Vane submitted a week',
        detail: '16 to 22 Nov 2026, 8:00 hours',
      }),
    ]);
  });

  it('sends no words where the agency wants none about time', () => {
    expect(submitWeek({ ...week, settings: { ...settings, noticeTopics: [] } })).toHaveLength(1);
  });

  it('is not handed in twice, before it begins, or while a timer runs', () => {
    const timer = { id: 'mira', revision: 1, projectId: 'ferry', note: '', startedAt: at };
    expect(() => submitWeek({ ...week, sheet: sheetOf({ status: 'submitted' }) })).toThrow(Refusal);
    expect(() => submitWeek({ ...week, today: '2026-11-15' })).toThrow(/has not begun/);
    expect(() => submitWeek({ ...week, timer })).toThrow(/Stop the timer first/);
  });

  it('is approved by an admin and stays locked', () => {
    const sheet = sheetOf({ status: 'submitted', revision: 3 });
    const [change, told] = approveWeek({ sheet, person, entries, at, settings, byId: 'ada' });
    expect(change).toMatchObject({
      record: { status: 'approved', decidedAt: at, decidedById: 'ada', revision: 3 },
    });
    expect(told).toMatchObject({ record: { audience: { personId: 'mira' }, text: 'Your week is approved' } });
  });

  it('is returned with a reason, opens again and can be handed in again', () => {
    const sheet = sheetOf({ status: 'submitted', revision: 1 });
    const [change] = returnWeek({
      sheet,
      person,
      entries,
      at,
      settings,
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
    const decision = { person, entries, at, settings, byId: 'ada' };
    expect(() => approveWeek({ ...decision, sheet: sheetOf() })).toThrow(/not waiting for a decision/);
    expect(() => returnWeek({ ...decision, sheet: sheetOf({ status: 'submitted' }), reason: '  ' })).toThrow(
      /Write what has to change/,
    );
  });

  it('is kept once where two tabs hand it in at the same time', async () => {
    const workspace = workspaceOf();
    await workspace.write({ label: 'First', changes: submitWeek(week) });
    const second = workspace.write({ label: 'Second', changes: submitWeek(week) });
    await expect(second).rejects.toThrow(ConflictError);
    expect(workspace.all('notices')).toHaveLength(1);
  });

  it('is shown to an intern in the time log and to others in the time sheet', () => {
    expect(weekPath({ kind: 'intern' }, monday)).toBe('/dashboard/intern/timelog?week=2026-11-16');
    expect(weekPath({ kind: 'employee' }, monday)).toBe('/dashboard/employee/timesheet?week=2026-11-16');
  });
});
