import type { CheckedRows, RowsToCheck, WrongRow } from '@/dashboard/parts/csv-import/import-spec';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { Person } from '@/dashboard/model/records/records';
import { statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { checkPerson, emailKey, takenError } from '@/dashboard/screens/people/person-form/check-person';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import {
  noTexts,
  personOf,
  type PersonFieldId,
  type PersonTexts,
} from '@/dashboard/screens/people/person-form/person-fields';

export interface CheckOptions extends RowsToCheck<PersonFieldId> {
  kind: ListedKind;
  /** The saved people. */
  people: readonly Person[];
  /** ISO date: the start date where the file has none. */
  today: string;
}

/** How many rows are checked before the page may answer to a key. */
const slice = 200;

/** The values of people where the file has no such column. */
export const missingTexts = (today: string): Partial<PersonTexts> => ({
  joinedOn: today,
  weeklyHours: '40',
  status: statusNames.invited,
  verified: 'no',
});

/** Finds the mentor by the address of an employee, or by a name that only one employee has. */
function mentorFinder(people: readonly Person[]): (text: string) => string | null {
  const byAddress = new Map<string, string>();
  const byName = new Map<string, string | null>();
  for (const { id, kind, email, name } of people) {
    if (kind !== 'employee') continue;
    byAddress.set(emailKey(email), id);
    const key = foldKey(name);
    byName.set(key, byName.has(key) ? null : id);
  }
  return (text) => byAddress.get(emailKey(text)) ?? byName.get(foldKey(text)) ?? null;
}

/**
 * Checks the rows of a file by the rules of the form, against each other and against the saved people. Pauses after some rows.
 */
export function* checkRows({
  kind,
  rows,
  mapping,
  fixes,
  people,
  today,
}: CheckOptions): Generator<void, CheckedRows<Person, PersonFieldId>> {
  const owners = new Map(people.map(({ email, name }) => [emailKey(email), name]));
  const lines = new Map<string, number>();
  const findMentor = mentorFinder(people);
  const options = {
    kind,
    ids: mapping.filter((id) => id !== null),
    takenEmail: (key: string) => {
      const owner = owners.get(key);
      if (owner !== undefined) return takenError(owner);
      const line = lines.get(key);
      return line === undefined ? null : `Line ${line} has this email address too. Use another one.`;
    },
    unknownMentor:
      'No employee has this address, or more than one has this name. Enter an employee’s address, or leave it empty.',
  };
  const base: PersonTexts = { ...noTexts, ...missingTexts(today) };
  const good: Person[] = [];
  const wrong: WrongRow<PersonFieldId>[] = [];

  for (const [index, { line, cells }] of rows.entries()) {
    const found = mapping.flatMap((id, column) => (id ? [[id, (cells[column] ?? '').trim()]] : []));
    const texts: PersonTexts = { ...base, ...Object.fromEntries(found), ...fixes.get(line) };
    const mentorId = texts.mentor.trim() === '' ? null : findMentor(texts.mentor);
    const errors = checkPerson(texts, mentorId, options);
    if (Object.keys(errors).length > 0) wrong.push({ line, texts, errors });
    else {
      lines.set(emailKey(texts.email), line);
      good.push(personOf(newPerson(kind), kind, texts, mentorId));
    }
    if (index % slice === slice - 1) yield;
  }
  return { records: good, wrong };
}
