import { peopleOf, type Occurrence } from './occurrences';

/** Two occurrences that somebody would have to be at together. */
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
 * @param mine - what is about to be planned, in order of start
 * @param others - what is planned already, in order of start
 */
export function conflictsOf(mine: readonly Occurrence[], others: readonly Occurrence[]): Conflict[] {
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
    }
  }
  return conflicts;
}
