import { availableParallelism } from 'node:os';

/**
 * Runs `work` on every item, in parallel up to the number of processors.
 * @returns the results in the order of the items.
 */
export async function mapParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = Array.from({ length: items.length });
  const rest = items.entries();
  const takeFromRest = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeFromRest));
  return results;
}
