import { savePeople } from '@/dashboard/commands/people/save-people';
import { isFreeAccount } from '@/dashboard/figures/free-account';
import { remembered } from '@/lib/remembered';
import type { Person } from '@/dashboard/model/records/records';
import { hourlyColumns } from '@/dashboard/parts/csv-import/hourly-columns';
import type { ImportField, ImportSpec } from '@/dashboard/parts/csv-import/import-spec';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { columnNames, fieldLabel, fieldsOf } from '@/dashboard/screens/people/person-form/person-fields';
import { moneyIdsOf, termsLabels } from '@/dashboard/screens/people/person-form/terms-fields';
import { checkRows, importTextsOf, missingTexts, type PersonImportId } from './check-rows';

const lastNames = ['surname', 'familyname', 'nachname'];

/** The fields of a kind, as the import reads them. The array keeps its identity: a new one reads the file again. */
export const importFields = remembered((kind: ListedKind): readonly ImportField<PersonImportId>[] => [
  ...fieldsOf(kind).map((id) => ({ id, label: fieldLabel(id, kind), columns: columnNames(id) })),
  { id: 'lastName', label: 'Last name', columns: lastNames },
  ...moneyIdsOf(kind).map((id) => ({ id, label: termsLabels[id], columns: hourlyColumns[id] })),
]);

/** A cell with an address is no name of a column. */
export const isAddress = (cell: string): boolean => cell.includes('@');

/** The CSV import of people of a kind. */
export const peopleImport = (
  kind: ListedKind,
  people: readonly Person[],
  today: string,
  currency: string,
): ImportSpec<Person, PersonImportId> => {
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    one: kinds[kind].one,
    many: kinds[kind].many,
    fields: importFields(kind),
    days: ['joinedOn', 'endsOn'],
    required: ['name', 'email'],
    name: 'name',
    missing: missingTexts(today),
    each: 'Each new person',
    isData: isAddress,
    check: (rows) => checkRows({ kind, people, today, currency, ...rows }),
    before: ({ id }) => {
      const stored = byId.get(id);
      // A person who takes a free account is new.
      return stored && !isFreeAccount(stored) ? stored : null;
    },
    textOf: (person, id) => importTextsOf(person, byId.get(person.mentorId ?? '')?.name ?? '', currency)[id],
    changesOf: (added) => savePeople(added, people),
  };
};
