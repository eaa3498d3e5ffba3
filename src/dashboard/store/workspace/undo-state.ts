import type { RecordKey } from '@/dashboard/model/change';
import { planUndo } from './plan-undo';
import type { Operation, Workspace } from './workspace';

export type UndoState = 'possible' | 'undone' | 'an-undo' | 'changed-since' | 'not-stored';

/** Whether an operation can be undone. Large operations count as possible: changes are not loaded. */
export function undoStateOf(
  operation: Operation,
  { get, operations }: Pick<Workspace, 'get' | 'operations'>,
): UndoState {
  if (operation.undone) return 'undone';
  if (operation.undoes !== null) return 'an-undo';
  if (operation.apart) return 'possible';
  if (operation.changes.length === 0) return 'not-stored';
  const recordOf = ({ collection, id }: RecordKey) => get(collection, id);
  try {
    planUndo({ operation, changes: operation.changes, log: operations(), recordOf });
    return 'possible';
  } catch {
    return 'changed-since';
  }
}
