import { pauseBefore } from './remote';
import { FaultError, OfflineError, SignedOutError } from './requests';
import { OutdatedError } from './server-rows';
import type { SyncState } from './shared-portal';

export interface SyncLoop {
  state: () => SyncState;
  /** Exchanges changes with the server. Resolves when there is nothing more to do for now. */
  sync: () => Promise<void>;
  stop: () => void;
}

export interface SyncLoopOptions {
  /** Sends and reads changes. @returns whether the server has all of this device's */
  exchange: () => Promise<boolean>;
  isVisible: () => boolean;
  /** Called after each exchange. */
  onState: () => void;
}

/** The state after an error of an exchange. @throws the error if it is another one */
function stateAfter(error: unknown): SyncState {
  if (error instanceof SignedOutError) return 'signed-out';
  if (error instanceof OutdatedError) return 'outdated';
  if (error instanceof FaultError) return 'failing';
  if (error instanceof OfflineError) return 'offline';
  throw error;
}

/** Exchanges changes with the server, one exchange at a time, and again after a pause. */
export function createSyncLoop({ exchange, isVisible, onState }: SyncLoopOptions): SyncLoop {
  let state: SyncState = 'syncing';
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Plans the next exchange: soon after a failure, otherwise in a minute, because a bell can be lost. */
  function planNext(): void {
    if (isStopped || state === 'signed-out') return;
    const isFailing = state === 'offline' || state === 'failing';
    failures = isFailing ? failures + 1 : 0;
    const next = () => (isFailing || isVisible() ? void sync() : planNext());
    timer = setTimeout(next, pauseBefore(isFailing ? failures : Infinity));
  }

  let syncing: Promise<void> | null = null;
  let again = false;

  function sync(): Promise<void> {
    again = true;
    clearTimeout(timer);
    syncing ??= (async () => {
      try {
        while (again) {
          again = false;
          state = 'syncing';
          if (await exchange()) state = 'synced';
        }
      } catch (error) {
        state = stateAfter(error);
      } finally {
        syncing = null;
        planNext();
        onState();
      }
    })();
    return syncing;
  }

  return {
    state: () => state,
    sync,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
