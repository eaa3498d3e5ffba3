import type { Change } from './change';
import type { CollectionName, RecordOf } from './records/records';

/** Reads the current records. */
export interface Read {
  /** All records of a collection. The array keeps its identity until one of them changes. */
  all<Name extends CollectionName>(name: Name): readonly RecordOf<Name>[];
  get<Name extends CollectionName>(name: Name, id: string): RecordOf<Name> | null;
}

/** The result of a command. */
export interface Plan {
  /** Label in the past tense, for the toast, the log and undo. */
  label: string;
  changes: readonly Change[];
  /** Skips the log and undo, for read marks, drafts and the running timer. @default false */
  quiet?: boolean;
}

export interface CommandContext {
  /** Id of the acting person. */
  actorId: string;
  /** Instant. */
  at: string;
}

/**
 * Plans changes based on the latest records. Must be pure, because it may run again after a conflict.
 * @throws DomainError if the command is not possible
 */
export type Command = (read: Read, context: CommandContext) => Plan;
