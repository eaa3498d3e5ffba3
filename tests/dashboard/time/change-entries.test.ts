import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UndoError } from '@/dashboard/store/workspace/undo-error';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { ConflictError } from '@/dashboard/store/store-errors';
import type { Change } from '@/dashboard/model/change';
import { addDays } from '@/dashboard/days/days';
import {
  copyLastDay,
  copyLastWeek,
  copiesOfLastDay,
  copiesOfLastWeek,
  putEntry,
  removeEntries,
  setCell,
} from '@/dashboard/commands/time/change-entries';
import { DomainError } from '@/dashboard/model/domain-error';
import { submitWeek } from '@/dashboard/commands/time/timesheets';
import { cellOf, weekGrid } from '@/dashboard/commands/time/week-grid';
import {
  counter,
  entryOf,
  measuredOf,
  monday,
  person,
  projectOf,
  settings,
  sheetOf,
  workspaceOf,
} from './records';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const projects = [projectOf('ferry'), projectOf('studio')];

/** The entries after changes. */
async function after(entries: readonly TimeEntry[], changes: Change[]): Promise<readonly TimeEntry[]> {
  const workspace = workspaceOf({ timeEntries: entries });
  await write(workspace, { label: 'Changed', changes });
  return workspace.all('timeEntries');
}

const cell = (entries: readonly TimeEntry[], minutes: number, sheet = sheetOf()) =>
  setCell({ sheet, entries, projectId: 'ferry', day: monday, minutes, billable: true, createId: counter() });

