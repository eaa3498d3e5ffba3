import { nameKey } from '@/dashboard/words/name-key';

interface Named {
  id: string;
  name: string;
  status: string;
}

/** The record that has a name already, except archived ones and the record itself. Null if the name is free. */
export function namesakeOf<Row extends Named>(
  records: readonly Row[],
  name: string,
  except: string | null,
): Row | null {
  const key = nameKey(name);
  return (
    records.find(
      (record) => record.status !== 'archived' && record.id !== except && nameKey(record.name) === key,
    ) ?? null
  );
}

/** The error of a name that another record has. */
export const namesakeError = ({ name }: Named, noun: 'client' | 'project'): string =>
  `There is a ${noun} named ${name} already. Enter another name, or open that ${noun}.`;

/** The error of restoring records that would share a name with each other or with a saved record. Null if all names are free. */
export function restoreError<Row extends Named>(
  restored: readonly Row[],
  records: readonly Row[],
  noun: 'client' | 'project',
): string | null {
  const keys = new Set<string>();
  for (const { id, name } of restored) {
    const other = namesakeOf(records, name, id);
    if (other) return `There is a ${noun} named ${other.name} already. Rename one of them first.`;
    const key = nameKey(name);
    if (keys.has(key))
      return `Two of these ${noun}s are named ${name}. Rename one of them first, or restore only one.`;
    keys.add(key);
  }
  return null;
}
