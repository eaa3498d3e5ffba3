import type { Change } from './change';
import type { CollectionName, RecordOf } from './records/records';

/** Reads the records as they are now. */
export interface Read {
  /** All records of a collection; the same array until one of them changes. */
  all<Name extends CollectionName>(name: Name): readonly RecordOf<Name>[];
  get<Name extends CollectionName>(name: Name, id: string): RecordOf<Name> | null;
}

/** What a command does. */
export interface Plan {
  /** What was done, in the past tense: the toast, the log and the undo show it. */
  label: string;
  changes: readonly Change[];
  /** Left out of the log and of undo: read marks, drafts, the running timer. @default false */
  quiet?: boolean;
}

export interface CommandContext {
  /** Who acts. */
  actorId: string;
  /** Instant. */
  at: string;
}

/**
 * Plans changes of the records as they are when its turn comes. Pure: it may be called again after a conflict.
 * @throws DomainError where it cannot be done
 */
export type Command = (read: Read, context: CommandContext) => Plan;
