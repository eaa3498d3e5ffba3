import { assertSentKeep, keepSentDetails } from '@/dashboard/rules/invoiced-time';
import { assertLeaveApart } from '@/dashboard/rules/leave-apart';
import { assertMonthsOpen } from '@/dashboard/rules/month-lock';
import { DomainError } from '@/dashboard/model/domain-error';
import { keyOfChange, type RecordKey } from '@/dashboard/model/change';
import { planUndo } from './plan-undo';
import type { Operation, Workspace } from './workspace';

export type UndoState = 'possible' | 'undone' | 'an-undo' | 'changed-since' | 'locked' | 'not-stored';

/**
 * Whether an operation can be undone. Large operations count as possible: changes are not loaded. So do operations on invoiced
 * time, because that rule takes too long for a list.
 */
export function undoStateOf(
  operation: Operation,
  { all, get, operations, actorId }: Pick<Workspace, 'all' | 'get' | 'operations' | 'actorId'>,
): UndoState {
  if (operation.undone) return 'undone';
  if (operation.undoes !== null) return 'an-undo';
  if (operation.apart) return 'possible';
  if (operation.changes.length === 0) return 'not-stored';
  const recordOf = ({ collection, id }: RecordKey) => get(collection, id);
  try {
    const planned = planUndo({ operation, changes: operation.changes, log: operations(), recordOf });
    const inverse = keepSentDetails(planned, { get });
    assertMonthsOpen(inverse, { all, get }, { actorId });
    assertLeaveApart(inverse, { all, get });
    const ids = inverse
      .filter(({ collection }) => collection === 'invoices')
      .map((one) => keyOfChange(one).id);
    assertSentKeep(
      ids.flatMap((id) => get('invoices', id) ?? []),
      inverse.flatMap((one) => (one.collection === 'invoices' && one.type === 'put' ? [one.record] : [])),
    );
    return 'possible';
  } catch (error) {
    return error instanceof DomainError ? 'locked' : 'changed-since';
  }
}
