import { foldEmail } from '@/lib/email-address';
import { assertMonthsOpen } from '@/dashboard/rules/month-lock';
import { assertInvoiceRules } from '@/dashboard/rules/invoiced-time';
import { type Change, type RecordKey, keyOfChange, nameOfKey, put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import { fileIdsOf } from '@/dashboard/model/file-ids';
import { isSame } from '@/dashboard/model/merge';
import {
  type AnyRecord,
  type CollectionName,
  type Invoice,
  type Person,
  type ReportNote,
  type SeedRecords,
  collectionNames,
} from '@/dashboard/model/records/records';
import type { JudgedChange } from '@/dashboard/model/permissions/conditions';
import { readersOf, refusalOf } from '@/dashboard/model/permissions/permissions';
import { mayRead, type Actor } from '@/dashboard/model/permissions/readers';
import type { Read } from '@/dashboard/model/command';
import { maxChanges } from '@/dashboard/store/synced/shared-commit';
import type { SharedRecords } from '@/dashboard/store/synced/shared-portal';
import type { PeopleIds } from './match-people';
import { namesPerson } from './names-person';
import { createIdRewriter } from './rewrite-ids';
import type { Refused } from './send-operations';

/** The plan of the records to bring into a shared portal, and their operations. Pure. */

/** A record to bring, as the portal would store it. */
export interface BringItem {
  collection: CollectionName;
  record: AnyRecord;
  /** `different` is in the portal with other content. `skipped` cannot be brought. */
  state: 'new' | 'same' | 'different' | 'skipped';
  /** Why it is skipped, as a sentence for users. Otherwise null. */
  reason: string | null;
}

const reasons = {
  private: 'It belongs to another person, and an admin can’t read it.',
  twice: 'Another of these records would get the same id.',
  deleted: 'It was deleted in the shared portal.',
  files: 'It has files in the shared portal, which would be lost.',
  fileOfNone: 'No record to send has this file.',
  fileInPlace: 'Another file is in its place in the shared portal.',
  person: 'It names a person who is not sent.',
  message: 'Only the person who wrote a message can bring it, and only while nobody has read it.',
  signedOff: 'The month is signed off in the shared portal.',
  invoiced: 'The invoice was sent in the shared portal.',
  emailOf: (name: string) =>
    `${name} has this email address in the shared portal. Choose ${name} under People.`,
};

/** Kinds that others refer to come first. Invoices and signed-off months lock time, so they come last. */
const first: readonly CollectionName[] = ['settings', 'leaveKinds'];
const last: readonly CollectionName[] = ['invoices', 'reportNotes'];
const order: readonly CollectionName[] = [
  ...first,
  ...collectionNames.filter((name) => name !== 'files' && !first.includes(name) && !last.includes(name)),
  ...last,
];

/** The ids of the files that some records name. */
const namedFiles = (records: readonly Pick<BringItem, 'collection' | 'record'>[]): Set<string> =>
  new Set(records.flatMap(({ collection, record }) => fileIdsOf(collection, record as never)));

/** A person of the source as a person of the portal, who keeps the access that they have there. */
const withAccess = (person: Person, { email, kind, status, lastSeenAt }: Person): Person => ({
  ...person,
  email,
  kind,
  status,
  lastSeenAt,
});

/** Why a record of the portal keeps its version, or null. */
function lockOf(collection: CollectionName, there: AnyRecord): string | null {
  if (collection === 'reportNotes' && (there as ReportNote).signedOffAt) return reasons.signedOff;
  if (collection === 'invoices' && (there as Invoice).status !== 'draft') return reasons.invoiced;
  return null;
}

/** Why a month or an invoice of the portal does not let time be added or changed, or null. */
function timeLockOf(change: Change, read: Read, actorId: string): string | null {
  try {
    assertMonthsOpen([change], read, { actorId });
    // Invoices have only time that is there.
    if (read.get(change.collection, keyOfChange(change).id)) assertInvoiceRules([change], read, { actorId });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

export interface PlanIn {
  /** The records to bring. */
  records: SeedRecords;
  people: PeopleIds;
  /** The part of the portal that the admin can read. */
  present: SharedRecords;
  /** Id of the signed-in admin. */
  actorId: string;
}

/** Compares the records of a source with those of the portal. */
export function planBringing({
  records,
  people,
  present: { records: present, deleted },
  actorId,
}: PlanIn): BringItem[] {
  const actor: Actor = { id: actorId, role: 'admin', internIds: [] };
  const get = ((name, id) => present.get(name)!.get(id) ?? null) as Read['get'];
  const all = ((name) => [...present.get(name)!.values()]) as Read['all'];
  const { files = [] } = records;
  const fileIds = new Set(files.map(({ id }) => id));
  const named = namedFiles(
    order.flatMap((collection) => (records[collection] ?? []).map((record) => ({ collection, record }))),
  );
  const rewrite = createIdRewriter(people, new Set([...named].filter((id) => !fileIds.has(id))));

  const byEmail = new Map(
    [...present.get('people')!.values()].map((person) => [
      foldEmail((person as Person).email),
      person as Person,
    ]),
  );
  byEmail.delete('');
  /** People who are skipped and are not in the portal. */
  const absent = new Set<string>();

  const itemOf = (collection: CollectionName, stored: AnyRecord, isTwice: boolean): BringItem => {
    const there = get(collection, rewrite.id(stored.id)) as AnyRecord | null;
    let record = { ...rewrite.record(collection, stored), revision: there?.revision ?? 0 };
    if (collection === 'people' && there) record = withAccess(record as Person, there as Person);
    const item = { collection, record };
    const skipped = (reason: string): BringItem => ({ ...item, state: 'skipped', reason });
    if (isTwice) return skipped(reasons.twice);
    // An unchanged sign-in person has nothing to add.
    const isUntouched = collection === 'people' && there && record.id !== stored.id && stored.revision === 0;
    if (isUntouched || (there && isSame(record, there))) return { ...item, state: 'same', reason: null };
    if (!there && deleted.has(nameOfKey({ collection, id: record.id }))) return skipped(reasons.deleted);
    const lock = there ? lockOf(collection, there) : null;
    if (lock) return skipped(lock);
    const owner = collection === 'people' && !there && byEmail.get(foldEmail((record as Person).email));
    if (owner) return skipped(reasons.emailOf(owner.name));
    if (namesPerson(collection, record, absent)) return skipped(reasons.person);
    if (!mayRead(actor, readersOf(collection, record as never, actorId))) return skipped(reasons.private);
    const change = { ...item, id: record.id, before: there, last: there, after: record, creatorId: actorId };
    const refusal = refusalOf(change as JudgedChange, actor, get);
    if (refusal) return skipped(collection === 'messages' ? reasons.message : refusal);
    const isTime = collection === 'timeEntries' || collection === 'timesheets';
    const timeLock = isTime ? timeLockOf(put(collection, record as never), { get, all }, actorId) : null;
    if (timeLock) return skipped(timeLock);
    const kept = fileIdsOf(collection, record as never);
    if (there && fileIdsOf(collection, there as never).some((file) => !kept.includes(file)))
      return skipped(reasons.files);
    return { ...item, state: there ? 'different' : 'new', reason: null };
  };

  const items = order.flatMap((collection) => {
    const ids = new Set<string>();
    return (records[collection] ?? []).map((stored) => {
      const id = rewrite.id(stored.id);
      const isTwice = ids.has(id);
      ids.add(id);
      const item = itemOf(collection, stored, isTwice);
      if (collection === 'people' && item.state === 'skipped' && !isTwice && !get('people', id))
        absent.add(id);
      return item;
    });
  });
  const wanted = namedFiles(items.filter(({ state }) => state !== 'skipped'));
  const fileItems = files.map((file): BringItem => {
    const item = { collection: 'files', record: { ...file, revision: 0 } } as const;
    const there = get('files', file.id);
    // Browsers know all of the portal's files but their contents.
    const known = there && { ...file, revision: there.revision, content: there.content };
    if (known && isSame(known, there)) return { ...item, state: 'same', reason: null };
    if (there) return { ...item, state: 'skipped', reason: reasons.fileInPlace };
    if (!wanted.has(file.id)) return { ...item, state: 'skipped', reason: reasons.fileOfNone };
    return { ...item, state: 'new', reason: null };
  });
  // The server refuses a record that names a file which is not there.
  return [...fileItems, ...items];
}

/** Most UTF-16 units of an operation with several changes: half a minute on a slow line. */
const longest = 250_000;

/**
 * The changes of each operation, in an order in which references exist. An operation has records of one kind: the server
 * refuses time together with the invoice that locks it. A file is sent if a record that is sent has it.
 * @param replaces - whether different records replace those of the portal
 */
export function operationsOf(items: readonly BringItem[], replaces: boolean): Change[][] {
  const operations: Change[][] = [];
  let length = 0;
  const sent = items.filter(({ state }) => state === 'new' || (state === 'different' && replaces));
  const wanted = namedFiles(sent);
  for (const { collection, record } of sent) {
    if (collection === 'files' && !wanted.has(record.id)) continue;
    const change = put(collection, record as never);
    const size = JSON.stringify(change).length;
    const open = operations.at(-1);
    const fits =
      open && open[0]!.collection === collection && open.length < maxChanges && length + size <= longest;
    if (fits) open.push(change);
    else operations.push([change]);
    length = fits ? length + size : size;
  }
  return operations;
}

/** A record that is not in the portal as it is in the source. */
export interface SkippedRecord extends RecordKey {
  record: AnyRecord;
  /** A sentence for users. */
  reason: string;
}

/**
 * The records that are skipped once everything was sent, with their reasons.
 * @param refused - the records that the server refused
 */
export function skippedOf(items: readonly BringItem[], refused: readonly Refused[]): SkippedRecord[] {
  const answers = new Map(refused.map((one) => [nameOfKey(one), one.reason]));
  return items.flatMap(({ collection, record, state, reason }) => {
    const unsent = state === 'new' ? reasons.fileOfNone : null;
    const answer = reason ?? answers.get(nameOfKey({ collection, id: record.id })) ?? unsent;
    return answer === null || state === 'same' ? [] : [{ collection, id: record.id, record, reason: answer }];
  });
}
