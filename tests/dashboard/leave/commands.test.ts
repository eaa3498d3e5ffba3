import { describe, expect, it } from 'vitest';
import { carryOver, setAllowance } from '@/dashboard/commands/leave/allowances';
import type { LeaveDraft } from '@/dashboard/commands/leave/check-leave';
import {
  addHolidays,
  addUsualKinds,
  decideLeave,
  removeKind,
  removeLeave,
  saveLeave,
  withdrawLeave,
} from '@/dashboard/commands/leave/leave-commands';
import { allowanceId } from '@/dashboard/figures/allowance-id';
import { leaveBalance } from '@/dashboard/figures/leave';
import { leaveOf } from './leave-records';
import { createLeaveKinds } from '@/dashboard/sample/leave-kinds';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { put } from '@/dashboard/model/change';
import type { Leave, Person } from '@/dashboard/model/records/records';
import type { Command, CommandContext, Read } from '@/dashboard/model/command';

const today = '2026-11-18';
const sample = createSample(today);
const draft: LeaveDraft = {
  personId: 'test-employee',
  kindId: 'holiday',
  firstDay: '2027-02-01',
  lastDay: '2027-02-05',
  startsHalf: false,
  endsHalf: false,
  note: '',
};

const open = (actorId: string, seed = sample) => {
  const workspace = createMemoryWorkspace(seed, actorId);
  const run = async (command: Command) => {
    const outcome = await workspace.run(command);
    return outcome.done ? outcome.operation!.label : outcome.message;
  };
  const ask = (changes: Partial<LeaveDraft> = {}, asAdmin = false) =>
    run((read, context) =>
      saveLeave({ draft: { ...draft, ...changes }, record: null, asAdmin, today }, read, context),
    );
  const own = () =>
    workspace
      .all('leave')
      .filter(({ personId, firstDay }) => personId === draft.personId && firstDay >= draft.firstDay);
  const notifications = () => workspace.all('notices').filter(({ text }) => /leave/i.test(text));
  return { workspace, run, ask, own, notifications };
};

it('no command gives a person two leaves of the same time', async () => {
  const { run, workspace } = open('test-employee', { ...sample, leave: [] });
  const one = leaveOf({ id: 'one', personId: 'test-employee', status: 'requested' });
  const add = (...leave: Leave[]) =>
    run(() => ({ label: 'Added', changes: leave.map((record) => put('leave', record)) }));
  const refused = /^This person now has other leave on these days/;
  expect(await add(one, { ...one, id: 'other' })).toMatch(refused);
  expect(await add(one)).toBe('Added');
  expect(await add({ ...one, id: 'other' })).toMatch(refused);
  const stored = workspace.get('leave', 'one')!;
  expect(await add({ ...stored, status: 'withdrawn' }, { ...one, id: 'other' })).toBe('Added');
});

it('a note of leave can be changed beside another leave of the same time', async () => {
  const one = leaveOf({ id: 'one', personId: 'test-employee', status: 'requested' });
  const leave = [one, { ...one, id: 'other' }];
  const { run } = open('test-employee', { ...sample, leave });
  const note = { label: 'Changed', changes: [put('leave', { ...one, note: 'By train' })] };
  expect(await run(() => note)).toBe('Changed');
});

