/** The place of each row's value in the order of all values: equal values share one. */
export interface Ranks {
  /** Row by row. A row whose value is missing has the rank `distinct`. */
  of: Uint32Array;
  /** How many values there are. */
  distinct: number;
}

/** How many texts are sorted or merged between two breaths. */
const slice = 2000;

/** Merges the sorted runs of `size` in pairs; `from` and `to` are the same array twice. */
function* mergePairs(from: readonly string[], to: string[], size: number): Generator<void, void> {
  for (let start = 0; start < from.length; start += 2 * size) {
    const middle = Math.min(start + size, from.length);
    const end = Math.min(middle + size, from.length);
    let left = start;
    let right = middle;
    for (let place = start; place < end; place += 1) {
      const takesLeft = left < middle && (right >= end || from[left]! <= from[right]!);
      to[place] = takesLeft ? from[left++]! : from[right++]!;
      if (place % slice === slice - 1) yield;
    }
  }
}

/** Sorts texts by their UTF-16 units, in pieces that are merged: one sort of a hundred thousand would hold the page. */
function* sortTexts(texts: readonly string[]): Generator<void, readonly string[]> {
  let sorted: string[] = [];
  for (let start = 0; start < texts.length; start += slice) {
    for (const text of texts.slice(start, start + slice).sort()) sorted.push(text);
    yield;
  }
  let other = sorted.slice();
  for (let size = slice; size < sorted.length; size *= 2) {
    yield* mergePairs(sorted, other, size);
    [sorted, other] = [other, sorted];
  }
  return sorted;
}

/** Ranks texts by their UTF-16 units: hand in folded ones. The empty text is missing. Pauses on the way. */
export function* rankTexts(keys: readonly string[]): Generator<void, Ranks> {
  const unique = new Set(keys);
  unique.delete('');
  const sorted = yield* sortTexts([...unique]);
  const rankOf = new Map<string, number>();
  for (let rank = 0; rank < sorted.length; rank += 1) {
    rankOf.set(sorted[rank]!, rank);
    if (rank % slice === slice - 1) yield;
  }
  const of = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row += 1) {
    of[row] = rankOf.get(keys[row]!) ?? sorted.length;
    if (row % slice === slice - 1) yield;
  }
  return { of, distinct: sorted.length };
}

/** Ranks numbers. NaN is missing. */
export function rankNumbers(keys: Float64Array): Ranks {
  const sorted = keys.filter((key) => !Number.isNaN(key)).sort();
  const rankOf = new Map<number, number>();
  for (const key of sorted) if (!rankOf.has(key)) rankOf.set(key, rankOf.size);
  const of = Uint32Array.from(keys, (key) => rankOf.get(key) ?? rankOf.size);
  return { of, distinct: rankOf.size };
}

/**
 * Puts places in order: a counting sort for each rule, from the one that counts least to the one that counts most. Each
 * is stable and takes a time in proportion to the rows, so that several rules cost no more than several single ones.
 */
export function sortByRanks(
  places: Uint32Array,
  rules: readonly { ranks: Ranks; desc: boolean }[],
): Uint32Array {
  let current = places;
  for (const { ranks, desc } of [...rules].reverse()) {
    const { of, distinct } = ranks;
    const slotOf = (place: number) => {
      const rank = of[place]!;
      return desc && rank < distinct ? distinct - 1 - rank : rank;
    };
    const starts = new Uint32Array(distinct + 2);
    for (const place of current) starts[slotOf(place) + 1]! += 1;
    for (let slot = 1; slot < starts.length; slot += 1) starts[slot]! += starts[slot - 1]!;
    const next = new Uint32Array(current.length);
    for (const place of current) next[starts[slotOf(place)]!++] = place;
    current = next;
  }
  return current;
}
