import { availableParallelism } from 'node:os';

/**
 * Runs `work` on every item, as many at a time as there are processors.
 * @returns what it made of each, in the order of the items
 */
export async function mapParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = Array.from({ length: items.length });
  const rest = items.entries();
  const takeFromRest = async () => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeFromRest));
  return results;
}
