import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfKey, put } from '@/dashboard/model/change';
import { isSame } from '@/dashboard/model/merge';
import type { AnyRecord, CollectionName, Task } from '@/dashboard/model/records/records';
import { planCommit } from '@/dashboard/store/plan-commit';
import { ConflictError } from '@/dashboard/store/store-errors';
import type { Read } from '@/dashboard/model/command';
import {
  keptChanges,
  keptRecord,
  parkedChanges,
  rebase,
  toSend,
  type Parked,
  type Pending,
  type PendingChange,
  type ServerRecord,
} from '@/dashboard/store/synced/outbox';
import type { SharedAnswer, SharedCommit } from '@/dashboard/store/synced/shared-commit';
import { task } from '../store-contract';

const nothing: ServerRecord = { revision: 0, record: null };

/** A server that stores what the real one would, and refuses what says so. */
class Server {
  readonly records = new Map<string, ServerRecord>();
  readonly done = new Set<string>();

  commit({ id, changes }: SharedCommit): SharedAnswer {
    if (this.done.has(id)) return { result: 'already' };
    const refuses = changes.some(
      (change) => change.type === 'put' && (change.record as Task).notes === 'refuse',
    );
    if (refuses) return { result: 'refused', reason: 'Not allowed.' };
    try {
      const planned = planCommit(changes, {
        keptOf: (key) => this.records.get(nameOfKey(key)),
        ownerOf: () => null,
      });
      for (const { change, revision } of planned)
        this.records.set(nameOfKey(change), { revision, record: change.after });
    } catch (error) {
      if (error instanceof ConflictError) return { result: 'conflict' };
      throw error;
    }
    this.done.add(id);
    return { result: 'done' };
  }
}

/** A browser, with its own time of asking and sending. */
class Client {
  known = new Map<string, ServerRecord>();
  outbox: Pending[] = [];
  parked: Parked[] = [];
  records = new Map<string, ServerRecord>();
  readonly made: string[] = [];

  constructor(
    readonly name: string,
    readonly server: Server,
  ) {}

  serverOf = (key: { collection: CollectionName; id: string }) => this.known.get(nameOfKey(key)) ?? nothing;

  view(id: string): Task | null {
    const name = `tasks/${id}`;
    return (this.records.get(name) ?? this.known.get(name) ?? nothing).record as Task | null;
  }

  write(edit: (task: Task | null) => Task | null, id: string): void {
    const before = this.view(id);
    const after = edit(before);
    if (!before && !after) return;
    const operation = `${this.name}-${this.made.length}`;
    this.made.push(operation);
    const changes: PendingChange[] = [{ collection: 'tasks', id, before, after }];
    this.outbox.push({ id: operation, at: '', label: '', undoes: null, changes, sent: false });
    this.rebase();
  }

  rebase(refused?: ReadonlyMap<string, string>): void {
    const { outbox, parked, records } = rebase(this.outbox, this.serverOf, refused);
    this.outbox = outbox;
    this.parked.push(...parked);
    this.records = records;
  }

  /** Never asks before it knows what became of the operation that it has sent. */
  pull(): void {
    if (this.outbox[0]?.sent) return;
    this.known = new Map(this.server.records);
    this.rebase();
  }

  push(isAnswerLost = false): void {
    const [first] = this.outbox;
    if (!first) return;
    const { commit, records } = toSend(first, this.serverOf);
    const answer = this.server.commit(structuredClone(commit));
    if (isAnswerLost) {
      this.outbox[0] = { ...first, sent: true };
      return;
    }
    this.outbox[0] = { ...first, sent: false };
    if (answer.result === 'done' || answer.result === 'already') {
      for (const [name, record] of records) this.known.set(name, record);
      this.outbox.shift();
    } else if (answer.result === 'refused') this.rebase(new Map([[first.id, answer.reason]]));
    else this.pull();
  }
}

type Act = (client: Client) => void;

