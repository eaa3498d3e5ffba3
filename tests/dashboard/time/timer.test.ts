import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectStatus, SeedRecords, TimeEntry } from '@/dashboard/model/records/records';
import { findOverlaps, isRounded } from '@/dashboard/commands/time/overlaps';
import { DomainError } from '@/dashboard/model/domain-error';
import {
  discardTimer,
  mayBelongTo,
  startTaskTimer,
  startTimer,
  stopAndLog,
  stopTimer,
  timerSeconds,
  timerWarning,
} from '@/dashboard/commands/time/timer';
import { roundedMinutes, timerParts } from '@/dashboard/commands/time/timer-parts';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { counter, entryOf, measuredOf, monday, projectOf, settings, sheetOf, workspaceOf } from './records';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';
import { put } from '@/dashboard/model/change';

const berlin = 'Europe/Berlin';
const rounding = { step: 1, up: false };
const timerAt = (startedAt: string) =>
  blankRecord('timers', { id: 'mira', revision: 1, projectId: 'ferry', note: 'Tides', startedAt });
const parts = (from: string, to: string, zone = berlin) => timerParts(timerAt(from), new Date(to), zone);

describe('a running timer', () => {
  it('counts whole seconds', () => {
    expect(timerSeconds(timerAt('2026-11-18T10:00:00.900Z'), new Date('2026-11-18T10:01:02.000Z'))).toBe(61);
  });

  it('may belong to the week that it began in by the agency’s clock, and to those after it', () => {
    // Monday in Berlin, still Sunday in New York.
    const timer = timerAt('2026-11-16T03:00:00.000Z');
    expect(mayBelongTo(timer, '2026-11-09', berlin)).toBe(false);
    expect(mayBelongTo(timer, '2026-11-16', berlin)).toBe(true);
    expect(mayBelongTo(timer, '2026-11-23', berlin)).toBe(true);
    expect(mayBelongTo(timer, '2026-11-09', 'America/New_York')).toBe(true);
  });

  it('shows no negative time and warns where the clock was set back', () => {
    const timer = timerAt('2026-11-18T10:00:00.000Z');
    const before = new Date('2026-11-18T09:00:00.000Z');
    expect(timerSeconds(timer, before)).toBe(0);
    expect(timerWarning(timer, before)).toMatch(/was set back/);
    expect(timerParts(timer, before, berlin)).toEqual([]);
    const stop = { timer, at: before, timeZone: berlin, timesheets: [], billable: true, rounding };
    expect(() => stopTimer(stop)).toThrow(DomainError);
  });

  it('warns after twelve hours', () => {
    const timer = timerAt('2026-11-18T07:00:00.000Z');
    expect(timerWarning(timer, new Date('2026-11-18T18:59:59.000Z'))).toBeNull();
    expect(timerWarning(timer, new Date('2026-11-18T19:00:00.000Z'))).toMatch(/more than 12 hours/);
  });

  const at = new Date('2026-11-18T10:00:00.000Z');
  const start = { personId: 'mira', projectId: 'ferry', note: ' Tides ', at, timeZone: berlin };

  it('is one at most', () => {
    const read = workspaceOf({ projects: [projectOf('ferry')] });
    expect(startTimer({ ...start, running: null }, read)).toEqual([
      put('timers', { ...timerAt(at.toISOString()), revision: 0 }),
    ]);
    expect(() => startTimer({ ...start, running: timerAt(at.toISOString()) }, read)).toThrow(
      /running already/,
    );
  });

  it('does not start where it could not be stopped', () => {
    const projects = [projectOf('ferry')];
    const startIn = (seed: SeedRecords) => () =>
      startTimer({ ...start, running: null }, workspaceOf({ projects, ...seed }));
    expect(startIn({ timesheets: [sheetOf({ status: 'submitted' })] })).toThrow(
      'The week of 16 to 22 Nov 2026 is submitted and can’t be changed. Withdraw it first.',
    );
    expect(startIn({ timesheets: [sheetOf({ status: 'approved' })] })).toThrow(/is approved/);
    const note = { id: '2026-11', revision: 0, text: '', signedOffById: 'admin', report: null };
    expect(startIn({ reportNotes: [{ ...note, signedOffAt: '2026-11-18T09:00:00.000Z' }] })).toThrow(
      'November 2026 is signed off, so its time is locked. Ask an admin to reopen it.',
    );
  });

  it('does not start on a project that is done, archived, paused or deleted', () => {
    const startOn = (status: ProjectStatus) => () =>
      startTimer(
        { ...start, running: null },
        workspaceOf({ projects: [{ ...projectOf('ferry', 'Harbour Ferry'), status }] }),
      );
    expect(startOn('archived')).toThrow(
      'Harbour Ferry is archived, so time can’t be logged on it. Ask an admin to make it active first.',
    );
    expect(startOn('done')).toThrow(/is done/);
    expect(startOn('paused')).toThrow(/is paused/);
    expect(startOn('planned')()).toHaveLength(1);
    expect(() => startTimer({ ...start, running: null }, workspaceOf({}))).toThrow(/deleted/);
  });

  it('of a task does not start on an archived project, and another timer runs on', async () => {
    const workspace = workspaceOf({
      projects: [projectOf('ferry'), { ...projectOf('old'), status: 'archived' }],
      timers: [{ ...timerAt('2026-11-18T09:00:00.000Z'), revision: 0 }],
    });
    const task = { id: 't', projectId: 'old', title: 'Pier map' };
    const outcome = await workspace.run(startTaskTimer({ personId: 'mira', task, at, timeZone: berlin }));
    expect(!outcome.done && outcome.message).toMatch(/^old is archived/);
    expect(workspace.all('timers')).toMatchObject([{ projectId: 'ferry' }]);
  });
});

