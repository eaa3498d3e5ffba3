import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctWeek, type CorrectWeek } from '@/dashboard/commands/time/correct-week';
import { approveWeek } from '@/dashboard/commands/time/timesheets';
import { weekGrid } from '@/dashboard/commands/time/week-grid';
import { addDays } from '@/dashboard/days/days';
import { DomainError } from '@/dashboard/model/domain-error';
import type { ReportNote, TimeEntry } from '@/dashboard/model/records/records';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { readRow } from '@/dashboard/store/indexed-db/read-rows';
import { entryOf, measuredOf, monday, person, projectOf, settings, sheetOf, workspaceOf } from './records';
import { undo, write } from '../write';

const at = '2026-11-23T09:00:00.000Z';
const submitted = sheetOf({ status: 'submitted', submittedAt: at });
const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };

const plan = (entries: readonly TimeEntry[], changes: Partial<CorrectWeek>) =>
  correctWeek({
    sheet: submitted,
    person,
    entries,
    projectId: 'ferry',
    day: monday,
    minutes: 30,
    base: 60,
    billable: true,
    reason: ' The meeting was internal. ',
    byId: admin.id,
    at,
    ...changes,
  });

describe('a correction', () => {
  it('changes the total, keeps the status and says who changed what, when and why', async () => {
    const entries = [entryOf({ note: 'Pier map' })];
    const workspace = workspaceOf({ people: [person, admin], timeEntries: entries, timesheets: [submitted] });
    const { id } = await write(workspace, { label: 'Corrected', changes: plan(entries, {}) });
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
        },
      ],
    });
    await undo(workspace, id);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 60 }]);
    expect(workspace.get('timesheets', submitted.id)?.corrections).toEqual([]);
  });

  it('is not undone once the week with it is approved', async () => {
    const entries = [entryOf({})];
    const workspace = workspaceOf({ people: [person, admin], timeEntries: entries, timesheets: [submitted] });
    const { id } = await write(workspace, { label: 'Corrected', changes: plan(entries, {}) });
    const sheet = workspace.get('timesheets', submitted.id)!;
    const approval = await write(workspace, {
      label: 'Approved',
      changes: approveWeek({ sheet, person, byId: admin.id, at }),
    });
    await expect(undo(workspace, id)).rejects.toThrow(/because “Approved” changed the same thing later/);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 30 }]);
    await undo(workspace, approval.id);
    await undo(workspace, id);
    expect(workspace.all('timeEntries')).toMatchObject([{ minutes: 60 }]);
  });

  it('tells the person, with the week’s address', async () => {
    const seed = {
      people: [person, admin],
      settings: [settings],
      timeEntries: [entryOf({})],
      timesheets: [submitted],
    };
    const workspace = createMemoryWorkspace(seed, admin.id);
    await write(workspace, { label: 'Corrected', changes: plan(workspace.all('timeEntries'), {}) });
    expect(workspace.all('notices')).toMatchObject([
      {
        audience: { personId: 'mira' },
        text: 'Your time was corrected',
        detail: 'Mon 16 Nov: 1:00 became 0:30. The meeting was internal.',
        path: '/dashboard/employee/timesheet?week=2026-11-16',
      },
    ]);
  });

  it('may shorten measured time, which then counts as entered by hand', () => {
    const entries = [measuredOf('a', monday, '09:00', '10:00')];
    expect(plan(entries, { minutes: 45 })[1]).toMatchObject({
      record: { id: 'a', minutes: 45, startedAt: null, endedAt: null },
    });
  });

  it.each<[string, Partial<CorrectWeek>, RegExp]>([
    ['an open week', { sheet: sheetOf() }, /is open again, so Mira Vane can change it\.$/],
    ['no reason', { reason: ' ' }, /^Enter a reason/],
    ['a total that is already so', { minutes: 60 }, /^This is 1 h already/],
    ['a total that changed meanwhile', { base: 90 }, /^This time was changed to 1 h since you opened it/],
    ['a day that is too long', { minutes: 25 * 60 }, /a day has 24 hours/],
  ])('is refused for %s', (_, changes, message) => {
    const act = () => plan([entryOf({})], changes);
    expect(act).toThrow(DomainError);
    expect(act).toThrow(message);
  });

  it('is refused in a signed-off month', async () => {
    const note: ReportNote = {
      id: '2026-11',
      revision: 0,
      text: '',
      signedOffAt: at,
      signedOffById: admin.id,
      report: null,
    };
    const workspace = workspaceOf({
      people: [person, admin],
      timeEntries: [entryOf({})],
      timesheets: [submitted],
      reportNotes: [note],
    });
    await expect(
      write(workspace, { label: 'Corrected', changes: plan(workspace.all('timeEntries'), {}) }),
    ).rejects.toThrow(/^November 2026 is signed off/);
  });

  it('changes its own cell alone, whatever is in the week', async () => {
    const entry = fc.record({
      projectId: fc.constantFrom('ferry', 'map'),
      day: fc.integer({ min: 0, max: 6 }).map((days) => addDays(monday, days)),
      minutes: fc.integer({ min: 1, max: 120 }),
      measured: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 12 }),
        fc.integer({ min: 0, max: 300 }),
        async (drafts, minutes) => {
          const entries = drafts.map(({ measured, ...draft }, index) =>
            entryOf({
              id: `e${index}`,
              ...draft,
              ...(measured && { startedAt: `${draft.day}T09:00`, endedAt: `${draft.day}T10:00` }),
            }),
          );
          const cells = (all: readonly TimeEntry[]) =>
            weekGrid({
              entries: all,
              personId: 'mira',
              monday,
              projects: [projectOf('ferry'), projectOf('map')],
            })
              .rows.flatMap((row) => row.cells)
              .filter((cell) => cell.minutes > 0)
              .map((cell) => [`${cell.projectId} ${cell.day}`, cell.minutes] as const);
          const before = new Map(cells(entries));
          const key = `ferry ${monday}`;
          fc.pre((before.get(key) ?? 0) !== minutes);
          const workspace = workspaceOf({ timeEntries: entries, timesheets: [submitted] });
          const changes = plan(entries, { minutes, base: before.get(key) ?? 0 });
          await write(workspace, { label: 'Corrected', changes });
          if (minutes === 0) before.delete(key);
          else before.set(key, minutes);
          expect(new Map(cells(workspace.all('timeEntries')))).toEqual(before);
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
