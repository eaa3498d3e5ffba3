import { deleteDB } from 'idb';
import { openIndexedDbStorage } from './indexed-db-storage';
import { signOut, type SignedIn } from './accounts';
import { databaseOf } from './shared-portal';
import { emptySnapshot } from './sync-storage';

/**
 * Ends a session that the person did not want to outlive the browser, and deletes this device's records of it, unless changes
 * wait there for the next sign-in.
 */
export async function endLapsedSession(
  address: string,
  { id, token }: Pick<SignedIn, 'id' | 'token'>,
): Promise<void> {
  void signOut(address, token);
  const name = databaseOf(address, id);
  const storage = await openIndexedDbStorage(name);
  const { outbox, parked } = (await storage.read(emptySnapshot.stamp)) ?? emptySnapshot;
  storage.close();
  if (outbox.length + parked.length === 0) await deleteDB(name);
}
