import { isDeepStrictEqual } from 'node:util';

/** A step that turns the items of a list into the result, in the result's order. */
export type ListStep =
  | { kind: 'keep' | 'remove'; from: number }
  | { kind: 'edit'; from: number; to: number }
  | { kind: 'insert'; to: number };

/** The pairs of equal items that stay in order: a longest common subsequence. */
function commonItems(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const equal = before.map((item) => after.map((other) => isDeepStrictEqual(item, other)));
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let from = before.length - 1; from >= 0; from--)
    for (let to = after.length - 1; to >= 0; to--)
      lengths[from]![to] = equal[from]![to]
        ? lengths[from + 1]![to + 1]! + 1
        : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!);
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    if (equal[from]![to]) pairs.push([from++, to++]);
    else if (lengths[from + 1]![to]! >= lengths[from]![to + 1]!) from++;
    else to++;
  }
  return pairs;
}

/** Returns the steps from one list to another. An item that only moved is removed and inserted. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): ListStep[] {
  const isMoved = (item: unknown, others: readonly unknown[]) =>
    others.some((other) => isDeepStrictEqual(item, other));
  const steps: ListStep[] = [];
  let [from, to] = [0, 0];
  for (const [keptFrom, keptTo] of [...commonItems(before, after), [before.length, after.length] as const]) {
    while (from < keptFrom || to < keptTo) {
      const isRemoved = from < keptFrom && (to === keptTo || isMoved(before[from], after));
      const isInserted = to < keptTo && (from === keptFrom || isMoved(after[to], before));
      if (isRemoved) steps.push({ kind: 'remove', from: from++ });
      else if (isInserted) steps.push({ kind: 'insert', to: to++ });
      else steps.push({ kind: 'edit', from: from++, to: to++ });
    }
    if (keptFrom < before.length) steps.push({ kind: 'keep', from: from++ });
    to++;
  }
  return steps;
}
