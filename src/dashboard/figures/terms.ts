import { overlap } from '@/dashboard/days/day-range';
import { addDays, type DayRange } from '@/dashboard/days/days';
import type { Person, Terms } from '@/dashboard/model/records/records';

/** Days on which a person has the same terms. */
export interface TermSpan {
  range: DayRange;
  terms: Terms;
}

/** The terms that are valid on a day. Days before the start date have the first terms. */
export function termsOn(person: Person, day: string): Terms {
  for (const terms of person.earlier) if (day <= terms.until) return terms;
  let valid: Terms = person;
  for (const terms of person.later) if (terms.from <= day) valid = terms;
  return valid;
}

/** Divides a range into spans of equal terms, oldest first. */
export function termSpans(person: Person, range: DayRange): TermSpan[] {
  const spans: TermSpan[] = [];
  let { first } = range;
  for (const terms of person.earlier) {
    const days = overlap(range, { first, last: terms.until });
    if (!days) continue;
    spans.push({ range: days, terms });
    first = addDays(days.last, 1);
  }
  let terms: Terms = person;
  for (const next of person.later) {
    const days = overlap(range, { first, last: addDays(next.from, -1) });
    if (days) {
      spans.push({ range: days, terms });
      first = next.from;
    }
    if (next.from <= first) terms = next;
  }
  if (first <= range.last) spans.push({ range: { first, last: range.last }, terms });
  return spans;
}

/** The first day of the present terms. */
export const termsSince = ({ earlier, joinedOn }: Pick<Person, 'earlier' | 'joinedOn'>): string =>
  earlier.length === 0 ? joinedOn : addDays(earlier.at(-1)!.until, 1);

/** The days of a person's work, with an open end. Null if a person left on an unknown day. */
export function employment({
  status,
  joinedOn,
  endsOn,
}: Person): { first: string; last: string | null } | null {
  if (status === 'invited') return null;
  if (endsOn === null && (status === 'left' || status === 'archived')) return null;
  return { first: joinedOn, last: endsOn };
}

/** The teams of a person in a range, in the order in which they had them. */
export const teamsIn = (person: Person, range: DayRange): string[] => [
  ...new Set(termSpans(person, range).map(({ terms }) => terms.team)),
];