describe('setCell', () => {
  it('writes the first time of a cell as an entry', async () => {
    expect(await after([], cell([], 90))).toEqual([entryOf({ id: 'new-1', minutes: 90, revision: 1 })]);
  });

  it('changes the entry that is there and keeps its note', async () => {
    const entries = [entryOf({ minutes: 60, note: 'Pier map' })];
    expect(await after(entries, cell(entries, 75))).toEqual([
      entryOf({ minutes: 75, note: 'Pier map', revision: 1 }),
    ]);
  });

  it('removes all time where the cell is cleared', async () => {
    const entries = [entryOf({}), measuredOf('m', monday, '09:00', '09:30')];
    expect(await after(entries, cell(entries, 0))).toEqual([]);
  });

  it('leaves measured time as it is and refuses to go below it, whether a timer or an import set its times', async () => {
    const entries = [measuredOf('m', monday, '09:00', '10:30')];
    expect(await after(entries, cell(entries, 120))).toEqual([
      entries[0],
      entryOf({ id: 'new-1', minutes: 30, revision: 1 }),
    ]);
    expect(() => cell(entries, 60)).toThrow(
      '1 h 30 min of this time has a start and an end. Enter at least that, or change the entries in the details.',
    );
  });

  it('keeps the notes of entries that go', async () => {
    const entries = [entryOf({ id: 'a', note: 'Tides' }), entryOf({ id: 'b', note: 'Fares' })];
    expect(await after(entries, cell(entries, 30))).toEqual([
      entryOf({ id: 'a', minutes: 30, note: 'Tides; Fares', revision: 1 }),
    ]);
  });

  it('changes nothing where the total is the same', () => {
    expect(cell([entryOf({})], 60)).toEqual([]);
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'adds to the billable or unbilled time, as asked, and takes from unbilled time first (%s, %s)',
    async (one, other) => {
      const entries = [entryOf({ id: one }), entryOf({ id: other, billable: false })];
      const total = async (minutes: number, billable = true) => {
        const changes = setCell({
          sheet: sheetOf(),
          entries,
          projectId: 'ferry',
          day: monday,
          minutes,
          billable,
        });
        const kept = await after(entries, changes);
        const sum = (isBilled: boolean) =>
          kept.reduce((all, entry) => (entry.billable === isBilled ? all + entry.minutes : all), 0);
        return [sum(true), sum(false)];
      };
      expect(await total(300)).toEqual([240, 60]);
      expect(await total(300, false)).toEqual([60, 240]);
      expect(await total(90)).toEqual([60, 30]);
      expect(await total(30)).toEqual([30, 0]);
    },
  );

  it('adds a billable entry where only measured time is billed', async () => {
    const entries = [measuredOf('m', monday, '09:00', '10:00'), entryOf({ billable: false })];
    const kept = await after(entries, cell(entries, 150));
    expect(kept.map(({ id, minutes, billable }) => [id, minutes, billable])).toEqual([
      ['m', 60, true],
      ['entry', 60, false],
      ['new-1', 30, true],
    ]);
  });

  it('keeps a cell without billed time unbilled', async () => {
    const entries = [entryOf({ billable: false })];
    expect(await after(entries, cell(entries, 90))).toMatchObject([{ minutes: 90, billable: false }]);
  });

  it('refuses a day of more than 24 hours', () => {
    const entries = [entryOf({ projectId: 'other', minutes: 1400 })];
    expect(() => cell(entries, 60)).toThrow(
      'That makes 24 h 20 min on Monday 16 November, but a day has 24 hours. Enter less.',
    );
  });

  it('takes less time on a day that a timer made longer than 24 hours', async () => {
    const entries = [entryOf({ minutes: 600 }), entryOf({ id: 'q', projectId: 'other', minutes: 1440 })];
    expect(await after(entries, cell(entries, 540))).toMatchObject([{ minutes: 540 }, {}]);
    expect(() => cell(entries, 601)).toThrow(/a day has 24 hours/);
  });

  it('refuses a locked week', () => {
    expect(() => cell([], 60, sheetOf({ status: 'approved' }))).toThrow(DomainError);
  });

  it('meets a conflict where the week was submitted in another tab', async () => {
    const workspace = workspaceOf();
    const inThisTab = cell([], 60);
    const today = monday;
    const week = {
      sheet: sheetOf(),
      person,
      entries: [],
      at: '',
      settings,
      today,
      timer: null,
      futureConfirmed: 0,
    };
    await write(workspace, { label: 'In another tab', changes: submitWeek(week) });
    await expect(write(workspace, { label: 'Here', changes: inThisTab })).rejects.toThrow(ConflictError);
    expect(workspace.all('timeEntries')).toEqual([]);
  });

  it('cannot be undone once the week is submitted', async () => {
    const workspace = workspaceOf();
    const { id } = await write(workspace, { label: 'Typed', changes: cell([], 60) });
    const week = {
      person,
      entries: [],
      at: '',
      settings,
      today: monday,
      timer: null,
      futureConfirmed: 0,
    };
    const sheet = workspace.all('timesheets')[0]!;
    await write(workspace, { label: 'Submitted', changes: submitWeek({ ...week, sheet }) });
    await expect(undo(workspace, id)).rejects.toThrow(UndoError);
  });

  const entry = fc.record({
    minutes: fc.integer({ min: 1, max: 200 }),
    measured: fc.boolean(),
    note: fc.constantFrom('', 'Tides', 'Fares', 'Piers'),
    taskId: fc.constantFrom(null, 'task'),
  });

  it('holds exactly the total that was asked for, and every note of a cell that is not empty', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 5 }),
        fc.integer({ min: 0, max: 440 }),
        async (drawn, total) => {
          const entries = drawn.map(({ measured, ...rest }, index) => {
            const id = `e${index}`;
            const times = measured ? { startedAt: `${monday}T09:00`, endedAt: `${monday}T09:30` } : {};
            return entryOf({ ...rest, ...times, id });
          });
          let changes: Change[];
          try {
            changes = cell(entries, total);
          } catch (error) {
            expect(error).toBeInstanceOf(DomainError);
            return;
          }
          const kept = cellOf(await after(entries, changes), 'ferry', monday);
          expect(kept.minutes).toBe(total);
          expect(kept.entries.every(({ minutes }) => minutes > 0)).toBe(true);
          if (total > 0) for (const { note } of drawn) expect(kept.note).toContain(note);
        },
      ),
    );
  });
});

