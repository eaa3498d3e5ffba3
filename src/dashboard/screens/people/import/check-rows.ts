import { foldEmail } from '@/lib/email-address';
import { changeTerms, startError, termsOf, withLastDay } from '@/dashboard/commands/people/terms';
import { isFreeAccount } from '@/dashboard/figures/free-account';
import { isSame } from '@/dashboard/model/merge';
import { readDay } from '@/dashboard/words/read-day';
import { dayOrderOf, readFileDays } from '@/dashboard/parts/csv-import/file-day';
import type { CheckedRows, RowsToCheck, WrongRow } from '@/dashboard/parts/csv-import/import-spec';
import { commaError } from '@/dashboard/parts/csv-import/file-number';
import { personFinder } from '@/dashboard/parts/csv-import/person-finder';
import { filled, rowsAtOnce, rowTexts } from '@/dashboard/parts/csv-import/row-texts';
import type { Person } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { moneyError } from '@/dashboard/words/money';
import { mayGetWork } from '@/dashboard/words/staff';
import { personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { checkPerson, takenError } from '@/dashboard/screens/people/person-form/check-person';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import {
  noTexts,
  personOf,
  textsOf,
  type PersonFieldId,
  type PersonTexts,
} from '@/dashboard/screens/people/person-form/person-fields';
import {
  moneyTexts,
  readMoney,
  type Money,
  type MoneyTexts,
} from '@/dashboard/screens/people/person-form/terms-fields';

/** The fields of a person in a file: those of the form, a name in two columns, and the hourly rate and cost. */
export type PersonImportId = PersonFieldId | 'lastName' | keyof Money;

type ImportTexts = PersonTexts & Readonly<MoneyTexts> & { readonly lastName: string };

/** A person as a file would have it. @param mentor - the name of the mentor, empty for none */
export const importTextsOf = (person: Person, mentor: string, currency: string): ImportTexts => ({
  ...textsOf(person, mentor),
  ...moneyTexts(person, currency),
  lastName: '',
});

/** First and last names of two columns as one name. One that is whole already stays. */
function nameOf({ name = '', lastName = '' }: Partial<ImportTexts>): string {
  const [first, last] = [name.trim(), lastName.trim()];
  return first.endsWith(last) ? first : `${first} ${last}`.trim();
}

export interface CheckOptions extends RowsToCheck<PersonImportId> {
  kind: ListedKind;
  /** The saved people. */
  people: readonly Person[];
  /** ISO date: the start date where the file has none. */
  today: string;
  /** ISO 4217, of rates and costs. */
  currency: string;
}

const isAmount = (id: PersonImportId): id is keyof Money => id === 'hourlyRate' || id === 'hourlyCost';

/** The values of people where the file has no such column. */
export const missingTexts = (today: string): Partial<PersonTexts> => ({
  joinedOn: today,
  weeklyHours: '40',
  status: personStatusNames.invited,
  verified: 'no',
});

const isDayField = (id: PersonImportId | null): id is 'joinedOn' | 'endsOn' =>
  id === 'joinedOn' || id === 'endsOn';

/** A stored person with the cells of a row. New terms are valid from today. */
function updated(before: Person, after: Person, today: string): Person {
  return withLastDay(
    before,
    changeTerms({ ...after, ...termsOf(before) }, termsOf(after), today, today),
    today,
  );
}

/**
 * Checks the rows of a file by the rules of the form, against each other and against the saved people. A row with the
 * address of a person changes that person; its empty cells change nothing. Pauses after some rows.
 */
export function* checkRows({
  kind,
  rows,
  mapping,
  fixes,
  people,
  today,
  currency,
  order: chosen = null,
}: CheckOptions): Generator<void, CheckedRows<Person, PersonImportId>> {
  // A free account has no address, and neither has a row that lacks one.
  const owners = new Map(
    people.filter(({ email }) => email !== '').map((person) => [foldEmail(person.email), person]),
  );
  const lines = new Map<string, number>();
  const findMentor = personFinder(
    people.filter((person) => person.kind === 'employee' && mayGetWork(person)),
  );
  const mapped = mapping.filter((id) => id !== null);
  const fields = mapped.filter((id) => !isAmount(id) && id !== 'lastName') as PersonFieldId[];
  const amounts = mapped.filter(isAmount);
  const base: ImportTexts = {
    ...noTexts,
    lastName: '',
    hourlyRate: '',
    hourlyCost: '',
    ...missingTexts(today),
  };
  const dayColumns = mapping.flatMap((id, column) => (isDayField(id) ? [column] : []));
  const order =
    chosen ?? dayOrderOf(rows.flatMap(({ cells }) => dayColumns.map((column) => cells[column] ?? '')));
  const commaErrorOf = commaError({ rows, mapping }, isAmount);
  const records: Person[] = [];
  const wrong: WrongRow<PersonImportId>[] = [];
  let stored = 0;
  /** The sign-in accounts that nobody has taken. */
  let accounts = people.filter(isFreeAccount);

  for (const [index, row] of rows.entries()) {
    const { line } = row;
    const cellsOf: Partial<ImportTexts> = rowTexts(row, { mapping, fixes });
    // A date with an ambiguous order of day and month stays as it is, and the user is asked.
    const { days, errors: dayErrors } = readFileDays(cellsOf, mapping.filter(isDayField), order);
    const given: Partial<ImportTexts> = {
      ...cellsOf,
      ...days,
      name: fixes.get(line)?.name?.trim() ?? nameOf(cellsOf),
    };
    const owner = owners.get(foldEmail(given.email ?? ''));
    const before = owner?.kind === kind ? owner : null;
    const changed = filled(given);
    const texts: ImportTexts = before
      ? { ...importTextsOf(before, '', currency), ...changed }
      : { ...base, ...given };
    const mentorId =
      texts.mentor.trim() === '' ? (before?.mentorId ?? null) : (findMentor(texts.mentor)?.id ?? null);
    const fieldErrors = checkPerson(texts, mentorId, {
      kind,
      ids: before ? fields.filter((id) => id in changed) : fields,
      takenEmail: (key) => {
        const known = lines.get(key);
        if (known !== undefined) return `Line ${known} has this email address too. Use another one.`;
        return owner && !before ? takenError(owner.name) : null;
      },
      unknownMentor:
        'No employee has this email address, or more than one has this name. Enter an employee’s email address, or leave it empty.',
    });
    const errorOf = (id: PersonImportId) =>
      isAmount(id)
        ? (commaErrorOf(texts[id]) ?? moneyError(texts[id], currency))
        : id === 'lastName'
          ? null
          : (isDayField(id) && dayErrors[id]) || fieldErrors[id] || null;
    const errors = Object.fromEntries(
      mapped.map((id) => [id, errorOf(id)] as const).filter(([, error]) => error !== null),
    ) as WrongRow<PersonImportId>['errors'];
    const wrongStart = before && startError(before, readDay(texts.joinedOn) ?? '9999');
    if (Object.keys(errors).length > 0 || wrongStart)
      wrong.push({ line, texts, errors: { ...(wrongStart && { joinedOn: wrongStart }), ...errors } });
    else {
      lines.set(foldEmail(texts.email), line);
      const blank = before ?? newPerson(kind, accounts);
      if (!before) accounts = accounts.filter(({ id }) => id !== blank.id);
      const person = {
        ...personOf(blank, kind, texts, mentorId),
        ...(amounts.length > 0 && readMoney(texts, currency)),
      };
      const next = before ? updated(before, person, today) : person;
      if (before && isSame(before, next)) stored += 1;
      else records.push(next);
    }
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  const invited = kind === 'regular' ? 0 : records.filter(({ status }) => status === 'invited').length;
  const notes =
    invited === 0
      ? []
      : [
          `${counted(invited, 'person is', 'people are')} invited, so without planned hours. Set their status to Active once they work here.`,
        ];
  return { records, wrong, stored, notes };
}
