import type { CsvRow } from '@/dashboard/csv/parse-csv';
import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { Person } from '@/dashboard/model/records/records';
import { statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { newPerson, noTexts, personOf } from '@/dashboard/screens/people/person-form/person-record';
import { personCheck } from '@/dashboard/screens/people/person-form/check-person';
import {
  emailKey,
  fieldsOf,
  refuseTaken,
  type PersonFieldId,
  type PersonTexts,
} from '@/dashboard/screens/people/person-form/person-rules';
import type { Mapping } from './guess-mapping';

export interface CellError {
  field: PersonFieldId;
  /** What is expected, in a sentence. */
  text: string;
}

export interface WrongRow {
  /** Of the file. */
  line: number;
  texts: PersonTexts;
  errors: readonly CellError[];
}

export interface CheckedRows {
  /** Ready to be kept, in the order of the file. */
  people: readonly Person[];
  wrong: readonly WrongRow[];
}

/** What was mended by hand, by line and field. */
export type Fixes = ReadonlyMap<number, Readonly<Partial<Record<PersonFieldId, string>>>>;

export interface CheckOptions {
  kind: ListedKind;
  rows: readonly CsvRow[];
  mapping: Mapping;
  fixes: Fixes;
  /** Everybody who is there already. */
  people: readonly Person[];
  /** ISO date: the start of whom the file gives none. */
  today: string;
}

/** How many rows are checked between two breaths. */
const slice = 200;

/** What somebody gets where the file has no such column. */
export const missingTexts = (today: string): Partial<PersonTexts> => ({
  joinedOn: today,
  weeklyHours: '40',
  status: statusNames.invited,
  verified: 'no',
});

/** Who a text names as a mentor: an employee's address, or a name that only one of them has. */
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
 * Checks the rows of a file against the rules of the form, against each other and against who is there. Pauses on the way.
 * A row that is right becomes a person; any other says what is wrong with which cell.
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
  const check = personCheck({
    kind,
    ids: fieldsOf(kind).filter((id) => mapping.includes(id)),
    emailError: (key) => {
      const owner = owners.get(key);
      if (owner !== undefined) return refuseTaken(owner);
      const before = lines.get(key);
      return before === undefined
        ? null
        : `Line ${before} has this address too. Every person needs their own.`;
    },
    mentorError: 'No employee has this address or, alone, this name. Enter one who does, or leave it empty.',
  });
  const base: PersonTexts = { ...noTexts, ...missingTexts(today) };
  const good: Person[] = [];
  const wrong: WrongRow[] = [];

  for (const [index, { line, cells }] of rows.entries()) {
    const texts: Record<PersonFieldId, string> = { ...base };
    mapping.forEach((field, column) => {
      if (field) texts[field] = (cells[column] ?? '').trim();
    });
    Object.assign(texts, fixes.get(line));

    const mentorId = texts.mentor.trim() === '' ? null : findMentor(texts.mentor);
    const errors = Object.entries(check(texts, mentorId)).map(([field, text]): CellError => ({
      field: field as PersonFieldId,
      text,
    }));
    errors.sort((a, b) => mapping.indexOf(a.field) - mapping.indexOf(b.field));
    if (errors.length > 0) wrong.push({ line, texts, errors });
    else {
      lines.set(emailKey(texts.email), line);
      const person = personOf(newPerson(kind), kind, texts, mentorId);
      // An internship whose hours the file does not give asks for none that we know of.
      good.push(mapping.includes('requiredHours') ? person : { ...person, requiredMinutes: null });
    }
    if (index % slice === slice - 1) yield;
  }
  return { people: good, wrong };
}
