import type { Operation } from './workspace';

/** The size of the log; older operations are dropped. */
export const longestLog = 2000;

/** A log with one more operation, which may turn an earlier one round. */
export function logWith(log: readonly Operation[], operation: Operation): readonly Operation[] {
  const { undoes } = operation;
  const marked = undoes ? log.map((one) => (one.id === undoes ? { ...one, undone: true } : one)) : log;
  return [operation, ...marked].slice(0, longestLog);
}

/** A log with the operations of another tab, new ones and ones that were marked since. */
export function mergeLog(log: readonly Operation[], operations: readonly Operation[]): readonly Operation[] {
  if (operations.length === 0) return log;
  const merged = new Map(log.map((operation) => [operation.id, operation]));
  for (const operation of operations) merged.set(operation.id, operation);
  return [...merged.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, longestLog);
}
