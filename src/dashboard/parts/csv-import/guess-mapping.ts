import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { ImportField, Mapping } from './import-spec';

const bare = (text: string) => foldKey(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Guesses the fields of the columns by the names in the first row. Each field is used once, for the first column that fits. */
export function guessMapping<Id extends string>(
  heads: readonly string[],
  fields: readonly ImportField<Id>[],
): Mapping<Id> {
  const taken = new Set<Id>();
  const claim = (fits: (field: ImportField<Id>, head: string) => boolean, before: Mapping<Id>): Mapping<Id> =>
    heads.map((head, column) => {
      if (before[column]) return before[column];
      const found = fields.find((field) => !taken.has(field.id) && fits(field, bare(head)));
      if (!found || bare(head) === '') return null;
      taken.add(found.id);
      return found.id;
    });
  const exact = claim(
    ({ id, label }, head) => head === bare(label) || head === id.toLowerCase(),
    heads.map(() => null),
  );
  return claim(({ columns }, head) => columns.includes(head), exact);
}

/** Whether the first row names columns. @param isData - whether a cell cannot be such a name */
export const looksLikeHead = <Id extends string>(
  cells: readonly string[],
  fields: readonly ImportField<Id>[],
  isData: (cell: string) => boolean = () => false,
): boolean => !cells.some(isData) && guessMapping(cells, fields).some(Boolean);
