export interface IndexAnswer {
  /** Places of the rows that pass, in order. */
  places: Uint32Array;
  /** By facet id: how many rows have each value among those that pass the search and all other facets. */
  counts: Readonly<Record<string, ReadonlyMap<string, number>>>;
}

export interface Facet {
  id: string;
  /** Its values, in the order they were met. */
  values: readonly string[];
  /** A row's value, as its place in `values`. */
  codes: Uint32Array;
}

/** Keeps the places that pass every facet, and counts the values of each facet among those that pass all others. */
export function filterByFacets(
  found: Uint32Array | null,
  count: number,
  facets: readonly Facet[],
  filters: Readonly<Record<string, readonly string[]>>,
): IndexAnswer {
  const passes = facets.map(({ id, values }) => {
    const wanted = new Set(filters[id]);
    return wanted.size > 0 ? Uint8Array.from(values, (value) => (wanted.has(value) ? 1 : 0)) : null;
  });
  const tallies = facets.map(({ values }) => new Uint32Array(values.length));
  const size = found ? found.length : count;
  const places = new Uint32Array(size);
  let kept = 0;
  for (let index = 0; index < size; index += 1) {
    const place = found ? found[index]! : index;
    let refusals = 0;
    let refused = 0;
    for (let facet = 0; facet < facets.length && refusals < 2; facet += 1) {
      const pass = passes[facet];
      if (!pass || pass[facets[facet]!.codes[place]!]) continue;
      refusals += 1;
      refused = facet;
    }
    if (refusals === 0) {
      places[kept++] = place;
      for (let facet = 0; facet < facets.length; facet += 1)
        tallies[facet]![facets[facet]!.codes[place]!]! += 1;
    } else if (refusals === 1) tallies[refused]![facets[refused]!.codes[place]!]! += 1;
  }
  return {
    places: places.subarray(0, kept),
    counts: Object.fromEntries(
      facets.map(({ id, values }, facet) => [
        id,
        new Map(values.map((value, code) => [value, tallies[facet]![code]!])),
      ]),
    ),
  };
}
