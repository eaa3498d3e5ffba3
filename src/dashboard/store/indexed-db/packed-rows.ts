import type { CollectionName } from '@/dashboard/model/records/records';
import { models } from '@/dashboard/model/records/models';
import { matches } from '@/dashboard/model/fields/matches';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import type { AnyRecord } from '@/dashboard/store/record-maps';
import type { Row } from './database';

/** One field of many records. Repeated values are stored once: `places` has the place of each record's value. */
type Column = { values: unknown[] } | { distinct: unknown[]; places: Uint16Array<ArrayBuffer> };

/** Rows of one record type as columns. A missing field is `undefined` there. */
interface PackedRows {
  collection: CollectionName;
  version: number;
  count: number;
  columns: Record<string, Column>;
}

/** Copies of rows, in a form that a browser reads several times faster than the rows one by one. */
export type Block = PackedRows | { collection: CollectionName; rows: readonly Row[] };

/** Maximum number of rows in a block, so that packing one takes a few milliseconds. */
const blockSize = 2000;

function columnOf(values: unknown[]): Column {
  const placeOf = new Map<unknown, number>();
  for (const value of values) if (!placeOf.has(value)) placeOf.set(value, placeOf.size);
  if (placeOf.size > values.length / 2) return { values };
  return { distinct: [...placeOf.keys()], places: Uint16Array.from(values, (value) => placeOf.get(value)!) };
}

/** @param rows - of one collection, with records of the present version */
function pack(collection: CollectionName, rows: readonly Row[]): Block {
  const version = versionOf(models[collection]);
  const isPlain = ({ id, revision, record }: Row) => record?.id !== id || record.revision !== revision;
  if (rows.some(isPlain)) return { collection, rows: rows.map((row) => ({ ...row, version })) };
  const records = rows.map(({ record }) => record as unknown as Record<string, unknown>);
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const columns = [...names].map((name) => [name, columnOf(records.map((record) => record[name]))]);
  return { collection, version, count: rows.length, columns: Object.fromEntries(columns) };
}

/**
 * Packs rows by collection, in their order: a step a block.
 * @param rows - with records of the present version
 */
export function* packRows(rows: readonly Row[]): Generator<void, Block[]> {
  const byCollection = new Map<CollectionName, Row[]>();
  for (const row of rows) {
    const own = byCollection.get(row.collection);
    if (own) own.push(row);
    else byCollection.set(row.collection, [row]);
  }
  const blocks: Block[] = [];
  for (const [collection, own] of byCollection)
    for (let first = 0; first < own.length; first += blockSize) {
      blocks.push(pack(collection, own.slice(first, first + blockSize)));
      yield;
    }
  return blocks;
}

const none: Column = { distinct: [undefined], places: new Uint16Array() };

/** Whether all records of a block are valid in this version. Checks each repeated value once. */
function isValid({ collection, version, columns }: PackedRows): boolean {
  const model = models[collection];
  if (!model || version !== versionOf(model)) return false;
  return Object.entries(model.fields).every(([name, field]) => {
    const column = columns[name] ?? none;
    return ('values' in column ? column.values : column.distinct).every((value) => matches(field, value));
  });
}

export interface UnpackedRows {
  rows: readonly Row[];
  /** Whether every row has a valid record of this version. */
  checked: boolean;
}

/** The rows of a block, in their order. */
export function unpackRows(block: Block): UnpackedRows {
  if ('rows' in block) return { rows: block.rows, checked: false };
  const { collection, version, count, columns } = block;
  const records = Array.from({ length: count }, () => ({}) as Record<string, unknown>);
  for (const [name, column] of Object.entries(columns))
    for (let at = 0; at < count; at += 1) {
      const value = 'values' in column ? column.values[at] : column.distinct[column.places[at]!];
      if (value !== undefined) records[at]![name] = value;
    }
  const rows = (records as unknown as AnyRecord[]).map((record): Row => ({
    collection,
    id: record.id,
    revision: record.revision,
    record,
    version,
  }));
  return { rows, checked: isValid(block) && rows.every(({ id }) => id !== '') };
}
