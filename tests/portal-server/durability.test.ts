import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put } from '@/dashboard/model/change';
import type { SharedAnswer } from '@/dashboard/store/synced/shared-commit';
import { emailOf, startAgency } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import { createPortalServer, printedPassword, type PortalServer } from '../../portal-server/child';
import { choosePassword, connect, invite, query, signIn, type Session } from './portal-server';

let server: PortalServer;
let password = '';
let ada: Session;
beforeAll(async () => {
  server = await createPortalServer();
  await server.start('--admin', emailOf('ada'));
  password = await choosePassword(server.url, emailOf('ada'), printedPassword(server.output()));
  ada = await signIn(server.url, emailOf('ada'), password);
}, 120_000);
afterAll(async () => {
  await server.stop();
  server.remove();
});

/** Changes one record again and again, and repeats whatever got no answer. */
function startWriter(session: Session) {
  const record = blankRecord('holidays');
  let revision = 0;
  const state = { isRunning: true };
  const operations: string[] = [];

  async function write(): Promise<void> {
    const id = crypto.randomUUID();
    for (;;) {
      const answer: SharedAnswer | null = await session
        .commit([put('holidays', { ...record, name: `${revision + 1}`, revision })], { id })
        .catch(() => null);
      if (answer && answer.result !== 'done' && answer.result !== 'already') throw new Error(answer.result);
      if (answer) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    operations.push(id);
    revision += 1;
  }
  const done = (async () => {
    while (state.isRunning) await write();
  })();
  return {
    rowId: `holidays/${record.id}`,
    acknowledged: () => operations,
    stop: async () => {
      state.isRunning = false;
      await done;
    },
  };
}

/** Runs three writers while something happens to the server, and compares what they were told with what is stored. */
async function underWriters(
  happening: () => Promise<void>,
  { server: at, session }: { server: PortalServer; session: Session } = { server, session: ada },
): Promise<void> {
  const writers = [startWriter(session), startWriter(session), startWriter(session)];
  const written = () => writers.every((writer) => writer.acknowledged().length > 5);
  await expect.poll(written).toBe(true);
  await happening();
  const counts = writers.map((writer) => writer.acknowledged().length);
  await expect
    .poll(() => writers.every((writer, index) => writer.acknowledged().length > counts[index]! + 5))
    .toBe(true);
  await Promise.all(writers.map((writer) => writer.stop()));
  for (const writer of writers) {
    const told = writer.acknowledged();
    const [row] = await session.rows({ objectId: writer.rowId });
    expect(row!.revision).toBe(told.length);
    const stored = await query<{ objectId: string }>(
      at,
      'SELECT "objectId" FROM "Operation" WHERE "objectId" = ANY($1)',
      [told],
    );
    expect(stored).toHaveLength(told.length);
  }
}

describe('an acknowledged operation is stored, once', () => {
  it('when the server is killed', async () => {
    await underWriters(async () => {
      await server.stop('SIGKILL');
      await server.start();
    });
  });

  it.each([
    [
      'PostgreSQL',
      async () => Number(readFileSync(join(server.data, 'database/postmaster.pid'), 'utf8').split('\n')[0]),
    ],
    [
      'one process of PostgreSQL',
      async () =>
        (
          await query<{ pid: number }>(
            server,
            `SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'`,
          )
        )[0]!.pid,
    ],
  ])('when %s is killed, which ends the server', async (_, processId) => {
    await underWriters(async () => {
      process.kill(await processId(), 'SIGKILL');
      await expect.poll(() => server.process().exitCode).toBe(1);
      await expect
        .poll(server.output)
        .toContain('The database stopped, so the server stops too. Start it again.');
      await server.start();
    });
  });

  it('when the server is asked to end', async () => {
    await underWriters(async () => {
      expect(await server.stop('SIGTERM')).toBe(0);
      await server.start();
    });
  });
});

describe('a connection that PostgreSQL ends', () => {
  it('inside a transaction costs that transaction, and not the server', async () => {
    const person = blankRecord('people', { kind: 'employee', email: emailOf('cut') });
    await ada.commit([put('people', person)]);
    await invite(server.url, ada, person.id);
    const [idle, client] = [await connect(server), await connect(server)];
    // The server's transaction now waits for the engine, which waits here.
    await idle.query('BEGIN');
    await idle.query(`SELECT 1 AS lock FROM "_User" WHERE "objectId" = '${person.id}' FOR UPDATE`);
    const invited = invite(server.url, ada, person.id).then(
      () => 'done',
      () => 'failed',
    );
    const cut = async () =>
      (
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'
             AND query NOT LIKE 'SELECT 1 AS lock%'`,
        )
      ).rows.length;
    await expect.poll(cut).toBeGreaterThan(0);
    await idle.query('ROLLBACK');
    await idle.end();
    await client.end();
    expect(await invited).toBe('failed');
    expect(server.process().exitCode).toBeNull();
    const holiday = put('holidays', blankRecord('holidays'));
    expect(await ada.commit([holiday])).toEqual({ result: 'done' });
    expect(await invite(server.url, ada, person.id)).toMatch(/-/);
  });
});

/** Fills the file system of a folder to its last byte. @returns a function that makes room again */
function fill(folder: string): () => void {
  const path = join(folder, 'filling');
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // No room for a piece of this size: a smaller one.
    }
  closeSync(file);
  return () => rmSync(path);
}

describe('a full disk', () => {
  // A disk of its own, which root alone can mount.
  const disk = mkdtempSync(join(tmpdir(), 'undula-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
  let full: PortalServer;
  let session: Session;
  beforeAll(async () => {
    if (!isMounted) return;
    const agency = await startAgency(disk);
    full = agency.server;
    session = agency.people.ada;
  });
  afterAll(async () => {
    if (isMounted) {
      await full.stop();
      spawnSync('umount', ['--lazy', disk]);
    }
    rmSync(disk, { recursive: true, force: true });
  });

  /** Begins another file of PostgreSQL’s log. */
  const switchLog = () => query(full, 'SELECT pg_switch_wal()');

  it.skipIf(!isMounted)('refuses nothing for good, and costs nothing that was acknowledged', async () => {
    /** Stores a record. @returns the server’s answer, or why there was none */
    const store = () =>
      session.commit([put('holidays', blankRecord('holidays'))]).then(
        ({ result }) => result,
        (error: Error) => error.message,
      );
    await underWriters(
      async () => {
        // The log then has a new file with room for all commits of this test: PostgreSQL ends where it cannot make another.
        await switchLog();
        await store();
        const makeRoom = fill(disk);
        let answer = 'done';
        while (answer === 'done') answer = await store();
        expect(answer).toContain('because its disk is full. It will be sent again.');
        // The output of a process can come after its answer.
        await expect.poll(full.output).toContain('An operation could not be stored: could not extend file');
        makeRoom();
      },
      { server: full, session },
    );
    expect(full.process().exitCode).toBeNull();
  });

  it.skipIf(!isMounted)(
    'without room for PostgreSQL’s log ends the server, and costs nothing that was acknowledged',
    async () => {
      await underWriters(
        async () => {
          const makeRoom = fill(disk);
          // A file of the log that is ready would take some commits more.
          const end = async () => {
            await switchLog().catch(() => {});
            return full.process().exitCode;
          };
          await expect.poll(end).toBe(1);
          await expect
            .poll(full.output)
            .toContain(
              'The database stopped because its disk is full, so the server stops too. Make room on the disk, then start it again.',
            );
          await expect(full.start()).rejects.toThrow('No space left on device');
          makeRoom();
          await full.start();
        },
        { server: full, session },
      );
    },
  );
});

describe('the server', () => {
  it('keeps its accounts, and says nothing more of passwords', async () => {
    expect(server.output()).not.toContain('password');
    expect(await signIn(server.url, emailOf('ada'), password)).toBeTruthy();
  });

  it('refuses for good what the database can never store, and stores what comes after it', async () => {
    await query(server, `ALTER TABLE "Row" ADD CONSTRAINT never CHECK (body NOT LIKE '%never stored%')`);
    const store = (name: string) => ada.commit([put('holidays', blankRecord('holidays', { name }))]);
    expect(await store('never stored')).toEqual({
      result: 'refused',
      reason: 'The server can’t store this as it is. Its log says why.',
    });
    expect(await store('stored')).toEqual({ result: 'done' });
    expect(server.output()).toContain(
      'An operation could not be stored: new row for relation "Row" violates',
    );
    await query(server, 'ALTER TABLE "Row" DROP CONSTRAINT never');
  });

  it('leaves its data to nobody else while it runs', async () => {
    const second = await createPortalServer(server.data);
    await expect(second.start()).rejects.toThrow(
      `A server already runs on the data in ${server.data}. Stop it first.`,
    );
    expect(await signIn(server.url, emailOf('ada'), password)).toBeTruthy();
  });

  it('deletes the files of abandoned drafts after half a year', async () => {
    const record = (name: string) => blankRecord('files', { id: name, name, size: 3, content: 'QUJD' });
    const file = (name: string) => put('files', record(name));
    const project = blankRecord('projects', { fileIds: ['of-a-project'] });
    const resource = blankRecord('resources', { authorId: 'ada', fileIds: ['of-a-resource'] });
    const files = ['of-a-project', 'of-a-resource', 'old', 'old-deleted', 'new', 'new-deleted'].map(file);
    await ada.commit([...files, put('projects', project), put('resources', resource)]);
    await ada.commit(
      ['old-deleted', 'new-deleted'].map((id) => ({ type: 'remove', collection: 'files', id, revision: 1 })),
    );
    const [added] = await ada.rows({ objectId: 'files/new' });
    await query(
      server,
      `UPDATE "Row" SET "updatedAt" = now() - interval '181 days' WHERE "objectId" ~ '^files(.full|.deleted)?/o'`,
    );
    await query(server, `INSERT INTO undula_deleted VALUES ('files.full/old-deleted', 'an earlier content')`);
    // Only from now on does no record have it.
    await ada.commit([put('resources', { ...resource, revision: 1, fileIds: [] })]);
    await server.stop();
    await server.start();
    const stored = async () =>
      (
        await query<{ objectId: string }>(
          server,
          `SELECT "objectId" FROM "Row" WHERE "objectId" ~ '^files' ORDER BY 1`,
        )
      ).map(({ objectId }) => objectId);
    await expect
      .poll(stored)
      .toEqual([
        'files.deleted/new-deleted',
        ...['new', 'new-deleted', 'of-a-project', 'of-a-resource', 'old-deleted'].map(
          (id) => `files.full/${id}`,
        ),
        ...['new', 'new-deleted', 'of-a-project', 'of-a-resource', 'old-deleted'].map((id) => `files/${id}`),
      ]);
    await expect
      .poll(() =>
        query(server, `SELECT body FROM undula_deleted WHERE "objectId" = 'files.full/old-deleted'`),
      )
      .toEqual([]);
    const revoked = await query<{ keys: string[] }>(
      server,
      'SELECT keys FROM "Revocation" WHERE seq > $1 ORDER BY seq',
      [added!.seq],
    );
    expect(revoked.map(({ keys }) => keys)).toEqual([
      ['files/of-a-resource', 'files.full/of-a-resource'],
      ['files/old', 'files.full/old'],
    ]);
    // A start leaves the contents of deleted files as they are.
    await ada.commit([put('files', { ...record('new-deleted'), content: '' })]);
    const [restored] = await ada.rows({ objectId: 'files.full/new-deleted' });
    expect(JSON.parse(restored!.body)).toMatchObject({ content: 'QUJD' });
  });

  it('gives an admin another password, for one sign-in', async () => {
    await server.stop();
    await expect(server.start('--admin', emailOf('ada'), '--end')).rejects.toThrow('The server ended');
    expect(server.process().exitCode).toBe(0);
    const next = printedPassword(server.output());
    await server.start();
    await expect(signIn(server.url, emailOf('ada'), password)).rejects.toThrow();
    const own = await choosePassword(server.url, emailOf('ada'), next);
    expect(await signIn(server.url, emailOf('ada'), own)).toBeTruthy();
  });
});
