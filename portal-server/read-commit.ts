import { fileLimit } from '@/dashboard/commands/training/stored-file';
import { fileIdsOf } from '@/dashboard/model/file-ids';
import { isInstant } from '@/dashboard/days/moments';
import type { Change } from '@/dashboard/model/change';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { isRecord } from '@/lib/is-record';
import { referencesIn } from '@/dashboard/model/fields/references';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { isCollectionName, type CollectionName } from '@/dashboard/model/records/collections';
import { models } from '@/dashboard/model/records/models';
import type { AnyRecord, StoredFile } from '@/dashboard/model/records/records';
import { maxChanges, type SharedCommit } from '@/dashboard/store/synced/shared-commit';
import { CommitError } from './commit-error';

/** An operation whose records have been checked. */
export interface CheckedCommit extends Omit<SharedCommit, 'changes'> {
  changes: readonly Change[];
}

/** The page and this server are of different versions. */
export class OutdatedError extends Error {
  override name = 'OutdatedError';
}

const maxLabelLength = 1000;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

/** An id that PostgreSQL can store: a text without control characters. */
// oxlint-disable-next-line no-control-regex -- it refuses control characters
const isId = (value: unknown): value is string => isText(value, 300) && !/[\u0000-\u001f]/.test(value);

/** The texts of a record that PostgreSQL looks for: the ids of other records, and an email address. */
const soughtTexts = (collection: CollectionName, record: object): string[] => [
  ...Array.from(referencesIn(models[collection], record), ({ id }) => id),
  ...('email' in record ? [String(record.email)] : []),
];

/** Most UTF-16 units of a record as JSON, without the content of a file. */
const maxRecordLength = 1_000_000;

/** The most files that a record can name: all records are searched for each of them. */
const maxFiles = 100;

/** Most UTF-16 units of the records of an operation, without the contents of files: everybody reads them at once. */
const maxRecordsLength = 2_000_000;

/** UTF-16 units of a record as JSON, without the content of a file. */
const lengthOf = (collection: CollectionName, record: AnyRecord): number =>
  JSON.stringify(record).length - (collection === 'files' ? (record as StoredFile).content.length : 0);

/** Describes what is too large in a record, or returns null. Its fields have been checked. */
function sizeFault(collection: CollectionName, record: AnyRecord): string | null {
  const { content, size } = (collection === 'files' ? record : { content: '', size: 0 }) as StoredFile;
  const bytes = Buffer.byteLength(content, 'base64');
  if (bytes > fileLimit) return 'A file can have at most 5 MB.';
  // A file that comes back has no content: the server knows it.
  if (content !== '' && bytes !== size) return 'The file’s content does not match its size.';
  if (lengthOf(collection, record) > maxRecordLength) return 'It has more than 1 MB.';
  if (fileIdsOf(collection, record as never).length > maxFiles) return `It has more than ${maxFiles} files.`;
  return null;
}

/** Reads a change of a request. @throws CommitError, OutdatedError */
function readChange(value: unknown): Change {
  const { type, collection, record, id, revision, version } = (isRecord(value) ? value : {}) as Record<
    string,
    unknown
  >;
  if (!isCollectionName(collection)) throw new OutdatedError();
  if (version !== versionOf(models[collection])) throw new OutdatedError();
  if (type === 'remove' && isId(id) && Number.isSafeInteger(revision))
    return { type, collection, id, revision: revision as number };
  if (type !== 'put') throw new CommitError('A change of this operation cannot be read.');
  const fault = faultOf(collection, record) ?? sizeFault(collection, record as AnyRecord);
  if (fault) throw new CommitError(`A record cannot be saved. ${fault}`);
  if (!isId((record as AnyRecord).id)) throw new CommitError('The id of a record cannot be stored.');
  if (soughtTexts(collection, record as AnyRecord).some((text) => text.includes('\u0000')))
    throw new CommitError('An id or an email address of a record cannot be stored.');
  return { type, collection, record } as Change;
}

/** Reads the operation of a request. @throws CommitError, OutdatedError */
export function readCommit(text: unknown): CheckedCommit {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    value = null;
  }
  const { id, at, label, undoes, changes } = (isRecord(value) ? value : {}) as Record<string, unknown>;
  const isOperation =
    isId(id) &&
    typeof at === 'string' &&
    isInstant(at) &&
    (label === null || isText(label, maxLabelLength)) &&
    (undoes === null || isId(undoes)) &&
    Array.isArray(changes);
  if (!isOperation) throw new CommitError('This operation cannot be read.');
  if (changes.length > maxChanges)
    throw new CommitError(`An operation can have at most ${maxChanges} changes.`);
  const read = changes.map(readChange);
  const length = read.reduce(
    (sum, change) => sum + (change.type === 'put' ? lengthOf(change.collection, change.record) : 0),
    0,
  );
  if (length > maxRecordsLength) throw new CommitError('An operation can have at most 2 MB of records.');
  return { id, at, label, undoes, changes: read };
}
