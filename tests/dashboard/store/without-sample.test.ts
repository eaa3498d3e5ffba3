import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referencesIn } from '@/dashboard/model/fields/references';
import { type RecordKey, nameOfKey } from '@/dashboard/model/change';
import { models } from '@/dashboard/model/records/models';
import {
  personIdOf,
  type LeaveKind,
  type Person,
  type SeedRecords,
  type Task,
} from '@/dashboard/model/records/records';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { copyMaps, mapsOf } from '@/dashboard/store/record-maps';
import type { Origin, RecordMaps } from '@/dashboard/store/origin';
import { withoutSample } from '@/dashboard/store/without-sample';
import { buildProject } from '../build-project';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';
const sample = createSample(today);
const origin: Origin = { base: 'sample', records: mapsOf(sample) };

const taskOf = (id: string, given: Partial<Task> = {}): Task => ({
  ...sample.tasks![0]!,
  comments: [],
  ...given,
  id,
  revision: 1,
});

/** The sample with changes. */
function storedWith(added: SeedRecords, removed: readonly RecordKey[] = []): RecordMaps {
  const maps = copyMaps(origin.records);
  for (const { collection, id } of removed) maps.get(collection)!.delete(id);
  for (const [collection, records] of mapsOf(added))
    for (const record of records.values()) maps.get(collection)!.set(record.id, record);
  return maps;
}

/** References to records that do not exist. */
function danglingIn(maps: RecordMaps): Set<string> {
  const dangling = new Set<string>();
  for (const [collection, records] of maps)
    for (const record of records.values())
      for (const key of referencesIn(models[collection], record))
        if (!maps.get(key.collection)!.has(key.id)) dangling.add(nameOfKey(key));
  return dangling;
}

/** The records after the removal, on the base of an agency of one's own. */
async function removedFrom(stored: RecordMaps): Promise<RecordMaps> {
  const store = createMemoryStore({
    seed: Object.fromEntries([...stored].map(([name, records]) => [name, [...records.values()]])),
    origin,
    reseed: ({ base }) => (base === 'own' ? createOwnBase(today) : sample),
  });
  await store.reset('own', (all, from) => withoutSample(all, from).kept);
  return (await store.load()).records;
}

const pickOf = <T>(list: readonly T[]) => fc.integer({ min: 0, max: list.length - 1 }).map((at) => list[at]!);
const person = pickOf(sample.people!).map(({ id }) => id);
const project = pickOf(sample.projects!).map(({ id }) => id);

/** Records that somebody adds to the sample, which refer to it and to each other. */
const additions: fc.Arbitrary<SeedRecords> = fc
  .record({
    tasks: fc.array(
      fc.record({
        projectId: fc.oneof(project, fc.constant('own-project')),
        assigneeId: person,
        authorId: person,
      }),
      { maxLength: 5 },
    ),
    members: fc.array(person, { maxLength: 4 }),
    messages: fc.array(
      fc.record({ toId: person, threadId: pickOf(sample.messages!).map(({ threadId }) => threadId) }),
      {
        maxLength: 3,
      },
    ),
    notifications: fc.array(person, { maxLength: 3 }),
  })
  .map(({ tasks, members, messages, notifications }) => ({
    projects: [
      { ...buildProject({ id: 'own-project' }), clientId: null, leadId: 'test-admin', memberIds: members },
    ],
    tasks: tasks.map(({ projectId, assigneeId, authorId }, index) =>
      taskOf(`own-${index}`, {
        projectId,
        assigneeId,
        comments: [{ id: '1', authorId, text: 'Hello', at: `${today}T09:00:00.000Z` }],
      }),
    ),
    messages: messages.map(({ toId, threadId }, index) => ({
      ...sample.messages![0]!,
      id: `own-${index}`,
      threadId,
      fromId: 'test-admin',
      toIds: [toId],
      readByIds: ['test-admin'],
    })),
    notices: notifications.map((personId, index) => ({
      ...sample.notices![0]!,
      id: `own-${index}`,
      audience: { personId },
      readByIds: [],
    })),
  }));

const removals = fc.array(
  fc.oneof(
    person
      .filter((id) => !Object.values<string>(personIdOf).includes(id))
      .map((id) => ({ collection: 'people' as const, id })),
    project.map((id) => ({ collection: 'projects' as const, id })),
  ),
  { maxLength: 4 },
);

