import { weekStart } from '@/dashboard/days/days';
import { assertMonthsOpen, isEditable } from '@/dashboard/rules/month-lock';
import { assertInvoiceRules, guardClients } from '@/dashboard/rules/invoiced-time';
import { assertLeaveApart } from '@/dashboard/rules/leave-apart';
import { assertNothingNeeds } from '@/dashboard/rules/needed-records';
import { withoutMentors } from '@/dashboard/rules/without-mentors';
import { removeDetachedFiles } from '@/dashboard/rules/unused-files';
import type { Read } from '@/dashboard/model/command';
import { changedFields, isSame } from '@/dashboard/model/merge';
import type { AnyRecord, CollectionName, TimeEntry } from '@/dashboard/model/records/records';
import { personName } from '@/dashboard/words/person';
import type { RecordStore } from '@/dashboard/store/store-port';
import type { WriteOperation } from './run-command';
import { type Change, type RecordKey, keyOfChange, nameOfKey } from '@/dashboard/model/change';
import type { Operation, OperationChange } from './workspace';

/** An operation cannot be undone. The message is for users. Retrying does not help. */
export class UndoError extends Error {
  override name = 'UndoError';
}

/** Prefixes of the labels of undo and redo, including those of an earlier version. */
const undone = /^(Undone|Undid): /;
const redone = /^(Redone|Did again): /;

/** The label of an undo. Undoing an undo is a redo. */
const undoLabel = (label: string): string =>
  undone.test(label) ? label.replace(undone, 'Redone: ') : `Undone: ${label.replace(redone, '')}`;

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

type Fields = Readonly<Record<string, unknown>>;

/** Read marks are not logged, and the log leaves out the content of files. Neither prevents an undo. */
const ignored = new Set<string>(['readByIds', 'content']);

/** Terms of a person: the present ones are read with their history, so one cannot be undone without the other. */
const history = ['earlier', 'later'];
const terms = ['team', 'position', 'weeklyMinutes', 'hourlyRate', 'hourlyCost', ...history];

/** A decision on leave is about its days: an undo must not approve other ones. */
const decision = ['status'];
const decided = ['kindId', 'firstDay', 'lastDay', 'startsHalf', 'endsHalf', ...decision];

/** Fields that are undone together as soon as one of the first list changed. */
const joined: { readonly [Name in CollectionName]?: readonly [readonly string[], readonly string[]] } = {
  people: [history, terms],
  leave: [decision, decided],
  // The decision on a week includes the corrections before it.
  timesheets: [['corrections'], ['corrections', 'status']],
};

/** The names of the changed fields, or null if the change created or deleted the record. */
function fieldsOf({ before, after }: OperationChange): readonly string[] | null {
  if (!before || !after) return before || after ? null : [];
  return changedFields<object>(before, after);
}

/** The fields that an undo of a change reverts: the changed ones, and those that are undone with them. */
function undoneFields(change: OperationChange): readonly string[] | null {
  const changed = fieldsOf(change);
  const [some, all] = joined[change.collection] ?? [[], []];
  return changed?.some((name) => some.includes(name)) ? [...new Set([...changed, ...all])] : changed;
}

const isAsItWas = (current: AnyRecord, after: AnyRecord): boolean =>
  changedFields<object>(current, after).every((name) => ignored.has(name));

/** Merges changes of the same record: the first `before` and the last `after`. */
function netChanges(changes: readonly OperationChange[]): OperationChange[] {
  const net = new Map<string, OperationChange>();
  for (const change of changes) {
    const earlier = net.get(nameOfKey(change));
    net.set(nameOfKey(change), earlier ? ({ ...change, before: earlier.before } as OperationChange) : change);
  }
  return [...net.values()];
}

/** The record with a change reverted, or null if the changed fields have other values by now. */
function recordWithout(
  { before, after }: OperationChange,
  fields: readonly string[],
  current: AnyRecord,
): AnyRecord | null {
  const [from, to, now] = [before, after, current] as unknown as Fields[];
  // A change without changed fields guards the operation's other records, as a week guards its entries. Its
  // record must be unchanged.
  if (fields.length === 0) return isAsItWas(current, after as AnyRecord) ? current : null;
  if (fields.some((name) => !isSame(now![name], to![name]))) return null;
  const record: Record<string, unknown> = { ...now };
  for (const name of fields)
    if (name in from!) record[name] = from![name];
    else delete record[name];
  return record as unknown as AnyRecord;
}

/** The change that reverts another. Null if nothing is left to revert, `'blocked'` after later changes. */
function inverseOf(change: OperationChange, current: AnyRecord | null): Change | null | 'blocked' {
  const { collection, id, before, after } = change;
  const fields = undoneFields(change);
  // A deleted record guards nothing. A deleted notification and a stopped timer need not be restored.
  if (!current && (fields?.length === 0 || (after && (collection === 'notices' || collection === 'timers'))))
    return null;
  if (!before) {
    if (!current || !after || !isAsItWas(current, after)) return 'blocked';
    return { type: 'remove', collection, id, revision: current.revision };
  }
  if (!after && current) return 'blocked';
  const record = fields && current ? recordWithout(change, fields, current) : !after && before;
  if (!record) return 'blocked';
  return { type: 'put', collection, record: { ...record, revision: current?.revision ?? 0 } } as Change;
}

