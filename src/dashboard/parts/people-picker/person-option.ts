import type { Person } from '@/dashboard/model/records/records';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import { perObject } from '@/lib/remembered';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';

interface Findable {
  option: ComboOption;
  /** Folded for comparison. */
  name: string;
  rest: string;
}

/** Memoized per record, because folding takes most of the time. */
const findable = perObject(({ id, name, team, email }: Person): Findable => {
  const detail = `${team}, ${email}`;
  return { option: { value: id, label: name, detail }, name: foldKey(name), rest: foldKey(detail) };
});

/** Maximum number of options in the list. */
const most = 50;

/**
 * Finds people by name, team or email, ignoring case and accents. Names that start with the text are first.
 * @param except - ids of the people chosen already
 */
export function matchPeople(
  people: readonly Person[],
  text: string,
  except: readonly string[],
): { shown: readonly ComboOption[]; more: number } {
  const wanted = foldKey(text);
  const taken = new Set(except);
  const begin: ComboOption[] = [];
  const hold: ComboOption[] = [];
  for (const person of people) {
    if (taken.has(person.id)) continue;
    const { option, name, rest } = findable(person);
    if (name.startsWith(wanted)) begin.push(option);
    else if (name.includes(wanted) || rest.includes(wanted)) hold.push(option);
  }
  const found = [...begin, ...hold];
  return { shown: found.slice(0, most), more: Math.max(0, found.length - most) };
}

/** People who can be invited: active or invited, except one id. Sorted by name. */
export const reachable = (people: readonly Person[], except: string): Person[] =>
  people
    .filter(({ id, status }) => id !== except && (status === 'active' || status === 'invited'))
    .sort((a, b) => a.name.localeCompare(b.name));
