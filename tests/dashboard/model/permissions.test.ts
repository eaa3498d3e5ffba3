import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now } from '@/platform/clock';
import { addDays, weekStart } from '@/dashboard/days/days';
import { isInForce, locksOf } from '@/dashboard/figures/invoice-by-entry';
import { isSame } from '@/dashboard/model/merge';
import { matches } from '@/dashboard/model/fields/matches';
import { models } from '@/dashboard/model/records/models';
import {
  collectionNames,
  type AgencySettings,
  type Assignment,
  type CalendarEvent,
  type CollectionName,
  type Invoice,
  type Leave,
  type Person,
  type Project,
  type Submission,
  type Timesheet,
} from '@/dashboard/model/records/records';
import { signaturesOf, type JudgedChange } from '@/dashboard/model/permissions/conditions';
import { readersOf, refusalOf, wholeReadersOf } from '@/dashboard/model/permissions/permissions';
import { mayRead, mentorOf, type Actor } from '@/dashboard/model/permissions/readers';
import { shownOf, withHidden } from '@/dashboard/model/permissions/shown-part';
import type { Read } from '@/dashboard/model/command';
import { blankRecord } from '../blank-record';
import { valuesOf } from './values-of';

const ids = fc.constantFrom('ada', 'emma', 'ivo', 'iris');

const actors: fc.Arbitrary<Actor> = fc.record({
  id: ids,
  role: fc.constantFrom('admin', 'employee', 'intern'),
  internIds: fc.subarray(['ivo', 'iris']),
});

const nothing: Read['get'] = () => null;

/** Of random changes only one in about a hundred is allowed, and the default gives up after as many. */
const patient = { maxSkipsPerRun: 1000 };

const timesheetId = ({ personId, weekStart: day }: Timesheet) => `${personId}:${weekStart(day)}`;

/** Any change of a record: a new one, a deletion, or a version in which some fields or one or two have other values. */
function changesOf(collection: CollectionName): fc.Arbitrary<JudgedChange> {
  const records = valuesOf(models[collection], ids) as fc.Arbitrary<object>;
  const fields = Object.keys(models[collection].fields).filter((name) => name !== 'id');
  return fc
    .record({
      id: ids,
      creatorId: ids,
      one: records,
      other: records,
      kept: fc.subarray(fields),
      edited: fc.subarray(fields, { maxLength: 2 }),
      kind: fc.constantFrom('new', 'restored', 'deleted', 'changed', 'edited'),
    })
    .map(({ id: anyId, creatorId, one, other, kept, edited, kind }) => {
      const stays = kind === 'edited' ? fields.filter((name) => !edited.includes(name)) : kept;
      const own = Object.fromEntries(stays.map((name) => [name, (one as Record<string, unknown>)[name]]));
      const next = { ...other, ...own };
      const id = collection === 'timesheets' ? timesheetId(next as Timesheet) : anyId;
      const last = { ...one, id };
      const after = { ...next, id };
      return {
        collection,
        id,
        creatorId,
        before: kind === 'new' || kind === 'restored' ? null : last,
        last: kind === 'new' ? null : last,
        after: kind === 'deleted' ? null : after,
      } as unknown as JudgedChange;
    });
}

describe.each(collectionNames)('the rules of %s', (collection) => {
  it('let nobody change what they cannot read before or after', () => {
    fc.assert(
      fc.property(changesOf(collection), actors, (change, actor) => {
        fc.pre(refusalOf(change, actor, nothing) === null);
        // Records that name a file have their readers read it too, which the server checks.
        const mayReadIt = (record: typeof change.last) =>
          record === null ||
          collection === 'files' ||
          mayRead(actor, readersOf(collection, record, change.creatorId));
        expect(mayReadIt(change.last)).toBe(true);
        // Only who leaves an event cannot read it afterwards.
        if (collection === 'events' && change.after && !mayReadIt(change.after))
          expect((change.last as CalendarEvent).attendeeIds).toContain(actor.id);
        else expect(mayReadIt(change.after)).toBe(true);
      }),
      patient,
    );
  });

  it('show a record to no role and person but those named', () => {
    fc.assert(
      fc.property(changesOf(collection), ({ last, after, creatorId }) => {
        for (const reader of readersOf(collection, (after ?? last)!, creatorId))
          expect(reader).toMatch(
            /^(\*|role:(admin|employee|intern|mentor:(ada|emma|ivo|iris))|ada|emma|ivo|iris)$/,
          );
      }),
    );
  });
});

