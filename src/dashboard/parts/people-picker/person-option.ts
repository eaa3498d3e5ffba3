import type { Person } from '@/dashboard/model/records/records';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import {
  matchItems,
  type FoldedOption,
  type MatchedOptions,
} from '@/dashboard/parts/form/combo-field/match-options';
import { perObject } from '@/lib/remembered';
import { byName } from '@/lib/compare';

/** Memoized per record, because folding takes most of the time. */
const optionOf = perObject(({ id, name, team, email }: Person): FoldedOption => {
  const detail = [team, email].filter(Boolean).join(', ');
  return { option: { value: id, label: name, detail }, label: foldKey(name), detail: foldKey(detail) };
});

/**
 * Finds people by name, team or email, ignoring case and accents. Names that start with the text are first.
 * @param except - ids of the people chosen already
 */
export function matchPeople(
  people: readonly Person[],
  text: string,
  except: readonly string[],
): MatchedOptions {
  const taken = new Set(except);
  const free = people.filter(({ id }) => !taken.has(id));
  return matchItems(free, text, optionOf);
}

/** People who can be invited: active or invited, except one id. Sorted by name. */
export const reachable = (people: readonly Person[], except: string): Person[] =>
  people
    .filter(({ id, status }) => id !== except && (status === 'active' || status === 'invited'))
    .sort(byName);
