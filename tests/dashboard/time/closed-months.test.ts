import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyLastWeek, putEntry, removeEntries, setCell } from '@/dashboard/commands/time/change-entries';
import { stopAndLog } from '@/dashboard/commands/time/timer';
import { reopenWeek, returnWeek, timesheetOf, withdrawWeek } from '@/dashboard/commands/time/timesheets';
import { monthOf } from '@/dashboard/days/days';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { signOffNote } from '@/dashboard/rules/month-lock';
import { put } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import type { ReportNote, TimeEntry } from '@/dashboard/model/records/records';
import { undoStateOf } from '@/dashboard/store/workspace/undo-state';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { entryOf, monday, person, projectOf, settings, sheetOf, workspaceOf } from './records';
import { blankRecord } from '../blank-record';
import { editRecord } from '../write';

const noteOf = (over: Partial<ReportNote> = {}) =>
  blankRecord('reportNotes', {
    id: '2026-10',
    signedOffAt: '2026-11-02T09:00:00.000Z',
    signedOffById: 'admin',
    ...over,
  });
const signOff: Command = (read) => ({
  label: 'Signed off October 2026',
  changes: [put('reportNotes', { ...noteOf(), revision: read.get('reportNotes', '2026-10')?.revision ?? 0 })],
});
const reopen: Command = editRecord('reportNotes', '2026-10', { signedOffAt: null }, 'Reopened October 2026');

const refused = 'October 2026 is signed off, so its time is locked. Ask an admin to reopen it.';