describe('single entries', () => {
  it('are kept and removed with a hold on their week', async () => {
    const entries = [entryOf({ id: 'a' })];
    const changes = putEntry({
      sheet: sheetOf(),
      entries,
      entry: { ...entries[0]!, minutes: 5, note: 'Call' },
    });
    expect(changes.map(({ collection }) => collection)).toEqual(['timesheets', 'timeEntries']);
    expect(await after(entries, changes)).toEqual([
      entryOf({ id: 'a', minutes: 5, note: 'Call', revision: 1 }),
    ]);
    expect(await after(entries, removeEntries(sheetOf(), entries))).toEqual([]);
  });

  it('are refused where the day is full or the week locked', () => {
    const entries = [entryOf({ id: 'a', minutes: 1000 })];
    const entry = entryOf({ id: 'b', minutes: 500 });
    expect(() => putEntry({ sheet: sheetOf(), entries, entry })).toThrow(/25 h on Monday/);
    expect(putEntry({ sheet: sheetOf(), entries, entry: { ...entries[0]!, minutes: 1440 } })).toHaveLength(2);
    expect(() => removeEntries(sheetOf({ status: 'submitted' }), entries)).toThrow(DomainError);
  });

  it('are changed on a day of more than 24 hours unless it gets longer', () => {
    const entries = [entryOf({ id: 'a', minutes: 1000 }), entryOf({ id: 'b', minutes: 1000 })];
    const save = (changes: Partial<TimeEntry>) =>
      putEntry({ sheet: sheetOf(), entries, entry: { ...entries[0]!, ...changes } });
    expect(save({ minutes: 900 })).toHaveLength(2);
    expect(save({ note: 'Call' })).toHaveLength(2);
    expect(() => save({ minutes: 1001 })).toThrow(/a day has 24 hours/);
  });
});

