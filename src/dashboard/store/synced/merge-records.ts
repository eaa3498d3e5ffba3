import type { Field } from '@/dashboard/model/fields/fields';
import { isSame, type Versions } from '@/dashboard/model/merge';
import { models } from '@/dashboard/model/records/models';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';

/** Thrown inside a merge where both changed the same thing. */
class Collision extends Error {}

type Item = { readonly id: string };

/** Ids that one of both has, without those that one of both took out. */
function mergeIds({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const taken = base.filter((id) => !mine.includes(id) || !theirs.includes(id));
  return [...new Set([...theirs, ...mine])].filter((id) => !taken.includes(id));
}

/** Items by their ids. One that was changed here and deleted elsewhere is a collision. */
function mergeItems(of: Field, { base, mine, theirs }: Versions<readonly Item[]>): Item[] {
  const find = (list: readonly Item[], id: string) => list.find((item) => item.id === id);
  return mergeIds({
    base: base.map(({ id }) => id),
    mine: mine.map(({ id }) => id),
    theirs: theirs.map(({ id }) => id),
  }).map((id) => {
    const versions = { base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) };
    return mergeField(of, versions) as Item;
  });
}

/** Whether an item that only one side has left was changed there. */
function assertDeletedUnchanged({ base, mine, theirs }: Versions<readonly Item[]>): void {
  for (const item of base)
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const left = one.find(({ id }) => id === item.id);
      if (left && !other.some(({ id }) => id === item.id) && !isSame(left, item)) throw new Collision();
    }
}

/** A list to whose end both may have added. */
function mergeEnds({ base, mine, theirs }: Versions<readonly unknown[]>): unknown[] {
  const extendsBase = (list: readonly unknown[]) => isSame(list.slice(0, base.length), base);
  if (!extendsBase(mine) || !extendsBase(theirs)) throw new Collision();
  return [...theirs, ...mine.slice(base.length)];
}

const areLists = (versions: Versions<unknown>): versions is Versions<readonly never[]> =>
  [versions.base, versions.mine, versions.theirs].every(Array.isArray);

function mergeField(field: Field, versions: Versions<unknown>): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(base, theirs)) return mine;
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (field.kind === 'nullable' || field.kind === 'optional') return mergeField(field.of, versions);
  if (field.kind === 'object' && [base, mine, theirs].every((value) => value !== null && value !== undefined))
    return mergeFields(field.fields, versions as Versions<Readonly<Record<string, unknown>>>);
  if (field.kind === 'list' && areLists(versions)) {
    if (field.of.kind === 'id') return mergeIds(versions);
    if (field.of.kind === 'object' && 'id' in field.of.fields) {
      assertDeletedUnchanged(versions);
      return mergeItems(field.of, versions);
    }
    if (field.of.kind === 'object') return mergeEnds(versions);
  }
  throw new Collision();
}

const mergeFields = (
  fields: Readonly<Record<string, Field>>,
  { base, mine, theirs }: Versions<Readonly<Record<string, unknown>>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [
        name,
        mergeField(field, { base: base[name], mine: mine[name], theirs: theirs[name] }),
      ])
      .filter(([, value]) => value !== undefined),
  );

/** Their rules judge each version as a whole. */
const neverMerged: readonly CollectionName[] = ['timesheets'];

/**
 * Merges two versions of a record: fields, sets of ids, and lists item by item. Null is a deleted record.
 * @returns the merged record with their revision, or 'collision' if both changed the same thing
 */
export function mergeRecords<Name extends CollectionName>(
  collection: Name,
  { base, mine, theirs }: Versions<RecordOf<Name> | null>,
): RecordOf<Name> | null | 'collision' {
  const plain = (record: RecordOf<Name> | null) => record && { ...record, revision: 0 };
  const [from, one, other] = [plain(base), plain(mine), plain(theirs)];
  const withRevision = (record: RecordOf<Name> | null) =>
    record && { ...record, revision: theirs?.revision ?? 0 };
  if (isSame(from, other)) return withRevision(mine);
  if (isSame(one, other) || isSame(from, one)) return theirs;
  if (!from || !one || !other || neverMerged.includes(collection)) return 'collision';
  try {
    const { fields } = models[collection];
    const versions = { base: from, mine: one, theirs: other } as unknown as Versions<Record<string, unknown>>;
    return withRevision(mergeFields(fields, versions) as RecordOf<Name>);
  } catch (error) {
    if (error instanceof Collision) return 'collision';
    throw error;
  }
}
