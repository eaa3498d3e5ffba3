import { DomainError } from '@/dashboard/model/domain-error';
import type { RecordKey } from '@/dashboard/model/change';
import { planAllowedUndo } from './plan-undo';
import type { Operation, Workspace } from './workspace';

export type UndoState = 'possible' | 'undone' | 'an-undo' | 'changed-since' | 'locked' | 'not-stored';

/** Whether an operation can be undone. Large operations count as possible: their changes are not loaded. */
export function undoStateOf(
  operation: Operation,
  { all, get, operations, actorId }: Pick<Workspace, 'all' | 'get' | 'operations' | 'actorId'>,
): UndoState {
  if (operation.undone) return 'undone';
  if (operation.undoes !== null) return 'an-undo';
  if (operation.apart) return 'possible';
  const { changes } = operation;
  if (changes.length === 0) return 'not-stored';
  const recordOf = ({ collection, id }: RecordKey) => get(collection, id);
  try {
    planAllowedUndo({ operation, changes, log: operations(), recordOf }, { read: { all, get }, actorId });
    return 'possible';
  } catch (error) {
    return error instanceof DomainError ? 'locked' : 'changed-since';
  }
}
