import type { Person } from '@/dashboard/model/records/records';
import { foldKey, perRecord } from '@/dashboard/parts/data-table/rows/fold-key';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';

interface Findable {
  option: ComboOption;
  /** Folded, to be compared. */
  name: string;
  rest: string;
}

/** Folding costs more than all the rest, and a record stays the same while one types. */
const findable = perRecord(({ id, name, team, email }: Person): Findable => {
  const detail = `${team}, ${email}`;
  return { option: { value: id, label: name, detail }, name: foldKey(name), rest: foldKey(detail) };
});

/** As many as a list shows at once. */
const most = 50;

/**
 * The people whose name, team or address holds a text, case and accents aside: those whose name begins with it first.
 * @param except - ids of those who are chosen already
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

/** Those who can be written to and asked to come: nobody who left or may not come in. */
export const reachable = (people: readonly Person[], except: string): Person[] =>
  people
    .filter(({ id, status }) => id !== except && (status === 'active' || status === 'invited'))
    .sort((a, b) => a.name.localeCompare(b.name));
