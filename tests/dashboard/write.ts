import type { Operation, Outcome, Plan, Workspace } from '@/dashboard/data/workspace';

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