describe('withoutSample', () => {
  it('keeps everything that was added and leaves no reference that was not broken before', async () => {
    await fc.assert(
      fc.asyncProperty(additions, removals, async (added, removed) => {
        const stored = storedWith(added, removed);
        const broken = danglingIn(stored);
        const left = await removedFrom(stored);
        for (const key of danglingIn(left)) expect(broken).toContain(key);
        for (const collection of ['projects', 'tasks', 'messages'] as const)
          for (const record of added[collection] ?? [])
            expect({ ...left.get(collection)!.get(record.id), revision: 0 }).toEqual({
              ...record,
              revision: 0,
            });
        for (const id of Object.values(personIdOf)) expect(left.get('people')!.has(id)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('leaves the base alone where nothing was added', async () => {
    const left = await removedFrom(storedWith({}));
    const rest = [...left].filter(([, { size }]) => size > 0).map(([name, { size }]) => [name, size]);
    expect(rest).toEqual([
      ['people', 3],
      ['settings', 1],
      ['leaveKinds', 3],
    ]);
  });

  it('keeps kinds of leave that were changed, and counts none of them as removed, since the base has them', async () => {
    const [holiday] = sample.leaveKinds!;
    const stored = storedWith({ leaveKinds: [{ ...holiday!, name: 'Vacation', revision: 1 }] });
    const { counts } = withoutSample(stored, origin);
    expect(counts.find(({ collection }) => collection === 'leaveKinds')).toEqual({
      collection: 'leaveKinds',
      removed: 0,
      changed: 0,
      own: 1,
      needed: 0,
    });
    const left = await removedFrom(stored);
    const names = [...left.get('leaveKinds')!.values()].map((kind) => (kind as LeaveKind).name);
    expect(names.sort()).toEqual(['Sickness', 'Unpaid leave', 'Vacation']);
  });

  it('keeps a sample record that an added one needs, and what that one needs', () => {
    const [first] = sample.projects!;
    const { kept, counts } = withoutSample(
      storedWith({ tasks: [taskOf('own', { projectId: first!.id })] }),
      origin,
    );
    expect(kept.projects!.map(({ id }) => id)).toEqual([first!.id]);
    expect(kept.clients!.map(({ id }) => id)).toEqual([first!.clientId]);
    expect(kept.people!.map(({ id }) => id)).toEqual(
      expect.arrayContaining([first!.leadId, ...first!.memberIds]),
    );
    expect(counts.find(({ collection }) => collection === 'tasks')).toEqual({
      collection: 'tasks',
      removed: sample.tasks!.length,
      changed: 0,
      own: 1,
      needed: 0,
    });
  });

  it('keeps changed settings and accounts, and counts other changed sample records as removed', async () => {
    const [settings] = sample.settings!;
    const account: Person = {
      ...sample.people!.find(({ id }) => id === 'test-employee')!,
      name: 'Ada',
      revision: 1,
    };
    const task: Task = { ...sample.tasks![0]!, title: 'Changed', revision: 2 };
    const stored = storedWith({
      settings: [{ ...settings!, name: 'Harbour', revision: 3 }],
      people: [account],
      tasks: [task],
    });
    const { kept, counts } = withoutSample(stored, origin);
    expect(kept.settings![0]!.name).toBe('Harbour');
    expect(kept.people!.map(({ id }) => id)).toEqual(['test-employee']);
    expect(counts.find(({ collection }) => collection === 'tasks')!.changed).toBe(1);
    const left = await removedFrom(stored);
    expect((left.get('people')!.get('test-intern') as Person).status).toBe('archived');
  });

  it('does not keep a sample person because of a notification', () => {
    const { kept } = withoutSample(
      storedWith({
        notices: [
          { ...sample.notices![0]!, id: 'to-noor', audience: { personId: 'noor-adair' }, readByIds: [] },
          { ...sample.notices![0]!, id: 'to-admin', audience: { personId: 'test-admin' }, readByIds: [] },
        ],
      }),
      origin,
    );
    expect(kept.people).toEqual([]);
    expect(kept.notices!.map(({ id }) => id)).toEqual(['to-admin']);
  });

  it('does not keep a sample project because of a favourite', () => {
    const own = { ...sample.projects![0]!, id: 'own', clientId: null, fileIds: [] };
    const favourite = (projectId: string) =>
      blankRecord('favourites', {
        id: `test-employee:${projectId}`,
        revision: 1,
        personId: 'test-employee',
        projectId,
      });
    const { kept } = withoutSample(
      storedWith({
        projects: [own],
        favourites: [favourite('own'), favourite(sample.projects![1]!.id)],
      }),
      origin,
    );
    expect(kept.projects!.map(({ id }) => id)).toEqual(['own']);
    expect(kept.favourites!.map(({ id }) => id)).toEqual(['test-employee:own']);
  });
});
