import { parseBackup } from '@/dashboard/store/backup/backup';
import { openIndexedDbStore } from '@/dashboard/store/indexed-db/indexed-db-store';
import { openWorkspace } from '@/dashboard/store/workspace/open-workspace';
import { openIndexedDbStorage } from '@/dashboard/store/synced/indexed-db-storage';
import { openSharedWorkspace } from '@/dashboard/store/synced/open-shared-workspace';
import { openSyncedStore } from '@/dashboard/store/synced/synced-store';
import { restoreStored } from '@/dashboard/store/backup/recovery';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { readDraft, writeDraft } from '@/platform/drafts';
import { captureFixture, installFixture } from './fixtures/fixture';
import { undo, write } from '../write';
import { seed, storeCases, task } from './store-contract';
import { FakeServer, type Fate } from './synced/fake-server';

let anchors = 0;

const openStore = (name: string) =>
  openIndexedDbStore({
    name,
    seedOf: async () => seed,
    freshAnchor: () => ({
      id: `${name}-${(anchors += 1)}`,
      today: '2026-11-18',
      at: '2026-11-18T10:00:00.000Z',
    }),
  });

const time = { today: '2026-11-18', at: '2026-11-18T10:00:00.000Z' };

/** Opens the store of a shared portal, whose server is in this page. */
async function openShared(name: string, server: FakeServer) {
  const storage = await openIndexedDbStorage(name);
  const store = await openSyncedStore({ remote: server.remote(), storage, time });
  await store.sync();
  return store;
}

/**
 * Runs a case of the contract on the store of a shared portal, with a fate for its requests, and opens it again.
 * @returns what went wrong, or null
 */
async function runSharedCase(index: number, fate: Fate): Promise<string | null> {
  const name = `shared-${fate}-${index}`;
  const server = new FakeServer(seed);
  const store = await openShared(name, server);
  server.fate = () => fate;
  try {
    await storeCases[index]!.run(store);
    const shown = JSON.stringify(
      [...(await store.load()).records].map(([, records]) => [...records.values()]),
    );
    await store.sync();
    store.close();
    server.fate = () => 'answered';
    const again = await openShared(name, server);
    for (let tries = 0; again.waiting() > 0 && tries < 100; tries += 1) await again.sync();
    const { records } = await again.load();
    const kept = JSON.stringify([...records].map(([, all]) => [...all.values()]));
    again.close();
    if (again.waiting() + again.parked().length > 0)
      return `${storeCases[index]!.name}: not everything was sent`;
    return kept.length === shown.length ? null : `${storeCases[index]!.name}: ${shown} became ${kept}`;
  } catch (error) {
    return `${storeCases[index]!.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** Runs a case of the contract on a database of its own. @returns what went wrong, or null */
async function runCase(index: number): Promise<string | null> {
  const store = await openStore(`case-${index}`);
  try {
    await storeCases[index]!.run(store);
    return null;
  } catch (error) {
    return `${storeCases[index]!.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  } finally {
    store.close();
  }
}

/** What the storage journey finds in its page. */
const portal = {
  openStore,
  openWorkspace,
  openSharedWorkspace,
  readDraft,
  writeDraft,
  parseBackup,
  restoreStored,
  runCase,
  runSharedCase,
  captureFixture,
  installFixture,
  task,
  write,
  undo,
  held: null as Workspace | null,
};

export type PortalInThePage = typeof portal;

declare global {
  interface Window {
    portal: PortalInThePage;
  }
}

window.portal = portal;