describe('the time of a timer', () => {
  it('is whole minutes, at least one', () => {
    expect(parts('2026-11-18T10:00:40Z', '2026-11-18T10:00:50Z')).toEqual([
      { day: '2026-11-18', startedAt: '2026-11-18T11:00', endedAt: '2026-11-18T11:01', minutes: 1 },
    ]);
    expect(parts('2026-11-18T10:00:00Z', '2026-11-18T11:30:29Z')[0]!.minutes).toBe(90);
  });

  it('past midnight is split over the days of the person’s own zone', () => {
    expect(parts('2026-11-18T22:15:00Z', '2026-11-19T00:30:00Z')).toEqual([
      { day: '2026-11-18', startedAt: '2026-11-18T23:15', endedAt: '2026-11-19T00:00', minutes: 45 },
      { day: '2026-11-19', startedAt: '2026-11-19T00:00', endedAt: '2026-11-19T01:30', minutes: 90 },
    ]);
    expect(parts('2026-11-18T22:15:00Z', '2026-11-19T00:30:00Z', 'America/New_York')).toHaveLength(1);
  });

  it('is what passed, also in the night that the clocks change', () => {
    expect(parts('2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z')).toEqual([
      { day: '2026-10-25', startedAt: '2026-10-25T01:30', endedAt: '2026-10-25T03:30', minutes: 180 },
    ]);
    expect(parts('2026-03-28T22:00:00Z', '2026-03-29T22:00:00Z').map(({ minutes }) => minutes)).toEqual([
      60, 1380,
    ]);
  });

  it('adds up to the whole, day by day without gaps', () => {
    const start = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom(
      berlin,
      'America/New_York',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'America/Sao_Paulo',
    );
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 4 * 86_400_000 }), zone, (from, ran, timeZone) => {
        const split = timerParts(timerAt(from.toISOString()), new Date(from.getTime() + ran), timeZone);
        const sum = split.reduce((all, { minutes }) => all + minutes, 0);
        expect(sum).toBe(Math.max(1, Math.round(ran / 60_000)));
        expect(split.every(({ minutes, day, startedAt }) => minutes > 0 && startedAt.startsWith(day))).toBe(
          true,
        );
        for (let index = 1; index < split.length; index += 1)
          expect(split[index]!.startedAt).toBe(split[index - 1]!.endedAt);
      }),
    );
  });

  it('is rounded to a step, one at least and a day at most', () => {
    const steps = (minutes: number, step: number, up = false) => roundedMinutes(minutes, { step, up });
    expect([1, 7, 8, 22, 23].map((minutes) => steps(minutes, 15))).toEqual([15, 15, 15, 15, 30]);
    expect([1, 15, 16].map((minutes) => steps(minutes, 15, true))).toEqual([15, 15, 30]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1440 }),
        fc.constantFrom(1, 5, 6, 10, 15, 30),
        (minutes, step) => {
          expect(steps(minutes, step) % step).toBe(0);
          expect(Math.abs(steps(minutes, step) - minutes)).toBeLessThanOrEqual(
            Math.max(step / 2, step - minutes),
          );
          expect(steps(minutes, step, true)).toBeGreaterThanOrEqual(minutes);
          expect(steps(minutes, step, true) - minutes).toBeLessThan(step);
        },
      ),
    );
  });

  it('is rounded as the settings say, and keeps its start and end', async () => {
    const timer = { ...timerAt('2026-11-18T10:00:00.000Z'), revision: 0 };
    const workspace = workspaceOf({
      timers: [timer],
      settings: [{ ...settings, timerRounding: { step: 15, up: true } }],
    });
    const at = new Date('2026-11-18T10:16:00.000Z');
    const outcome = await workspace.run(stopAndLog({ personId: 'mira', at, timeZone: berlin }));
    expect(outcome).toMatchObject({
      done: true,
      operation: { label: expect.stringMatching(/^Logged 30 min/) as string },
    });
    expect(workspace.all('timeEntries')).toMatchObject([
      { minutes: 30, startedAt: '2026-11-18T11:00', endedAt: '2026-11-18T11:16' },
    ]);
  });

  it('is named with the days that get more than 24 hours', async () => {
    const workspace = workspaceOf({
      projects: [projectOf('ferry')],
      timers: [{ ...timerAt('2026-11-17T08:00:00.000Z'), revision: 0 }],
      timeEntries: [entryOf({ day: '2026-11-18', minutes: 600 })],
    });
    const at = new Date('2026-11-19T08:00:00.000Z');
    const outcome = await workspace.run(stopAndLog({ personId: 'mira', at, timeZone: berlin }));
    expect(outcome).toMatchObject({
      operation: { label: 'Logged 48 h on ferry (Wednesday 18 November has more than 24 h)' },
    });
  });

  it('is saved for the open days of a timer that ran from a signed-off month or an approved week', async () => {
    const signedOff = blankRecord('reportNotes', {
      id: '2026-10',
      signedOffAt: '2026-11-02T07:00:00.000Z',
      signedOffById: 'admin',
    });
    const approved = { ...timesheetOf([], 'mira', '2026-10-26'), status: 'approved' as const };
    const stopped = async (
      from: string,
      to: string,
      seed: Parameters<typeof workspaceOf>[0],
    ): Promise<unknown> => {
      const workspace = workspaceOf({
        projects: [projectOf('ferry')],
        timers: [{ ...timerAt(from), revision: 0 }],
        ...seed,
      });
      const outcome = await workspace.run(
        stopAndLog({ personId: 'mira', at: new Date(to), timeZone: berlin }),
      );
      const days = workspace.all('timeEntries').map(({ day, minutes }) => [day, minutes]);
      return [outcome.done ? outcome.operation!.label : outcome.message, days];
    };
    expect(
      await stopped('2026-10-31T22:00:00.000Z', '2026-11-01T03:00:00.000Z', { reportNotes: [signedOff] }),
    ).toEqual([
      'Logged 4 h on ferry (1 h of Saturday 31 October not logged, because that day is locked)',
      [['2026-11-01', 240]],
    ]);
    expect(
      await stopped('2026-11-01T22:00:00.000Z', '2026-11-02T01:00:00.000Z', { timesheets: [approved] }),
    ).toEqual([
      'Logged 2 h on ferry (1 h of Sunday 1 November not logged, because that day is locked)',
      [['2026-11-02', 120]],
    ]);
    expect(
      await stopped('2026-10-30T08:00:00.000Z', '2026-10-30T09:00:00.000Z', { reportNotes: [signedOff] }),
    ).toEqual(['October 2026 is signed off, so its time is locked. Ask an admin to reopen it.', []]);
  });

  it('is written when it stops, and the timer is gone', async () => {
    const timer = { ...timerAt('2026-11-22T22:30:00.000Z'), revision: 0 };
    const workspace = workspaceOf({ timers: [timer] });
    const at = new Date('2026-11-22T23:30:00.000Z');
    const stop = {
      timer,
      at,
      timeZone: berlin,
      timesheets: [],
      billable: false,
      rounding,
      createId: counter(),
    };
    const { id } = await write(workspace, { label: 'Stopped', changes: stopTimer(stop) });
    expect(workspace.all('timers')).toEqual([]);
    expect(workspace.all('timesheets').map((sheet) => sheet.id)).toEqual([
      'mira:2026-11-16',
      'mira:2026-11-23',
    ]);
    expect(workspace.all('timeEntries')).toMatchObject([
      { day: '2026-11-22', minutes: 30, note: 'Tides', billable: false },
      { day: '2026-11-23', minutes: 30, note: 'Tides', billable: false },
    ]);
    await undo(workspace, id);
    expect(workspace.all('timers')).toHaveLength(1);
    expect(workspace.all('timeEntries')).toEqual([]);
  });

  it('is not written into a locked week', () => {
    const timer = timerAt('2026-11-18T10:00:00.000Z');
    const timesheets = [sheetOf({ status: 'submitted' })];
    const stop = {
      timer,
      at: new Date('2026-11-18T11:00:00Z'),
      timeZone: berlin,
      timesheets,
      billable: true,
      rounding,
    };
    expect(() => stopTimer(stop)).toThrow(/submitted and can’t be changed/);
    expect(discardTimer(timer)).toEqual([{ type: 'remove', collection: 'timers', id: 'mira', revision: 1 }]);
  });
});

