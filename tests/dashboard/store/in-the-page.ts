import { parseBackup } from '@/dashboard/store/backup/backup';
import { openIndexedDbStore } from '@/dashboard/store/indexed-db/indexed-db-store';
import { openWorkspace } from '@/dashboard/store/workspace/open-workspace';
import { restoreStored } from '@/dashboard/store/backup/recovery';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { captureFixture, installFixture } from './fixtures/fixture';
import { undo, write } from '../write';
import { seed, storeCases, task } from './store-contract';

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
  parseBackup,
  restoreStored,
  runCase,
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
