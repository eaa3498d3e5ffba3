import type { IDBPTransaction } from 'idb';
import { openDatabase, type PortalDatabase, type PortalSchema } from './database';
import { StorageLostError } from '@/dashboard/store/store-errors';
import { whileShown } from '@/dashboard/store/while-shown';

type StoreName = keyof PortalSchema &
  ('rows' | 'emails' | 'log' | 'changes' | 'meta' | 'aside' | 'blocks' | 'since');

export type Transaction = IDBPTransaction<PortalSchema, StoreName[], 'readwrite'>;

/** Ignores a request's rejection, because the transaction rejects with the same error. */
export const settled = (request: Promise<unknown>) => void request.catch(() => {});

export interface Connection {
  /** Opens the database if it is not open. @throws StorageLostError */
  open: () => Promise<void>;
  /**
   * Runs a task in one atomic transaction. The task may await only requests of the transaction.
   * @throws the task's error, StorageFullError or StorageLostError; then nothing is stored
   */
  run: <T>(task: (transaction: Transaction) => Promise<T>) => Promise<T>;
  close: () => void;
}

const stores: StoreName[] = ['rows', 'emails', 'log', 'changes', 'meta', 'aside', 'blocks', 'since'];

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

async function transact<T>(
  database: PortalDatabase,
  task: (transaction: Transaction) => Promise<T>,
  hold: (transaction: Transaction) => void,
): Promise<T> {
  const transaction = database.transaction(stores, 'readwrite');
  hold(transaction);
  // `done` is awaited below. Without this handler, an earlier failure would count as an unhandled rejection.
  transaction.done.catch(() => {});
  try {
    const result = await task(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has already aborted, and its error contains the reason.
    }
    throw isNamed(error, 'AbortError') ? (transaction.error ?? error) : error;
  }
}

/** Creates a connection that reopens the database after a loss. A deleted database starts over. */
export function createConnection(name: string): Connection {
  let opened: Promise<PortalDatabase> | null = null;
  let closed = false;
  const open = () => {
    opened ??= openDatabase(name);
    opened.catch(() => (opened = null));
    return opened;
  };

  return {
    open: async () => void (await open()),
    run: async (task) => {
      if (closed) throw new StorageLostError('The records were closed.');
      try {
        return await whileShown(async (hold) => {
          try {
            return await transact(await open(), task, hold);
          } catch (error) {
            // The connection closed: the database was deleted, failed, or another tab has a newer version.
            if (!isNamed(error, 'InvalidStateError')) throw error;
            opened = null;
            return await transact(await open(), task, hold);
          }
        });
      } catch (error) {
        const { transactionProblem } = await import('@/dashboard/store/storage-problems');
        throw transactionProblem(error);
      }
    },
    close: () => {
      closed = true;
      void opened?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}
