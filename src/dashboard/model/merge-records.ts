import type { Field } from './fields/fields';
import { isSame, type Versions } from './merge';
import { models } from './records/models';
import { rates } from './records/rate';
import type { CollectionName, DatedRate, RecordOf, Timesheet } from './records/records';

/** Thrown inside a merge where both changed the same thing, unless mine wins. */
class Collision extends Error {}

/** Resolves a value that both changed. */
type OnCollision = (versions: Versions<unknown>) => unknown;

const stop: OnCollision = () => {
  throw new Collision();
};
const takeMine: OnCollision = ({ mine }) => mine;

/** Returns the key of a list's item, which no other item has. */
type KeyOf = (item: never) => string;

/** The keys of a list's items, or null for a list without keys. */
function keyIn(list: Field & { of: Field }): KeyOf | null {
  // One rate from each day.
  if (list === rates) return ({ from }: DatedRate) => from ?? '';
  return list.of.kind === 'object' && 'id' in list.of.fields ? ({ id }: { id: string }) => id : null;
}

/** The ids in either version, without those that either version removed. */
function mergeIds({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const taken = base.filter((id) => !mine.includes(id) || !theirs.includes(id));
  return [...new Set([...theirs, ...mine])].filter((id) => !taken.includes(id));
}

/** Items by their keys. One that one side changed and the other deleted is a collision. */
function mergeItems(
  { of, keyOf }: { of: Field; keyOf: KeyOf },
  { base, mine, theirs }: Versions<readonly never[]>,
  onCollision: OnCollision,
): unknown[] {
  // Of two rates that were stored for one day, the last one is valid.
  const find = (list: readonly never[], key: string) => list.filter((item) => keyOf(item) === key).at(-1);
  const keys = new Set([...theirs, ...mine].map(keyOf));
  return [...keys].flatMap((key) => {
    const versions = { base: find(base, key), mine: find(mine, key), theirs: find(theirs, key) };
    const isDeleted = versions.base && !(versions.mine && versions.theirs);
    const item = isDeleted
      ? !isSame(versions.mine ?? versions.theirs, versions.base) && onCollision(versions)
      : mergeField(of, versions, onCollision);
    return item ? [item] : [];
  });
}

/** Merges a list to which both versions may have appended. */
function mergeEnds(versions: Versions<readonly unknown[]>, onCollision: OnCollision): unknown {
  const { base, mine, theirs } = versions;
  const extendsBase = (list: readonly unknown[]) => isSame(list.slice(0, base.length), base);
  return extendsBase(mine) && extendsBase(theirs)
    ? [...theirs, ...mine.slice(base.length)]
    : onCollision(versions);
}

const areLists = (versions: Versions<unknown>): versions is Versions<readonly never[]> =>
  [versions.base, versions.mine, versions.theirs].every(Array.isArray);

function mergeField(field: Field, versions: Versions<unknown>, onCollision: OnCollision): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(base, theirs)) return mine;
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (field.kind === 'nullable' || field.kind === 'optional')
    return mergeField(field.of, versions, onCollision);
  if (field.kind === 'object' && [base, mine, theirs].every((value) => value !== null && value !== undefined))
    return mergeFields(field.fields, versions as Versions<Readonly<Record<string, unknown>>>, onCollision);
  if (field.kind === 'list' && areLists(versions)) {
    if (field.of.kind === 'id') return mergeIds(versions);
    const keyOf = keyIn(field);
    if (keyOf) return mergeItems({ of: field.of, keyOf }, versions, onCollision);
    if (field.of.kind === 'object') return mergeEnds(versions, onCollision);
  }
  return onCollision(versions);
}

const mergeFields = (
  fields: Readonly<Record<string, Field>>,
  { base, mine, theirs }: Versions<Readonly<Record<string, unknown>>>,
  onCollision: OnCollision,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [
        name,
        mergeField(field, { base: base[name], mine: mine[name], theirs: theirs[name] }, onCollision),
      ])
      .filter(([, value]) => value !== undefined),
  );

/** Merged as a whole, because its permission rules check a complete version. */
const keptWhole: CollectionName = 'timesheets';

/** People decide on these, and a decision is on the version that was seen. */
const neverMerged: readonly CollectionName[] = [keptWhole, 'leave', 'assignments', 'invoices', 'reportNotes'];

/**
 * Whether mine is a time sheet that a change of time added to its week, and theirs leaves the week open. My version then adds nothing.
 */
function addsNothing({ base, mine, theirs }: Versions<Timesheet | null>): boolean {
  if (base || !mine || !theirs) return false;
  const isUntouched =
    mine.status === 'open' &&
    mine.submittedAt === null &&
    mine.decidedById === null &&
    mine.corrections.length === 0;
  return isUntouched && (theirs.status === 'open' || theirs.status === 'returned');
}

/** The corrections of both. An admin's correction can't be removed. */
const mergeCorrections = ({ base, mine, theirs }: Versions<Timesheet | null>): unknown =>
  mergeField(
    models.timesheets.fields.corrections,
    { base: base?.corrections ?? [], mine: mine?.corrections, theirs: theirs?.corrections },
    takeMine,
  );

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
  if (collection === keptWhole && addsNothing({ base, mine, theirs } as Versions<Timesheet | null>))
    return theirs;
  if (!from || !one || !other || neverMerged.includes(collection)) return 'collision';
  try {
    const { fields } = models[collection];
    const versions = { base: from, mine: one, theirs: other } as unknown as Versions<Record<string, unknown>>;
    return withRevision(mergeFields(fields, versions, stop) as RecordOf<Name>);
  } catch (error) {
    if (error instanceof Collision) return 'collision';
    throw error;
  }
}

/**
 * Returns my version on top of theirs: my changes as in mine, all other fields as in theirs. A record that one of us
 * deleted or added is as in mine as a whole. So is a time sheet, with the corrections of both, unless mine only added it to
 * an open week.
 */
export function keepMine<Name extends CollectionName>(
  collection: Name,
  { base, mine, theirs }: Versions<RecordOf<Name> | null>,
): RecordOf<Name> | null {
  if (collection === keptWhole && mine && theirs) {
    const sheets = { base, mine, theirs } as Versions<Timesheet | null>;
    if (addsNothing(sheets)) return theirs;
    return { ...mine, revision: theirs.revision, corrections: mergeCorrections(sheets) };
  }
  if (!base || !mine || !theirs) return mine && { ...mine, revision: theirs?.revision ?? 0 };
  const versions = { base, mine, theirs } as unknown as Versions<Record<string, unknown>>;
  const { fields } = models[collection];
  return { ...(mergeFields(fields, versions, takeMine) as RecordOf<Name>), revision: theirs.revision };
}
