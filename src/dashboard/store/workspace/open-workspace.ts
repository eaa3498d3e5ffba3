import { brand } from '@/content/brand';
import { now } from '@/platform/clock';
import { inSlices } from '@/platform/in-slices';
import { createWorkspace } from './create-workspace';
import type { Anchor } from '@/dashboard/store/indexed-db/database';
import { localTime } from '@/dashboard/days/local-time';
import { openIndexedDbStore } from '@/dashboard/store/indexed-db/indexed-db-store';
import { loadWriting } from './load-writing';
import type { Loaded, RecordStore } from '@/dashboard/store/record-store';
import { baseInSteps, createBase } from '@/dashboard/sample/create-base';
import { createCourses, createResources } from '@/dashboard/sample/training';
import { StorageLostError } from '@/dashboard/store/store-port';
import type { Persistence, Workspace } from './workspace';

export interface OpenWorkspace {
  /** Id of the signed-in person. */
  actorId: string;
  /** Name of the database. @default the portal's */
  name?: string;
}

/** Creates an anchor for the current time, with the date in the agency's time zone. */
function freshAnchor(): Anchor {
  const at = now();
  return {
    id: crypto.randomUUID(),
    today: localTime(at, brand.timeZone).slice(0, 10),
    at: at.toISOString(),
  };
}

const seedOf = ({ today, at }: Anchor) => inSlices(baseInSteps(today, at));

function reseed() {
  const { today, at } = freshAnchor();
  return createBase(today, at);
}

const unreadable =
  'The stored records cannot be read, so changes are lost when this tab closes. Download a backup, then reload.';

/** Loads the texts of lessons and resources separately, because they are long and often not read. */
async function loadTexts() {
  const { withTexts } = await import('@/dashboard/sample/texts');
  return withTexts({ courses: createCourses(), resources: createResources() });
}

/** Loads the texts once, and retries after a failure. */
function createTextLoading(): (store: RecordStore) => Promise<void> {
  let loading: ReturnType<typeof loadTexts> | null = null;
  return async (store) => {
    loading ??= loadTexts();
    try {
      store.supplement(await loading);
    } catch (error) {
      loading = null;
      throw new Error('The training texts could not be loaded. Check the connection and try again.', {
        cause: error,
      });
    }
  };
}

interface Opened {
  store: RecordStore;
  loaded: Loaded;
  persistence: Persistence;
}

const warningOf = (count: number) =>
  count === 1
    ? 'One record could not be read and is not shown. All other records are unchanged.'
    : `${count} records could not be read and are not shown. All other records are unchanged.`;

async function openStore(name?: string): Promise<Opened> {
  try {
    const store = await openIndexedDbStore({ seedOf, freshAnchor, name });
    const loaded = await store.load();
    const warning = loaded.setAside > 0 ? warningOf(loaded.setAside) : undefined;
    return { store, loaded, persistence: { state: 'stored', warning, unread: loaded.unread || undefined } };
  } catch (error) {
    const reason = error instanceof StorageLostError ? error.message : unreadable;
    const { createMemoryStore } = await loadWriting();
    const store = createMemoryStore({ seed: reseed(), reseed });
    return { store, loaded: store.loadNow(), persistence: { state: 'memory-only', reason } };
  }
}

/**
 * Opens the workspace from IndexedDB. After a failure it uses memory, and `persistence()` contains the
 * reason.
 * @throws Error if the code of the memory store does not load
 */
export async function openWorkspace({ actorId, name }: OpenWorkspace): Promise<Workspace> {
  const { store, loaded, persistence } = await openStore(name);
  return createWorkspace({ store, loaded, actorId, persistence, reseed, supplement: createTextLoading() });
}
