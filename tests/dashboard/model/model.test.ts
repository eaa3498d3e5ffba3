import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import {
  nullable,
  oneOf,
  pick,
  record,
  text,
  type Model,
  type Upgrade,
} from '@/dashboard/model/fields/fields';
import { matches } from '@/dashboard/model/fields/matches';
import { models } from '@/dashboard/model/records/models';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { readRecord } from '@/dashboard/model/fields/read-record';
import { upgrade, versionOf } from '@/dashboard/model/fields/upgrade';
import { collectionNames, type Task } from '@/dashboard/model/records/records';
import { parseTyped } from '@/dashboard/hooks/use-merged-draft';
import { buildProject } from '../build-project';
import { valuesOf } from './values-of';

const hostile = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  }),
  fc.constantFrom<unknown>(null, undefined, [], {}, '', Number.NaN, Symbol('x'), Object.create(null)),
);

describe.each(collectionNames)('a record of %s', (name) => {
  const model: Model = models[name];
  const version = versionOf(model);

  it('passes every check and comes back unchanged, whatever its fields hold', () => {
    fc.assert(
      fc.property(valuesOf(model), (value) => {
        expect(readRecord(name, value, version)).toBe(value);
        expect(faultOf(name, value)).toBeNull();
        expect(parseDraft(model, value, version)).toEqual(value);
      }),
      { numRuns: 50 },
    );
  });

  it('is refused without throwing where it is anything else', () => {
    const [first] = Object.keys(model.fields);
    fc.assert(
      fc.property(hostile, hostile, valuesOf(model), fc.nat(10), (value, part, good, place) => {
        const field = Object.keys(model.fields)[place] ?? first!;
        for (const one of [value, { ...Object(good), [field]: part }, { [field]: part }])
          for (const stored of [undefined, 1, version, part]) {
            const read = readRecord(name, one, stored);
            if (read) expect(matches(model, read)).toBe(true);
            const draft = parseDraft(model, one, stored);
            if (draft) expect(parseDraft(model, draft, version)).toEqual(draft);
            upgrade(model, one, stored);
            const fault = faultOf(name, one);
            // What a restore takes, the check at start takes too.
            if (fault === null) expect(matches(model, one)).toBe(true);
          }
      }),
      { numRuns: 100 },
    );
  });
});

it('refuses a project that a restore would leave archived', () => {
  const archived = buildProject({ status: 'archived', archivedFrom: 'paused' });
  expect(faultOf('projects', archived)).toBeNull();
  expect(faultOf('projects', { ...archived, archivedFrom: 'archived' })).toContain('archivedFrom');
});

describe('an upgrade', () => {
  const renamed: Upgrade = ({ caption, ...rest }) => ({ ...rest, title: caption });
  const tagged: Upgrade = (stored) => ({ ...stored, tag: stored.tag ?? null });
  const failing: Upgrade = (stored) => ({ ...stored, title: (stored.title as string).trim() });
  const note = record({ title: text, tag: nullable(oneOf(['red', 'blue'])) }, [renamed, tagged]);
  const stored = { id: 'a', revision: 0, caption: 'Tides' };
  const present = { id: 'a', revision: 0, title: 'Tides', tag: null };

  it('runs once for each version since', () => {
    expect(upgrade(note, stored)).toEqual(present);
    expect(upgrade(note, { id: 'a', revision: 0, title: 'Tides' }, 2)).toEqual(present);
    expect(upgrade(note, present, 3)).toBe(present);
  });

  it('is not tried for a record of a newer build', () => {
    expect(upgrade(note, present, 4)).toBeUndefined();
  });

  it('that fails leaves the record unread', () => {
    expect(upgrade(record({ title: text }, [failing]), { title: 7 }, 1)).toBeUndefined();
  });

  it('brings a draft and the version of the record that it started from', () => {
    const parse = parseTyped(pick(note, 'title', 'tag'));
    const value = { title: 'Tides', tag: null };
    expect(parse({ draft: { caption: 'Tides' }, base: { caption: 'Tides' } })).toEqual({
      draft: value,
      base: value,
    });
    expect(parse({ draft: value, base: value, version: 3 })).toEqual({ draft: value, base: value });
    expect(parse({ draft: value, base: value, version: 4 })).toBeNull();
  });
});

it('derives the types of records', () => {
  expectTypeOf<Task['status']>().toEqualTypeOf<'todo' | 'doing' | 'review' | 'done'>();
  expectTypeOf<Task['dueOn']>().toEqualTypeOf<string | null>();
  expectTypeOf<Task['subtasks'][number]>().toEqualTypeOf<{ id: string; text: string; done: boolean }>();
});
