import { compare } from './compare';
import type { Judged } from './judge';
import { keyOf, type Shot } from './shot';
import type { Sitting } from './stories';

/** Maximum number of repeated sittings: if all stories change, a full repeat would double the time. */
const maxSittings = 20;

/** Whether the verdict may be the result of a flaky story. */
const isDoubtful = ({ before, verdict }: Judged) =>
  verdict.kind === 'changed' || verdict.kind === 'failed' || (before !== null && before.file === null);

/**
 * The sittings to repeat, each up to its last doubtful picture, because earlier stories affect later ones.
 * Sorted by smallest difference first, since flaky stories cause small ones.
 */
export function sittingsToRepeat(sittings: readonly Sitting[], judged: readonly Judged[]): Sitting[] {
  const doubt = new Map(
    judged
      .filter(isDoubtful)
      .map(({ key, verdict }) => [key, verdict.kind === 'changed' ? verdict.pixels : 0]),
  );
  const smallest = (sitting: Sitting) =>
    Math.min(...sitting.map((subject) => doubt.get(keyOf(subject)) ?? Infinity));
  return sittings
    .map((sitting) => {
      const last = Math.max(...sitting.map((subject, index) => (doubt.has(keyOf(subject)) ? index : -1)));
      return sitting.slice(0, last + 1);
    })
    .filter((sitting) => sitting.length > 0)
    .sort((a, b) => smallest(a) - smallest(b))
    .slice(0, maxSittings);
}

/** Whether a second picture of the same side is identical. Pictures without a second one count as stable. */
async function repeats(first: Shot | null, second: Shot | undefined): Promise<boolean> {
  if (!first || !second) return true;
  if (!first.file || !second.file) return first.file === second.file;
  return (await compare(first.file, second.file)) === 0;
}

/** Marks a changed or failed story as flaky if its pictures of one side differ between two runs. */
export async function setFlakyApart(
  judged: readonly Judged[],
  again: { before: readonly Shot[]; after: readonly Shot[] },
): Promise<Judged[]> {
  const byKey = (shots: readonly Shot[]) => new Map(shots.map((shot) => [keyOf(shot), shot]));
  const before = byKey(again.before);
  const after = byKey(again.after);
  const settled: Judged[] = [];
  for (const each of judged) {
    const isSteady =
      !isDoubtful(each) ||
      ((await repeats(each.before, before.get(each.key))) &&
        (await repeats(each.after, after.get(each.key))));
    const error = [each.after, before.get(each.key), after.get(each.key)].find((shot) => shot?.error)?.error;
    settled.push(isSteady ? each : { ...each, verdict: { kind: 'flaky', error: error ?? null } });
  }
  return settled;
}
