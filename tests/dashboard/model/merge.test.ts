import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, merge } from '@/dashboard/model/merge';

const names = ['title', 'notes', 'dueOn', 'place'] as const;
const value = fc.constantFrom<unknown>('a', 'b', 'c', null, 0, false, ['x'], ['x', 'y'], []);
const record = fc.record(Object.fromEntries(names.map((name) => [name, value])));
const three = fc.tuple(record, record, record).map(([base, mine, theirs]) => ({ base, mine, theirs }));

describe('merge', () => {
  it('takes each field from the version that changed it', () => {
    const merged = merge({
      base: { name: 'Ada', phone: '1', team: 'Web' },
      mine: { name: 'Ada L.', phone: '1', team: 'Web' },
      theirs: { name: 'Ada', phone: '2', team: 'Web' },
    });
    expect(merged).toEqual({
      base: { name: 'Ada', phone: '2', team: 'Web' },
      mine: { name: 'Ada L.', phone: '2', team: 'Web' },
      collides: false,
    });
  });

  it('keeps the base of a field that both changed, so that the question can be asked', () => {
    expect(merge({ base: 'One', mine: 'Mine', theirs: 'Theirs' })).toEqual({
      base: 'One',
      mine: 'Mine',
      collides: true,
    });
  });

  it('asks nothing where both changed a field to the same', () => {
    expect(merge({ base: { a: 1 }, mine: { a: 2 }, theirs: { a: 2 } }).collides).toBe(false);
  });

  it('merges fields within a field', () => {
    const hours = { mon: { opens: '09:00' }, tue: { opens: '09:00' } };
    const merged = merge({
      base: hours,
      mine: { ...hours, mon: { opens: '08:00' } },
      theirs: { ...hours, tue: { opens: '10:00' } },
    });
    expect(merged).toMatchObject({
      mine: { mon: { opens: '08:00' }, tue: { opens: '10:00' } },
      collides: false,
    });
  });

  it('lets a removed field go', () => {
    expect(merge<object>({ base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 1 } }).mine).toEqual({
      a: 2,
    });
  });

  it('never overwrites what only they changed and never loses what only I changed', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const merged = merge({ base, mine, theirs });
        let collides = false;
        for (const name of names) {
          const iChanged = !isSame(base[name], mine[name]);
          const theyChanged = !isSame(base[name], theirs[name]);
          expect(merged.mine[name]).toEqual(iChanged ? mine[name] : theirs[name]);
          collides ||= iChanged && theyChanged && !isSame(mine[name], theirs[name]);
        }
        expect(merged.collides).toBe(collides);
      }),
    );
  });

  it('is settled after one step', () => {
    fc.assert(
      fc.property(three, (versions) => {
        const once = merge(versions);
        expect(merge({ ...once, theirs: versions.theirs })).toEqual(once);
      }),
    );
  });

  it('is the same from both sides where nothing collides', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const here = merge({ base, mine, theirs });
        const there = merge({ base, mine: theirs, theirs: mine });
        expect(there.collides).toBe(here.collides);
        if (!here.collides) expect(there.mine).toEqual(here.mine);
      }),
    );
  });
});