describe.each([
  ['a person who is no admin', ['employee', 'intern'], ['tasks', 'timesheets', 'assignments', 'leave']],
  ['an admin', ['admin'], ['tasks', 'timesheets', 'assignments', 'leave', 'reportNotes']],
] as const)('the rules for %s', (_, roles, signedCollections) => {
  it.each(signedCollections)(
    'let nobody sign in another name, but an admin who adds a history: %s',
    (collection: CollectionName) => {
      const own = actors.filter(({ role }) => (roles as readonly string[]).includes(role));
      fc.assert(
        fc.property(changesOf(collection), own, (change, actor) => {
          const signed = signaturesOf(collection, change.after);
          fc.pre(signed.length > 0 && !(actor.role === 'admin' && change.last === null));
          fc.pre(refusalOf(change, actor, nothing) === null);
          const known = signaturesOf(collection, change.last);
          for (const one of signed)
            expect(one.by === actor.id || known.some((other) => isSame(one, other))).toBe(true);
        }),
        patient,
      );
    },
  );
});

it('shows nothing to a person whose id looks like a role or like everyone', () => {
  for (const id of ['*', 'role:admin', '', 'a b'])
    expect(readersOf('drafts', { ownerId: id } as never, '')).toEqual([]);
});

it('lets an admin, a colleague and its uploader delete and restore a file, and nobody change one', () => {
  const file = { id: 'f', revision: 1, name: 'brief.pdf', type: '', size: 3, content: 'QUJD' };
  const otto: Actor = { id: 'otto', role: 'intern', internIds: [] };
  const actors: Actor[] = [
    { id: 'ada', role: 'admin', internIds: [] },
    { id: 'emma', role: 'employee', internIds: ['ivo'] },
    otto,
  ];
  const judge = (actor: Actor, before: typeof file | null, after: typeof file | null) =>
    refusalOf({ collection: 'files', id: 'f', creatorId: 'otto', before, last: file, after }, actor, nothing);
  for (const actor of actors) {
    expect([actor.id, judge(actor, file, null), judge(actor, null, file)]).toEqual([actor.id, null, null]);
    expect(judge(actor, file, { ...file, name: 'other.pdf' })).not.toBeNull();
  }
  expect(judge({ ...otto, id: 'ivo' }, file, null)).toBe('This belongs to another person.');
});

it.each(['courseProgress', 'bookmarks', 'favourites'] as const)(
  'lets nobody add a record whose id begins with another person: %s',
  (collection) => {
    const judge = (actor: Actor, id: string) =>
      refusalOf(
        {
          collection,
          id,
          creatorId: actor.id,
          before: null,
          last: null,
          after: { id, personId: actor.id } as never,
        },
        actor,
        nothing,
      );
    for (const role of ['intern', 'admin'] as const) {
      const actor: Actor = { id: 'ivo', role, internIds: [] };
      for (const id of ['iris:x', 'ivo', 'ivox:x', ':x']) expect([id, judge(actor, id)]).not.toContain(null);
      expect(judge(actor, 'ivo:x')).toBeNull();
    }
  },
);

it('hides private contact data, rates and costs from colleagues, and nothing else', () => {
  fc.assert(
    fc.property(valuesOf(models.people, ids), (value) => {
      const person = value as Person;
      const shown = shownOf('people', person)!;
      expect(shownOf('people', shown)).toEqual(shown);
      for (const terms of [shown, ...shown.earlier, ...shown.later])
        expect([terms.hourlyRate, terms.hourlyCost]).toEqual([null, null]);
      expect([shown.personalEmail, shown.phone, shown.address]).toEqual(['', '', '']);
      const hidden = ['personalEmail', 'phone', 'address', 'hourlyRate', 'hourlyCost', 'earlier', 'later'];
      for (const [name, field] of Object.entries(person))
        if (!hidden.includes(name)) expect(shown[name as keyof Person]).toEqual(field);
    }),
  );
});

it('shows the amounts of projects and the rates of kinds of work to admins only', () => {
  const project = valuesOf(models.projects, ids) as fc.Arbitrary<Project>;
  const settings = valuesOf(models.settings, ids) as fc.Arbitrary<AgencySettings>;
  fc.assert(
    fc.property(project, settings, (one, agency) => {
      expect(shownOf('projects', one)).toEqual({ ...one, budgetMoney: null, rates: [], estimate: null });
      expect(shownOf('settings', agency)).toEqual({
        ...agency,
        workKinds: agency.workKinds.map((kind) => ({ ...kind, rates: [] })),
      });
      for (const collection of ['projects', 'settings'] as const) {
        const record = collection === 'projects' ? one : agency;
        expect(wholeReadersOf(collection, record as never, 'ada')).toEqual(['role:admin']);
        expect(readersOf(collection, record as never, 'ada')).toEqual(['*']);
      }
    }),
  );
});