const ids = fc.constantFrom('t1', 't1', 't1', 't2');
const words = fc.constantFrom('one', 'two', 'three');

const edits: fc.Arbitrary<(task: Task | null) => Task | null> = fc.oneof(
  { weight: 4, arbitrary: words.map((title) => (found: Task | null) => found && { ...found, title }) },
  fc
    .constantFrom('todo', 'doing', 'done')
    .map((status) => (found: Task | null) => found && { ...found, status: status as Task['status'] }),
  fc
    .uuid()
    .map(
      (id) => (found: Task | null) =>
        found && { ...found, subtasks: [...found.subtasks, { id, text: id, done: false }] },
    ),
  fc.constant((found: Task | null) => found && { ...found, subtasks: found.subtasks.slice(1) }),
  fc.constant((found: Task | null) => found && { ...found, notes: 'refuse' }),
  fc.constant(() => null),
);

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(edits, ids).map(
      ([edit, id]): Act =>
        (client) =>
          client.write(edit, id),
    ),
  },
  ids.map(
    (id): Act =>
      (client) =>
        client.write((found) => found ?? task(id), id),
  ),
  fc.constant<Act>((client) => client.pull()),
  fc.constant<Act>((client) => client.push()),
  fc.constant<Act>((client) => client.push(true)),
);

const bare = (record: AnyRecord | null) => record && { ...record, revision: 0 };