describe('a request for leave', () => {
  it('waits for the admin, who is notified', async () => {
    const { ask, own, notifications } = open('test-employee');
    expect(await ask()).toBe('Requested annual leave, 1 Feb 2027 to 5 Feb 2027');
    expect(own()).toMatchObject([{ status: 'requested', decidedAt: null }]);
    expect(notifications()).toMatchObject([
      { audience: { role: 'admin' }, text: 'Test Employee requested leave' },
    ]);
  });

  it('of a kind without approval is approved at once', async () => {
    const { ask, own, notifications } = open('test-employee');
    await ask({ kindId: 'sickness' });
    expect(own()).toMatchObject([{ status: 'approved' }]);
    expect(notifications()).toMatchObject([{ text: 'Test Employee entered leave' }]);
  });

  it('is refused without working days, before the first day, over own leave and as half of nothing', async () => {
    const { ask } = open('test-employee');
    expect(await ask({ firstDay: '2027-02-06', lastDay: '2027-02-07' })).toContain('no working day');
    expect(await ask({ lastDay: '2027-01-31' })).toContain('before the first day');
    expect(await ask({ firstDay: '2027-02-30' })).toContain('does not exist');
    expect(await ask({ firstDay: '2020-02-03' })).toContain('joined on');
    expect(await ask({ lastDay: '2029-02-05' })).toContain('at most 366 days');
    expect(await ask({ lastDay: '2027-02-01', startsHalf: true, endsHalf: true })).toContain(
      'the morning or the',
    );
    await ask();
    expect(await ask({ firstDay: '2027-02-05', lastDay: '2027-02-08' })).toContain(
      'overlaps other leave: Annual leave, 1 Feb 2027 to 5 Feb 2027',
    );
  });

  it('is withdrawn by the person, and its notification goes', async () => {
    const { ask, own, run, notifications } = open('test-employee');
    await ask();
    const { id } = own()[0]!;
    await run((read) => withdrawLeave({ id, today }, read));
    expect(own()).toMatchObject([{ status: 'withdrawn' }]);
    expect(notifications()).toEqual([]);
    expect(await run((read) => withdrawLeave({ id, today }, read))).toContain('withdrawn already');
  });

  it('does not come back by undo while other leave has its days', async () => {
    const { run, ask, own, workspace } = open('test-employee');
    await ask();
    await run((read) => withdrawLeave({ id: own()[0]!.id, today }, read));
    const withdrawal = workspace.operations()[0]!.id;
    await ask({ lastDay: '2027-02-08' });
    const outcome = await workspace.undo(withdrawal);
    expect(!outcome.done && outcome.message).toMatch(/other leave on these days/);
    await run((read) => withdrawLeave({ id: own().at(-1)!.id, today }, read));
    expect((await workspace.undo(withdrawal)).done).toBe(true);
  });

  it('is not approved by redo or undo with days that nobody approved', async () => {
    const { workspace, run, ask, own } = open('test-admin');
    const decide = (read: Read, context: CommandContext) =>
      decideLeave({ id: own()[0]!.id, verdict: 'approved', reason: '', today }, read, context);
    const correct = (lastDay: string) =>
      run((read, context) =>
        saveLeave({ draft: { ...draft, lastDay }, record: own()[0]!, asAdmin: true, today }, read, context),
      );
    const undo = async (id: string) => {
      const outcome = await workspace.undo(id);
      return outcome.done || outcome.message;
    };
    const last = () => workspace.operations()[0]!.id;
    await ask();
    await run(decide);
    expect(await undo(last())).toBe(true);
    const undone = last();
    await correct('2027-02-04');
    const corrected = last();
    expect(await undo(undone)).toMatch(/“Corrected annual leave of .+” changed the same data later/);
    await run(decide);
    expect(await undo(corrected)).toMatch(/“Approved annual leave of .+” changed the same data later/);
    expect(own()).toMatchObject([{ status: 'approved', lastDay: '2027-02-04' }]);
  });

  it('cannot be withdrawn once it has begun', async () => {
    const { workspace, run } = open('test-employee');
    const begun = workspace.all('leave').find(({ firstDay }) => firstDay <= today)!;
    expect(await run((read) => withdrawLeave({ id: begun.id, today }, read))).toContain('has begun');
  });
});

