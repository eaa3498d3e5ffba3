/**
 * Measures a shared portal on this computer: how fast a change shows in another browser, the first read of 20,000 records,
 * commits of several writers, and the size of the browser's part.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { createPortalServer, printedPassword, type PortalServer } from '../../portal-server/child';
import { put, type Change } from '../../src/dashboard/model/change';
import { versionOf } from '../../src/dashboard/model/fields/upgrade';
import { models } from '../../src/dashboard/model/records/models';
import type { TimeEntry } from '../../src/dashboard/model/records/records';
import { choosePassword } from '../../src/dashboard/store/synced/accounts';
import { createRemote, startCursor, type Remote } from '../../src/dashboard/store/synced/remote';
import type { SharedCommit } from '../../src/dashboard/store/synced/shared-commit';
import type { SyncStorage } from '../../src/dashboard/store/synced/sync-storage';
import { openSyncedStore } from '../../src/dashboard/store/synced/synced-store';
import { blankRecord } from '../../tests/dashboard/blank-record';
import { timesFigure, type Section } from './figures';
import { sharedGoals } from './goals';

const root = join(import.meta.dirname, '../..');
const admin = 'ada@agency.example';
const records = 20_000;
const invoices = 500;
const writers = 24;

const time = { today: '2026-11-18', at: '2026-11-18T10:00:00.000Z' };
/** Stores nothing, so there is never more to read than the store knows. */
const nowhere: SyncStorage = {
  read: async () => null,
  write: async (_change, stamp) => stamp,
  follow: () => () => {},
  alone: (task) => task(),
};

const entry = (own: Partial<TimeEntry> = {}) =>
  blankRecord('timeEntries', {
    personId: 'somebody',
    projectId: 'ferry',
    minutes: 60,
    billable: true,
    ...own,
  });

/** A paid invoice with 20 entries: each commit of time looks for its entry in all invoices. */
const invoice = (place: number) =>
  blankRecord('invoices', {
    number: `2025-${place}`,
    numberSeries: '2025-{number}',
    numberPlace: place,
    status: 'paid',
    issuedOn: '2025-12-01',
    lines: [
      {
        id: 'line',
        text: 'Design',
        minutes: 1200,
        hourlyRate: 10_000,
        rateFrom: 'person',
        amount: 200_000,
        entryIds: Array.from({ length: 20 }, () => crypto.randomUUID()),
        tax: { name: 'VAT', rate: 1900 },
      },
    ],
    payments: [{ id: 'payment', paidOn: '2025-12-20', amount: 238_000 }],
  });

async function addInvoices(remote: Remote): Promise<void> {
  const changes = Array.from({ length: invoices }, (_, index) => put('invoices', invoice(index + 1)));
  const answer = await remote.commit(commitOf(changes));
  if (answer.result !== 'done') throw new Error(`The invoices were not stored: ${JSON.stringify(answer)}`);
}

const commitOf = (changes: readonly Change[]): SharedCommit => ({
  id: crypto.randomUUID(),
  at: time.at,
  label: 'Changed',
  undoes: null,
  changes: changes.map((change) => ({ ...change, version: versionOf(models[change.collection]) })),
});

/** @returns the times from a commit to the event in another browser, in ms */
async function measureShown(remote: () => Remote): Promise<number[]> {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const store = await openSyncedStore({ remote: remote(), storage: nowhere, time });
      await store.sync();
      return store;
    }),
  );
  const times: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    const record = entry();
    const started = performance.now();
    await new Promise<void>((resolve) => {
      const stop = other!.subscribe(({ changes }) => {
        if (!changes.some(({ id }) => id === record.id)) return;
        stop();
        resolve();
      });
      void one!.commit({ changes: [put('timeEntries', record)], entry: null });
    });
    times.push(performance.now() - started);
  }
  for (const store of [one!, other!]) store.close();
  return times;
}

/** @returns the commits of 12 writers in a second */
async function measureCommits(remote: Remote): Promise<number> {
  const end = performance.now() + 5000;
  let count = 0;
  const write = async () => {
    while (performance.now() < end) {
      await remote.commit(commitOf([put('timeEntries', entry())]));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 12 }, write));
  return count / 5;
}

/** @returns the number of writers that changed the same revision */
async function countWinners(remote: Remote): Promise<number> {
  const record = entry();
  await remote.commit(commitOf([put('timeEntries', record)]));
  const answers = await Promise.all(
    Array.from({ length: writers }, (_, index) =>
      remote.commit(commitOf([put('timeEntries', { ...record, revision: 1, minutes: index })])),
    ),
  );
  return answers.filter(({ result }) => result === 'done').length;
}

async function measureFirst(remote: Remote): Promise<number> {
  for (let left = records; left > 0; left -= 1000)
    await remote.commit(commitOf(Array.from({ length: 1000 }, () => put('timeEntries', entry()))));
  const started = performance.now();
  const { rows } = await remote.pull(startCursor);
  if (rows.length < records) throw new Error(`Only ${rows.length} rows came.`);
  return performance.now() - started;
}

/** Measures the bytes that a browser loads in addition to the rest of the portal. */
async function measureBytes(): Promise<number> {
  const synced = join(root, 'src/dashboard/store/synced');
  const { outputFiles } = await build({
    entryPoints: [join(synced, 'open-shared-workspace.ts')],
    inject: [join(synced, 'end-lapsed-session.ts')],
    external: ['idb'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'portal',
        setup: ({ onResolve }) =>
          void onResolve({ filter: /^@\// }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  return brotliCompressSync(outputFiles[0]!.contents).length;
}

async function withPortalServer<T>(run: (server: PortalServer) => Promise<T>): Promise<T> {
  spawnSync(process.execPath, ['scripts/install.mjs', '--portal-server'], { cwd: root, stdio: 'inherit' });
  // Node 20 has none.
  globalThis.WebSocket ??= createRequire(join(root, 'portal-server/main.ts'))('ws') as typeof WebSocket;
  const server = await createPortalServer();
  try {
    await server.start('--admin', admin);
    return await run(server);
  } finally {
    await server.stop();
    server.remove();
  }
}

export const measureShared = (): Promise<Section[]> =>
  withPortalServer(async (server) => {
    const password = printedPassword(server.output());
    const { token } = await choosePassword(server.url, {
      email: admin,
      password,
      next: `own password of ${admin}`,
    });
    const remote = () => createRemote(server.url, token);
    const shown = await measureShown(remote);
    const winners = await countWinners(remote());
    await addInvoices(remote());
    const perSecond = await measureCommits(remote());
    const first = await measureFirst(remote());
    return [
      {
        title: 'Shared portal',
        figures: [
          timesFigure('a change shows in another browser', shown, sharedGoals.shown),
          { name: `first read of ${records} records`, unit: 'ms', value: first, ...sharedGoals.firstRead },
          {
            name: `commits a second of 12 writers, beside ${invoices} invoices`,
            unit: 'count',
            value: perSecond,
            ...sharedGoals.commitsPerSecond,
          },
          {
            name: `of ${writers} writers, changed one revision`,
            unit: 'count',
            value: winners,
            ...sharedGoals.winners,
          },
          {
            name: 'client in the browser, brotli',
            unit: 'KiB',
            value: await measureBytes(),
            ...sharedGoals.bytes,
          },
        ],
      },
    ];
  });