it('shows the person and the days of approved leave to everyone, and no other leave', () => {
  const leave = valuesOf(models.leave, ids) as fc.Arbitrary<Leave>;
  fc.assert(
    fc.property(leave, leave, (one, other) => {
      const { id, personId, firstDay, lastDay, startsHalf, endsHalf } = one;
      const days = { id, personId, firstDay, lastDay, startsHalf, endsHalf };
      const shown = shownOf('leave', one);
      if (one.status !== 'approved') expect(shown).toBeNull();
      else {
        expect(shown).toMatchObject(days);
        expect(matches(models.leave, shown)).toBe(true);
        // Nothing of it says what else the leave has, such as how often it was changed.
        expect(shownOf('leave', { ...other, ...days, status: 'approved' })).toEqual(shown);
      }
    }),
  );
});

it('shows everyone the time that an invoice locks, and nothing else of the invoice', () => {
  const invoices = valuesOf(models.invoices, ids) as fc.Arbitrary<Invoice>;
  fc.assert(
    fc.property(invoices, invoices, (one, other) => {
      const part = shownOf('invoices', one);
      const locked = one.lines.flatMap(({ entryIds }) => entryIds);
      if (!isInForce(one) || locked.length === 0) expect(part).toBeNull();
      else {
        expect(matches(models.invoices, part)).toBe(true);
        expect([
          ...locksOf(
            [part!],
            locked.map((id) => ({ id })),
          ).keys(),
        ]).toEqual([...new Set(locked)]);
        // Nothing of it tells what else the invoice has, such as an amount, a client or a payment.
        expect(shownOf('invoices', { ...other, id: one.id, status: 'paid', lines: one.lines })).toEqual(part);
        const amounts = one.lines.map((line) => ({ ...line, amount: line.amount + 1, text: 'other' }));
        expect(shownOf('invoices', { ...one, lines: amounts })).toEqual(part);
      }
    }),
  );
});

it('keeps the amounts of a project that its lead changes without seeing them', () => {
  const projects = valuesOf(models.projects, ids) as fc.Arbitrary<Project>;
  fc.assert(
    fc.property(projects, projects, (last, typed) => {
      const { budgetMoney, rates, estimate } = last;
      const record = shownOf('projects', typed)!;
      expect(withHidden('projects', record, last)).toEqual({ ...record, budgetMoney, rates, estimate });
      for (const own of [{ budgetMoney: 1 }, { rates: [{ from: null, hourlyRate: 1 }] }])
        expect(withHidden('projects', { ...record, ...own }, last)).toBeNull();
    }),
  );
});

it('lets nobody approve their own week, whatever they do to it one after another', () => {
  const owner: Actor = { id: 'ivo', role: 'intern', internIds: [] };
  const sheets = valuesOf(models.timesheets, ids) as fc.Arbitrary<Timesheet>;
  const id = 'ivo:2026-11-16';
  fc.assert(
    fc.property(fc.array(sheets, { minLength: 1, maxLength: 6 }), (versions) => {
      let before: Timesheet | null = null;
      for (const version of versions) {
        const after: Timesheet = {
          ...(before ?? version),
          id,
          personId: 'ivo',
          weekStart: '2026-11-16',
          status: version.status,
          submittedAt: version.submittedAt,
        };
        const change = {
          collection: 'timesheets',
          id,
          creatorId: 'ivo',
          before,
          last: before,
          after,
        } as const;
        if (refusalOf(change, owner, nothing) === null) before = after;
      }
      expect(['open', 'submitted', undefined]).toContain(before?.status);
    }),
  );
});

