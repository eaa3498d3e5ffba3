import { oneOf } from './mistakes';

/** Returns the number of letter changes from one word to the other (Levenshtein 1965), row by row. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The names most like `wanted`, the likest first. */
function nearest(names: Iterable<string>, wanted: string, count: number): string[] {
  const short = wanted.slice(0, 100);
  return [...names]
    .map((name) => ({ name, far: distance(short, name) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ name }) => name);
}

/** The name that `wanted` is a slip of: a letter or, in a longer word, two are wrong. @returns null where no name is that near */
export function likely(names: readonly string[], wanted: string): string | null {
  const [name] = nearest(names, wanted, 1);
  const most = wanted.length < 4 ? 1 : 2;
  return name !== undefined && distance(wanted.slice(0, 100), name) <= most ? name : null;
}

/** Suggests names for one that does not exist: all names or, if there are many, the three most similar. */
export function suggest(names: Iterable<string>, wanted: string, kind: string): string {
  const all = [...names];
  if (all.length === 0) return `${kind} (none exists yet)`;
  return all.length <= 12 ? `${kind}: ${oneOf(all)}` : `${kind}, such as ${oneOf(nearest(all, wanted, 3))}`;
}
