import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '@/dashboard/model/merge';
import { models } from '@/dashboard/model/records/models';
import {
  collectionNames,
  type DatedRate,
  type Message,
  type Person,
  type Project,
  type Task,
  type Timesheet,
} from '@/dashboard/model/records/records';
import { keepMine, mergeRecords } from '@/dashboard/model/merge-records';
import { blankRecord } from '../blank-record';
import { valuesOf } from './values-of';
import { person, task } from '../store/store-contract';

const base = task('t1');
const bare = (record: unknown) => record && { ...(record as object), revision: 0 };

describe('my version on top of theirs', () => {
  it('has the items that they added to a list, also where they deleted one that I changed', () => {
    const item = (id: string, text = id) => ({ id, text, done: false });
    const from = { ...base, subtasks: [item('a'), item('b'), item('c')] };
    const versions = {
      base: from,
      mine: { ...from, subtasks: [item('a', 'mine'), item('b')] },
      theirs: { ...from, subtasks: [item('b'), item('c', 'theirs'), item('d')], revision: 4 },
    };
    expect(mergeRecords('tasks', versions)).toBe('collision');
    expect(keepMine('tasks', versions)!.subtasks).toEqual([item('b'), item('d'), item('a', 'mine')]);
  });

  it('takes my fields and their other fields', () => {
    const comment = (id: string, authorId: string) => ({
      id,
      authorId,
      at: '2026-11-18T10:00:00.000Z',
      text: id,
    });
    const kept = keepMine('tasks', {
      base,
      mine: { ...base, title: 'Mine', comments: [...base.comments, comment('m', 'emma')] },
      theirs: {
        ...base,
        title: 'Theirs',
        status: 'done',
        comments: [...base.comments, comment('t', 'otto')],
        revision: 4,
      },
    });
    expect(kept).toEqual({
      ...base,
      title: 'Mine',
      status: 'done',
      comments: [...base.comments, comment('t', 'otto'), comment('m', 'emma')],
      revision: 4,
    });
  });

  it('keeps what came back with a later change where an earlier one is kept after it', () => {
    const later = { ...base, title: 'Mine', notes: 'With a later change' };
    const first = keepMine('tasks', { base: { ...base, title: 'Mine' }, mine: later, theirs: null });
    expect(first).toEqual({ ...later, revision: 0 });
    const theirs = { ...first!, revision: 1 };
    expect(keepMine('tasks', { base, mine: { ...base, title: 'Mine' }, theirs })).toEqual(theirs);
  });

  it('leaves the decision of another person on the same record', () => {
    const note = { id: '2026-10', revision: 2, text: 'A draft', signedOffAt: null, report: null };
    const theirs = { ...note, revision: 3, signedOffAt: '2026-11-02T09:00:00Z', report: { total: 1 } };
    const kept = keepMine('reportNotes', {
      base: note,
      mine: { ...note, text: 'Mine' },
      theirs,
    } as never);
    expect(kept).toEqual({ ...theirs, text: 'Mine' });
  });

  it('is as a whole in mine where one of us deleted it, and where it is a time sheet', () => {
    expect(keepMine('tasks', { base, mine: null, theirs: { ...base, title: 'Theirs' } })).toBeNull();
    const sheet = { id: 's', revision: 2, status: 'draft' } as unknown as Timesheet;
    const versions = {
      base: sheet,
      mine: { ...sheet, status: 'submitted' },
      theirs: { ...sheet, revision: 5 },
    };
    expect(keepMine('timesheets', versions as never)).toEqual({ ...sheet, status: 'submitted', revision: 5 });
  });
});

