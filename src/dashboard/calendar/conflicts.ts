import { peopleOf, type Occurrence } from './occurrences';

/** Two overlapping occurrences of one person. */
export interface Conflict {
  /** One of those that were asked about. */
  mine: Occurrence;
  other: Occurrence;
  /** Who would have to be at both. */
  personIds: readonly string[];
}

/** Ends count as free: what starts when another ends does not overlap it. What takes no time overlaps nothing. */
const overlap = (a: Occurrence, b: Occurrence) =>
  a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end;

/**
 * Where occurrences overlap others of the same person, in order. Occurrences of the same event never do.
 * @param mine - the new occurrences, in order of start
 * @param others - the planned ones, in order of start
 * @param enough - how many are looked for
 */
export function conflictsOf(
  mine: readonly Occurrence[],
  others: readonly Occurrence[],
  enough = Infinity,
): Conflict[] {
  const conflicts: Conflict[] = [];
  /** How long the longest of the others lasts: nothing that starts earlier than that can reach one of mine. */
  const longest = others.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  let first = 0;
  for (const occurrence of mine) {
    const people = new Set(peopleOf(occurrence.event));
    while (first < others.length && others[first]!.start + longest <= occurrence.start) first += 1;
    for (let index = first; index < others.length; index += 1) {
      const other = others[index]!;
      if (other.start >= occurrence.end) break;
      if (other.event.id === occurrence.event.id || !overlap(occurrence, other)) continue;
      const personIds = peopleOf(other.event).filter((id) => people.has(id));
      if (personIds.length > 0) conflicts.push({ mine: occurrence, other, personIds });
      if (conflicts.length >= enough) return conflicts;
    }
  }
  return conflicts;
}

/**
 * The keys of those that overlap one of another event, where one person would have to be at all of them.
 * @param all - in order of start
 */
export function clashesAmong(all: readonly Occurrence[]): ReadonlySet<string> {
  const lasting = all.filter(({ start, end }) => start < end);
  const found = new Set<string>();
  const another = (one: Occurrence, first: Occurrence | null, second: Occurrence | null) =>
    first?.event.id === one.event.id ? second : first;

  // Of those that began before, the one that ends last, and the one of another event that does.
  let longest: Occurrence | null = null;
  let longestOfOther: Occurrence | null = null;
  for (const one of lasting) {
    const before = another(one, longest, longestOfOther);
    if (before && before.end > one.start) found.add(one.key);
    if (longest?.event.id === one.event.id) longest = one.end > longest.end ? one : longest;
    else if (!longest || one.end > longest.end) [longest, longestOfOther] = [one, longest];
    else if (!longestOfOther || one.end > longestOfOther.end) longestOfOther = one;
  }
  // Of those that begin later, the next, and the next of another event.
  let next: Occurrence | null = null;
  let nextOfOther: Occurrence | null = null;
  for (const one of [...lasting].reverse()) {
    const after = another(one, next, nextOfOther);
    if (after && after.start < one.end) found.add(one.key);
    if (next?.event.id !== one.event.id) nextOfOther = next;
    next = one;
  }
  return found;
}
