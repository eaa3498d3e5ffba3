import { now } from '@/platform/clock';
import type { Base } from './base';
import { settled, type Transaction } from './connection';
import { copyMaps } from './record-maps';
import type { Loaded } from './record-store';
import { isRow } from './shapes';
import type { Operation } from './workspace';

/** The records as they are now: the sample under the rows. Rows that cannot be read are set aside. */
export async function readMaps(
  transaction: Transaction,
  base: Base,
): Promise<Pick<Loaded, 'records' | 'setAside'>> {
  const store = transaction.objectStore('rows');
  const [rows, keys] = await Promise.all([store.getAll(), store.getAllKeys()]);
  const records = copyMaps(base.maps);
  let setAside = 0;
  rows.forEach((row: unknown, index) => {
    if (!isRow(row)) {
      settled(transaction.objectStore('aside').add({ at: now().toISOString(), row }));
      settled(store.delete(keys[index]!));
      setAside += 1;
    } else if (row.record) records.get(row.collection)!.set(row.id, row.record);
    else records.get(row.collection)!.delete(row.id);
  });
  return { records, setAside };
}

const isOperation = (value: Partial<Operation> | null) =>
  typeof value?.id === 'string' &&
  typeof value.at === 'string' &&
  typeof value.label === 'string' &&
  Array.isArray(value.changes);

/** What was done on this device, the newest first. */
export async function readLog(transaction: Transaction): Promise<Operation[]> {
  const oldestFirst = await transaction.objectStore('log').getAll();
  return oldestFirst.reduceRight<Operation[]>((operations, operation) => {
    if (isOperation(operation)) operations.push(operation);
    return operations;
  }, []);
}
