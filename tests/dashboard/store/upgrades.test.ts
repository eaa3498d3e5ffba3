import { describe, expect, it } from 'vitest';
import { parseBackup } from '@/dashboard/store/backup/backup';
import type { Row } from '@/dashboard/store/indexed-db/database';
import { readOperation, readRow } from '@/dashboard/store/indexed-db/read-rows';
import type { StoredFixture } from './fixtures/fixture';
import { storedFixtures } from './fixtures/stored-fixtures';

const valuesOf = ({ database }: StoredFixture, store: string) =>
  database.stores[store]!.map(({ value }) => value);

describe.each(storedFixtures)('records stored by $name', ({ fixture }) => {
  it('are read, each row', () => {
    const rows = valuesOf(fixture, 'rows') as Row[];
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => readRow(row) === null)).toEqual([]);
  });

  it('can be undone, each logged operation', () => {
    const log = valuesOf(fixture, 'log');
    expect(log.length).toBeGreaterThan(10);
    expect(log.filter((operation) => readOperation(operation) === null)).toEqual([]);
  });

  it('are restored from a backup, each record', async () => {
    const reading = await parseBackup(fixture.backup);
    const stored = JSON.parse(fixture.backup) as { collections: Record<string, unknown[]> };
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    for (const [name, records] of Object.entries(stored.collections))
      expect([name, reading.counts.find(({ collection }) => collection === name)?.count]).toEqual([
        name,
        records.length,
      ]);
  });

  it('give every assignment its earlier submissions', async () => {
    const assignments = (valuesOf(fixture, 'rows') as Row[]).filter(
      ({ collection, record }) => collection === 'assignments' && record,
    );
    expect(assignments.length).toBeGreaterThan(0);
    for (const row of assignments)
      expect(readRow(row)?.record).toMatchObject({ earlier: expect.any(Array) as unknown });
  });
});

it('rates that were stored before they had days are valid from the beginning', async () => {
  const { fixture } = storedFixtures.find(({ name }) => name === 'version-6')!;
  const rates = [{ from: null, hourlyRate: 9_550 }];
  const kinds = [{ id: 'design', name: 'Design', rates: [{ from: null, hourlyRate: 11_000 }] }];
  const rows = (valuesOf(fixture, 'rows') as Row[]).map((row) => readRow(row)?.record);
  expect(rows).toContainEqual(expect.objectContaining({ id: 'project-with-rate', rates }));
  expect(rows).toContainEqual(expect.objectContaining({ id: 'agency', workKinds: kinds }));
  const reading = await parseBackup(fixture.backup);
  expect(reading).toMatchObject({ ok: true });
  if (!reading.ok) return;
  const { projects, settings } = reading.backup.collections;
  expect(projects).toContainEqual(expect.objectContaining({ id: 'project-with-rate', rates }));
  expect(settings).toMatchObject([{ workKinds: kinds }]);
});

describe('a row', () => {
  const record = {
    id: 'a',
    revision: 1,
    personId: 'i',
    courseId: null,
    title: 'A poster',
    brief: '',
    dueOn: '2026-11-20',
    status: 'open',
    submission: null,
    feedback: [],
  };
  const row = { collection: 'assignments', id: 'a', revision: 1, record };

  it('of version 1 gets the fields that were added since', () => {
    expect(readRow(row)?.record).toEqual({ ...record, earlier: [], fileIds: [] });
    expect(readRow({ ...row, version: 1 })?.record).toEqual({ ...record, earlier: [], fileIds: [] });
  });

  it('of the present version is not upgraded', () => {
    expect(readRow({ ...row, version: 3 })).toBeNull();
    const present = { ...record, earlier: [], fileIds: [] };
    expect(readRow({ ...row, version: 3, record: present })?.record).toEqual(present);
  });

  it.each([3, 0, -1, 1.5, '2', null])('of version %s is not read', (version) => {
    expect(readRow({ ...row, version, record: { ...record, earlier: [] } })).toBeNull();
  });

  it('that is a removal is read in every version', () => {
    expect(readRow({ ...row, record: null, version: 7 })).not.toBeNull();
  });
});
