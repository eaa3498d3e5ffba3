import type { Read } from '@/dashboard/model/command';
import { isSame } from '@/dashboard/model/merge';
import type { CollectionName, RecordOf } from '@/dashboard/model/records/records';
import {
  adminConditions,
  changesOnly,
  conditions,
  leavesEvent,
  signaturesOf,
  words,
  type Context,
  type JudgedChange,
} from './conditions';
import { mayRead, type Actor, type Reader } from './readers';
import { permissions, readersFor, type Permission, type Who } from './table';

/**
 * Permissions to read and change each record of a shared portal. The server enforces these rules. The browser reads them
 * to offer only actions that the server accepts. Pure: each rule knows only the records it is given.
 */

const permissionOf = <Name extends CollectionName>(collection: Name) =>
  permissions[collection] as unknown as Permission<Name>;

const readersOfAll = <Name extends CollectionName>(
  permission: Permission<Name>,
  who: readonly Who[],
  record: RecordOf<Name>,
  creatorId: string,
): Reader[] => [...new Set(who.flatMap((one) => readersFor(permission, one, record, creatorId)))];

/** The readers of a record, or of its part that more people see (`shownOf`). */
export function readersOf<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
  creatorId: string,
): Reader[] {
  const permission = permissionOf(collection);
  const who = permission.isPublic?.(record) ? (['everyone'] as const) : permission.read;
  return readersOfAll(permission, who, record, creatorId);
}

/** The readers of a whole record. */
export function wholeReadersOf<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
  creatorId: string,
): Reader[] {
  const permission = permissionOf(collection);
  return permission.readWhole
    ? readersOfAll(permission, permission.readWhole, record, creatorId)
    : readersOf(collection, record, creatorId);
}

/** Whether a change signs something in another person’s name. An admin may add records with a history. */
function isForged<Name extends CollectionName>(
  { collection, last, after }: JudgedChange<Name>,
  { id, role }: Actor,
): boolean {
  if (role === 'admin' && !last) return false;
  const known = signaturesOf(collection, last);
  return signaturesOf(collection, after).some(
    (one) => one.by !== id && !known.some((other) => isSame(one, other)),
  );
}

/** Whether a new record has an id that belongs to another person. */
const takesId = <Name extends CollectionName>(
  { ownIds, owner }: Permission<Name>,
  { id, before, after }: JudgedChange<Name>,
): boolean => Boolean(ownIds && after && !before && !id.startsWith(`${owner?.(after)}:`));

/** Explains why the table does not give a person a change, or returns the relations that give it. */
function allowedBy<Name extends CollectionName>(
  permission: Permission<Name>,
  { before, after, creatorId, actor }: Context<Name>,
): string | readonly Who[] {
  const who = permission[!before ? 'create' : !after ? 'remove' : 'change'];
  const isAdminsOnly = [permission.create, who].some((list) => list.join() === 'admin');
  const allowed = who.filter((one) =>
    [before, after].every(
      (record) => !record || mayRead(actor, readersFor(permission, one, record, creatorId)),
    ),
  );
  if (allowed.length === 0) return isAdminsOnly ? words.admin : who.length === 0 ? words.fields : words.owner;
  const isWhole = allowed.some((one) => {
    const fields = permission.fields?.[one];
    return !fields || !before || !after || changesOnly(before, after, ...fields);
  });
  return isWhole ? allowed : isAdminsOnly ? words.admin : words.fields;
}

/**
 * Explains to a person why they may not make a change, or returns null. Nobody changes what they cannot read, or turns
 * a record into one that they cannot read, unless they leave it. The server has checked who reads a file.
 * @param get - reads a stored record: timesheets and kinds of leave
 */
export function refusalOf<Name extends CollectionName>(
  change: JudgedChange<Name>,
  actor: Actor,
  get: Read['get'],
): string | null {
  const { collection, before, last, after, creatorId } = change;
  const permission = permissionOf(collection);
  const context = { ...change, actor, get };
  if (collection === 'events' && leavesEvent(context as unknown as Context<'events'>)) return null;
  const isHidden = [last, after].some(
    (record) => record && !mayRead(actor, readersOf(collection, record, creatorId)),
  );
  if ((isHidden && collection !== 'files') || (!before && !after)) return words.hidden;
  if (takesId(permission, change)) return words.id;
  const allowed = allowedBy(permission, context);
  if (typeof allowed === 'string') return allowed;
  const condition = (allowed.includes('admin') ? adminConditions : conditions)[collection] as
    | ((context: Context<Name>) => string | null)
    | undefined;
  return condition?.(context) ?? (isForged(change, actor) ? words.author : null);
}
