import { deleteDB } from 'idb';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { currentSampleTime } from '@/dashboard/store/current-sample-time';
import { removeAllDrafts } from '@/platform/drafts';
import { removeRecent } from '@/dashboard/store/palette-recent';
import { readStored, writeStored } from '@/platform/storage';
import { createWorkspace } from '@/dashboard/store/workspace/create-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { openIndexedDbStorage } from './indexed-db-storage';
import { keptChanges } from './outbox';
import {
  changePassword,
  endDevices,
  invite,
  readDevices,
  signOut,
  whySignedOut,
  type SignedIn,
} from './accounts';
import { createRemote, readProjectTime } from './remote';
import { OfflineError, SignedOutError } from './requests';
import { databaseOf, type SharedPortal } from './shared-portal';
import { openSyncedStore } from './synced-store';

/** Key of the person whose drafts this device has. */
const draftsKey = 'drafts-of';

/** Removes the drafts and the recent choices of a person from this device. */
async function removeTraces(): Promise<void> {
  removeRecent();
  await removeAllDrafts();
}

/** Removes the traces that another person has left on this device. */
async function takeDrafts(personId: string): Promise<void> {
  const owner = readStored(draftsKey, String);
  if (owner !== null && owner !== personId) await removeTraces();
  writeStored(draftsKey, personId);
}

const offline = (advice: string) =>
  new OfflineError(`The server can’t be reached. Check the connection, then ${advice}.`);

const outdated = () => new Error('The server has another version of the portal. Reload the page.');

/**
 * Opens the workspace of a person with an account: this device's copy, then the server's records.
 * @param address - of the server
 * @throws StorageLostError, OutdatedError, SignedOutError, and OfflineError on a first visit without a connection
 */
export async function openSharedWorkspace(
  address: string,
  { id, token }: Pick<SignedIn, 'id' | 'token'>,
): Promise<Workspace> {
  await takeDrafts(id);
  const name = databaseOf(address, id);
  const storage = await openIndexedDbStorage(name);
  const time = currentSampleTime();
  const remote = createRemote(address, token);
  const isVisible = () => !document.hidden;
  const synced = await openSyncedStore({ remote, storage, time, isVisible });
  const store = {
    ...synced,
    close: () => {
      synced.close();
      storage.close();
    },
  };
  let loaded = await store.load();
  if (!loaded.records.get('people')!.has(id)) {
    await store.sync();
    loaded = await store.load();
  } else void store.sync();
  if (!loaded.records.get('people')!.has(id)) {
    const state = store.state();
    store.close();
    if (state === 'signed-out') throw new SignedOutError(await whySignedOut(address, token));
    if (state === 'outdated') throw outdated();
    throw offline('reload the page');
  }
  const workspace = createWorkspace({
    store,
    loaded,
    actorId: id,
    persistence: store.persistence(),
    reseed: ({ today }) => createOwnBase(today),
  });

  // A lost live connection takes up to a minute to return.
  const sync = () => void store.sync();
  const eventTypes = ['online', 'focus'] as const;
  for (const type of eventTypes) window.addEventListener(type, sync);
  const close = () => {
    for (const type of eventTypes) window.removeEventListener(type, sync);
    workspace.close();
  };

  const deleteRecords = async () => {
    close();
    await deleteDB(name);
  };

  const shared: SharedPortal = {
    address,
    state: store.state,
    waiting: store.waiting,
    parked: store.parked,
    lostFiles: store.lostFiles,
    subscribe: store.subscribeState,
    keepMine: async (operation) => {
      const outcome = await workspace.run((read) => ({
        label: operation.label ?? 'Kept your version',
        changes: keptChanges(operation, read),
        quiet: operation.label === null,
      }));
      if (!outcome.done) throw new Error(outcome.message);
      await store.discard(operation.id);
    },
    discard: ({ id: operationId }) => store.discard(operationId),
    readFile: store.readFile,
    readProjectTime: (projectId) => readProjectTime(address, token, projectId),
    read: async () => {
      await store.sync();
      if (store.state() === 'signed-out') throw new SignedOutError();
      if (store.state() === 'offline') throw offline('try again');
      if (store.state() === 'outdated') throw outdated();
      const [{ records }, deleted] = await Promise.all([store.load(), remote.readDeleted()]);
      return { records, deleted: new Set(deleted) };
    },
    send: remote.commit,
    invite: (personId, password) => invite(address, token, personId, password),
    changePassword: async (passwords) => {
      await changePassword(address, token, passwords);
      // Notices that it has ended this session too.
      await store.sync();
    },
    readDevices: () => readDevices(address, token),
    endDevices: (deviceId) => endDevices(address, token, deviceId),
    whySignedOut: () => whySignedOut(address, token),
    signOut: async () => {
      // What this tab has asked the person about.
      const known = new Set(store.unsent());
      await signOut(address, token);
      // What was entered meanwhile, or in another tab, waits here for the person's next sign-in.
      if ((await store.readUnsent()).some((id) => !known.has(id))) return;
      await deleteRecords();
      await removeTraces();
    },
    forget: async () => {
      if ((await store.readUnsent()).length === 0) await deleteRecords();
    },
  };
  return { ...workspace, persistence: store.persistence, close, shared };
}
