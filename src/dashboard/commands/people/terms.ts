import { addDays } from '@/dashboard/days/days';
import { isStaff } from '@/dashboard/figures/planned-time';
import { termsSince } from '@/dashboard/figures/terms';
import { DomainError } from '@/dashboard/model/domain-error';
import { isSame } from '@/dashboard/model/merge';
import type { Person, Terms } from '@/dashboard/model/records/records';
import { dayWithYear } from '@/dashboard/words/day';

/** Terms with their first day. They are valid until the next ones. */
export interface DatedTerms extends Terms {
  /** ISO date. */
  from: string;
}

export const termsOf = ({ team, position, weeklyMinutes, hourlyRate, hourlyCost }: Terms): Terms => ({
  team,
  position,
  weeklyMinutes,
  hourlyRate,
  hourlyCost,
});

/** All terms of a person, oldest first. The first ones begin with the start date. */
export const termsHistory = (person: Person): DatedTerms[] =>
  [...person.earlier, person].map((terms, index) => ({
    ...termsOf(terms),
    from: index === 0 ? person.joinedOn : addDays(person.earlier[index - 1]!.until, 1),
  }));

/** Joins equal neighbours, because they are no change. */
function withHistory(person: Person, history: readonly DatedTerms[]): Person {
  const changes = history.filter(
    (terms, index) => index === 0 || !isSame(termsOf(terms), termsOf(history[index - 1]!)),
  );
  return {
    ...person,
    ...termsOf(changes.at(-1)!),
    earlier: changes.slice(0, -1).map((terms, index) => ({
      until: addDays(changes[index + 1]!.from, -1),
      ...termsOf(terms),
    })),
  };
}

const inFuture = 'A change can be entered once it is valid. Enter today or an earlier day.';

/** The error of the day from which new terms are valid. */
export function termsFromError(person: Person, from: string, today: string): string | null {
  if (from > today) return inFuture;
  const since = termsSince(person);
  if (from >= since) return null;
  return person.earlier.length === 0
    ? `The start date is ${dayWithYear(since)}. Enter that day or a later one.`
    : `The present terms are valid from ${dayWithYear(since)}. Enter that day or a later one, or edit the terms in the history.`;
}

/** Whether changed terms need a first day. Clients, and terms that have not begun, have no past. */
export const hasTermsHistory = (person: Person, today: string): boolean =>
  isStaff(person) && termsSince(person) <= today;

/**
 * Gives a person other terms from a day on. The present ones become earlier terms, unless they began on that day.
 * @throws DomainError if the day is in the future or before the present terms began
 */
export function changeTerms(person: Person, next: Partial<Terms>, from: string, today: string): Person {
  if (!hasTermsHistory(person, today)) return { ...person, ...next };
  const error = termsFromError(person, from, today);
  if (error) throw new DomainError(error);
  const history = termsHistory(person);
  const before = from === termsSince(person) ? history.slice(0, -1) : history;
  return withHistory(person, [...before, { ...termsOf({ ...person, ...next }), from }]);
}

/** The error of the first day of terms in a history. */
export function datedTermsError(
  history: readonly DatedTerms[],
  index: number,
  from: string,
  today: string,
): string | null {
  const [before, after] = [history[index - 1], history[index + 1]];
  if (before && from <= before.from)
    return `The terms before begin on ${dayWithYear(before.from)}. Enter a later day.`;
  if (after && from >= after.from)
    return `The next terms begin on ${dayWithYear(after.from)}. Enter an earlier day.`;
  return from > today && index > 0 ? inFuture : null;
}

const gone = 'These terms were changed since you opened them. Close this and open them again.';

/** Corrects terms in a person's history. @throws DomainError if they overlap others or no longer exist */
export function correctTerms(person: Person, index: number, terms: DatedTerms, today: string): Person {
  const history = termsHistory(person);
  const known = history[index];
  if (!known) throw new DomainError(gone);
  const from = index === 0 ? known.from : terms.from;
  const error = datedTermsError(history, index, from, today);
  if (error) throw new DomainError(error);
  return withHistory(
    person,
    history.map((one, place) => (place === index ? { ...terms, from } : one)),
  );
}

/** Removes a change of terms: the terms before it stay valid. @throws DomainError if it no longer exists */
export function removeTerms(person: Person, from: string): Person {
  const history = termsHistory(person);
  const rest = history.filter((terms, index) => index === 0 || terms.from !== from);
  if (rest.length === history.length) throw new DomainError(gone);
  return withHistory(person, rest);
}

/** The error of a start date after the first change of terms. */
export function startError({ earlier }: Person, joinedOn: string): string | null {
  const [first] = earlier;
  if (!first || joinedOn <= first.until) return null;
  return `The terms changed on ${dayWithYear(addDays(first.until, 1))}. Enter an earlier start date, or remove that change from the history.`;
}

const isGone = ({ status }: Person) => status === 'left' || status === 'archived';

/**
 * Sets the last day of a person who leaves, so that planned time before it stays in the figures. Clears it if an employee
 * returns.
 */
export function withLastDay(before: Person, after: Person, today: string): Person {
  if (!isStaff(after) || isGone(before) === isGone(after)) return after;
  if (isGone(after)) {
    const isChosen = after.endsOn !== before.endsOn || (after.endsOn !== null && after.endsOn < today);
    return isChosen || today < after.joinedOn ? after : { ...after, endsOn: today };
  }
  const isPast = after.endsOn !== null && after.endsOn <= today;
  return after.kind === 'employee' && isPast && after.endsOn === before.endsOn
    ? { ...after, endsOn: null }
    : after;
}
