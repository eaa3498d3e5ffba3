import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import { parseTyped, type DraftFields } from '@/dashboard/hooks/use-merged-draft';
import { checkGoal, goalDraft } from '@/dashboard/screens/mentorship/goals/check-goal';
import { checkMeeting, meetingDraft } from '@/dashboard/parts/meetings/check-meeting';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { text } from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { readTyped } from '@/dashboard/screens/messages/compose/message-draft';
import { emptyDraft, personDraftFields } from '@/dashboard/screens/people/person-form/person-draft';
import { profileFields } from '@/dashboard/screens/profile/profile-fields';
import {
  checkDraft,
  factsOf,
  moveStart,
  newDraft,
  type EventDraft,
} from '@/dashboard/screens/schedule/editor/event-draft';
import { eventFields, readEventDraft } from '@/dashboard/screens/schedule/editor/stored-draft';
import { byWeekday, checkHours, facts, week } from '@/dashboard/screens/settings/settings-fields';
import { checkTask, taskFields } from '@/dashboard/commands/tasks/task-fields';
import { keepRecent, readRecent, removeRecent } from '@/dashboard/store/palette-recent';
import { writeDraft } from '@/platform/drafts';
import { writeStored } from '@/platform/storage';
import { parseUser } from '@/state/stored-user';
import { blankRecord } from '../blank-record';

/** Reads a draft, whatever is stored. */
const stored =
  <T,>(name: string, read: () => T) =>
  (value: unknown): T => {
    writeDraft(name, value);
    return read();
  };

/** Reads the draft of a form. */
const draftOf =
  <T,>(fields: DraftFields<T>) =>
  (value: unknown): T | null =>
    parseDraft(fields, value, versionOf({ upgrades: fields.upgrades ?? [] }));

const event = { draft: newDraft('2026-11-18', 'Europe/Berlin') };
const hours = Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, opens: '09:00', closes: '' }));

/** Everything that comes back from local storage: how it is read, and one that is good. */
const kept: readonly { name: string; parse: (value: unknown) => unknown; good: unknown }[] = [
  { name: 'a text', parse: draftOf(text), good: 'Tides' },
  { name: 'a user', parse: parseUser, good: { id: 'a', role: 'intern', name: 'Test Intern' } },
  {
    name: 'a task',
    parse: draftOf(taskFields),
    good: {
      title: 'Tides',
      notes: '',
      projectId: 'ferry',
      assigneeId: 'mira',
      status: 'todo',
      priority: 'high',
      dueOn: null,
      estimate: '1.5',
      kindId: null,
      subtasks: [{ id: '1', text: 'Read', done: false }],
    },
  },
  {
    name: 'a profile',
    parse: draftOf(profileFields),
    good: { name: 'Ada', personalEmail: '', phone: '', address: '', bio: '' },
  },
  {
    name: 'a person',
    parse: draftOf(personDraftFields),
    good: { ...emptyDraft, name: 'Half', verified: true },
  },
  { name: 'a goal', parse: draftOf(goalDraft), good: { title: 'Read', targetOn: '2026-12-01' } },
  {
    name: 'a meeting',
    parse: draftOf(meetingDraft),
    good: { day: '2026-12-01', time: '09:30', minutes: '30', points: 'One' },
  },
  {
    name: 'the agency’s facts',
    parse: draftOf(facts),
    good: { name: 'U', email: 'u@u.example', phone: '', address: '', timeZone: 'UTC' },
  },
  { name: 'the hours', parse: draftOf(week), good: byWeekday(hours) },
  { name: 'an event', parse: parseTyped(eventFields), good: event },
  {
    name: 'a message',
    parse: stored(draftName('mira', 'message:m'), () => readTyped('mira', 'm')),
    good: { toIds: ['mira'], subject: 'Tides', body: 'High at nine.' },
  },
];

/** The same as a browser keeps it. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Every value of it replaced by one of another kind, and taken away, one at a time. */
function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const other = typeof inner === 'number' ? 'seven' : 7;
    const put = (next: unknown) =>
      Array.isArray(value)
        ? value.map((one: unknown, place) => (String(place) === key ? next : one))
        : { ...value, [key]: next };
    yield put(other);
    yield put({});
    if (!Array.isArray(value)) yield put(undefined);
    for (const deeper of spoilt(inner)) yield put(deeper);
  }
}

afterEach(() => localStorage.clear());

describe.each(kept)('$name out of the storage', ({ parse, good }) => {
  it('is read as it was kept', () => {
    expect(parse(asJson(good))).toEqual(good);
  });

  it('is refused where any of its values is of another kind', () => {
    const taken = [...spoilt(good)].filter((wrong) => parse(asJson(wrong) ?? null) !== null);
    expect(taken).toEqual([]);
  });

  it('is either refused or whole, whatever is stored, and reaches behind no object', () => {
    const behind = Object.keys(Object.getOwnPropertyDescriptors(Object.prototype));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.string(), (any, text) => {
        for (const value of [
          any,
          { ...Object(good), [text]: any },
          { ...Object(good), ['__proto__']: any },
        ]) {
          const once = parse(asJson(value) ?? null);
          // Reading it again changes nothing, or something would be lost at the next reload.
          if (once !== null) expect(parse(asJson(once))).toEqual(once);
        }
        expect(Object.keys(Object.getOwnPropertyDescriptors(Object.prototype))).toEqual(behind);
      }),
      { numRuns: 200 },
    );
  });
});

