import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  columnNames,
  fieldLabel,
  fieldsOf,
  type PersonFieldId,
} from '@/dashboard/screens/people/person-form/person-fields';

/** The field of each column of the file; null for none. */
export type Mapping = readonly (PersonFieldId | null)[];

const bare = (text: string) => foldKey(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Guesses the fields of the columns by the names in the first row. Each field is used once, for the first column that fits. */
export function guessMapping(heads: readonly string[], kind: ListedKind): Mapping {
  const taken = new Set<PersonFieldId>();
  const claim = (fits: (id: PersonFieldId, head: string) => boolean, before: Mapping): Mapping =>
    heads.map((head, column) => {
      if (before[column]) return before[column];
      const id = fieldsOf(kind).find((field) => !taken.has(field) && fits(field, bare(head)));
      if (!id || bare(head) === '') return null;
      taken.add(id);
      return id;
    });
  const exact = claim(
    (id, head) => head === bare(fieldLabel(id, kind)) || head === id.toLowerCase(),
    heads.map(() => null),
  );
  return claim((id, head) => columnNames(id).includes(head), exact);
}

/** Whether the first row names columns: no cell is an address. */
export const looksLikeHead = (cells: readonly string[], kind: ListedKind): boolean =>
  !cells.some((cell) => cell.includes('@')) && guessMapping(cells, kind).some(Boolean);
