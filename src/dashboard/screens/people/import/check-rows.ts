import type { CsvRow } from '@/dashboard/csv/parse-csv';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { Person } from '@/dashboard/model/records/records';
import { statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  checkPerson,
  emailKey,
  takenError,
  type PersonErrors,
} from '@/dashboard/screens/people/person-form/check-person';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import { noTexts, personOf, type PersonTexts } from '@/dashboard/screens/people/person-form/person-fields';
import type { Mapping } from './guess-mapping';

/** A row of the file with errors, in the order of the columns. */
export interface WrongRow {
  line: number;
  texts: PersonTexts;
  errors: PersonErrors;
}

export interface CheckedRows {
  /** The people of the rows without errors, in the order of the file. */
  people: readonly Person[];
  wrong: readonly WrongRow[];
}

/** Corrected cells, by line and field. */
export type Fixes = ReadonlyMap<number, Partial<PersonTexts>>;

export interface CheckOptions {
  kind: ListedKind;
  rows: readonly CsvRow[];
  mapping: Mapping;
  fixes: Fixes;
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
}: CheckOptions): Generator<void, CheckedRows> {
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
  const wrong: WrongRow[] = [];

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
  return { people: good, wrong };
}