describe('a decision on leave', () => {
  const asked = { ...sample, leave: sample.leave!.filter(({ status }) => status === 'requested') };
  const { id } = asked.leave[0]!;

  it('approves once, and notifies the person', async () => {
    const { run, workspace, notifications } = open('test-admin', asked);
    const approve: Command = (read, context) =>
      decideLeave({ id, verdict: 'approved', reason: '', today }, read, context);
    expect(await run(approve)).toContain('Approved annual leave of Ada Renn');
    expect(workspace.get('leave', id)).toMatchObject({ status: 'approved', decidedById: 'test-admin' });
    expect(notifications()).toMatchObject([
      { audience: { personId: 'ada-renn' }, text: 'Your leave was approved' },
    ]);
    expect(await run(approve)).toContain('no longer waiting');
  });

  it('approves no leave outside the employment', async () => {
    const { run, workspace } = open('test-admin', asked);
    const ada = workspace.get('people', 'ada-renn')!;
    const { firstDay, lastDay } = workspace.get('leave', id)!;
    const decide: Command = (read, context) =>
      decideLeave({ id, verdict: 'approved', reason: '', today }, read, context);
    const change = (over: Partial<Person>) =>
      run((read) => ({
        label: 'Changed',
        changes: [put('people', { ...ada, ...over, revision: read.get('people', ada.id)!.revision })],
      }));
    await change({ endsOn: firstDay });
    expect(firstDay < lastDay).toBe(true);
    expect(await run(decide)).toMatch(
      /^The last day of Ada Renn is .* Return this request, or correct it first\.$/,
    );
    await change({ joinedOn: lastDay });
    expect(await run(decide)).toMatch(/^Ada Renn joins on .* Return this request, or correct it first\.$/);
    await change({ endsOn: lastDay });
    expect(await run(decide)).toContain('Approved');
  });

  it('returns with a reason only', async () => {
    const { run, workspace } = open('test-admin', asked);
    const giveBack =
      (reason: string): Command =>
      (read, context) =>
        decideLeave({ id, verdict: 'returned', reason, today }, read, context);
    expect(await run(giveBack('  '))).toContain('Write a reason');
    await run(giveBack('The launch is that week.'));
    expect(workspace.get('leave', id)).toMatchObject({
      status: 'returned',
      reason: 'The launch is that week.',
    });
  });
});

describe('leave that an admin enters', () => {
  it('is approved, and notifies the person', async () => {
    const { ask, own, notifications } = open('test-admin');
    await ask({}, true);
    expect(own()).toMatchObject([{ status: 'approved', decidedById: 'test-admin' }]);
    expect(notifications()).toMatchObject([
      { audience: { personId: 'test-employee' }, text: 'Leave was entered for you' },
    ]);
  });
});

describe('leave that an admin changes', () => {
  const entered = async () => {
    const opened = open('test-admin');
    await opened.ask({}, true);
    const correct = (over: Partial<LeaveDraft>) =>
      opened.run((read, context) =>
        saveLeave(
          { draft: { ...draft, ...over }, record: opened.own()[0]!, asAdmin: true, today },
          read,
          context,
        ),
      );
    const texts = () => opened.notifications().map(({ text, detail }) => `${text}: ${detail}`);
    return { ...opened, correct, texts };
  };

  it('notifies the person of the new days, in place of the old ones', async () => {
    const { correct, texts, notifications, workspace } = await entered();
    expect(texts()).toEqual(['Leave was entered for you: Annual leave, 1 Feb 2027 to 5 Feb 2027']);
    await correct({ firstDay: '2027-02-08', lastDay: '2027-02-10' });
    const changed = ['Your leave was changed: Annual leave, 8 Feb 2027 to 10 Feb 2027'];
    expect(texts()).toEqual(changed);
    expect(notifications()).toMatchObject([{ audience: { personId: draft.personId } }]);
    await correct({ firstDay: '2027-02-08', lastDay: '2027-02-10', note: 'Ski' });
    expect(texts()).toEqual(changed);
    await workspace.undo(workspace.operations()[1]!.id);
    expect(texts()).toEqual(['Leave was entered for you: Annual leave, 1 Feb 2027 to 5 Feb 2027']);
  });

  it('notifies the person of a deletion, and the other person of a move to them', async () => {
    const { correct, run, own, texts, workspace } = await entered();
    const { id } = own()[0]!;
    await correct({ personId: 'noor-adair', kindId: 'unpaid' });
    expect(texts()).toEqual([
      'Leave was entered for you: Unpaid leave, 1 Feb 2027 to 5 Feb 2027',
      'Your leave was deleted: Annual leave, 1 Feb 2027 to 5 Feb 2027',
    ]);
    await run((read) => removeLeave({ id, today }, read));
    expect(texts()).toEqual([
      'Your leave was deleted: Annual leave, 1 Feb 2027 to 5 Feb 2027',
      'Your leave was deleted: Unpaid leave, 1 Feb 2027 to 5 Feb 2027',
    ]);
    expect(workspace.get('leave', id)).toBeNull();
  });

  it('removes the admin’s notification of a request when the request is deleted', async () => {
    const requester = open('test-employee');
    await requester.ask();
    const { id } = requester.own()[0]!;
    const admin = open('test-admin', {
      ...sample,
      leave: requester.workspace.all('leave'),
      notices: requester.workspace.all('notices'),
    });
    await admin.run((read) => removeLeave({ id, today }, read));
    expect(admin.notifications()).toMatchObject([
      { audience: { personId: draft.personId }, text: 'Your leave was deleted' },
    ]);
  });
});

