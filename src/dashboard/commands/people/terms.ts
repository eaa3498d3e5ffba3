import { addDays } from '@/dashboard/days/days';
import { isStaff } from '@/dashboard/figures/planned-time';
import { termsOn, termsSince } from '@/dashboard/figures/terms';
import { put } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
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

/** All terms of a person, oldest first, also planned ones. The first ones begin with the start date. */
export const termsHistory = (person: Person): DatedTerms[] => {
  const { earlier, later } = person;
  return [
    ...[...earlier, person].map((terms, index) => ({
      ...termsOf(terms),
      from: index === 0 ? person.joinedOn : addDays(earlier[index - 1]!.until, 1),
    })),
    ...later.map((terms) => ({ ...termsOf(terms), from: terms.from })),
  ];
};

/**
 * Gives a person the terms of a history: those of today become the present ones. Joins equal neighbours, because they
 * are no change.
 */
function withHistory(person: Person, history: readonly DatedTerms[], today: string): Person {
  const changes = history.filter(
    (terms, index) => index === 0 || !isSame(termsOf(terms), termsOf(history[index - 1]!)),
  );
  const present = Math.max(0, changes.filter(({ from }) => from <= today).length - 1);
  return {
    ...person,
    ...termsOf(changes[present]!),
    earlier: changes.slice(0, present).map((terms, index) => ({
      until: addDays(changes[index + 1]!.from, -1),
      ...termsOf(terms),
    })),
    later: changes.slice(present + 1),
  };
}

/** Makes planned terms that have begun the present ones. */
const withPresentTerms = (person: Person, today: string): Person =>
  withHistory(person, termsHistory(person), today);

/** The error of the day from which new terms are valid. */
export function termsFromError(person: Person, from: string, today: string): string | null {
  const since = termsSince(person);
  const [next] = person.later;
  if (from < since)
    return person.earlier.length === 0
      ? `The start date is ${dayWithYear(since)}. Enter that day or a later one.`
      : `The current terms are valid from ${dayWithYear(since)}. Enter that day or a later one, or edit the terms in the history.`;
  if (next && from >= next.from)
    return `Other terms are planned from ${dayWithYear(next.from)}. Enter an earlier day, or edit the planned terms in the history.`;
  return from > today && person.endsOn !== null && from > person.endsOn
    ? `The last day is ${dayWithYear(person.endsOn)}. Enter that day or an earlier one.`
    : null;
}

/** Whether changed terms need a first day. Clients, and terms that have not begun, have no past. */
export const hasTermsHistory = (person: Person, today: string): boolean =>
  isStaff(person) && termsSince(person) <= today;

/**
 * Planned terms after a change before them. A field that they only repeat gets its new value, so that the change stays when
 * they begin.
 */
export function repeatChange<Dated extends Terms>(
  planned: readonly Dated[],
  before: Terms,
  after: Terms,
): Dated[] {
  let repeated: Partial<Terms> = Object.fromEntries(
    Object.entries(termsOf(after)).filter(([field, value]) => before[field as keyof Terms] !== value),
  );
  return planned.map((terms) => {
    repeated = Object.fromEntries(
      Object.entries(repeated).filter(
        ([field]) => terms[field as keyof Terms] === before[field as keyof Terms],
      ),
    );
    return { ...terms, ...repeated };
  });
}

/**
 * Gives a person other terms from a day on, today's or planned ones. The terms before that day stay in the history,
 * unless the present ones began on it.
 * @throws DomainError if the day is before the present terms began, or not before the planned ones begin
 */
export function changeTerms(person: Person, next: Partial<Terms>, from: string, today: string): Person {
  if (!hasTermsHistory(person, today))
    return { ...person, ...next, later: repeatChange(person.later, person, { ...termsOf(person), ...next }) };
  const error = termsFromError(person, from, today);
  if (error) throw new DomainError(error);
  const history = termsHistory(person);
  const changed = { ...termsOf({ ...person, ...next }), from };
  return withHistory(
    person,
    [
      ...history.filter((terms) => terms.from < from),
      changed,
      ...repeatChange(
        history.filter((terms) => terms.from > from),
        termsOn(person, from),
        changed,
      ),
    ],
    today,
  );
}

