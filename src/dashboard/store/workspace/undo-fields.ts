import { nameOfKey, type Change, put } from '@/dashboard/model/change';
import { changedFields, isSame } from '@/dashboard/model/merge';
import type { AnyRecord, CollectionName } from '@/dashboard/model/records/records';
import type { OperationChange } from './workspace';

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
export function fieldsOf({ before, after }: OperationChange): readonly string[] | null {
  if (!before || !after) return before || after ? null : [];
  return changedFields<object>(before, after);
}

/** The fields that an undo of a change reverts: the changed ones, and those that are undone with them. */
export function undoneFields(change: OperationChange): readonly string[] | null {
  const changed = fieldsOf(change);
  const [some, all] = joined[change.collection] ?? [[], []];
  return changed?.some((name) => some.includes(name)) ? [...new Set([...changed, ...all])] : changed;
}

const isAsItWas = (current: AnyRecord, after: AnyRecord): boolean =>
  changedFields<object>(current, after).every((name) => ignored.has(name));

/** Merges changes of the same record: the first `before` and the last `after`. */
export function netChanges(changes: readonly OperationChange[]): OperationChange[] {
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
export function inverseOf(change: OperationChange, current: AnyRecord | null): Change | null | 'blocked' {
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
  return put(collection, { ...record, revision: current?.revision ?? 0 });
}