it('corrects a returned leave also after a new request for the same days', async () => {
  const returned = leaveOf({ id: 'r1', ...draft, status: 'returned', reason: 'The launch is that week.' });
  const { ask, run, workspace } = open('test-admin', { ...sample, leave: [returned] });
  await ask();
  const correct: Command = (read, context) =>
    saveLeave(
      { draft: { ...draft, note: 'Ski' }, record: read.get('leave', 'r1'), asAdmin: true, today },
      read,
      context,
    );
  expect(await run(correct)).toBe('Corrected annual leave of Test Employee, 1 Feb 2027 to 5 Feb 2027');
  expect(workspace.get('leave', 'r1')).toMatchObject({ status: 'returned', note: 'Ski' });
  expect(await ask({ note: 'Again' })).toContain('This overlaps other leave');
});

describe('days and kinds', () => {
  it('adds the public holidays that the agency lacks', async () => {
    const { run, workspace } = open('test-admin');
    const before = workspace.all('holidays').length;
    const days = [
      { day: '2026-12-25', name: 'Christmas Day', half: false },
      { day: '2026-12-26', name: 'Boxing Day', half: false },
    ];
    expect(await run((read) => addHolidays({ days, source: 'GB' }, read))).toBe('Added Boxing Day');
    expect(workspace.all('holidays')).toHaveLength(before + 1);
    expect(await run((read) => addHolidays({ days, source: 'GB' }, read))).toContain('in the list already');
  });

  it('deletes no kind that leave uses', async () => {
    const { run } = open('test-admin');
    expect(await run((read) => removeKind('holiday', read))).toContain('can’t be deleted');
    const unused = open('test-admin', { ...sample, leave: [] });
    expect(await unused.run((read) => removeKind('holiday', read))).toBe('Deleted the kind “Annual leave”');
  });

  it('adds the usual kinds where a restored backup has none, and once', async () => {
    const { run, ask, workspace } = open('test-admin', { ...sample, leave: [], leaveKinds: [] });
    const add: Command = (read) => addUsualKinds(createLeaveKinds(), read);
    expect(await ask()).toBe('Choose a kind of leave.');
    expect(await run(add)).toBe('Added the usual kinds of leave');
    expect(await run(add)).toBe('There are kinds of leave already.');
    expect(workspace.all('leaveKinds')).toHaveLength(3);
    expect(await ask()).toBe('Requested annual leave, 1 Feb 2027 to 5 Feb 2027');
  });

  it('carries the days left over, up to a limit, and once', async () => {
    const { run, workspace } = open('test-admin');
    const carry: Command = (read) => carryOver({ year: 2026, most: 3, today }, read);
    const records = () => ({
      leave: workspace.all('leave'),
      leaveKinds: workspace.all('leaveKinds'),
      leaveAllowances: workspace.all('leaveAllowances'),
      holidays: workspace.all('holidays'),
      workdays: [1, 2, 3, 4, 5],
    });
    const person = workspace.get('people', 'test-employee')!;
    const { left } = leaveBalance(records(), { person, year: 2026, today });
    expect(left).toBeGreaterThan(3);
    expect(await run(carry)).toBe('Carried leave of 2026 over to 2027');
    expect(workspace.get('leaveAllowances', allowanceId('test-employee', 2027))).toMatchObject({
      days: 20,
      carriedOver: 3,
    });
    expect(await run(carry)).toContain('carried over already');
  });

  it('carries an entitlement of one’s own over with its days', async () => {
    const { run, workspace } = open('test-admin');
    await run((read) =>
      setAllowance({ personId: 'test-employee', year: 2026, days: 12, carriedOver: 20 }, read),
    );
    await run((read) => carryOver({ year: 2026, most: 3, today }, read));
    expect(workspace.get('leaveAllowances', allowanceId('test-employee', 2027))).toMatchObject({ days: 12 });
  });

  it('carries no days of a year, or into a year, in which a person did not work', async () => {
    const employee = sample.people!.find(({ id }) => id === 'noor-adair')!;
    const terms = { team: 'Design', position: '', hourlyRate: null, hourlyCost: null };
    const people = [
      ...sample.people!,
      { ...employee, id: 'joiner', email: 'j@x.example', joinedOn: '2027-01-04' },
      { ...employee, id: 'gone', email: 'g@x.example', endsOn: '2025-06-30', status: 'left' as const },
      { ...employee, id: 'leaver', email: 'l@x.example', endsOn: '2026-12-31' },
      {
        ...employee,
        id: 'back',
        email: 'b@x.example',
        earlier: [
          { until: '2025-12-31', ...terms, weeklyMinutes: 2400 },
          { until: '2027-01-31', ...terms, weeklyMinutes: 0 },
        ],
      },
      { ...employee, id: 'invited', email: 'i@x.example', status: 'invited' as const },
    ];
    const { run, workspace } = open('test-admin', { ...sample, people });
    await run((read) => carryOver({ year: 2026, most: 3, today: '2027-01-11' }, read));
    const carried = (id: string) => workspace.get('leaveAllowances', allowanceId(id, 2027))?.carriedOver;
    expect(['joiner', 'gone', 'leaver', 'back', 'invited'].map(carried)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      3,
    ]);
  });

  it('cannot be carried over before anybody has an entitlement', async () => {
    const { run } = open('test-admin', { ...sample, leaveAllowances: [] });
    expect(await run((read) => carryOver({ year: 2026, most: 3, today }, read))).toBe(
      'Nobody has an entitlement for 2026. Set the standard first.',
    );
  });

  it('follow a standard that is set after they were carried over', async () => {
    const { run, workspace } = open('test-admin');
    const daysOf = (personId: string, year: number) =>
      workspace.get('leaveAllowances', allowanceId(personId, year))?.days;
    const set = (personId: string | null, year: number, days: number, carriedOver = 0) =>
      run((read) => setAllowance({ personId, year, days, carriedOver }, read));
    await run((read) => carryOver({ year: 2026, most: 3, today }, read));
    await set('test-intern', 2027, 12, 1);
    await set(null, 2027, 28);
    expect(daysOf('test-employee', 2027)).toBe(28);
    // An entitlement that differs from the standard before stays.
    expect(daysOf('test-intern', 2027)).toBe(12);
    // A later standard ends the years of this one.
    await set('test-employee', 2028, 28);
    await set(null, 2027, 25);
    expect(daysOf('test-employee', 2028)).toBe(25);
    await set(null, 2028, 24);
    await set(null, 2027, 26);
    expect([daysOf('test-employee', 2027), daysOf('test-employee', 2028)]).toEqual([26, 24]);
  });
});