describe('findOverlaps', () => {
  it('finds time that is counted twice', () => {
    const first = measuredOf('a', monday, '09:00', '10:30');
    const second = measuredOf('b', monday, '10:00', '11:00');
    expect(findOverlaps([second, entryOf({}), first], berlin)).toEqual([
      { first, second, from: `${monday}T10:00`, to: `${monday}T10:30` },
    ]);
  });

  it('lets one begin as another ends', () => {
    expect(
      findOverlaps(
        [measuredOf('a', monday, '09:00', '10:00'), measuredOf('b', monday, '10:00', '11:00')],
        berlin,
      ),
    ).toEqual([]);
  });

  it('passes over times in the hour that the clock repeats, which may be an hour apart', () => {
    const night = '2026-10-25';
    const summer = measuredOf('a', night, '02:10', '02:40');
    const winter = measuredOf('b', night, '02:20', '02:50');
    expect(findOverlaps([summer, winter], berlin)).toEqual([]);
    expect(findOverlaps([summer, winter], 'UTC')).toHaveLength(1);
    expect(findOverlaps([measuredOf('c', night, '01:00', '04:00'), winter], berlin)).toHaveLength(1);
  });

  it('finds each pair that meets, and no other', () => {
    const time = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const span = fc.tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 59 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const entries = spans.map(([from, length], index) =>
          measuredOf(`e${index}`, monday, time(from), time(from + length)),
        );
        const meet = (a: TimeEntry, b: TimeEntry) => a.startedAt! < b.endedAt! && b.startedAt! < a.endedAt!;
        const pairs = entries.flatMap((a, index) => entries.slice(index + 1).filter((b) => meet(a, b)));
        expect(findOverlaps(entries, berlin)).toHaveLength(pairs.length);
      }),
    );
  });
});

it('measured time is rounded where its minutes are not those between its instants', () => {
  const measured = (startedAt: string, endedAt: string, minutes: number) =>
    isRounded({ startedAt, endedAt, minutes }, berlin);
  expect(measured(`${monday}T09:00`, `${monday}T09:50`, 50)).toBe(false);
  expect(measured(`${monday}T09:00`, `${monday}T09:50`, 60)).toBe(true);
  expect(measured('2026-03-29T01:30', '2026-03-29T03:30', 60)).toBe(false);
  expect(measured('2026-10-25T02:50', '2026-10-25T02:10', 20)).toBe(false);
});
