import { nameOfKey, type Change, type RecordKey } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import type { AnyRecord } from '@/dashboard/model/records/records';
import { assertInvoiceRules, guardClients, keepSentDetails } from '@/dashboard/rules/invoiced-time';
import { assertLeaveApart } from '@/dashboard/rules/leave-apart';
import { assertMonthsOpen } from '@/dashboard/rules/month-lock';
import { assertNothingNeeds } from '@/dashboard/rules/needed-records';
import { removeDetachedFiles } from '@/dashboard/rules/unused-files';
import type { RecordStore } from '@/dashboard/store/store-port';
import type { WriteOperation } from './run-command';
import { UndoError } from './undo-error';
import { fieldsOf, inverseOf, netChanges } from './undo-fields';
import { laterChanges, type LaterChange } from './undo-order';
import { cannotReverse, isUndo, undoLabel } from './undo-label';
import { assertTimeAsDecided, freedInterns } from './undo-rules';
import type { Operation, OperationChange } from './workspace';

export interface UndoOptions {
  /** Undefined if the log no longer contains it. */
  operation: Operation | undefined;
  /** All changes, including those stored separately. */
  changes: readonly OperationChange[];
  /** Newest first. Contains the operation. */
  log: readonly Operation[];
  /** Returns the current record. */
  recordOf: (key: RecordKey) => AnyRecord | null;
}

const overlap = (one: readonly string[] | null, other: readonly string[] | null) =>
  !one || !other || one.some((field) => other.includes(field));

function blockedBy(operation: Operation, later: LaterChange | undefined): UndoError {
  const why = later ? `“${later.label}” changed the same data later` : 'one of its records was changed later';
  return new UndoError(`${cannotReverse(operation)}, because ${why}.`);
}

/**
 * Plans the changes that revert an operation and keep all later changes of other fields.
 * @throws UndoError if the operation is already undone, its changes are no longer stored, or a later change
 * of the same fields is still in effect
 */
export function planUndo({ operation, changes: all, log, recordOf }: UndoOptions): Change[] {
  if (!operation) throw new UndoError('This is too old to be undone.');
  const { label, undone, apart } = operation;
  if (undone) throw new UndoError(`“${label}” was undone already.`);
  if (all.length === 0 || all.length < (apart ?? 0))
    throw new UndoError(`${cannotReverse(operation)}, because its records are no longer stored.`);
  const changes = netChanges(all);
  const later = laterChanges(operation, changes, log);
  // In reverse order: reverts the last change first.
  return changes.reduceRight<Change[]>((inverse, change) => {
    const since = later.get(nameOfKey(change))!;
    const fields = fieldsOf(change);
    const block = since.find((one) => overlap(fields, one.fields));
    const turned = block ? 'blocked' : inverseOf(change, recordOf(change));
    if (turned === 'blocked') throw blockedBy(operation, block ?? since[0]);
    if (turned) inverse.push(turned);
    return inverse;
  }, []);
}

export interface UndoIn extends Pick<UndoOptions, 'log' | 'recordOf'> {
  read: Read;
  actorId: string;
  store: Pick<RecordStore, 'readChanges'>;
  writeOperation: WriteOperation;
}

/**
 * Plans the undo of an operation as `planUndo` does, if all rules allow it.
 * @throws UndoError or, for data that is locked or needed, DomainError
 */
export function planAllowedUndo(
  options: UndoOptions,
  { read, actorId }: { read: Read; actorId: string },
): Change[] {
  const { operation, log } = options;
  const planned = keepSentDetails(planUndo(options), read);
  assertNothingNeeds(planned, read, { isRedo: operation !== undefined && isUndo(operation) });
  assertMonthsOpen(planned, read, { actorId });
  assertInvoiceRules(planned, read, { actorId });
  assertLeaveApart(planned, read);
  if (operation) assertTimeAsDecided(planned, operation, { log, read, actorId });
  return planned;
}

/** Undoes an operation of a log. @throws UndoError or, for data that is locked or needed, DomainError */
export async function undoOperation(
  operationId: string,
  { log, read, actorId, recordOf, store, writeOperation }: UndoIn,
): Promise<Operation> {
  const operation = log.find(({ id }) => id === operationId);
  const changes = operation?.apart ? await store.readChanges(operationId) : (operation?.changes ?? []);
  const planned = planAllowedUndo({ operation, changes, log, recordOf }, { read, actorId });
  // A form stores its files before it is saved, so they are no part of the operation.
  const inverse = [
    ...planned,
    ...removeDetachedFiles(read, planned),
    ...guardClients(planned, read),
    ...freedInterns(planned, read),
  ];
  return writeOperation({ label: undoLabel(operation?.label ?? ''), undoes: operationId }, inverse);
}
