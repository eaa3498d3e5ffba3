import type { Backup, StoreEvent } from '@/dashboard/store/store-port';
import type { Command, Read } from '@/dashboard/model/command';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';

/** An operation of the log, which undo can revert. */
export interface Operation {
  id: string;
  /** Instant. */
  at: string;
  actorId: string;
  /** In the past tense, for people: `Suspended Noor Adair`. */
  label: string;
  /** Every record it touched, before and after; null where there was or is none. Only the first where `apart` is set. */
  changes: readonly OperationChange[];
  /** How many changes it has, where they are too many to be loaded with the log. */
  apart?: number;
  /** The operation that it undid. */
  undoes: string | null;
  /** Whether a later operation undid it. */
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

/** Persistence status. */
export type Persistence =
  | {
      state: 'stored';
      /** What could not be read and was set aside, as a sentence. */
      warning?: string;
      /** How many rows are set aside, now or earlier. @default 0 */
      unread?: number;
    }
  /** Nothing survives the tab; the reason is a sentence. */
  | { state: 'memory-only'; reason: string };

export type Outcome =
  | {
      done: true;
      /** As the log has it; null where there was nothing to change or the plan was quiet. */
      operation: Operation | null;
    }
  | {
      done: false;
      /** Why nothing was changed, for people. */
      message: string;
      /** Whether a record was changed since the command read it. */
      conflict: boolean;
      error: unknown;
    };

/**
 * A cache of all records, in sync with the store and with other tabs. A read is synchronous,
 * a write resolves once it is stored. Screens use it through the hooks of `use-workspace`.
 */
export interface Workspace extends Read {
  /**
   * Saves what a command plans, and the notifications of it, as one operation. Commands take turns, so that each reads what
   * the one before wrote. After a conflict a command is planned again, once.
   */
  run(command: Command): Promise<Outcome>;
  /**
   * Reverts an operation and leaves later changes of other fields in place. The error is an `UndoError` where a later change
   * of the same fields is in the way, or it was undone already.
   */
  undo(operationId: string): Promise<Outcome>;
  /** What was done on this device, the newest first. */
  operations(): readonly Operation[];
  /** Called after every change, by this tab or another. @returns its undoing. */
  subscribe(listener: (event: StoreEvent) => void): () => void;
  persistence(): Persistence;
  /**
   * Loads the texts of lessons and resources, once.
   * @throws Error with a sentence for people, if the network fails
   */
  loadTexts(): Promise<void>;
  /** All records as one value that survives JSON. */
  exportBackup(): Promise<Backup>;
  /** Replaces every record by those of a backup that `parseBackup` has checked. It cannot be undone. */
  importBackup(backup: Backup): Promise<void>;
  /** Goes back to the sample records of today and empties the log. It cannot be undone. */
  reset(): Promise<void>;
  /** Storage use of this site in bytes; null if the browser does not report it. */
  usage(): Promise<{ used: number; available: number } | null>;
  /** Closes the store and stops listening to other tabs. */
  close(): void;
}
