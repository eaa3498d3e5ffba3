import type { Operation, Outcome, Workspace } from '@/dashboard/store/workspace/workspace';
import type { Plan } from '@/dashboard/model/command';

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
