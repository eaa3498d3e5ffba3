import { workFigures } from '../analytics/sample-work';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { occurrencesIn } from '@/dashboard/calendar/occurrences';
import { threadOf } from '@/dashboard/figures/assignments';
import { leaveBalances } from '@/dashboard/figures/leave';
import { attentionItems } from '@/dashboard/figures/attention';
import { localTime } from '@/dashboard/days/local-time';
import { signOffNote } from '@/dashboard/rules/month-lock';
import { endOf, goalsOf, goalState, meetingsOf } from '@/dashboard/figures/mentorship';
import { unreadCount } from '@/dashboard/figures/messages';
import { firstDayOf } from '@/dashboard/figures/time';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { courseProgress } from '@/dashboard/figures/training';
import { workBy } from '@/dashboard/figures/work-by';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { isInstant } from '@/dashboard/days/moments';
import { collectionNames, personIdOf, type CollectionName } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { readPresent } from './read-present';
import { blankRecord } from '../blank-record';
import { termsHistory } from '@/dashboard/commands/people/terms';
import { paceOf } from '@/dashboard/commands/time/pace';
import { timerSeconds } from '@/dashboard/commands/time/timer';
import { timerParts } from '@/dashboard/commands/time/timer-parts';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { spokenOf, whenOf } from '@/dashboard/parts/calendar/calendar-words';
import { threadsOf } from '@/dashboard/screens/messages/mailbox/threads';
import { peopleFigures } from '@/dashboard/screens/people/list/people-figures';
import { reportOf } from '@/dashboard/screens/reports/report-figures';
import { draftOf } from '@/dashboard/screens/schedule/editor/event-draft';
import { hoursOf } from '@/dashboard/screens/settings/settings-fields';
import { fieldsOf, withFields } from '@/dashboard/commands/tasks/task-fields';
import { recordEntries } from '@/dashboard/shell/palette/palette-records';
import { roles } from '@/routes/portal-table';

const today = '2026-11-18';
const now = new Date('2026-11-18T10:00:00Z');
const whole = createSample(today);
const sample = {
  ...whole,
  people: whole.people!.slice(0, 40),
  timeEntries: whole.timeEntries!.slice(0, 20),
  timesheets: whole.timesheets!.slice(0, 20),
  events: whole.events!.slice(0, 8),
  timers: [blankRecord('timers', { id: 'test-employee', projectId: 'p', startedAt: '2026-11-18T08:00:00Z' })],
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const hostile = fc.oneof(
  fc.constantFrom<Json>(
    null,
    '',
    'x',
    7,
    -1,
    0.5,
    1e300,
    true,
    [],
    [null],
    {},
    'Mars/Base',
    '9999-12-31',
    '2026-02-30',
    '2026-02-28',
    '1900-01-01',
    '2199-12-31',
    '1900-01-01T00:00',
    '2199-12-31T23:59',
    '2199-12-31T23:59:59.999Z',
    '1900-01-01T00:00:00Z',
    '2026-11-18T09:30+01:00',
    'constructor',
    '__proto__',
    'FREQ=YEARLY;BYMONTH=13',
    'done',
    Number.MAX_SAFE_INTEGER,
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** Every place in a value that something can be put into. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...placesIn(part, [...path, key])]);
}

function withValue(value: unknown, [key, ...rest]: readonly string[], put: Json): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) };
  (copy as Record<string, unknown>)[key] = withValue(Object(value)[key], rest, put);
  return copy;
}

const spoilt = fc
  .constantFrom(...collectionNames.filter((name) => (sample[name] ?? []).length > 0))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...sample[name]!.slice(0, 5))))
  .chain(([name, record]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesIn(record)), hostile), { minLength: 1, maxLength: 3 })
      .map((changes) => ({
        name,
        id: record.id,
        record: changes.reduce<unknown>((changed, [path, value]) => withValue(changed, path, value), record),
      })),
  );

/** What the screens of all roles work out of the records. */
function deriveAll(workspace: Workspace): void {
  const all = workspace.all;
  const people = all('people');
  const work = {
    people,
    tasks: all('tasks'),
    entries: all('timeEntries'),
    projects: all('projects'),
    clients: all('clients'),
    timesheets: all('timesheets'),
    reportNotes: all('reportNotes'),
    leave: all('leave'),
    holidays: all('holidays'),
    workdays: workdaysOf(all('settings')[0]),
    settings: all('settings'),
  };
  const month = { first: '2026-11-01', last: '2026-11-30' };
  workFigures(work, month);
  for (const grouping of ['person', 'project', 'team'] as const) workBy(grouping, work, month);
  reportOf(work, { range: month, by: 'week', trend: [month] });
  signOffNote(work.reportNotes, today);
  peopleFigures(people, work, today);
  leaveBalances(
    { ...work, leaveKinds: all('leaveKinds'), leaveAllowances: all('leaveAllowances') },
    { people, year: 2026, today },
  );
  attentionItems(
    {
      people,
      clients: all('clients'),
      timesheets: all('timesheets'),
      assignments: all('assignments'),
      reportNotes: all('reportNotes'),
      leave: all('leave'),
      invoices: all('invoices'),
      firstTimeOn: firstDayOf(work.entries),
    } as never,
    today,
  );
  for (const role of roles) recordEntries(workspace, role);
  const { timeZone } = workspace.get('settings', 'agency') ?? { timeZone: 'UTC' };
  localTime(now, timeZone);
  for (const settings of all('settings')) hoursOf(settings);
  for (const occurrence of occurrencesIn(all('events'), { ...month, timeZone })) {
    whenOf(occurrence, '2026-11-18');
    spokenOf(occurrence, occurrence.startsAt.slice(0, 10));
  }
  for (const event of all('events')) {
    describeRecurrence(event);
    draftOf(event);
  }
  for (const task of all('tasks')) withFields(task, fieldsOf(task), today);
  for (const person of people) {
    paceOf(person, all('timeEntries'), { today, off: work });
    termsHistory(person);
  }
  for (const timer of all('timers')) {
    timerSeconds(timer, now);
    if (timer.startedAt > '2026') timerParts(timer, now, timeZone);
  }
  for (const id of Object.values(personIdOf)) {
    meetingsOf(all('meetings'), id, '2026-11-18T10:00');
    goalsOf(all('goals'), id);
    unreadCount(all('messages'), id);
    threadsOf(all('messages'), id);
  }
  all('meetings').forEach(endOf);
  for (const goal of all('goals')) goalState(goal, today);
  for (const course of all('courses')) courseProgress(course, null);
  for (const assignment of all('assignments'))
    for (const { at } of threadOf(assignment)) expect(isInstant(at)).toBe(true);
}

describe('a record with hostile values', () => {
  it('passes the check at start only where every screen can work with it', () => {
    let passed = 0;
    fc.assert(
      fc.property(spoilt, ({ name, id, record }) => {
        if (readPresent(name, record) === null) return;
        passed += 1;
        const others = (sample[name] as { id: string }[]).filter((other) => other.id !== id);
        const workspace = createMemoryWorkspace({ ...sample, [name as CollectionName]: [record, ...others] });
        deriveAll(workspace);
      }),
      { numRuns: 500 },
    );
    // Else nothing was tried.
    expect(passed).toBeGreaterThan(30);
  }, 60_000);

  it('that a restore takes is one that the check at start takes too', () => {
    fc.assert(
      fc.property(spoilt, ({ name, record }) => {
        if (faultOf(name, record) === null) expect(readPresent(name, record)).toBe(record);
      }),
      { numRuns: 3000 },
    );
  });
});
