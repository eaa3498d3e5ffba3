import type { Change } from './change';
import type { CollectionName, RecordOf } from './records/records';

/** The records of a collection after changes. The same list if none is of this collection. */
export function recordsAfter<Name extends CollectionName>(
  collection: Name,
  changes: readonly Change[],
  before: readonly RecordOf<Name>[],
): readonly RecordOf<Name>[] {
  if (!changes.some((change) => change.collection === collection)) return before;
  const after = new Map(before.map((record) => [record.id, record]));
  for (const change of changes) {
    if (change.collection !== collection) continue;
    if (change.type === 'put') after.set(change.record.id, change.record as RecordOf<Name>);
    else after.delete(change.id);
  }
  return [...after.values()];
}
