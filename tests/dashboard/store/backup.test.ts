import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBackup, parseBackup, writeBackup } from '@/dashboard/store/backup/backup';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { collectionNames, type CollectionName, type SeedRecords } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { fileLimit } from '@/dashboard/commands/training/stored-file';
import { readPresent } from './read-present';
import { readRow } from '@/dashboard/store/indexed-db/read-rows';
import type { Backup } from '@/dashboard/store/backup/backup-format';

/** A sample of few time entries: enough to read and to break. */
function smallSample(): SeedRecords {
  const sample = createSample('2026-11-18');
  return {
    ...sample,
    timeEntries: sample.timeEntries!.slice(0, 20),
    timesheets: sample.timesheets!.slice(-20),
  };
}
const sample = smallSample();
const backup = await createMemoryWorkspace(sample).exportBackup();
const text = writeBackup(backup);

const error = async (broken: string) => {
  const reading = await parseBackup(broken);
  return reading.ok ? null : reading.message;
};
/** The backup with something changed, as a text. */
function changed(change: (copy: Backup & Record<string, never>) => void): string {
  const copy = JSON.parse(text) as Backup & Record<string, never>;
  change(copy);
  return JSON.stringify(copy);
}

describe('a backup', () => {
  it('is read as it was written, with the count of each collection', async () => {
    const reading = await parseBackup(text);
    expect(reading).toEqual({ ok: true, backup, counts: countBackup(backup) });
    expect(countBackup(backup)).toContainEqual({ collection: 'people', count: 142 });
    expect(countBackup(backup).every(({ count }) => count > 0)).toBe(true);
  });

  it('restores the records of the backup', async () => {
    const workspace = createMemoryWorkspace({ ...sample, tasks: [], messages: [] });
    const reading = await parseBackup(text);
    if (!reading.ok) throw new Error(reading.message);
    await workspace.importBackup(reading.backup);
    for (const name of collectionNames) {
      const bare = (records: readonly { id: string }[] = []) =>
        records.map((record) => ({ ...record, revision: 0 })).sort((a, b) => a.id.localeCompare(b.id));
      expect(bare(workspace.all(name)), name).toEqual(bare(sample[name]));
    }
  });

  it('is refused wherever it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (length) => {
        expect(await error(text.slice(0, length))).toMatch(/cut off or was changed.*Choose another/s);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['another file', '{"name":"undula","version":1}'],
    ['a number', '7'],
    ['a picture', '\u0089PNG\r\n'],
    ['a table', 'Name;Email\nAda;ada@kiln.example'],
  ])('is refused where it is %s', async (_, other) => {
    expect(await error(other)).toBe(
      'This file is not a backup of the portal. Choose one that you downloaded in Settings.',
    );
  });

  it('is refused in the same words where a newer version made one of its record types', async () => {
    const newer = changed((copy) => Object.assign(copy, { versions: { ...copy.versions, tasks: 99 } }));
    expect(await error(newer)).toMatch(/newer version.*Reload/s);
    const hollow = changed((copy) => Object.assign(copy, { versions: { tasks: 'x' } }));
    expect(await error(hollow)).toMatch(/record 1 of tasks/);
  });

  it('rejects a backup of a newer version with its own message', async () => {
    expect(await error(changed((copy) => Object.assign(copy, { version: 3 })))).toMatch(
      /newer version.*Reload/s,
    );
    expect(await error(changed((copy) => Object.assign(copy, { version: 'x' })))).toMatch(/was changed/);
    expect(await error(changed((copy) => Object.assign(copy, { collections: [] })))).toMatch(/was changed/);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'is refused where it holds a field named %s',
    async (key) => {
      const hostile = [
        text.replace('"collections":{', `"collections":{"${key}":[],`),
        text.replace('"kind":"admin"', `"kind":"admin","${key}":{"polluted":true}`),
        `{"${key}":1,${text.slice(1)}`,
      ];
      for (const one of hostile) {
        expect(one).not.toBe(text);
        expect(await error(one)).toContain(`“${key}”`);
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  it('is refused where it holds a collection or a field that the portal does not know', async () => {
    expect(await error(changed((copy) => Object.assign(copy.collections, { aliens: [] })))).toContain(
      '“aliens”',
    );
    expect(await error(changed((copy) => Object.assign(copy.collections, { tasks: {} })))).toContain(
      '“tasks”',
    );
    expect(await error(changed((copy) => Object.assign(copy.collections.tasks![0]!, { extra: 1 })))).toMatch(
      /record 1 of tasks.*extra/s,
    );
  });

  it('is refused where a notification leads out of the portal', async () => {
    for (const path of [
      'https://elsewhere.example',
      'javascript:alert(1)',
      '//elsewhere.example',
      '/dashboardx',
    ]) {
      const broken = changed((copy) => Object.assign(copy.collections.notices![0]!, { path }));
      expect(await error(broken)).toMatch(/record 1 of notices.*a path of the portal/s);
    }
  });

  it('is refused where two records share an id, or two people an address', async () => {
    const twice = changed((copy) => copy.collections.tasks!.push(copy.collections.tasks![0]!));
    expect(await error(twice)).toMatch(/same id/);
    const shared = changed((copy) => {
      copy.collections.people![1]!.email = copy.collections.people![0]!.email.toUpperCase();
    });
    expect(await error(shared)).toMatch(/has the same email address/);
  });

  it('is refused without the people who sign in', async () => {
    const without = changed((copy) => {
      copy.collections.people = copy.collections.people!.filter(({ id }) => id !== 'test-intern');
    });
    expect(await error(without)).toMatch(/does not have the accounts to sign in with/);
    // A shared portal takes the backup of a shared portal, which has other people.
    expect(await parseBackup(without, { needsSignIns: false })).toMatchObject({ ok: true });
    expect(await error(changed((copy) => delete copy.collections.people))).toMatch(
      /does not have the accounts/,
    );
  });

  it('is refused, with the place named, wherever one value is of another kind', async () => {
    const places = collectionNames.flatMap((name) =>
      Object.keys(backup.collections[name]?.[0] ?? {}).map((field) => [name, field] as const),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom<unknown>({ a: 1 }, -1.5, true, ['x', 7], undefined),
        ([name, field], value) => {
          const record: Record<string, unknown> = { ...backup.collections[name]![0]! };
          if (typeof record[field] === typeof value && !Array.isArray(value)) return;
          record[field] = value;
          expect(faultOf(name, record), `${name}.${field} = ${JSON.stringify(value)}`).toContain(field);
        },
      ),
      { numRuns: 500 },
    );
    const broken = changed((copy) => Object.assign(copy.collections.tasks![2]!, { dueOn: '2026-02-30' }));
    expect(await error(broken)).toBe(
      'In this backup, record 3 of tasks is not valid (dueOn: a day that exists, from 1900 to 2199). Choose another one.',
    );
  });

  it('is refused where it names a time zone that this browser does not know, and says so', async () => {
    const ofAgency = changed((copy) =>
      Object.assign(copy.collections.settings![0]!, { timeZone: 'Mars/Base' }),
    );
    expect(await error(ofAgency)).toMatch(
      /record 1 of settings.*timeZone: this browser does not know the time zone “Mars\/Base”.*Update the browser/s,
    );
    const ofEvent = changed((copy) => Object.assign(copy.collections.events![1]!, { timeZone: '' }));
    expect(await error(ofEvent)).toMatch(/record 2 of events.*timeZone/s);
  });

  it.each<[string, (copy: Backup) => unknown, RegExp]>([
    [
      'an event in the year 9999',
      ({ collections }) => Object.assign(collections.events![0]!, { startsAt: '9999-12-31T23:00' }),
      /record 1 of events.*startsAt.*1900 to 2199/s,
    ],
    [
      'a week’s day in the year 0001',
      ({ collections }) => Object.assign(collections.timesheets![0]!, { weekStart: '0001-01-01' }),
      /record 1 of timesheets.*weekStart.*1900 to 2199/s,
    ],
    ['no time that it was made at', (copy) => Object.assign(copy, { exportedAt: 'garbage' }), /exportedAt/],
    [
      'a year that no clock shows',
      (copy) => Object.assign(copy, { exportedAt: '+275760-09-13T00:00:00Z' }),
      /exportedAt/,
    ],
    [
      'a hole among subtasks',
      ({ collections }) => Object.assign(collections.tasks![0]!, { subtasks: [null] }),
      /record 1 of tasks.*subtasks/s,
    ],
    [
      'a hole among the hours',
      ({ collections }) => Object.assign(collections.settings![0]!, { hours: [null] }),
      /record 1 of settings.*hours/s,
    ],
    [
      'an eighth weekday',
      ({ collections }) =>
        Object.assign(collections.settings![0]!, { hours: [{ weekday: 8, opens: null, closes: null }] }),
      /record 1 of settings.*hours.*weekday/s,
    ],
  ])('is refused where it holds %s', async (_, change, message) => {
    expect(await error(changed(change))).toMatch(message);
  });

  it('is read with the largest file that the portal takes, and refused where that is no base64', async () => {
    const withFile = (content: string) => {
      const file = { id: 'f', revision: 0, name: 'large.zip', type: '', size: fileLimit, content };
      return changed(({ collections }) => Object.assign(collections, { files: [file] }));
    };
    const content = Buffer.alloc(fileLimit, 'any bytes').toString('base64');
    expect(await error(withFile(content))).toBeNull();
    for (const broken of [`${content}A`, `!${content.slice(1)}`, `${content}====`, `=${content.slice(1)}`])
      expect(await error(withFile(broken))).toMatch(/record 1 of files.*base64/s);
  });

  it('never makes the reader throw, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (any) => {
        expect((await parseBackup(any)).ok).toBe(false);
      }),
    );
  });
});

