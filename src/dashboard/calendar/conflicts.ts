import { peopleOf, type Occurrence } from './occurrences';

/** Two overlapping occurrences with a common participant. */
export interface OccurrenceConflict {
  /** The new occurrence, the first of them if `other` overlaps several. */
  mine: Occurrence;
  other: Occurrence;
  /** Ids of the people who participate in both. */
  personIds: readonly string[];
}

/** Occurrences that only touch do not overlap, and an occurrence without duration overlaps nothing. */
const overlap = (a: Occurrence, b: Occurrence) =>
  a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end;

/**
 * Finds the planned occurrences that overlap new ones with a common participant, each once. Occurrences of the same event
 * do not conflict.
 * @param mine - new occurrences, sorted by start
 * @param others - planned occurrences, sorted by start
 */
export function conflictsOf(
  mine: readonly Occurrence[],
  others: readonly Occurrence[],
): OccurrenceConflict[] {
  const conflicts = new Map<string, OccurrenceConflict>();
  /** Longest duration of the planned occurrences, in ms. Limits how early an overlapping one can start. */
  const longest = others.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  let first = 0;
  for (const occurrence of mine) {
    const people = new Set(peopleOf(occurrence.event));
    while (first < others.length && others[first]!.start + longest <= occurrence.start) first += 1;
    for (let index = first; index < others.length; index += 1) {
      const other = others[index]!;
      if (other.start >= occurrence.end) break;
      if (other.event.id === occurrence.event.id || !overlap(occurrence, other) || conflicts.has(other.key))
        continue;
      const personIds = peopleOf(other.event).filter((id) => people.has(id));
      if (personIds.length > 0) conflicts.set(other.key, { mine: occurrence, other, personIds });
    }
  }
  return [...conflicts.values()];
}

/**
 * The keys of the occurrences that overlap an occurrence of another event.
 * @param all - occurrences of one person, sorted by start
 */
export function clashesAmong(all: readonly Occurrence[]): ReadonlySet<string> {
  const lasting = all.filter(({ start, end }) => start < end);
  const found = new Set<string>();
  const another = (one: Occurrence, first: Occurrence | null, second: Occurrence | null) =>
    first?.event.id === one.event.id ? second : first;

  // Among the earlier occurrences: the one with the latest end, and the same among the other events.
  let longest: Occurrence | null = null;
  let longestOfOther: Occurrence | null = null;
  for (const one of lasting) {
    const before = another(one, longest, longestOfOther);
    if (before && before.end > one.start) found.add(one.key);
    if (longest?.event.id === one.event.id) longest = one.end > longest.end ? one : longest;
    else if (!longest || one.end > longest.end) [longest, longestOfOther] = [one, longest];
    else if (!longestOfOther || one.end > longestOfOther.end) longestOfOther = one;
  }
  // Among the later occurrences: the next one, and the next one of another event.
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
