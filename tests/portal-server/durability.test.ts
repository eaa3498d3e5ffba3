import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put } from '@/dashboard/model/change';
import type { SharedAnswer } from '@/dashboard/store/synced/shared-commit';
import { emailOf } from './agency';
import { blankRecord } from './blank-record';
import { createPortalServer, printedPassword, type PortalServer } from '../../portal-server/child';
import { query, signIn, type Session } from './portal-server';

let server: PortalServer;
let password = '';
let ada: Session;
beforeAll(async () => {
  server = await createPortalServer();
  await server.start('--admin', emailOf('ada'));
  password = printedPassword(server.output());
  ada = await signIn(server.url, emailOf('ada'), password);
}, 120_000);
afterAll(async () => {
  await server.stop();
  server.remove();
});

/** Changes one record again and again, and repeats whatever got no answer. */
function startWriter() {
  const record = blankRecord('holidays');
  let revision = 0;
  const state = { isRunning: true };
  const operations: string[] = [];

  async function write(): Promise<void> {
    const id = crypto.randomUUID();
    for (;;) {
      const answer: SharedAnswer | null = await ada
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
async function underWriters(happening: () => Promise<void>): Promise<void> {
  const writers = [startWriter(), startWriter(), startWriter()];
  const written = () => writers.every((writer) => writer.acknowledged().length > 5);
  while (!written()) await new Promise((resolve) => setTimeout(resolve, 10));
  await happening();
  const counts = writers.map((writer) => writer.acknowledged().length);
  while (!writers.every((writer, index) => writer.acknowledged().length > counts[index]! + 5))
    await new Promise((resolve) => setTimeout(resolve, 10));
  await Promise.all(writers.map((writer) => writer.stop()));
  for (const writer of writers) {
    const told = writer.acknowledged();
    const [row] = await ada.rows({ objectId: writer.rowId });
    expect(row!.revision).toBe(told.length);
    const stored = await query<{ objectId: string }>(
      server,
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

  it('when PostgreSQL is killed', async () => {
    await underWriters(async () => {
      const [pid] = readFileSync(join(server.data, 'database/postmaster.pid'), 'utf8').split('\n');
      const ended = new Promise((resolve) => server.process().once('exit', resolve));
      process.kill(Number(pid), 'SIGKILL');
      await ended;
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

describe('the server', () => {
  it('keeps its accounts, and says nothing more of passwords', async () => {
    expect(server.output()).not.toContain('password');
    expect(await signIn(server.url, emailOf('ada'), password)).toBeTruthy();
  });

  it('leaves its data to nobody else while it runs', async () => {
    const second = await createPortalServer(server.data);
    await expect(second.start()).rejects.toThrow(
      `A server already runs on the data in ${server.data}. End it first.`,
    );
    expect(await signIn(server.url, emailOf('ada'), password)).toBeTruthy();
  });

  it('gives an admin another password', async () => {
    await server.stop();
    await expect(server.start('--admin', emailOf('ada'), '--end')).rejects.toThrow('The server ended');
    expect(server.process().exitCode).toBe(0);
    const next = printedPassword(server.output());
    await server.start();
    await expect(signIn(server.url, emailOf('ada'), password)).rejects.toThrow();
    expect(await signIn(server.url, emailOf('ada'), next)).toBeTruthy();
  });
});
