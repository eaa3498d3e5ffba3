import { nameOfKey } from '@/dashboard/model/change';
import { fieldsOf, undoneFields } from './undo-fields';
import type { Operation, OperationChange } from './workspace';

/** Later operations still in effect, newest first. An undo and its operation cancel out. */
export function notUndoneSince(operation: Operation, log: readonly Operation[]): Operation[] {
  const found = new Map<string, Operation>();
  const at = log.findIndex(({ id }) => id === operation.id);
  for (const later of log.slice(0, Math.max(0, at)).reverse())
    if (!later.undoes || !found.delete(later.undoes)) found.set(later.id, later);
  return [...found.values()].reverse();
}

export interface LaterChange {
  label: string;
  fields: readonly string[] | null;
}

/** Later changes of each record of an operation, newest first. */
export function laterChanges(
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
