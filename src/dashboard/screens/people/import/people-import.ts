import { remembered } from '@/lib/remembered';
import { put } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import type { ImportField, ImportSpec } from '@/dashboard/parts/csv-import/import-spec';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  columnNames,
  fieldLabel,
  fieldsOf,
  textsOf,
  type PersonFieldId,
} from '@/dashboard/screens/people/person-form/person-fields';
import { checkRows, missingTexts } from './check-rows';

/** The fields of a kind, as the import reads them. The array keeps its identity: a new one reads the file again. */
export const importFields = remembered((kind: ListedKind): readonly ImportField<PersonFieldId>[] =>
  fieldsOf(kind).map((id) => ({ id, label: fieldLabel(id, kind), columns: columnNames(id) })),
);

/** A cell with an address is no name of a column. */
export const isAddress = (cell: string): boolean => cell.includes('@');

/** How people of a kind are imported. */
export const peopleImport = (
  kind: ListedKind,
  people: readonly Person[],
  today: string,
): ImportSpec<Person, PersonFieldId> => {
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    one: kinds[kind].one,
    many: kinds[kind].many,
    fields: importFields(kind),
    required: ['name', 'email'],
    name: 'name',
    missing: missingTexts(today),
    each: 'Each new person',
    isData: isAddress,
    check: (rows) => checkRows({ kind, people, today, ...rows }),
    before: ({ id }) => byId.get(id) ?? null,
    textOf: (person, id) => textsOf(person, byId.get(person.mentorId ?? '')?.name ?? '')[id],
    changesOf: (added) => added.map((person) => put('people', person)),
  };
};
