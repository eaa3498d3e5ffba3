import type { Backup, Change, StoreEvent } from './store-port';
import type { CollectionName, RecordOf } from './records';

/** Something that somebody did: what the log keeps, what undo turns round. */
export interface Operation {
  id: string;
  /** Instant. */
  at: string;
  actorId: string;
  /** In the past tense, for people: `Suspended Noor Adair`. */
  label: string;
  /** Every record it touched, before and after; null where there was or is none. */
  changes: readonly OperationChange[];
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

/** Where what is kept stands. */
export type Persistence =
  | {
      state: 'kept';
      /** What could not be read and was set aside, in a sentence for people. */
      warning?: string;
    }
  /** Nothing survives the tab: why, in a sentence for people. */
  | { state: 'memory-only'; reason: string };

export interface WriteOptions {
  /** What was done, in the past tense: the toast, the log and the undo show it. */
  label: string;
  changes: readonly Change[];
  /** Left out of the log and of undo: read marks, drafts, the running timer. @default false */
  quiet?: boolean;
}

/**
 * All records of the portal in memory, kept in step with the store behind it and with other tabs. Reading is immediate,
 * writing is kept before it resolves. Screens meet it through the hooks of `use-workspace`.
 */
export interface Workspace {
  /** All records of a collection; the same array until one of them changes. */
  all<Name extends CollectionName>(name: Name): readonly RecordOf<Name>[];
  get<Name extends CollectionName>(name: Name, id: string): RecordOf<Name> | null;
  /**
   * Keeps changes as one operation. Where they matter to somebody else and bring no notices of their own, a notice is
   * written with them.
   * @throws ConflictError where a record was changed elsewhere since it was read
   * @throws DuplicateEmailError where somebody else has a person's e-mail address
   */
  write(options: WriteOptions): Promise<Operation>;
  /** Turns an operation round. @throws ConflictError where a record was changed since. */
  undo(operationId: string): Promise<Operation>;
  /** What was done on this device, the newest first. */
  operations(): readonly Operation[];
  /** Called after every change, by this tab or another. @returns its undoing. */
  subscribe(listener: (event: StoreEvent) => void): () => void;
  persistence(): Persistence;
  /**
   * Fetches the words of lessons and resources, unless they are here: nobody needs them before reading one.
   * @throws Error where the network fails, in words for people
   */
  loadTexts(): Promise<void>;
  /** All records as one value that survives JSON. */
  exportBackup(): Promise<Backup>;
  /** Replaces every record by those of a backup that `parseBackup` has checked. It cannot be undone. */
  importBackup(backup: Backup): Promise<void>;
  /** Goes back to the sample records of today and empties the log. It cannot be undone. */
  reset(): Promise<void>;
  /** What this site holds in the browser, in bytes; null where the browser does not tell. */
  usage(): Promise<{ used: number; available: number } | null>;
  /** Lets go of the store and of other tabs. */
  close(): void;
}