it('lets an admin correct an open week, and nobody else add, change or delete a correction', () => {
  const at = '2026-11-23T09:00:00.000Z';
  const id = 'ivo:2026-11-16';
  const correction = {
    id: 'c',
    byId: 'ada',
    at,
    projectId: 'ferry',
    day: '2026-11-16',
    from: 60,
    to: 30,
    reason: 'A',
    details: ['Note: empty became “Call”'],
  };
  const open = blankRecord('timesheets', { id, revision: 1, personId: 'ivo', weekStart: '2026-11-16' });
  const corrected = { ...open, corrections: [correction] };
  const refusal = (before: Timesheet | null, after: Timesheet, actorId: string, role: Actor['role']) =>
    refusalOf(
      { collection: 'timesheets', id, creatorId: 'ivo', before, last: before, after },
      { id: actorId, role, internIds: ['ivo'] },
      nothing,
    );
  for (const before of [null, open]) {
    expect(refusal(before, corrected, 'ada', 'admin')).toBeNull();
    expect(refusal(before, corrected, 'ivo', 'intern')).not.toBeNull();
    expect(refusal(before, corrected, 'emma', 'employee')).not.toBeNull();
  }
  expect(refusal(open, corrected, 'other-admin', 'admin')).not.toBeNull();
  expect(refusal(corrected, open, 'ivo', 'intern')).not.toBeNull();
  const submitted: Timesheet = { ...corrected, status: 'submitted', submittedAt: at };
  expect(refusal(corrected, submitted, 'ivo', 'intern')).toBeNull();
});

it.each(['submitted', 'approved'] as const)('locks the time of a week that is %s', (status) => {
  const owner: Actor = { id: 'ivo', role: 'intern', internIds: [] };
  const get = ((collection: string, id: string) =>
    collection === 'timesheets' && id === 'ivo:2026-11-16' ? { status } : null) as unknown as Read['get'];
  const entry = (day: string) => ({ id: 'e', personId: 'ivo', day }) as never;
  const judge = (before: string | null, after: string | null) =>
    refusalOf(
      {
        collection: 'timeEntries',
        id: 'e',
        creatorId: 'ivo',
        before: before && entry(before),
        last: before && entry(before),
        after: after && entry(after),
      } as never,
      owner,
      get,
    );
  const [locked, open] = ['2026-11-18', '2026-11-25'];
  for (const [before, after] of [
    [null, locked],
    [locked, null],
    [locked, open],
    [open, locked],
  ] as const)
    expect(judge(before, after)).toContain('locked');
  expect(judge(open, open)).toBeNull();
});

it('lets the owner withdraw approved leave until it begins', () => {
  const judge = (firstDay: string, status: Leave['status'] = 'approved') => {
    const before = blankRecord('leave', { id: 'l', personId: 'ivo', status, firstDay, lastDay: firstDay });
    const after = { ...before, status: 'withdrawn' as const };
    const owner: Actor = { id: 'ivo', role: 'intern', internIds: [] };
    const change = { collection: 'leave', id: 'l', creatorId: 'ivo', before, last: before, after } as const;
    return refusalOf(change, owner, nothing);
  };
  const today = now().toISOString().slice(0, 10);
  const begun = 'This leave has begun. Ask an admin to correct it.';
  expect(judge(addDays(today, -30))).toBe(begun);
  expect(judge(addDays(today, -2))).toBe(begun);
  expect(judge(addDays(today, -30), 'requested')).toBeNull();
  // Today is another day elsewhere.
  for (const days of [0, 1, 30]) expect(judge(addDays(today, days))).toBeNull();
});

describe('leave of a kind that needs no approval', () => {
  const today = now().toISOString().slice(0, 10);
  const owner: Actor = { id: 'ivo', role: 'intern', internIds: [] };
  const get = ((collection: CollectionName) =>
    collection === 'leaveKinds' ? { needsApproval: false } : null) as Read['get'];
  const at = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  const sickness = (over: Partial<Leave>) =>
    blankRecord('leave', {
      id: 'l',
      personId: 'ivo',
      status: 'approved',
      firstDay: addDays(today, -5),
      lastDay: addDays(today, 5),
      decidedAt: at(-5),
      decidedById: 'ivo',
      ...over,
    });
  const judge = (before: Leave | null, after: Leave | null) =>
    refusalOf({ collection: 'leave', id: 'l', creatorId: 'ivo', before, last: before, after }, owner, get);
  const begun = 'This leave has begun. Ask an admin to correct it.';

  it('keeps its days and its kind once it has begun, until an admin corrects it', () => {
    const before = sickness({});
    for (const change of [
      { firstDay: addDays(today, 3) },
      { lastDay: today },
      { lastDay: addDays(today, 9) },
      { endsHalf: true },
      { kindId: 'other' },
    ])
      expect(judge(before, { ...before, ...change }), Object.keys(change)[0]).toBe(begun);
    expect(judge(before, null)).toBe(begun);
    expect(judge(before, { ...before, note: 'By the doctor' })).toBeNull();
  });

  it('can be changed and deleted by its owner before it begins', () => {
    const before = sickness({ firstDay: addDays(today, 1) });
    expect(judge(before, { ...before, firstDay: addDays(today, 3) })).toBeNull();
    expect(judge(before, null)).toBeNull();
  });

  it('can be deleted for a day after its owner entered it, so that Undo works for past days', () => {
    expect(judge(sickness({ decidedAt: at(0) }), null)).toBeNull();
    expect(judge(sickness({ decidedAt: at(0), decidedById: 'emma' }), null)).toBe(begun);
  });

  it('is not entered with an instant in the future, which would keep it deletable', () => {
    expect(judge(null, sickness({ decidedAt: at(0) }))).toBeNull();
    expect(judge(null, sickness({ decidedAt: at(3) }))).toMatch(/in the future\. Check the clock/);
  });
});