describe('copyLastWeek', () => {
  const last = [
    entryOf({ id: 'a', day: '2026-11-09', minutes: 120, note: 'Tides' }),
    entryOf({ ...measuredOf('b', '2026-11-10', '09:00', '10:00'), projectId: 'studio' }),
    entryOf({ id: 'c', day: '2026-11-09', personId: 'somebody else' }),
  ];
  const copy = (entries: readonly TimeEntry[], sheet = sheetOf()) =>
    copyLastWeek({ sheet, entries, projects, createId: counter() });

  it('copies time and notes to the same weekdays, as typed time', async () => {
    const kept = await after(last, copy(last));
    expect(kept.slice(3)).toEqual([
      entryOf({ id: 'new-1', day: '2026-11-16', minutes: 120, note: 'Tides', revision: 1 }),
      entryOf({ id: 'new-2', day: '2026-11-17', minutes: 60, projectId: 'studio', revision: 1 }),
    ]);
  });

  it('leaves what the week holds already', async () => {
    const entries = [...last, entryOf({ id: 'own', day: '2026-11-16', minutes: 30 })];
    const kept = await after(entries, copy(entries));
    expect(kept.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'own', 'new-1']);
    expect(kept[4]).toMatchObject({ projectId: 'studio' });
  });

  it('leaves out projects that are done or deleted, and bills no time of the agency’s own work', () => {
    const copied = (...others: (typeof projects)[number][]) =>
      copiesOfLastWeek({ sheet: sheetOf(), entries: last, projects: others });
    const done = { ...projectOf('ferry'), status: 'done' as const };
    expect(copied(done, projectOf('studio')).copies.map(({ projectId }) => projectId)).toEqual(['studio']);
    expect(copied(projectOf('ferry'))).toMatchObject({ copies: [{ projectId: 'ferry' }], leftOut: 1 });
    const own = { ...projectOf('ferry'), clientId: null };
    expect(copied(own).copies).toMatchObject([{ projectId: 'ferry', billable: false }]);
  });

  it('leaves out days off, but not half ones', async () => {
    const holiday = blankRecord('holidays', { id: 'h', name: 'Founders’ Day', day: '2026-11-16' });
    const copied = (half: boolean) =>
      copiesOfLastWeek({
        sheet: sheetOf(),
        entries: last,
        projects,
        off: { workdays: [1, 2, 3, 4, 5], leave: [], holidays: [{ ...holiday, half }] },
      });
    expect(copied(false).copies.map(({ day }) => day)).toEqual(['2026-11-17']);
    expect(copied(false).leftOut).toBe(1);
    expect(copied(true).copies.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('refuses where there is nothing to copy, nothing left to fill, or a lock', () => {
    expect(() => copy([])).toThrow(/Last week has no time to copy/);
    const full = [
      ...last,
      entryOf({ id: 'x', day: '2026-11-16' }),
      entryOf({ id: 'y', day: '2026-11-17', projectId: 'studio' }),
    ];
    expect(() => copy(full)).toThrow(/nothing to copy/);
    expect(() => copy(last, sheetOf({ status: 'approved' }))).toThrow(DomainError);
  });
});

describe('weekGrid', () => {
  const projects = [projectOf('studio'), projectOf('ferry')];

  it('adds up by project, by day and in all, whatever was logged', () => {
    const logged = fc.record({
      projectId: fc.constantFrom('ferry', 'studio', 'gone'),
      day: fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-19', '2026-11-22', '2026-11-23'),
      minutes: fc.integer({ min: 1, max: 600 }),
      personId: fc.constantFrom('mira', 'other'),
      billable: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(logged, { maxLength: 30 }), (drawn) => {
        const entries = drawn.map((parts, index) => entryOf({ ...parts, id: `e${index}` }));
        const grid = weekGrid({ entries, personId: 'mira', monday, projects });
        const own = entries.filter(
          ({ personId, day }) => personId === 'mira' && day >= '2026-11-16' && day <= '2026-11-22',
        );
        const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
        expect(grid.total).toBe(sum(own.map(({ minutes }) => minutes)));
        expect(sum(grid.dayTotals)).toBe(grid.total);
        expect(sum(grid.rows.map(({ minutes }) => minutes))).toBe(grid.total);
        for (const row of grid.rows) expect(sum(row.cells.map(({ minutes }) => minutes))).toBe(row.minutes);
        expect(grid.billable).toBeLessThanOrEqual(grid.total);
      }),
    );
  });

  it('has its rows in the order of the projects, what is gone last, and those asked for', () => {
    const entries = [entryOf({ id: 'a', projectId: 'gone' }), entryOf({ id: 'b', projectId: 'ferry' })];
    const grid = weekGrid({ entries, personId: 'mira', monday, projects, extraProjectIds: ['studio'] });
    expect(grid.rows.map(({ projectId }) => projectId)).toEqual(['studio', 'ferry', 'gone']);
    expect(grid.days[6]).toBe('2026-11-22');
  });

  it('says the notes of a cell once each', () => {
    const entries = ['Tides', '', 'Fares', 'Tides'].map((note, index) => entryOf({ id: `e${index}`, note }));
    expect(cellOf(entries, 'ferry', monday)).toMatchObject({ minutes: 240, note: 'Tides; Fares' });
  });
});

describe('copyLastDay', () => {
  const today = addDays(monday, 2);
  const copy = (entries: readonly TimeEntry[], sheet = sheetOf()) =>
    copyLastDay({ sheet, entries, projects, createId: counter() }, today);
  const saturday = addDays(monday, -2);

  it('copies the last day with time to today, at most a week back, without a timer’s times', async () => {
    const measured = measuredOf('m', saturday, '09:00', '10:30');
    const entries = [entryOf({ id: 'old', day: addDays(monday, -7) }), { ...measured, note: 'Map' }];
    expect(copiesOfLastDay({ sheet: sheetOf(), entries, projects }, today)?.day).toBe(saturday);
    expect((await after(entries, copy(entries))).filter(({ day }) => day === today)).toMatchObject([
      { minutes: 90, note: 'Map', startedAt: null, endedAt: null },
    ]);
    const old = [entryOf({ day: addDays(today, -8) })];
    expect(copiesOfLastDay({ sheet: sheetOf(), entries: old, projects }, today)).toBeNull();
  });

  it('leaves out projects that have time today', () => {
    const entries = [
      entryOf({ id: 'a', day: monday }),
      entryOf({ id: 'b', day: monday, projectId: 'studio' }),
      entryOf({ id: 'c', day: today }),
    ];
    expect(copy(entries)).toMatchObject([{}, { record: { projectId: 'studio', day: today } }]);
    expect(copy([entries[0]!, entries[2]!])).toEqual([]);
    expect(copy([])).toEqual([]);
    expect(copy([entryOf({ id: 'long', day: today, minutes: 1500 })])).toEqual([]);
  });

  it('is refused in a locked week, and for a day that gets too long', () => {
    const entries = [entryOf({ id: 'a', day: monday })];
    expect(() => copy(entries, sheetOf({ status: 'submitted' }))).toThrow(DomainError);
    const long = [
      entryOf({ id: 'a', day: monday, minutes: 600 }),
      entryOf({ id: 'b', day: today, projectId: 'map', minutes: 900 }),
    ];
    expect(() => copy(long)).toThrow(/a day has 24 hours/);
  });
});
