import { inSlices } from '@/platform/in-slices';
import { newId } from '@/lib/new-id';
import { createWorkspace, type LateParts } from './create-workspace';
import type { Anchor } from '@/dashboard/store/indexed-db/database';
import { currentSampleTime } from '@/dashboard/store/current-sample-time';
import { openIndexedDbStore } from '@/dashboard/store/indexed-db/indexed-db-store';
import { loadWriting } from './load-writing';
import type { Loaded, RecordStore } from '@/dashboard/store/store-port';
import type { SampleTime } from '@/dashboard/sample/when';
import { baseInSteps } from '@/dashboard/sample/create-base';
import { StorageLostError } from '@/dashboard/store/store-errors';
import type { Start } from '@/dashboard/store/origin';
import type { Persistence, Workspace } from './workspace';

export interface OpenWorkspace {
  /** Id of the signed-in person. */
  actorId: string;
  /** Name of the database. @default the portal's */
  name?: string;
}

const freshAnchor = (): Anchor => ({ id: newId(), ...currentSampleTime() });

const seedOf = async ({ today, at, base }: SampleTime & Partial<Start>) =>
  base === 'own'
    ? (await import('@/dashboard/sample/own-base')).createOwnBase(today)
    : inSlices(baseInSteps(today, at));

const unreadable =
  'The stored records can’t be read, so changes are lost when this tab closes. Download a backup, then reload.';

const importTraining = () => import('@/dashboard/sample/training');
const importRest = () => import('@/dashboard/sample/create-rest');

const late: LateParts = {
  training: async () => (await importTraining()).createTraining,
  rest: async () => (await importRest()).createRest,
  // Separate, because the texts are long and often not read.
  texts: async () => {
    const [{ withTexts }, { createTraining }, { createRest }] = await Promise.all([
      import('@/dashboard/sample/texts'),
      importTraining(),
      importRest(),
    ]);
    return (time) => {
      const { courses } = createTraining(time);
      const { resources } = createRest(time);
      return withTexts({ courses, resources });
    };
  },
};

/** Loads the code of a late part ahead, in parallel with the records. */
export function prepare(part: 'training' | 'rest'): void {
  importTraining().catch(() => {});
  if (part === 'rest') importRest().catch(() => {});
}

/** Loads all code that the other functions of a workspace load when they need it. @throws Error if some code fails to load */
export async function loadEveryPart(): Promise<void> {
  await Promise.all([
    importTraining(),
    importRest(),
    import('@/dashboard/sample/texts'),
    import('@/dashboard/sample/own-base'),
    loadWriting(),
  ]);
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
    const time = currentSampleTime();
    const store = createMemoryStore({ seed: await seedOf(time), time, reseed: seedOf });
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
  const workspace = createWorkspace({ store, loaded, actorId, persistence, reseed: seedOf, late });
  // A draft names records, so the drafts of replaced records are removed with them.
  const replacing = async (replace: () => Promise<void>) => {
    const { removeAllDrafts } = await loadWriting();
    await replace();
    await removeAllDrafts();
  };
  return {
    ...workspace,
    importBackup: (backup) => replacing(() => workspace.importBackup(backup)),
    reset: (base, choose) => replacing(() => workspace.reset(base, choose)),
  };
}