/** October ends on a Saturday. */
const days = ['2026-10-26', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-16'];
const week = (day: string) => timesheetOf([], 'mira', day);

const start = (entries: readonly TimeEntry[] = [], more: Parameters<typeof workspaceOf>[0] = {}) =>
  workspaceOf({
    people: [person],
    projects: [projectOf('ferry'), projectOf('clinic')],
    timeEntries: entries,
    settings: [settings],
    ...more,
  });

const setDay =
  (day: string, projectId: string, minutes: number): Command =>
  (read) => ({
    label: 'Logged',
    changes: setCell({
      sheet: timesheetOf(read.all('timesheets'), 'mira', day),
      entries: read.all('timeEntries'),
      projectId,
      day,
      minutes,
      billable: true,
    }),
  });

const messageOf = async (workspace: Workspace, command: Command) => {
  const outcome = await workspace.run(command);
  return outcome.done ? null : outcome.message;
};

/** October's entries without their revisions: saving an entry as it is counts up. */
const octoberOf = (workspace: Workspace) =>
  workspace
    .all('timeEntries')
    .filter(({ day }) => monthOf(day) === '2026-10')
    .map(({ revision: _revision, ...entry }) => entry)
    .sort((a, b) => a.id.localeCompare(b.id));

it('the note of a signed report is changed by no command and by no undo', async () => {
  const workspace = start();
  const write =
    (text: string): Command =>
    (read) => ({
      label: `Wrote ${text}`,
      changes: [
        put('reportNotes', {
          ...(read.get('reportNotes', '2026-10') ?? noteOf({ signedOffAt: null, signedOffById: null })),
          text,
        }),
      ],
    });
  await messageOf(workspace, write('first'));
  await messageOf(workspace, write('second'));
  const edit = workspace.operations()[0]!.id;
  const sign: Command = (read) => ({
    label: 'Signed off',
    changes: [
      put('reportNotes', {
        ...noteOf(),
        ...read.get('reportNotes', '2026-10')!,
        signedOffAt: '2026-11-02T09:00:00.000Z',
      }),
    ],
  });
  expect(await messageOf(workspace, sign)).toBeNull();
  const kept = 'October 2026 is signed off, so its report can’t be changed. Reopen the month first.';
  expect(await messageOf(workspace, write('third'))).toBe(kept);
  const undone = await workspace.undo(edit);
  expect(!undone.done && undone.message).toBe(kept);
  expect(workspace.get('reportNotes', '2026-10')!.text).toBe('second');
  await messageOf(workspace, reopen);
  expect(await messageOf(workspace, write('third'))).toBeNull();
});

it('no undo is offered of a submission, an approval or time of a week that is signed off', async () => {
  const inOctober = '2026-10-14';
  const workspace = start([entryOf({ id: 'e', day: inOctober })]);
  const stateOf = (label: string) =>
    undoStateOf(
      workspace.operations().find((one) => one.label === label)!,
      workspace,
    ).state;
  const submit: Command = (read) => {
    const sheet = timesheetOf(read.all('timesheets'), 'mira', inOctober);
    const submittedAt = '2026-11-02T08:00:00.000Z';
    return {
      label: 'Submitted',
      changes: [put('timesheets', { ...sheet, status: 'submitted', submittedAt })],
    };
  };
  await messageOf(workspace, setDay('2026-10-20', 'ferry', 60));
  await messageOf(workspace, submit);
  expect([stateOf('Logged'), stateOf('Submitted')]).toEqual(['possible', 'possible']);
  await messageOf(workspace, signOff);
  expect([stateOf('Logged'), stateOf('Submitted')]).toEqual(['not-allowed', 'not-allowed']);
  const { id } = workspace.operations().find(({ label }) => label === 'Submitted')!;
  expect((await workspace.undo(id)).done).toBe(false);
  await messageOf(workspace, reopen);
  expect(stateOf('Submitted')).toBe('possible');
});

describe('the time of a signed-off month', () => {
  const act = fc.oneof(
    fc.record({
      type: fc.constant('set' as const),
      day: fc.constantFrom(...days),
      project: fc.constantFrom('ferry', 'clinic'),
      minutes: fc.constantFrom(0, 30, 60, 90),
    }),
    fc.record({
      type: fc.constantFrom('move', 'remove', 'note'),
      day: fc.constantFrom(...days),
      pick: fc.nat(9),
    }),
    fc.record({ type: fc.constant('copy' as const), day: fc.constantFrom(...days) }),
    fc.record({ type: fc.constant('timer' as const), day: fc.constantFrom(...days) }),
    fc.record({ type: fc.constant('undo' as const), pick: fc.nat(9) }),
  );

  const perform = async (workspace: Workspace, one: typeof act extends fc.Arbitrary<infer T> ? T : never) => {
    if (one.type === 'undo') {
      const operation = workspace.operations()[one.pick];
      // Undo of the sign-off itself opens the month.
      if (operation && !operation.label.includes('October')) await workspace.undo(operation.id);
      return;
    }
    const { day } = one as { day: string };
    await workspace.run((read) => {
      const entries = read.all('timeEntries');
      const sheet = timesheetOf(read.all('timesheets'), 'mira', day);
      switch (one.type) {
        case 'set':
          return setDay(day, one.project, one.minutes)(read, { actorId: 'mira', at: '' });
        case 'copy':
          return {
            label: 'Copied',
            changes: copyLastWeek({ sheet, entries, projects: read.all('projects') }),
          };
        case 'timer':
          return {
            label: 'Started',
            quiet: true,
            changes: [
              put('timers', {
                ...(read.get('timers', 'mira') ?? { id: 'mira', revision: 0, taskId: null }),
                projectId: 'ferry',
                taskId: null,
                note: '',
                startedAt: `${day}T15:00:00.000Z`,
              }),
            ],
          };
        default: {
          const entry = entries[one.pick];
          if (!entry) return { label: '', changes: [] };
          if (one.type === 'remove')
            return { label: 'Removed', changes: removeEntries(week(entry.day), [entry]) };
          const next = one.type === 'move' ? { ...entry, day } : { ...entry, note: day };
          return { label: 'Moved', changes: putEntry({ sheet, entries, entry: next }) };
        }
      }
    });
    if (one.type === 'timer')
      await workspace.run(
        stopAndLog({ personId: 'mira', at: new Date(`${day}T17:00:00.000Z`), timeZone: 'America/New_York' }),
      );
  };

  it('is the same after any commands, undos and redos', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 8 }),
        fc.array(act, { minLength: 1, maxLength: 15 }),
        async (before, after) => {
          const workspace = start();
          for (const one of before) await perform(workspace, one);
          await workspace.run(signOff);
          const signed = octoberOf(workspace);
          for (const one of after) await perform(workspace, one);
          expect(octoberOf(workspace)).toEqual(signed);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('cannot be added, changed, moved or deleted', async () => {
    const entry = entryOf({ day: '2026-10-30' });
    const november = entryOf({ id: 'later', day: '2026-11-02' });
    const workspace = start([entry, november], { reportNotes: [noteOf()] });
    expect(await messageOf(workspace, setDay('2026-10-30', 'ferry', 90))).toBe(refused);
    expect(await messageOf(workspace, setDay('2026-10-31', 'clinic', 90))).toBe(refused);
    const change =
      (next: TimeEntry): Command =>
      () => ({ label: 'Changed', changes: [put('timeEntries', next)] });
    expect(await messageOf(workspace, change({ ...entry, day: '2026-11-01' }))).toBe(refused);
    expect(await messageOf(workspace, change({ ...november, day: '2026-10-31' }))).toBe(refused);
    const removal: Command = () => ({ label: 'Removed', changes: removeEntries(week(entry.day), [entry]) });
    expect(await messageOf(workspace, removal)).toBe(refused);
    expect(await messageOf(workspace, setDay('2026-11-01', 'ferry', 90))).toBeNull();
  });

  it('tells an admin where to reopen the month', async () => {
    const workspace = start([], { people: [{ ...person, kind: 'admin' }], reportNotes: [noteOf()] });
    expect(await messageOf(workspace, setDay('2026-10-31', 'clinic', 90))).toBe(
      'October 2026 is signed off, so its time is locked. Reopen it in Monthly report to change it.',
    );
  });

  it('can change again once the month is reopened', async () => {
    const workspace = start([], { reportNotes: [noteOf()] });
    expect(await messageOf(workspace, reopen)).toBeNull();
    expect(await messageOf(workspace, setDay('2026-10-31', 'clinic', 90))).toBeNull();
  });

  it('is left out when last week is copied into a week of two months', () => {
    const entries = [entryOf({ id: 'thu', day: '2026-09-24' }), entryOf({ id: 'fri', day: '2026-09-25' })];
    const copies = copyLastWeek({
      sheet: week('2026-09-28'),
      entries: [...entries, entryOf({ id: 'mon', day: '2026-09-21' })],
      projects: [projectOf('ferry')],
      closed: new Set(['2026-09']),
    });
    expect(copies.slice(1)).toMatchObject([
      { record: { day: '2026-10-01' } },
      { record: { day: '2026-10-02' } },
    ]);
  });

  it('is not locked by the sign-off of a year', () => {
    expect(closedMonths([noteOf({ id: '2026' })]).size).toBe(0);
  });
});

describe('a week that lies wholly in a signed-off month', () => {
  const sheetIn = (weekStart: string) =>
    sheetOf({
      id: `mira:${weekStart}`,
      weekStart,
      status: 'submitted',
      submittedAt: '2026-11-02T09:00:00.000Z',
    });
  const givenBack = async (weekStart: string) => {
    const sheet = sheetIn(weekStart);
    const workspace = start([], { timesheets: [sheet], reportNotes: [noteOf()] });
    const at = '2026-11-03T09:00:00.000Z';
    const returned = { sheet, person, at, byId: 'admin', reason: 'Add notes' };
    return [
      await messageOf(workspace, () => ({ label: 'Withdrew', changes: withdrawWeek({ sheet, person }) })),
      await messageOf(workspace, (read) => ({
        label: 'Returned',
        changes: returnWeek({
          ...returned,
          sheet: { ...sheet, revision: read.get('timesheets', sheet.id)!.revision },
        }),
      })),
    ];
  };

  it('cannot be returned or withdrawn', async () => {
    expect(await givenBack('2026-10-19')).toEqual([refused, refused]);
  });

  it('cannot be reopened once it is approved', async () => {
    const sheet = sheetOf({ ...week('2026-10-19'), status: 'approved', revision: 1 });
    const workspace = start([], { timesheets: [sheet] });
    await workspace.run(signOff);
    const decision = { sheet, person, at: '2026-11-03T09:00:00.000Z', byId: 'admin', reason: 'Add notes' };
    const reopening: Command = () => ({ label: 'Reopened', changes: reopenWeek(decision) });
    expect(await messageOf(workspace, reopening)).toBe(refused);
    await workspace.run(reopen);
    expect(await messageOf(workspace, reopening)).toBeNull();
  });

  it('can be, where some of its days are open', async () => {
    expect(await givenBack('2026-10-26')).toEqual([null, null]);
  });
});

describe('undo of a reopened month', () => {
  const reopened = async (change: Command | null) => {
    const workspace = start([entryOf({ day: '2026-10-30' })], { reportNotes: [noteOf()] });
    const outcome = await workspace.run(reopen);
    if (change) await workspace.run(change);
    const id = outcome.done ? outcome.operation!.id : '';
    const undone = await workspace.undo(id);
    return undone.done ? workspace.get('reportNotes', '2026-10')?.signedOffAt : undone.message;
  };

  it('signs it off again', async () => {
    expect(await reopened(null)).toBe(noteOf().signedOffAt);
    expect(await reopened(setDay(monday, 'ferry', 60))).toBe(noteOf().signedOffAt);
  });

  it('is refused once its time was changed', async () => {
    expect(await reopened(setDay('2026-10-30', 'ferry', 90))).toBe(
      '“Reopened October 2026” can’t be undone, because time of that month was changed later. Sign the month off again.',
    );
  });
});

describe('undo of a reopened year', () => {
  const reopened = async (change: Command) => {
    const signed = noteOf({ id: '2026' });
    const workspace = start([entryOf({ day: '2026-10-30' })], { reportNotes: [signed] });
    const outcome = await workspace.run(
      editRecord('reportNotes', '2026', { signedOffAt: null }, 'Reopened 2026'),
    );
    await workspace.run(change);
    const undone = await workspace.undo(outcome.done ? outcome.operation!.id : '');
    return undone.done || undone.message;
  };

  it('is refused once its time was changed', async () => {
    expect(await reopened(setDay('2026-10-30', 'ferry', 90))).toBe(
      '“Reopened 2026” can’t be undone, because time of that year was changed later. Sign the year off again.',
    );
    expect(await reopened(setDay('2027-01-05', 'ferry', 90))).toBe(true);
  });
});

describe('a change of terms', () => {
  it('says what stays and what changes in signed-off months', () => {
    const report = { trend: [], time: [], chart: [], projects: [], people: [], teams: [], money: null };
    const stored = noteOf({
      report: { ...report, sheets: { open: 0, submitted: 0, approved: 0, returned: 0 } },
    });
    expect(signOffNote([stored], '2026-11-01')).toBeNull();
    expect(signOffNote([stored], '2026-10-31')).toBe(
      'October 2026 is signed off and keeps its stored figures.',
    );
    expect(signOffNote([stored, noteOf({ id: '2026-08' }), noteOf({ id: '2026-09' })], '2026-01-01')).toBe(
      'October 2026 is signed off and keeps its stored figures. 2 signed-off months have no stored figures, so their reports change.',
    );
  });
});
