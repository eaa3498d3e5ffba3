import { isSame } from '@/dashboard/model/merge';
import type { AnyRecord } from '@/dashboard/store/record-maps';
import type { RecordStore } from '@/dashboard/store/record-store';
import type { WriteOperation } from './run-command';
import type { Change, RecordKey } from '@/dashboard/model/change';
import type { Operation, OperationChange } from './workspace';

/** Why an operation cannot be undone, in a sentence for people. Trying again does not help. */
export class UndoError extends Error {
  override name = 'UndoError';
}

/** How the label of an undo and of a redo begins, also in a log of an earlier version. */
const undone = /^(Undone|Undid): /;
const redone = /^(Redone|Did again): /;

/** The label of an undo: to undo an undo is to redo. */
const undoLabel = (label: string): string =>
  undone.test(label) ? label.replace(undone, 'Redone: ') : `Undone: ${label.replace(redone, '')}`;

export interface UndoOptions {
  /** Undefined where the log does not hold it any more. */
  operation: Operation | undefined;
  /** All of its changes, also those that are stored apart. */
  changes: readonly OperationChange[];
  /** The newest first; the operation is in it. */
  log: readonly Operation[];
  /** A record as it is now. */
  recordOf: (key: RecordKey) => AnyRecord | null;
}

type Fields = Readonly<Record<string, unknown>>;

const nameOf = ({ collection, id }: RecordKey) => `${collection} ${id}`;

/** Read marks are written quietly, and the log leaves out the content of files: neither is in the way of an undo. */
const ignored = new Set(['revision', 'readByIds', 'content']);

/** The fields that a change gave another value; null where the record came or went with it. */
function changedFields({ before, after }: OperationChange): readonly string[] | null {
  if (!before || !after) return before || after ? null : [];
  const [from, to] = [before, after] as unknown as Fields[];
  const names = new Set([...Object.keys(from!), ...Object.keys(to!)]);
  names.delete('revision');
  return [...names].filter((name) => !isSame(from![name], to![name]));
}

function isAsItWas(current: AnyRecord, after: AnyRecord): boolean {
  const [now, then] = [current, after] as unknown as Fields[];
  const names = new Set([...Object.keys(now!), ...Object.keys(then!)]);
  return [...names].every((name) => ignored.has(name) || isSame(now![name], then![name]));
}

/** One change for each record: the first `before` and the last `after`. */
function netChanges(changes: readonly OperationChange[]): OperationChange[] {
  const net = new Map<string, OperationChange>();
  for (const change of changes) {
    const earlier = net.get(nameOf(change));
    net.set(nameOf(change), earlier ? ({ ...change, before: earlier.before } as OperationChange) : change);
  }
  return [...net.values()];
}

/** The record without a change; null where another value of the same fields is in the way. */
function recordWithout(
  { before, after }: OperationChange,
  fields: readonly string[],
  current: AnyRecord,
): AnyRecord | null {
  const [from, to, now] = [before, after, current] as unknown as Fields[];
  // A record that was written as it was guards the others, as a week does with its time: it must be as it was.
  if (fields.length === 0) return isAsItWas(current, after as AnyRecord) ? current : null;
  if (fields.some((name) => !isSame(now![name], to![name]))) return null;
  const record: Record<string, unknown> = { ...now };
  for (const name of fields)
    if (name in from!) record[name] = from![name];
    else delete record[name];
  return record as unknown as AnyRecord;
}

/** The change that reverts another; null where there is nothing to revert, `'blocked'` where the record changed since. */
function inverseOf(change: OperationChange, current: AnyRecord | null): Change | null | 'blocked' {
  const { collection, id, before, after } = change;
  const fields = changedFields(change);
  // Nothing of a record that is gone has to be guarded, and a notice that is gone may stay away.
  if (!current && (fields?.length === 0 || (after && collection === 'notices'))) return null;
  if (!before) {
    if (!current || !after || !isAsItWas(current, after)) return 'blocked';
    return { type: 'remove', collection, id, revision: current.revision };
  }
  if (!after && current) return 'blocked';
  const record = fields && current ? recordWithout(change, fields, current) : !after && before;
  if (!record) return 'blocked';
  return { type: 'put', collection, record: { ...record, revision: current?.revision ?? 0 } } as Change;
}

/** The operations after another one that still hold, the newest first: an undo and the operation that it undone cancel out. */
function holdingSince(operation: Operation, log: readonly Operation[]): Operation[] {
  const holding = new Map<string, Operation>();
  const at = log.findIndex(({ id }) => id === operation.id);
  for (const later of log.slice(0, Math.max(0, at)).reverse())
    if (!later.undoes || !holding.delete(later.undoes)) holding.set(later.id, later);
  return [...holding.values()].reverse();
}

interface LaterChange {
  label: string;
  fields: readonly string[] | null;
}

/** For each record of an operation what was changed later, the newest first. */
function laterChanges(
  operation: Operation,
  changes: readonly OperationChange[],
  log: readonly Operation[],
): ReadonlyMap<string, LaterChange[]> {
  const later = new Map<string, LaterChange[]>(changes.map((change) => [nameOf(change), []]));
  for (const { label, changes: theirs } of holdingSince(operation, log))
    for (const change of theirs) {
      const fields = changedFields(change);
      if (fields?.length !== 0) later.get(nameOf(change))?.push({ label, fields });
    }
  return later;
}

const overlap = (one: readonly string[] | null, other: readonly string[] | null) =>
  !one || !other || one.some((field) => other.includes(field));

function blockedBy({ label }: Operation, later: LaterChange | undefined): UndoError {
  const why = later
    ? `“${later.label}” changed the same thing later`
    : 'one of its records was changed later';
  return new UndoError(`“${label}” can’t be undone, because ${why}.`);
}

/**
 * Works out the changes that revert an operation and leave every later change of other fields in place.
 * @throws UndoError where it was undone already, its changes are not stored any more, or a later change of the same fields
 * still holds
 */
export function planUndo({ operation, changes: all, log, recordOf }: UndoOptions): Change[] {
  if (!operation) throw new UndoError('This is too old to be undone.');
  const { label, undone, apart } = operation;
  if (undone) throw new UndoError(`“${label}” was undone already.`);
  if (all.length === 0 || all.length < (apart ?? 0))
    throw new UndoError(`“${label}” can’t be undone, because its records are no longer stored.`);
  const changes = netChanges(all);
  const later = laterChanges(operation, changes, log);
  // Backwards: records that were changed last are reverted first.
  return changes.reduceRight<Change[]>((inverse, change) => {
    const since = later.get(nameOf(change))!;
    const fields = changedFields(change);
    const block = since.find((one) => overlap(fields, one.fields));
    const turned = block ? 'blocked' : inverseOf(change, recordOf(change));
    if (turned === 'blocked') throw blockedBy(operation, block ?? since[0]);
    if (turned) inverse.push(turned);
    return inverse;
  }, []);
}

export interface UndoIn extends Pick<UndoOptions, 'log' | 'recordOf'> {
  store: Pick<RecordStore, 'readChanges'>;
  writeOperation: WriteOperation;
}

/** Undoes an operation of a log. @throws UndoError */
export async function undoOperation(
  operationId: string,
  { log, recordOf, store, writeOperation }: UndoIn,
): Promise<Operation> {
  const operation = log.find(({ id }) => id === operationId);
  const changes = operation?.apart ? await store.readChanges(operationId) : (operation?.changes ?? []);
  const inverse = planUndo({ operation, changes, log, recordOf });
  return writeOperation({ label: undoLabel(operation?.label ?? ''), undoes: operationId }, inverse);
}
