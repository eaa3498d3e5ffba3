import { DomainError } from '@/dashboard/model/domain-error';
import type { RecordKey } from '@/dashboard/model/change';
import { planAllowedUndo } from './plan-undo';
import type { Operation, Workspace } from './workspace';

export interface UndoState {
  state: 'possible' | 'undone' | 'changed-since' | 'not-allowed' | 'not-stored';
  /** A sentence about the rule that does not allow the undo. */
  reason?: string;
}

/** Whether an operation can be undone. Large operations count as possible: their changes are not loaded. */
export function undoStateOf(
  operation: Operation,
  { all, get, operations, actorId }: Pick<Workspace, 'all' | 'get' | 'operations' | 'actorId'>,
): UndoState {
  if (operation.undone) return { state: 'undone' };
  if (operation.apart) return { state: 'possible' };
  const { changes } = operation;
  if (changes.length === 0) return { state: 'not-stored' };
  const recordOf = ({ collection, id }: RecordKey) => get(collection, id);
  try {
    planAllowedUndo({ operation, changes, log: operations(), recordOf }, { read: { all, get }, actorId });
    return { state: 'possible' };
  } catch (error) {
    return error instanceof DomainError
      ? { state: 'not-allowed', reason: error.message }
      : { state: 'changed-since' };
  }
}