/** Later operations still in effect, newest first. An undo and its operation cancel out. */
function notUndoneSince(operation: Operation, log: readonly Operation[]): Operation[] {
  const found = new Map<string, Operation>();
  const at = log.findIndex(({ id }) => id === operation.id);
  for (const later of log.slice(0, Math.max(0, at)).reverse())
    if (!later.undoes || !found.delete(later.undoes)) found.set(later.id, later);
  return [...found.values()].reverse();
}

interface LaterChange {
  label: string;
  fields: readonly string[] | null;
}

/** Later changes of each record of an operation, newest first. */
function laterChanges(
  operation: Operation,
  changes: readonly OperationChange[],
  log: readonly Operation[],
): ReadonlyMap<string, LaterChange[]> {
  const later = new Map<string, LaterChange[]>(changes.map((change) => [nameOfKey(change), []]));
  for (const { label, changes: theirs } of notUndoneSince(operation, log))
    for (const change of theirs) {
      // A later correction of a week leaves the decision on it as it is.
      const fields = change.collection === 'timesheets' ? fieldsOf(change) : undoneFields(change);
      if (fields?.length !== 0) later.get(nameOfKey(change))?.push({ label, fields });
    }
  return later;
}

const overlap = (one: readonly string[] | null, other: readonly string[] | null) =>
  !one || !other || one.some((field) => other.includes(field));

function blockedBy({ label }: Operation, later: LaterChange | undefined): UndoError {
  const why = later ? `“${later.label}” changed the same data later` : 'one of its records was changed later';
  return new UndoError(`“${label}” can’t be undone, because ${why}.`);
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
    throw new UndoError(`“${label}” can’t be undone, because its records are no longer stored.`);
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

/** Whether an operation changed some time. One whose changes are stored elsewhere may have. */
const touches = ({ changes, apart }: Operation, isSome: (entry: TimeEntry) => boolean): boolean =>
  changes.some(
    ({ collection, before, after }) =>
      collection === 'timeEntries' &&
      (apart !== undefined || [before, after].some((entry) => entry && isSome(entry))),
  );

/**
 * @throws UndoError if an undo restores a stored report that has other time than its period has now, or the submission or
 * approval of a week whose time was changed since
 */
function assertTimeAsDecided(
  inverse: readonly Change[],
  operation: Operation,
  { log, read, actorId }: Pick<UndoIn, 'log' | 'read' | 'actorId'>,
): void {
  const later = notUndoneSince(operation, log);
  const assertUnchanged = (isSome: (entry: TimeEntry) => boolean, name: string, advice: string) => {
    if (later.some((one) => touches(one, isSome)))
      throw new UndoError(
        `“${operation.label}” can’t be undone, because time of that ${name} was changed later. ${advice}`,
      );
  };
  for (const change of inverse) {
    if (change.type === 'remove') continue;
    if (change.collection === 'reportNotes') {
      const { id, signedOffAt } = change.record;
      if (!signedOffAt || read.get('reportNotes', id)?.signedOffAt) continue;
      const name = id.length === 4 ? 'year' : 'month';
      assertUnchanged(({ day }) => day.startsWith(id), name, `Sign the ${name} off again.`);
    }
    if (change.collection === 'timesheets') {
      const { id, personId, weekStart: monday } = change.record;
      if (isEditable(change.record) || !isEditable(read.get('timesheets', id))) continue;
      const person = personId === actorId ? null : personName(read.get('people', personId));
      assertUnchanged(
        (entry) => entry.personId === personId && weekStart(entry.day) === monday,
        'week',
        person ? `Ask ${person} to submit it again.` : 'Submit it again.',
      );
    }
  }
}

/** Interns keep no mentor whom an undo deletes. */
function freedInterns(planned: readonly Change[], { all }: Read): Change[] {
  const gone = planned.filter(({ type, collection }) => type === 'remove' && collection === 'people');
  return withoutMentors(all('people'), new Set(gone.map((change) => keyOfChange(change).id)), planned);
}

export interface UndoIn extends Pick<UndoOptions, 'log' | 'recordOf'> {
  read: Read;
  actorId: string;
  store: Pick<RecordStore, 'readChanges'>;
  writeOperation: WriteOperation;
}

/** Undoes an operation of a log. @throws UndoError or, for locked time, DomainError */
export async function undoOperation(
  operationId: string,
  { log, read, actorId, recordOf, store, writeOperation }: UndoIn,
): Promise<Operation> {
  const operation = log.find(({ id }) => id === operationId);
  const changes = operation?.apart ? await store.readChanges(operationId) : (operation?.changes ?? []);
  const planned = planUndo({ operation, changes, log, recordOf });
  // A form stores its files before it is saved, so they are no part of the operation.
  const inverse = [
    ...planned,
    ...removeDetachedFiles(read, planned),
    ...guardClients(planned, read),
    ...freedInterns(planned, read),
  ];
  assertNothingNeeds(inverse, read, { isRedo: undone.test(operation?.label ?? '') });
  assertMonthsOpen(inverse, read, { actorId });
  assertInvoiceRules(inverse, read, { actorId });
  assertLeaveApart(inverse, read);
  if (operation) assertTimeAsDecided(inverse, operation, { log, read, actorId });
  return writeOperation({ label: undoLabel(operation?.label ?? ''), undoes: operationId }, inverse);
}
