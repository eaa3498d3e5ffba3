import type { Operation, Outcome, Workspace } from '@/dashboard/store/workspace/workspace';
import { put } from '@/dashboard/model/change';
import type { Command, Plan } from '@/dashboard/model/command';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';

async function operationOf(running: Promise<Outcome>): Promise<Operation> {
  const outcome = await running;
  if (!outcome.done) throw outcome.error;
  return outcome.operation!;
}

/** Saves a plan as it is. @returns the operation, unless it is quiet @throws why it was not saved */
export const write = (workspace: Workspace, plan: Plan): Promise<Operation> =>
  operationOf(workspace.run(() => plan));

/** @throws why it was not undone */
export const undo = (workspace: Workspace, operationId: string): Promise<Operation> =>
  operationOf(workspace.undo(operationId));

/** A command that changes fields of a stored record. */
export const editRecord =
  <Name extends CollectionName>(
    collection: Name,
    id: string,
    changes: Partial<RecordOf<Name>>,
    label = 'Changed',
  ): Command =>
  (read) => ({ label, changes: [put(collection, { ...read.get(collection, id)!, ...changes })] });
