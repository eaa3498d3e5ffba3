import type { Operation } from './workspace';

/** Maximum number of operations. Older ones are deleted. */
export const maxLogLength = 2000;

/** Adds an operation to a log and marks the operation that it undoes. */
export function logWith(log: readonly Operation[], operation: Operation): readonly Operation[] {
  const { undoes } = operation;
  const marked = undoes ? log.map((one) => (one.id === undoes ? { ...one, undone: true } : one)) : log;
  return [operation, ...marked].slice(0, maxLogLength);
}

/** Merges new and updated operations of another tab into a log. */
export function mergeLog(log: readonly Operation[], operations: readonly Operation[]): readonly Operation[] {
  if (operations.length === 0) return log;
  const merged = new Map(log.map((operation) => [operation.id, operation]));
  for (const operation of operations) merged.set(operation.id, operation);
  return [...merged.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, maxLogLength);
}