describe('an intern', () => {
  const submission = (name: string): Submission => ({
    link: '',
    note: '',
    fileId: null,
    at: `2026-10-0${name}T08:00:00.000Z`,
  });
  const [one, two, three] = [submission('1'), submission('2'), submission('3')] as const;
  const assignment = (own: Partial<Assignment>) =>
    blankRecord('assignments', { id: 'a', personId: 'ivo', ...own });
  const open = assignment({ status: 'open', submission: null, earlier: [] });
  const first = assignment({ status: 'submitted', submission: one, earlier: [] });
  const returned = assignment({ status: 'returned', submission: one, earlier: [] });
  const again = assignment({ status: 'submitted', submission: two, earlier: [one] });
  const judge = (before: Assignment, after: Assignment) => {
    const owner: Actor = { id: 'ivo', role: 'intern', internIds: [] };
    const change = {
      collection: 'assignments',
      id: 'a',
      creatorId: 'emma',
      before,
      last: before,
      after,
    } as const;
    return refusalOf(change, owner, nothing);
  };

  it.each([
    ['submits work', open, first],
    ['withdraws it', first, open],
    ['submits returned work again', returned, again],
    ['withdraws that', again, returned],
  ])('%s', (_, before, after) => expect(judge(before, after)).toBeNull());

  it.each([
    ['submission with a decision', returned, { ...returned, status: 'open', submission: two }],
    ['earlier submission', again, { ...again, earlier: [] }],
    ['submission with a decision, as if it were open', returned, open],
    ['order of submissions', again, { ...again, earlier: [two], submission: one }],
    ['return of work by adding two', returned, { ...again, earlier: [one, two], submission: three }],
    ['decision', first, { ...first, status: 'returned' }],
    ['acceptance', first, { ...first, status: 'accepted' }],
  ] as const)('cannot change a %s', (_, before, after) =>
    expect(judge(before, after as Assignment)).not.toBeNull(),
  );
});

it('shows an intern’s work to the mentor, and to no other colleague', () => {
  const mentor: Actor = { id: 'emma', role: 'employee', internIds: ['ivo'] };
  const colleague: Actor = { id: 'otto', role: 'employee', internIds: [] };
  for (const collection of ['timeEntries', 'timesheets', 'assignments', 'courseProgress', 'leave'] as const) {
    const readers = readersOf(collection, { personId: 'ivo' } as never, 'ivo');
    expect(readers).toContain(mentorOf('ivo'));
    expect([mayRead(mentor, readers), mayRead(colleague, readers)]).toEqual([true, false]);
  }
});

it('lets an invited person leave an event, and change nothing else of it', () => {
  const event = {
    id: 'review',
    revision: 1,
    ownerId: 'ada',
    attendeeIds: ['emma', 'ivo'],
    title: 'Review',
  } as unknown as CalendarEvent;
  const refusal = (after: object, id = 'emma', role: Actor['role'] = 'employee') =>
    refusalOf(
      {
        collection: 'events',
        id: event.id,
        creatorId: 'ada',
        before: event,
        last: event,
        after: { ...event, ...after, revision: 2 },
      },
      { id, role, internIds: [] },
      nothing,
    );
  expect(refusal({ attendeeIds: ['ivo'] })).toBeNull();
  expect(refusal({ attendeeIds: ['emma'] }, 'ivo', 'intern')).toBeNull();
  expect(refusal({ attendeeIds: ['ivo'] }, 'emma', 'admin')).toBeNull();
  expect(refusal({ attendeeIds: [] })).not.toBeNull();
  expect(refusal({ attendeeIds: ['emma'] })).not.toBeNull();
  expect(refusal({ attendeeIds: ['ivo'], title: 'Mine' })).not.toBeNull();
  expect(refusal({ attendeeIds: ['emma', 'ivo', 'otto'] })).not.toBeNull();
  expect(refusal({ attendeeIds: ['ivo'] }, 'otto')).not.toBeNull();
});
