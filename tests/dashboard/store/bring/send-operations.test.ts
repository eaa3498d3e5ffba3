import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeedRecords, Task } from '@/dashboard/model/records/records';
import { operationsOf, planBringing } from '@/dashboard/store/bring/plan-bringing';
import { sendOperations, type SendIn } from '@/dashboard/store/bring/send-operations';
import { mapsOf } from '@/dashboard/store/record-maps';
import { OfflineError } from '@/dashboard/store/synced/requests';
import { blankRecord } from '../../blank-record';
import { FakeServer, refusedNotes, type Fate } from '../synced/fake-server';

const people = new Map([['test-admin', 'ada']]);

/** What an admin reads of a server. */
const presentOf = (server: FakeServer) => {
  const records: Record<string, object[]> = {};
  for (const { objectId, body } of server.rows.values())
    (records[objectId.split('/')[0]!] ??= []).push(JSON.parse(body) as object);
  return { records: mapsOf(records as SeedRecords), deleted: new Set<string>() };
};

/** What an admin reads of an empty portal. */
const nothing = presentOf(new FakeServer());

const task = (id: string, own: Partial<Task> = {}) =>
  blankRecord('tasks', { id, assigneeId: 'test-admin', ...own });

/** Brings records to a server once. Each operation has at most two of them. */
async function bring(server: FakeServer, records: SeedRecords, own: Partial<SendIn> = {}) {
  const items = planBringing({ records, people, present: presentOf(server), actorId: 'ada' });
  const operations = operationsOf(items, true).flatMap((changes) =>
    changes.flatMap((_, at) => (at % 2 === 0 ? [changes.slice(at, at + 2)] : [])),
  );
  const remote = server.remote();
  return sendOperations({
    operations,
    actorId: 'ada',
    send: remote.commit,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...own,
  });
}

const stored = (server: FakeServer) =>
  [...server.rows.values()].map(({ objectId, revision, body }) => [objectId, revision, body]).sort();

const sources = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 1 })
  .map((ids): SeedRecords => ({
    clients: ids.slice(3).map((id) => blankRecord('clients', { id, name: id })),
    tasks: ids.map((id) => task(id)),
  }));

const fates = fc.array(fc.constantFrom<Fate>('answered', 'answered', 'lost', 'answer-lost'), {
  maxLength: 12,
});

describe('sending records', () => {
  it('ends the same, with each record once, wherever it breaks off and however often it is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(sources, fates, async (records, given) => {
        const whole = new FakeServer();
        await bring(whole, records);
        const server = new FakeServer();
        const left = [...given];
        server.fate = () => left.shift() ?? 'answered';
        for (let isDone = false; !isDone;)
          isDone = await bring(server, records).then(
            () => true,
            (error: unknown) => {
              if (error instanceof OfflineError) return false;
              throw error;
            },
          );
        await bring(server, records);
        expect(stored(server)).toEqual(stored(whole));
        expect([...server.rows.values()].every(({ revision }) => revision === 1)).toBe(true);
      }),
    );
  });

  it('recognises an operation whose answer was lost', async () => {
    const server = new FakeServer();
    server.fate = () => 'answer-lost';
    const records = { tasks: [task('a')] };
    const items = planBringing({ records, people, present: presentOf(server), actorId: 'ada' });
    const given = {
      operations: operationsOf(items, false),
      actorId: 'ada',
      send: server.remote().commit,
      signal: new AbortController().signal,
      onProgress: () => {},
    };
    await expect(sendOperations(given)).rejects.toThrow(OfflineError);
    server.fate = () => 'answered';
    expect(await sendOperations(given)).toEqual([]);
    expect(server.done.size).toBe(1);
  });

  it('leaves only the records that the server refuses', async () => {
    const server = new FakeServer();
    const records = { tasks: [task('a'), task('b', { notes: refusedNotes }), task('c'), task('d')] };
    const counts: number[] = [];
    const refused = await bring(server, records, { onProgress: (count) => counts.push(count) });
    expect(refused).toEqual([{ collection: 'tasks', id: 'b', reason: 'Not allowed.' }]);
    expect([...server.rows.keys()]).toEqual(['tasks/a', 'tasks/c', 'tasks/d']);
    expect(counts).toEqual([1, 2, 4]);
  });

  it('sends nothing that names a person whom the server refuses', async () => {
    const server = new FakeServer();
    const send: SendIn['send'] = async (commit) =>
      commit.changes.some(({ collection }) => collection === 'people')
        ? { result: 'refused', reason: 'Taken.' }
        : server.remote().commit(commit);
    const records = {
      people: [blankRecord('people', { id: 'emma', kind: 'employee' })],
      tasks: [task('a', { assigneeId: 'emma' }), task('b')],
      timeEntries: [blankRecord('timeEntries', { id: 'e', personId: 'emma' })],
    };
    const counts: number[] = [];
    const refused = await bring(server, records, { send, onProgress: (count) => counts.push(count) });
    expect(refused.map(({ id }) => id)).toEqual(['emma', 'a', 'e']);
    expect([...server.rows.keys()]).toEqual(['tasks/b']);
    expect(counts.at(-1)).toBe(4);

    // Who is in the portal already stays there, whatever becomes of the change.
    const there = new FakeServer({
      people: [blankRecord('people', { id: 'emma', kind: 'employee', revision: 2 })],
    });
    const changed = {
      ...records,
      people: [blankRecord('people', { id: 'emma', kind: 'employee', name: 'Emma L' })],
    };
    const answers = await bring(there, changed, {
      send: async (commit) =>
        commit.changes.some(({ collection }) => collection === 'people')
          ? { result: 'refused', reason: 'Taken.' }
          : there.remote().commit(commit),
    });
    expect(answers.map(({ id }) => id)).toEqual(['emma']);
  });

  it('stops between two operations', async () => {
    const server = new FakeServer();
    const stop = new AbortController();
    const records = { tasks: ['a', 'b', 'c', 'd'].map((id) => task(id)) };
    await bring(server, records, { signal: stop.signal, onProgress: () => stop.abort() });
    expect([...server.rows.keys()]).toEqual(['tasks/a', 'tasks/b']);
  });

  it('reports a record that somebody changed meanwhile', async () => {
    const server = new FakeServer({ tasks: [task('a', { title: 'Theirs', revision: 4 })] });
    const items = planBringing({
      records: { tasks: [task('a')] },
      people,
      present: nothing,
      actorId: 'ada',
    });
    const refused = await sendOperations({
      operations: operationsOf(items, false),
      actorId: 'ada',
      send: server.remote().commit,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect(refused.map(({ id, reason }) => [id, reason])).toEqual([
      ['a', 'It was changed in the shared portal meanwhile. Try again.'],
    ]);
  });

  it('ends with a page of another version', async () => {
    const send: SendIn['send'] = async () => ({ result: 'outdated' });
    await expect(bring(new FakeServer(), { tasks: [task('a')] }, { send })).rejects.toThrow(
      /Reload the page/,
    );
  });
});
