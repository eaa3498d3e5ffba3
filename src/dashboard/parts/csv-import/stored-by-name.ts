import { nameKey } from '@/dashboard/words/name-key';

interface Named {
  name: string;
  status: string;
}

/** A row of a file. */
export interface RowName {
  name: string;
  /** Whether its status is archived. */
  isArchived: boolean;
}

/** The same for the rows of one record. An archived record may share its name with one that is not. */
export const rowKey = ({ name, isArchived }: RowName): string => `${isArchived ? '-' : '+'}${nameKey(name)}`;

/**
 * Returns a function from a row to the stored records that it can mean: by name, and the archived one only if the row is
 * archived or no other has the name. More than one are archived records with the same name.
 */
export function storedByName<Row extends Named>(
  records: readonly Row[],
  rows: Iterable<RowName>,
): (row: RowName) => readonly Row[] {
  const byKey = new Map<string, Row[]>();
  for (const record of records) {
    const key = rowKey({ name: record.name, isArchived: record.status === 'archived' });
    const known = byKey.get(key);
    if (known) known.push(record);
    else byKey.set(key, [record]);
  }
  const keys = new Set(Array.from(rows, rowKey));
  return (row) => {
    const own = byKey.get(rowKey(row));
    if (own) return own;
    // A row archives or restores a record, unless the other status has a row of its own.
    const other = rowKey({ ...row, isArchived: !row.isArchived });
    return keys.has(other) ? [] : (byKey.get(other) ?? []);
  };
}

/** The error of a row that can mean several stored records. */
export const severalError = (many: string): string =>
  `Several archived ${many} have this name. Rename them first, or skip this row.`;
