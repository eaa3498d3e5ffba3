import type { DayMinutes } from '@/dashboard/days/day-minutes';
import type { StoredFile } from '@/dashboard/model/records/records';
import type { RecordMaps } from '@/dashboard/store/origin';
import type { Parked } from './outbox';
import type { SharedAnswer, SharedCommit } from './shared-commit';

/** Start of the name of a database that holds a device's copy of a shared portal. */
export const sharedPrefix = 'portal:';

/** The database with a device's copy of the records of a person. @param address - of the server */
export const databaseOf = (address: string, personId: string): string =>
  `${sharedPrefix}${address}:${personId}`;

/** A browser's connection to the server of a shared portal. `failing` can read, and cannot store the pending changes. */
export type SyncState = 'synced' | 'syncing' | 'offline' | 'failing' | 'signed-out' | 'outdated';

/** A password to hand over. Its only use is to choose one’s own. */
export interface Invitation {
  password: string;
  /** ISO instant. */
  validUntil: string;
}

/** A device on which a person is signed in. */
export interface Device {
  id: string;
  /** Browser and system, such as `Firefox on Windows`. Null if they are unknown. */
  name: string | null;
  /** ISO instant of the sign-in. */
  signedInAt: string;
  /** Whether it is this device. */
  isCurrent: boolean;
}

/** The part of a shared portal that a person can read. */
export interface SharedRecords {
  records: RecordMaps;
  /** `{collection}/{id}` of each record that was deleted. */
  deleted: ReadonlySet<string>;
}

/** The server's side of a workspace: the connection, the decisions that wait for a person, and accounts. */
export interface SharedPortal {
  /** Address of the server. */
  address: string;
  state: () => SyncState;
  /** Number of operations that the server does not have yet. */
  waiting: () => number;
  /** Operations that the server cannot store as they are. They wait for the person's decision. */
  parked: () => readonly Parked[];
  /** The names of the files that the last undo with such files did not bring back: their contents were deleted for good. */
  lostFiles: () => readonly string[];
  /** Calls back when one of these may have changed. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends a parked operation again, on the present records. If that fails, it stays parked.
   * @throws Error with a message for users
   */
  keepMine: (operation: Parked) => Promise<void>;
  /** Forgets a parked operation, so that the server's version stays. */
  discard: (operation: Parked) => Promise<void>;
  /** Reads a file with its content, which this device does not have. @throws Error with a message for users */
  readFile: (id: string) => Promise<StoredFile>;
  /** Reads the time of others on a project, as sums by day. @throws Error with a message for users */
  readProjectTime: (projectId: string) => Promise<readonly DayMinutes[]>;
  /**
   * Reads the changes on the server, and sends the pending ones.
   * @throws Error with a message for users
   */
  read: () => Promise<SharedRecords>;
  /** Sends an operation at once, without storing it on this device. @throws OfflineError, SignedOutError */
  send: (commit: SharedCommit) => Promise<SharedAnswer>;
  /**
   * Gives a person an account, or a new password.
   * @param password - of the signed-in admin, to give another admin one
   * @throws Error with a message for users
   */
  invite: (personId: string, password?: string) => Promise<Invitation>;
  /** Changes the own password and ends all own sessions. @throws Error with a message for users */
  changePassword: (passwords: { old: string; next: string }) => Promise<void>;
  /** Reads where the person is signed in, the latest sign-in first. @throws Error with a message for users */
  readDevices: () => Promise<readonly Device[]>;
  /** Signs out another device, or with null all others. @throws Error with a message for users */
  endDevices: (id: string | null) => Promise<void>;
  /** Why the session has ended: a sentence for users. */
  whySignedOut: () => Promise<string>;
  /**
   * Ends the session, and deletes all records that this device has of it, also the changes that the server does not have.
   * Changes that the person enters meanwhile wait with the records for a new session.
   */
  signOut: () => Promise<void>;
  /** Deletes all records that this device has of a session that has ended, unless changes wait there for a new one. */
  forget: () => Promise<void>;
}