describe('what is read back from this browser', () => {
  const records = collectionNames.flatMap((name) =>
    (sample[name] ?? []).slice(0, 2).map((one) => [name, one] as const),
  );

  it('is known by its shape, field by field', () => {
    for (const [name, record] of records) {
      expect(readPresent(name, record)).toBe(record);
      for (const field of Object.keys(record))
        for (const value of [undefined, Symbol('x'), 1n])
          expect([field, readPresent(name, { ...record, [field]: value })]).toEqual([field, null]);
    }
  });

  it.each<[string, CollectionName, object]>([
    ['a hole in a list', 'tasks', { subtasks: [null] }],
    ['a text in a list of objects', 'tasks', { comments: ['x'] }],
    ['an object without its fields', 'tasks', { comments: [{}] }],
    ['a number in a list of texts', 'projects', { memberIds: [7] }],
    ['a status that nothing names', 'tasks', { status: 'later' }],
    ['a day that does not exist', 'tasks', { dueOn: '2026-02-30' }],
    ['a text for a day', 'people', { joinedOn: 'yesterday' }],
    ['an event in the year 9999', 'events', { startsAt: '9999-12-31T23:00' }],
    ['a local time with a zone', 'events', { endsAt: '2026-11-18T09:30Z' }],
    ['an instant without its zone', 'notices', { at: '2026-11-18T09:30' }],
    ['no number', 'tasks', { order: Number.NaN }],
    ['no time that a day opens at', 'settings', { hours: [{ weekday: 1, opens: '9am', closes: null }] }],
  ])('is not taken for a record where it holds %s', (_, name, fields) => {
    const record = sample[name]![0]!;
    expect(readPresent(name, record)).toBe(record);
    expect(readPresent(name, { ...record, ...fields })).toBeNull();
  });

  it('is a record with a time zone that this browser does not know: another one may have written it', () => {
    expect(readPresent('settings', { ...sample.settings![0]!, timeZone: 'Mars/Base' })).not.toBeNull();
  });

  it('has every field that the schema asks for: neither knows one that the other does not', () => {
    for (const [name, record] of records) {
      const bare = { id: record.id, revision: record.revision };
      for (const field of Object.keys(record)) {
        if (field in bare) continue;
        const { [field as 'id']: _left, ...without } = record;
        expect([name, field, readPresent(name, without)]).toEqual([name, field, null]);
        expect([name, field, faultOf(name, without) === null]).toEqual([name, field, false]);
      }
    }
  });

  it.each([
    ['null', null],
    ['a text', 'row'],
    ['of no collection', { collection: 'aliens', id: 'x', revision: 1, record: null }],
    [
      'of a collection that every object has',
      { collection: 'constructor', id: 'x', revision: 1, record: null },
    ],
    ['without a revision', { collection: 'tasks', id: 'x', record: null }],
    ['of a broken record', { collection: 'tasks', id: 'x', revision: 1, record: { id: 'x', revision: 1 } }],
    [
      'of a record with another id',
      {
        collection: 'bookmarks',
        id: 'x',
        revision: 1,
        record: { id: 'y', revision: 1, personId: 'a', resourceId: 'b' },
      },
    ],
  ])('is no row where it is %s', (_, row) => {
    expect(readRow(row)).toBeNull();
  });

  it('is a row where it is a removal or a whole record', () => {
    const record = { id: 'x', revision: 1, personId: 'a', resourceId: 'b' };
    expect(readRow({ collection: 'bookmarks', id: 'x', revision: 1, record })).not.toBeNull();
    expect(readRow({ collection: 'bookmarks', id: 'x', revision: 2, record: null })).not.toBeNull();
  });
});
