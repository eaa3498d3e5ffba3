import type { AnyRecord, CollectionName } from '@/dashboard/model/records/records';
import { models } from '@/dashboard/model/records/models';
import { versionOf } from '@/dashboard/model/fields/upgrade';

/** One field of many records. Repeated values are stored once: `places` has the place of each record's value. */
type Column = { values: unknown[] } | { distinct: unknown[]; places: Uint16Array<ArrayBuffer> };

/** Records of one type as columns, which a browser reads several times faster than the records. */
export interface Block {
  collection: CollectionName;
  /** Version of the record's type. */
  version: number;
  count: number;
  /** The fields by name. A missing field is `undefined`. */
  columns: Record<string, Column>;
  deleted: readonly string[];
}

/** The records of a type that differ from the base. */
export interface Difference {
  collection: CollectionName;
  records: readonly AnyRecord[];
  /** Ids of the base's records that were deleted. */
  deleted: readonly string[];
}

/** Maximum number of records in a block, so that packing one takes a few milliseconds. */
const blockSize = 2000;

function columnOf(values: unknown[]): Column {
  const placeOf = new Map<unknown, number>();
  for (const value of values) if (!placeOf.has(value)) placeOf.set(value, placeOf.size);
  if (placeOf.size > values.length / 2) return { values };
  return { distinct: [...placeOf.keys()], places: Uint16Array.from(values, (value) => placeOf.get(value)!) };
}

function pack({ collection, records, deleted }: Difference): Block {
  const fields = records as unknown as Record<string, unknown>[];
  const names = new Set(fields.flatMap((record) => Object.keys(record)));
  const columns = [...names].map((name) => [name, columnOf(fields.map((record) => record[name]))]);
  return {
    collection,
    version: versionOf(models[collection]),
    count: records.length,
    columns: Object.fromEntries(columns),
    deleted,
  };
}

/** Packs records, a block a step. */
export function* packRecords(differences: readonly Difference[]): Generator<void, Block[]> {
  const blocks: Block[] = [];
  for (const { collection, records, deleted } of differences) {
    if (deleted.length > 0) blocks.push(pack({ collection, records: [], deleted }));
    for (let first = 0; first < records.length; first += blockSize) {
      blocks.push(pack({ collection, records: records.slice(first, first + blockSize), deleted: [] }));
      yield;
    }
  }
  return blocks;
}

/** Unpacks a block, or returns null if another version of the portal packed it. The records were checked before packing. */
export function unpackRecords({ collection, version, count, columns, deleted }: Block): Difference | null {
  const model = models[collection];
  if (!model || version !== versionOf(model)) return null;
  const records = Array.from({ length: count }, () => ({}) as Record<string, unknown>);
  for (const [name, column] of Object.entries(columns))
    for (let at = 0; at < count; at += 1) {
      const value = 'values' in column ? column.values[at] : column.distinct[column.places[at]!];
      if (value !== undefined) records[at]![name] = value;
    }
  return { collection, records: records as unknown as AnyRecord[], deleted };
}