describe('operations in an outbox', () => {
  it('end on the server or parked, and all browsers show the same, whatever happens in which order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1), acts), { maxLength: 60, size: 'max' }), (steps) => {
        const server = new Server();
        for (const id of ['t1', 't2'])
          server.records.set(`tasks/${id}`, { revision: 1, record: { ...task(id), revision: 1 } });
        const clients = ['a', 'b'].map((name) => new Client(name, server));
        for (const client of clients) client.pull();
        for (const [index, act] of steps) act(clients[index]!);
        for (const client of clients) {
          for (let tries = 0; client.outbox.length > 0; tries += 1) {
            if (tries > 200) throw new Error('The outbox does not empty.');
            client.push();
          }
        }
        for (const client of clients) {
          client.pull();
          for (const id of ['t1', 't2'])
            expect(isSame(bare(client.view(id)), bare(server.records.get(`tasks/${id}`)!.record))).toBe(true);
          const parked = new Set(client.parked.map(({ id }) => id));
          for (const id of client.made)
            expect([id, server.done.has(id) !== parked.has(id)]).toEqual([id, true]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('are parked with later operations that depend on them', () => {
    const server: ServerRecord = { revision: 3, record: { ...task('t1'), title: 'Theirs', revision: 3 } };
    const [before, mine, later] = ['Draw the buoys', 'Mine', 'Later'].map((title) => ({
      ...task('t1'),
      title,
    }));
    const pending = (id: string, from: Task, to: Task): Pending => ({
      id,
      at: '',
      label: '',
      undoes: null,
      sent: false,
      changes: [{ collection: 'tasks', id: 't1', before: from, after: to }],
    });
    const other: Pending = {
      ...pending('other', before!, mine!),
      changes: [{ collection: 'tasks', id: 't9', before: null, after: task('t9') }],
    };
    const outbox = [pending('one', before!, mine!), other, pending('two', mine!, later!)];
    const rebased = rebase(outbox, ({ id }) => (id === 't1' ? server : nothing));
    expect(rebased.outbox.map(({ id }) => id)).toEqual(['other']);
    expect(rebased.parked.map(({ id, reason }) => [id, reason])).toEqual([
      ['one', 'Another person also changed this.'],
      ['two', 'It follows a change that could not be saved.'],
    ]);
    expect(rebased.parked[0]!.changes[0]!.after).toEqual(mine);
    expect(rebased.parked[0]!.theirs).toEqual([server.record]);
    expect(rebased.records.has('tasks/t1')).toBe(false);
  });

  describe('that delete a record which is deleted already', () => {
    const record = task('t1');
    const removal: PendingChange = { collection: 'tasks', id: 't1', before: record, after: null };
    const addition: PendingChange = { collection: 'tasks', id: 't9', before: null, after: task('t9') };
    const gone: ServerRecord = { revision: 2, record: null };
    const rebased = (changes: readonly PendingChange[]) =>
      rebase([{ id: 'stop', at: '', label: 'Stopped', undoes: null, sent: false, changes }], ({ id }) =>
        id === 't1' ? gone : nothing,
      );

    it('are parked if they also add something, such as the time of a timer', () => {
      const { outbox, parked, records } = rebased([removal, addition]);
      expect(outbox).toEqual([]);
      expect(parked.map(({ reason }) => reason)).toEqual(['It was already deleted on another device.']);
      expect(records.size).toBe(0);
    });

    it('have nothing to decide if they only hold another record, as time holds its week', () => {
      const week = task('t3');
      const held: PendingChange = { collection: 'tasks', id: 't3', before: week, after: week };
      expect(rebased([held, removal]).parked).toEqual([]);
    });

    it('have nothing to decide if they only delete', () => {
      const other: PendingChange = { collection: 'tasks', id: 't2', before: task('t2'), after: null };
      expect(rebased([removal, other]).parked.map(({ reason }) => reason)).toEqual([]);
    });
  });
});

describe('a parked operation that a person keeps', () => {
  const parkedOf = (change: PendingChange, theirs: AnyRecord | null): Parked => ({
    id: 'kept',
    at: '',
    label: 'Changed',
    undoes: null,
    sent: false,
    reason: 'Not allowed.',
    changes: [change],
    theirs: [theirs],
  });
  const reading = (record: Task | null) => ({ get: (() => record) as unknown as Read['get'] });
  const created = task('t1');
  const creation: PendingChange = { collection: 'tasks', id: 't1', before: null, after: created };
  const edit: PendingChange = {
    collection: 'tasks',
    id: 't1',
    before: created,
    after: { ...created, notes: 'A later change' },
  };

  it('leaves a record that came back with a later change as it is', () => {
    const [again] = keptChanges(parkedOf(edit, null), reading(null));
    expect(again).toMatchObject({ type: 'put', record: { notes: 'A later change', revision: 0 } });
    const present = { ...created, notes: 'A later change', revision: 1 };
    expect(keptChanges(parkedOf(creation, null), reading(present))).toEqual([]);
  });

  it('has the fields that others changed as they left them, and its own as in the person’s version', () => {
    const present: Task = { ...created, notes: 'Theirs', priority: 'low', revision: 4 };
    const [change] = parkedChanges(parkedOf(edit, present));
    const kept = { ...present, notes: 'A later change' };
    expect(keptRecord(change!, present)).toEqual(kept);
    expect(keptChanges(parkedOf(edit, present), reading(present))).toEqual([put('tasks', kept)]);
  });

  it('replaces a record that another person had added under the same id', () => {
    const theirs = { ...created, title: 'Theirs', revision: 3 };
    expect(keptChanges(parkedOf(creation, theirs), reading(theirs))).toMatchObject([
      { type: 'put', record: { title: created.title, revision: 3 } },
    ]);
  });

  it('deletes remaining records without a notification', () => {
    const removal: PendingChange = { ...edit, after: null };
    const present = { ...created, revision: 2 };
    expect(keptChanges(parkedOf(removal, present), reading(present))).toEqual([
      { type: 'remove', collection: 'tasks', id: 't1', revision: 2 },
    ]);
    expect(keptChanges(parkedOf(removal, null), reading(null))).toEqual([]);
    const notification = {
      collection: 'notices',
      id: 'n',
      before: null,
      after: {},
    } as unknown as PendingChange;
    expect(keptChanges(parkedOf(notification, null), reading(null))).toEqual([]);
  });
});
