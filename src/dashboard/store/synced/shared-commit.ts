import type { Change } from '@/dashboard/model/change';

/** The messages of a browser to the server of a shared portal, and the server's answers. Both sides import these types. */

/** A change with the version of its record's type. A server of another version refuses it. */
export type SharedChange = Change & { version: number };

/** An operation as the browser sends it. */
export interface SharedCommit {
  /** Names the operation for good: the server stores an operation once, however often it arrives. */
  id: string;
  /** Instant of the browser's clock, for display only. */
  at: string;
  /** Null for a quiet operation, such as a read mark. */
  label: string | null;
  /** Id of the operation that this one undoes, or null. */
  undoes: string | null;
  changes: readonly SharedChange[];
}

/** The name that browsers give with each request. It is no secret. */
export const appId = 'portal';

/**
 * Code of the answer to a sign-in with the password of an invitation. Its text is the ISO instant until which the person can
 * choose their own.
 */
export const invitedCode = 823;

/** The most changes in one operation. */
export const maxChanges = 1000;

/** The id of the operation that a part belongs to: parts add the number of the changes before them. */
export const wholeOf = (id: string): string => id.replace(/:\d+$/, '');

export type SharedAnswer =
  /** The operation is stored: now, or by an earlier request whose answer was lost. */
  | { result: 'done' | 'already' }
  /** A record has another revision than the change read. */
  | { result: 'conflict' }
  /** The rules or the records forbid the operation. */
  | { result: 'refused'; reason: string }
  /** The page and the server are of different versions. */
  | { result: 'outdated' };

/** A record as the server stores it. A person, a project, the settings and a file have two rows: the second has the fields that fewer people see. */
export interface SharedRow {
  /** `{collection}/{id}`, or `{collection}.full/{id}` for the second row. */
  objectId: string;
  /** Position in the order of all changes. */
  seq: number;
  revision: number;
  version: number;
  /** Whether the record was deleted. */
  gone: boolean;
  /** The record as JSON. */
  body: string;
}

/** Rows that some readers can no longer read. */
export interface SharedRevocation {
  seq: number;
  /** Ids of rows, or `*` if any row may be concerned. */
  keys: readonly string[];
}