it('what was chosen last is texts, five at most, whatever is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (any, id) => {
      writeStored('palette-recent:admin', any);
      const before = readRecent('admin');
      expect(before.every((one) => typeof one === 'string')).toBe(true);
      keepRecent('admin', id);
      expect(readRecent('admin')[0]).toBe(id);
      expect(new Set(readRecent('admin')).size).toBeLessThanOrEqual(5);
    }),
  );
});

it('removes the recent choices of every role', () => {
  keepRecent('admin', 'people:ada');
  keepRecent('intern', 'tasks:t1');
  removeRecent();
  expect([readRecent('admin'), readRecent('intern')]).toEqual([[], []]);
});

it('a message and an event come back letter for letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (body, toIds) => {
      writeDraft(draftName('mira', 'message:m'), { toIds, subject: body, body });
      expect(readTyped('mira', 'm')).toEqual({ toIds, subject: body, body });
      const draft = { ...event.draft, title: body, attendeeIds: toIds };
      writeDraft(draftName('mira', 'event:new'), { draft });
      expect(readEventDraft('mira', 'new')).toEqual(draft);
    }),
    { numRuns: 30 },
  );
});

/** What a field may hold: days, times, what a date field gives for a slip of the finger, and anything. */
const typed = fc.oneof(
  fc.constantFrom(
    '2026-11-18',
    '2026-12-01',
    '2026-02-30',
    '20261-01-01',
    '275760-09-13',
    '0000-01-01',
    '09:30',
    '24:00',
    '9:3',
    '',
    ' ',
    '-1',
    '1e3',
    '30',
    '__proto__',
  ),
  fc.string({ maxLength: 12 }),
);

describe('what the checks of a form let through is a record that a backup takes', () => {
  it('a goal', () => {
    fc.assert(
      fc.property(typed, typed, (title, targetOn) => {
        const errors = checkGoal({ title, targetOn }, { today: '2026-11-18', before: null });
        const record = { id: 'g', revision: 0, internId: 'i', checkIns: [], title, targetOn };
        if (Object.keys(errors).length === 0) expect(faultOf('goals', record)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('a meeting', () => {
    fc.assert(
      fc.property(typed, typed, typed, (day, time, minutes) => {
        const draft = parseDraft(meetingDraft, { day, time, minutes, points: '' });
        if (!draft) return;
        const errors = checkMeeting(draft, { others: [], localNow: '2026-11-18T10:00' });
        const record = blankRecord('meetings', {
          id: 'm',
          internId: 'i',
          mentorId: 'n',
          startsAt: `${day}T${time}`,
          minutes: Number(minutes),
        });
        if (Object.keys(errors).length === 0) expect(faultOf('meetings', record)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  it('a task’s due day', () => {
    fc.assert(
      fc.property(typed, (dueOn) => {
        const fields = {
          ...(kept.find(({ name }) => name === 'a task')!.good as Parameters<typeof checkTask>[0]),
          dueOn,
        };
        if (checkTask(fields).dueOn === undefined)
          expect(dueOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('hours', () => {
    const time = fc.oneof(fc.constantFrom('09:00', '17:30', '', null), typed);
    fc.assert(
      fc.property(time, time, (opens, closes) => {
        const read = parseDraft(
          week,
          byWeekday(hours.map((day) => ({ ...day, opens, closes: closes as string }))),
        );
        for (const [index, day] of Object.values(read ?? {}).entries()) {
          expect(day.weekday).toBe(index + 1);
          if (checkHours({ day }).day) continue;
          expect(day.opens === null || (day.opens < day.closes! && /^\d\d:\d\d$/.test(day.opens))).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('an event', () => {
    const repeat = fc.constantFrom<EventDraft['repeat']>(
      'never',
      'daily',
      'weekly',
      'monthly-weekday',
      'yearly',
    );
    const ends = fc.constantFrom<EventDraft['ends']>('never', 'until', 'count');
    const anyDraft = fc.record({
      title: typed,
      startDay: typed,
      startTime: typed,
      endDay: typed,
      endTime: typed,
      allDay: fc.boolean(),
      timeZone: fc.constantFrom('Europe/Berlin', 'Atlantis/Deep', ''),
      interval: typed,
      until: typed,
      count: typed,
      weekdays: fc.array(fc.oneof(fc.integer({ min: 1, max: 7 }), fc.double()), { maxLength: 3 }),
      repeat,
      ends,
    });
    const good = fc.record({}).map(() => ({}));
    fc.assert(
      fc.property(
        anyDraft,
        fc.oneof(anyDraft, good),
        fc.subarray(Object.keys(event.draft)),
        (a, b, names) => {
          // Most of its fields as they should be, or hardly any would pass.
          const changes = Object.fromEntries(
            Object.entries({ ...b, ...a }).filter(([name]) => names.includes(name)),
          );
          const draft = parseDraft(eventFields, { ...event.draft, title: 'A', ...changes });
          if (!draft) return;
          moveStart(draft, { startDay: '2026-12-01' });
          if (Object.keys(checkDraft(draft)).length > 0) return;
          const record = {
            id: 'e',
            revision: 0,
            ownerId: 'mira',
            uid: 'e',
            exceptions: [],
            overrides: [],
            ...factsOf(draft, null),
          };
          expect(faultOf('events', record)).toBeNull();
          for (const weekday of record.recurrence?.weekdays ?? [])
            expect([1, 2, 3, 4, 5, 6, 7]).toContain(weekday);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