describe('a time sheet that a change of time added, and an admin elsewhere', () => {
  const added = blankRecord('timesheets', { status: 'open', decidedById: null, submittedAt: null });
  const correction = {
    id: 'c',
    byId: 'ada',
    at: '2026-11-18T10:00:00.000Z',
    projectId: 'p',
    day: '2026-11-16',
    from: 60,
    to: 30,
    reason: 'Half of it was another project',
  };
  const corrected: Timesheet = { ...added, revision: 1, corrections: [correction] };
  const returned: Timesheet = { ...corrected, status: 'returned', decidedById: 'ada', reason: 'Add Friday' };

  it.each([corrected, returned])('is theirs where the week can still be changed: $status', (theirs) => {
    const versions = { base: null, mine: added, theirs };
    expect(mergeRecords('timesheets', versions)).toEqual(theirs);
    expect(keepMine('timesheets', versions)).toEqual(theirs);
  });

  it('is a collision where the week is locked, or mine is more than that', () => {
    const submitted: Timesheet = { ...added, status: 'submitted', submittedAt: correction.at };
    for (const theirs of [submitted, { ...corrected, status: 'approved' as const }])
      expect(mergeRecords('timesheets', { base: null, mine: added, theirs })).toBe('collision');
    expect(mergeRecords('timesheets', { base: null, mine: submitted, theirs: corrected })).toBe('collision');
  });

  it('has the corrections of both where mine is kept', () => {
    const submitted: Timesheet = { ...added, status: 'submitted', submittedAt: correction.at };
    for (const base of [null, added])
      expect(keepMine('timesheets', { base, mine: submitted, theirs: corrected })).toEqual({
        ...submitted,
        revision: 1,
        corrections: [correction],
      });
    const mine: Timesheet = { ...added, corrections: [{ ...correction, id: 'm' }] };
    expect(
      keepMine('timesheets', { base: null, mine, theirs: corrected })?.corrections.map(({ id }) => id),
    ).toEqual(['c', 'm']);
  });
});

