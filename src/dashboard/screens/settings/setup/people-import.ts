import { foldEmail } from '@/lib/email-address';
import type {
  CheckedRows,
  ImportSpec,
  RowsToCheck,
  WrongRow,
} from '@/dashboard/parts/csv-import/import-spec';
import { dayOrderOf, readFileDays } from '@/dashboard/parts/csv-import/file-day';
import { commaError } from '@/dashboard/parts/csv-import/file-number';
import { hourlyColumns, hourlyLabels } from '@/dashboard/parts/csv-import/hourly-columns';
import { filled, rowsAtOnce, rowTexts } from '@/dashboard/parts/csv-import/row-texts';
import { fold } from '@/lib/search/words';
import { roleNames } from '@/routes/portal-table';
import { currencyOf, personErrors } from './check-setup';
import { emptyPerson, type NewPerson, type SetupDraft } from './setup-fields';

/** The fields of a row. */
type FieldId = Exclude<keyof NewPerson, 'id'>;

const fields = [
  { id: 'name', label: 'Name', columns: ['fullname', 'employee', 'person'] },
  { id: 'email', label: 'Work email', columns: ['email', 'emailaddress', 'workemail'] },
  { id: 'kind', label: 'Role', columns: ['role', 'kind', 'type'] },
  { id: 'team', label: 'Team', columns: ['department', 'company'] },
  {
    id: 'position',
    label: 'Position or programme',
    columns: ['position', 'programme', 'program', 'jobtitle', 'title'],
  },
  { id: 'hours', label: 'Hours a week', columns: ['hours', 'weeklyhours', 'hoursperweek'] },
  {
    id: 'joinedOn',
    label: 'Start date',
    columns: ['joined', 'joindate', 'hiredate', 'start', 'since', 'from'],
  },
  ...(['hourlyRate', 'hourlyCost'] as const).map((id) => ({
    id,
    label: hourlyLabels[id],
    columns: hourlyColumns[id],
  })),
] as const;

const isAmount = (id: FieldId): id is keyof typeof hourlyLabels => id in hourlyLabels;

const kindOf = (text: string): NewPerson['kind'] | null =>
  (['employee', 'intern'] as const).find((kind) => kind === fold(text.trim())) ?? null;

const isSame = (a: NewPerson, b: NewPerson) => fields.every(({ id }) => a[id] === b[id]);

/** Checks the rows by the rules of the step, in the fields that the file has. A row with a person's address changes them. */
function* checkRows(
  draft: SetupDraft,
  today: string,
  { rows, mapping, fixes, order: chosen = null }: RowsToCheck<FieldId>,
): Generator<void, CheckedRows<NewPerson, FieldId>> {
  const currency = currencyOf(draft);
  const commaErrorOf = commaError({ rows, mapping }, isAmount);
  const known = new Map(draft.people.map((person) => [foldEmail(person.email), person]));
  const owners = new Map([[foldEmail(draft.adminEmail), draft.adminName.trim() || 'The admin']]);
  const records: NewPerson[] = [];
  const wrong: WrongRow<FieldId>[] = [];
  let stored = 0;
  const dayIds = mapping.filter((id) => id === 'joinedOn');
  const dayColumn = mapping.indexOf('joinedOn');
  const order = chosen ?? dayOrderOf(rows.map(({ cells }) => cells[dayColumn] ?? ''));
  const commaErrors = (given: Partial<Record<FieldId, string>>) =>
    Object.fromEntries(
      mapping.flatMap((id) => {
        const error = id !== null && isAmount(id) && commaErrorOf(given[id] ?? '');
        return error ? [[id, error]] : [];
      }),
    );
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
    const { line } = row;
    const cells = rowTexts(row, { mapping, fixes });
    const { days, errors: dayErrors } = readFileDays(cells, dayIds, order);
    const given = { ...cells, ...days };
    const kind = given.kind ? kindOf(given.kind) : 'employee';
    const before = known.get(foldEmail(given.email ?? ''));
    const person: NewPerson = {
      ...(before ?? emptyPerson('employee', today)),
      ...filled(given),
      kind: given.kind ? (kind ?? 'employee') : (before?.kind ?? 'employee'),
    };
    const errors = Object.fromEntries(
      Object.entries({
        ...personErrors(person, owners, currency),
        ...commaErrors(given),
        kind: kind === null && `Enter ${roleNames.employee} or ${roleNames.intern}.`,
        ...dayErrors,
      }).filter(([id, error]) => error && (id in given || id === 'name' || id === 'email')),
    ) as WrongRow<FieldId>['errors'];
    if (Object.keys(errors).length > 0)
      wrong.push({ line, texts: { ...person, ...given } as WrongRow<FieldId>['texts'], errors });
    else {
      owners.set(foldEmail(person.email), person.name);
      if (before && isSame(before, person)) stored += 1;
      else records.push(person);
    }
  }
  return { records, wrong, stored };
}

/** The CSV import of people into the draft of the set-up. @param today - ISO date: the start of people whose file has none */
export const setupImport = (draft: SetupDraft, today: string): ImportSpec<NewPerson, FieldId> => ({
  one: 'person',
  many: 'people',
  fields,
  required: ['name', 'email'],
  name: 'name',
  days: ['joinedOn'],
  missing: { kind: roleNames.employee, hours: emptyPerson('employee', today).hours, joinedOn: today },
  each: 'Each new person',
  isData: (cell) => cell.includes('@'),
  check: (rows) => checkRows(draft, today, rows),
  before: ({ id }) => draft.people.find((person) => person.id === id) ?? null,
  textOf: (person, id) =>
    id === 'kind' ? roleNames[person.kind] : (person[id] ?? (id === 'joinedOn' ? today : '')),
  // The set-up stores nothing before its last step.
  changesOf: () => [],
});
