import type { Choose, Origin, BaseName } from '@/dashboard/store/origin';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import type { StoreEvent } from '@/dashboard/store/store-event';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import type { Command, Read } from '@/dashboard/model/command';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';

/** A logged operation, which undo can revert. */
export interface Operation {
  id: string;
  /** Instant. */
  at: string;
  actorId: string;
  /** Label for users, in the past tense: `Suspended Noor Adair`. */
  label: string;
  /** Every changed record before and after, or null. Contains only the first if `apart` is set. */
  changes: readonly OperationChange[];
  /** Total number of changes, if they are stored separately because of their number. */
  apart?: number;
  /** Id of the operation that this one undoes, or null. */
  undoes: string | null;
  /** Whether a later operation has undone this one. */
  undone: boolean;
}

export type OperationChange = {
  [Name in CollectionName]: {
    collection: Name;
    id: string;
    before: RecordOf<Name> | null;
    after: RecordOf<Name> | null;
  };
}[CollectionName];

export type Persistence =
  | {
      state: 'stored';
      /** A sentence about rows that were set aside because they could not be read. */
      warning?: string;
      /** Number of rows that are set aside, including earlier ones. @default 0 */
      unread?: number;
    }
  /** Nothing is saved beyond this tab. The reason is a sentence for users. */
  | { state: 'memory-only'; reason: string };

export type Outcome =
  | {
      done: true;
      /** The logged operation, or null if nothing changed or the plan was quiet. */
      operation: Operation | null;
    }
  | {
      done: false;
      /** Error message for users. */
      message: string;
      /** A ConflictError if a record was changed since the command read it. */
      error: unknown;
    };

/**
 * A cache of all records, in sync with the store and with other tabs. A read is synchronous; a write resolves
 * after it is stored. Screens use it through the hooks of `use-workspace`.
 */
export interface Workspace extends Read {
  /** Id of the signed-in person. */
  actorId: string;
  /** The server's side of a shared portal. Missing without a server. */
  shared?: SharedPortal;
  /**
   * Saves the changes that a command plans, and their notifications, as one operation. Commands run one at a
   * time, so that each reads the previous one's changes. After a conflict, the command is planned again,
   * once.
   */
  run(command: Command): Promise<Outcome>;
  /**
   * Reverts an operation and keeps later changes of other fields. Fails with an `UndoError` if a later change
   * of the same fields is still in effect, or if the operation is already undone.
   */
  undo(operationId: string): Promise<Outcome>;
  /** Operations on this device, newest first. */
  operations(): readonly Operation[];
  /** Calls `listener` after every change, by this tab or another. @returns a function that unsubscribes */
  subscribe(listener: (event: StoreEvent) => void): () => void;
  persistence(): Persistence;
  /**
   * Loads courses and assignments, once. Until then they contain only changed records.
   * @throws Error with a message for users, if the network fails
   */
  loadTraining(): Promise<void>;
  /**
   * Loads training and the collections that no first screen shows, once. Until then they contain only changed records.
   * @throws Error with a message for users, if the network fails
   */
  loadRest(): Promise<void>;
  /**
   * Loads the texts of lessons and resources, once.
   * @throws Error with a message for users, if the network fails
   */
  loadTexts(): Promise<void>;
  /** All records as JSON data. */
  exportBackup(): Promise<Backup>;
  /** Replaces all records by those of a backup that `parseBackup` has checked. It cannot be undone. */
  importBackup(backup: Backup): Promise<void>;
  /** The records that this agency started with. */
  origin(): Origin;
  /**
   * Replaces all records by a base and empties the log. It cannot be undone.
   * @param base - `sample` is today's sample, `own` an agency without records @default 'sample'
   * @param choose - the records to add to the base @default none
   */
  reset(base?: BaseName, choose?: Choose): Promise<void>;
  /** Storage use of this site in bytes, or null if the browser does not report it. */
  usage(): Promise<{ used: number; available: number } | null>;
  /** Closes the store and stops listening to other tabs. */
  close(): void;
}