describe('a merge of two versions', () => {
  it('has both fields that were changed', () => {
    const merged = mergeRecords('tasks', {
      base,
      mine: { ...base, title: 'Mine' },
      theirs: { ...base, status: 'done', revision: 4 },
    });
    expect(merged).toEqual({ ...base, title: 'Mine', status: 'done', revision: 4 });
  });

  it('is a collision where both changed a field to different values', () => {
    const versions = { base, mine: { ...base, title: 'Mine' }, theirs: { ...base, title: 'Theirs' } };
    expect(mergeRecords('tasks', versions)).toBe('collision');
  });

  it('has the ids that either side added, without those that either side took out', () => {
    const message = {
      id: 'm',
      revision: 0,
      readByIds: ['a', 'b', 'c'],
      archivedByIds: ['x'],
    } as unknown as Message;
    const merged = mergeRecords('messages', {
      base: message,
      mine: { ...message, readByIds: ['a', 'c', 'd'] },
      theirs: { ...message, readByIds: ['a', 'b', 'e'] },
    });
    expect((merged as Message).readByIds).toEqual(['a', 'e', 'd']);
  });

  it('merges lists item by item', () => {
    const item = (id: string, text: string, done = false) => ({ id, text, done });
    const from: Task = { ...base, subtasks: [item('1', 'One'), item('2', 'Two'), item('3', 'Three')] };
    const merged = mergeRecords('tasks', {
      base: from,
      mine: {
        ...from,
        subtasks: [item('1', 'One', true), item('2', 'Two'), item('3', 'Three'), item('4', 'Mine')],
      },
      theirs: { ...from, subtasks: [item('1', 'First'), item('3', 'Three'), item('5', 'Theirs')] },
    });
    expect((merged as Task).subtasks).toEqual([
      item('1', 'First', true),
      item('3', 'Three'),
      item('5', 'Theirs'),
      item('4', 'Mine'),
    ]);
  });

  it('is a collision where one side changed an item that the other deleted', () => {
    const changed: Task = { ...base, subtasks: [{ ...base.subtasks[0]!, text: 'Mine' }] };
    const deleted: Task = { ...base, subtasks: [] };
    expect(mergeRecords('tasks', { base, mine: changed, theirs: deleted })).toBe('collision');
    expect(mergeRecords('tasks', { base, mine: deleted, theirs: changed })).toBe('collision');
  });

  it('has the items that both added to the end of a list without ids', () => {
    const terms = (team: string) => ({ ...person('noor', ''), until: '2026-11-16', team });
    const from = { id: 'a', revision: 0, earlier: [terms('1')] } as unknown as Person;
    const merged = mergeRecords('people', {
      base: from,
      mine: { ...from, earlier: [...from.earlier, terms('mine')] },
      theirs: { ...from, earlier: [...from.earlier, terms('theirs')] },
    });
    expect((merged as Person).earlier.map(({ team }) => team)).toEqual(['1', 'theirs', 'mine']);
  });

  const rate = (from: string | null, hourlyRate: number | null) => ({ from, hourlyRate });

  it('has the rates that both set from different days, and one of the same', () => {
    const from = blankRecord('projects', { rates: [rate(null, 1)] });
    const merged = mergeRecords('projects', {
      base: from,
      mine: { ...from, rates: [rate(null, 1), rate('2026-02-01', 2), rate('2026-05-01', 5)] },
      theirs: { ...from, rates: [rate(null, 1), rate('2026-03-01', 3), rate('2026-05-01', 5)] },
    });
    expect((merged as Project).rates).toEqual([
      rate(null, 1),
      rate('2026-03-01', 3),
      rate('2026-05-01', 5),
      rate('2026-02-01', 2),
    ]);
  });

  it('is a collision where both set different rates from one day, also of a kind of work', () => {
    const project = blankRecord('projects');
    const projects = (hourlyRate: number) => ({ ...project, rates: [rate('2026-02-01', hourlyRate)] });
    const versions = { base: project, mine: projects(1), theirs: projects(2) };
    expect(mergeRecords('projects', versions)).toBe('collision');
    expect(keepMine('projects', versions)?.rates).toEqual([rate('2026-02-01', 1)]);
    const agency = blankRecord('settings');
    const kinds = (...rates: DatedRate[]) => ({
      ...agency,
      workKinds: [{ id: 'design', name: 'Design', rates }],
    });
    const ofKinds = {
      base: kinds(),
      mine: kinds(rate('2026-02-01', 1)),
      theirs: kinds(rate('2026-02-01', 2)),
    };
    expect(mergeRecords('settings', ofKinds)).toBe('collision');
    expect(keepMine('settings', ofKinds)?.workKinds[0]?.rates).toEqual([rate('2026-02-01', 1)]);
  });

  it('has one rate from each day, whatever both set', () => {
    const days = fc.constantFrom(null, '2026-01-01', '2026-02-01', '2026-03-01');
    const rates = fc.uniqueArray(fc.record({ from: days, hourlyRate: fc.constantFrom(null, 1, 2) }), {
      selector: ({ from }) => from,
    });
    const project = blankRecord('projects');
    fc.assert(
      fc.property(rates, rates, rates, (...lists) => {
        const projectWith = (rates: DatedRate[]): Project => ({ ...project, rates });
        const [base, mine, theirs] = [projectWith(lists[0]), projectWith(lists[1]), projectWith(lists[2])];
        const merged = mergeRecords('projects', { base, mine, theirs });
        const kept = keepMine('projects', { base, mine, theirs });
        for (const one of merged === 'collision' ? [kept] : [merged, kept]) {
          const froms = one!.rates.map(({ from }) => from);
          expect(new Set(froms).size).toBe(froms.length);
        }
      }),
    );
  });

  it('is a collision where one side deleted the record and the other changed it', () => {
    const mine = { ...base, title: 'Mine' };
    expect(mergeRecords('tasks', { base, mine, theirs: null })).toBe('collision');
    expect(mergeRecords('tasks', { base, mine: null, theirs: mine })).toBe('collision');
    expect(mergeRecords('tasks', { base, mine: null, theirs: null })).toBeNull();
  });

  it.each(['timesheets', 'leave', 'assignments', 'invoices', 'reportNotes'] as const)(
    'never joins two changes of a record that people decide on: %s',
    (collection) => {
      const from = blankRecord(collection) as { id: string };
      const versions = {
        base: from,
        mine: { ...from, status: 'approved' },
        theirs: { ...from, note: 'Changed after it was seen' },
      };
      expect(mergeRecords(collection, versions as never)).toBe('collision');
    },
  );

  it('keeps the history of a person', () => {
    const noor = person('noor', 'noor@undula.example');
    const merged = mergeRecords('people', {
      base: noor,
      mine: { ...noor, phone: '1' },
      theirs: { ...noor, team: 'Code', revision: 2 },
    });
    expect(merged).toEqual({ ...noor, phone: '1', team: 'Code', revision: 2 });
  });
});

describe.each(collectionNames)('a merge of %s', (collection) => {
  const records = valuesOf(models[collection]) as fc.Arbitrary<never>;

  it('takes the only change that there is, from either side', () => {
    fc.assert(
      fc.property(records, records, (one, other) => {
        const mine = mergeRecords(collection, { base: one, mine: other, theirs: one });
        const theirs = mergeRecords(collection, { base: one, mine: one, theirs: other });
        for (const merged of [mine, theirs]) expect(isSame(bare(merged), bare(other))).toBe(true);
        expect(
          isSame(bare(mergeRecords(collection, { base: one, mine: other, theirs: other })), bare(other)),
        ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
