import type { RecordKey } from '@/dashboard/model/change';
import { readRecord } from '@/dashboard/model/fields/read-record';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { isCollectionName } from '@/dashboard/model/records/collections';
import { models } from '@/dashboard/model/records/models';
import type { AnyRecord } from '@/dashboard/model/records/records';
import type { ServerRecord } from './outbox';
import type { SharedRow } from './shared-commit';

/** The page and the server, or another tab, are of different versions. */
export class OutdatedError extends Error {
  constructor() {
    super('Another version of the portal has stored changes here. Reload the page.');
  }
}

/** The record of a key that the server does not have. */
export const nothing: ServerRecord = { revision: 0, record: null };

/** The collection and the id in the id of a row. */
export function keyOfRow(objectId: string): RecordKey | null {
  const [collection] = objectId.split('/', 1);
  const name = collection!.replace('.full', '');
  return isCollectionName(name) ? { collection: name, id: objectId.slice(collection!.length + 1) } : null;
}

/** Whether a newer version of the portal has stored a row. */
export function isNewer({ objectId, version }: SharedRow): boolean {
  const key = keyOfRow(objectId);
  return key !== null && version > versionOf(models[key.collection]);
}

/** A row's record. Null if it was deleted, or if this version of the portal cannot read it. */
export function recordIn({ objectId, gone, body, version, revision }: SharedRow): AnyRecord | null {
  const key = keyOfRow(objectId);
  if (!key || gone) return null;
  // The content of a restored file is not written again, so it has an earlier revision.
  return readRecord(key.collection, { ...(JSON.parse(body) as object), revision }, version);
}

/** The server's rows that a device has. */
export interface ServerRows {
  /** The server's record of a key, from the row with the whole record if there is one. */
  serverOf: (key: RecordKey) => ServerRecord;
  keys: () => RecordKey[];
  keep: (rows: readonly SharedRow[]) => void;
  drop: (objectIds: readonly string[]) => void;
  clear: () => void;
  /** Keeps some rows, and drops all others. */
  replace: (rows: readonly SharedRow[]) => void;
  /** Whether a newer version of the portal has stored one of them. */
  isOutdated: () => boolean;
}

export function createServerRows(): ServerRows {
  let isOutdated = false;
  const rows = new Map<string, { seq: number } & ServerRecord>();
  const drop: ServerRows['drop'] = (objectIds) => {
    for (const objectId of objectIds) rows.delete(objectId);
  };
  const keep: ServerRows['keep'] = (given) => {
    for (const row of given) {
      const { objectId, seq, revision } = row;
      // Until the person loads the page again, it shows what it can read.
      if (isNewer(row)) isOutdated = true;
      // The same version keeps its record, so that screens see no change.
      else if (rows.get(objectId)?.seq !== seq) rows.set(objectId, { seq, revision, record: recordIn(row) });
    }
  };
  return {
    serverOf: ({ collection, id }) =>
      rows.get(`${collection}.full/${id}`) ?? rows.get(`${collection}/${id}`) ?? nothing,
    keys: () => Array.from(rows.keys(), keyOfRow).filter((key) => key !== null),
    keep,
    drop,
    clear: () => rows.clear(),
    replace: (given) => {
      const ids = new Set(given.map(({ objectId }) => objectId));
      drop([...rows.keys()].filter((objectId) => !ids.has(objectId)));
      keep(given);
    },
    isOutdated: () => isOutdated,
  };
}