/** The error of the first day of terms in a history. */
export function datedTermsError(history: readonly DatedTerms[], index: number, from: string): string | null {
  const [before, after] = [history[index - 1], history[index + 1]];
  if (before && from <= before.from)
    return `The terms before begin on ${dayWithYear(before.from)}. Enter a later day.`;
  if (after && from >= after.from)
    return `The next terms begin on ${dayWithYear(after.from)}. Enter an earlier day.`;
  return null;
}

const gone = 'These terms were changed since you opened them. Close this and open them again.';

/** Corrects terms in a person's history. @throws DomainError if they overlap others or no longer exist */
export function correctTerms(person: Person, index: number, terms: DatedTerms, today: string): Person {
  const history = termsHistory(person);
  const known = history[index];
  if (!known) throw new DomainError(gone);
  const from = index === 0 ? known.from : terms.from;
  const error = datedTermsError(history, index, from);
  if (error) throw new DomainError(error);
  return withHistory(
    person,
    history.map((one, place) => (place === index ? { ...terms, from } : one)),
    today,
  );
}

/** Removes a change of terms: the terms before it stay valid. @throws DomainError if it no longer exists */
export function removeTerms(person: Person, from: string, today: string): Person {
  const history = termsHistory(person);
  const rest = history.filter((terms, index) => index === 0 || terms.from !== from);
  if (rest.length === history.length) throw new DomainError(gone);
  return withHistory(person, rest, today);
}

/** The error of a start date after the first change of terms. */
export function startError(person: Person, joinedOn: string): string | null {
  const [, change] = termsHistory(person);
  if (!change || joinedOn < change.from) return null;
  return `The terms change on ${dayWithYear(change.from)}. Enter an earlier start date, or remove that change from the history.`;
}

const isGone = ({ status }: Person) => status === 'left' || status === 'archived';

/**
 * Ends the terms of a person on a past last day, and begins them again on the day of the return. Between the two, nothing is
 * planned.
 */
function withAbsence(person: Person, lastDay: string, today: string): Person {
  const first = addDays(lastDay, 1);
  if (first >= today || lastDay < person.joinedOn) return person;
  const history = termsHistory(person);
  const begin = (from: string): DatedTerms[] =>
    history.some((terms) => terms.from === from) ? [] : [{ ...termsOf(termsOn(person, from)), from }];
  const all = [...history, ...begin(first), ...begin(today)].sort((a, b) => a.from.localeCompare(b.from));
  return withHistory(
    person,
    all.map((terms) => (terms.from < first || terms.from >= today ? terms : { ...terms, weeklyMinutes: 0 })),
    today,
  );
}

/**
 * Sets the last day of a person who leaves, so that planned time before it stays in the figures. Clears it if an employee
 * returns, and plans nothing for the absence.
 */
export function withLastDay(before: Person, after: Person, today: string): Person {
  if (!isStaff(after) || isGone(before) === isGone(after)) return after;
  if (isGone(after)) {
    const isChosen = after.endsOn !== before.endsOn || (after.endsOn !== null && after.endsOn < today);
    return isChosen || today < after.joinedOn ? after : { ...after, endsOn: today };
  }
  const lastDay = before.endsOn;
  if (lastDay === null || lastDay > today) return after;
  if (after.endsOn !== lastDay) return withAbsence(after, lastDay, today);
  return after.kind === 'employee' ? withAbsence({ ...after, endsOn: null }, lastDay, today) : after;
}

/** Begins planned terms on their first day. Every figure reads the terms of a day, so none changes. */
export const beginTerms =
  (today: string): Command =>
  (read) => {
    const due = read.all('people').filter(({ later }) => later[0] !== undefined && later[0].from <= today);
    return {
      label: 'Began planned terms',
      changes: due.map((person) => put('people', withPresentTerms(person, today))),
      quiet: true,
    };
  };
