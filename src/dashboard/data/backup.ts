import { foldEmail } from './plan-commit';
import { collectionNames, personIdOf, type CollectionName, type Person } from './records';
import type { Backup } from './store-port';

/** How much of each collection a backup holds; those without any are left out. */
export type BackupCounts = readonly { collection: CollectionName; count: number }[];

export type BackupReading =
  | { ok: true; backup: Backup; counts: BackupCounts }
  /** What is wrong and what to do, for people. Nothing was changed. */
  | { ok: false; message: string };

/** The largest backup that is read, in letters: a text that is longer would hold the browser up. */
const longest = 200_000_000;

/** Names that reach behind an object; no record has a field of such a name. */
const hostile = new Set(['__proto__', 'constructor', 'prototype']);

class Unreadable extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, function refuseHostile(this: unknown, key: string, value: unknown) {
      if (hostile.has(key))
        throw new Unreadable(`This file holds a field named “${key}”, which no backup has. Do not use it.`);
      return value;
    });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(
      'This file is cut off or was changed, so it cannot be read. Choose another backup, or download this one again.',
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFrame(value: unknown): Record<string, unknown> {
  if (!isObject(value) || value.format !== 'undula-portal')
    throw new Unreadable('This file is not a backup of the portal. Choose one that Settings has downloaded.');
  if (typeof value.version === 'number' && value.version > 1)
    throw new Unreadable(
      'A newer version of the portal has made this backup. Reload the page to get that version, then try again.',
    );
  if (value.version !== 1 || !isObject(value.collections) || typeof value.exportedAt !== 'string')
    throw new Unreadable('This backup was changed, so it cannot be read. Choose another one.');
  return value.collections;
}

/** Records of a collection that each are well formed, each with its own id. */
async function checkRecords(collection: string, records: unknown): Promise<void> {
  const { faultOf, isCollectionName } = await import('./schemas');
  if (!isCollectionName(collection) || !Array.isArray(records))
    throw new Unreadable(
      `This backup holds “${collection}”, which the portal does not know. Choose another one.`,
    );
  const ids = new Set<string>();
  records.forEach((record: unknown, index) => {
    const fault = faultOf(collection, record);
    const where = `record ${index + 1} of ${collection}`;
    if (fault)
      throw new Unreadable(`In this backup, ${where} is not as it should be (${fault}). Choose another one.`);
    const { id } = record as { id: string };
    if (ids.has(id))
      throw new Unreadable(`In this backup, ${where} has the same id as another. Choose another one.`);
    ids.add(id);
  });
}

/** What the portal cannot run without: whom the sign-in stands for, and addresses that name one person each. */
function checkPeople(people: readonly Person[]): void {
  const ids = new Set(people.map(({ id }) => id));
  if (Object.values(personIdOf).some((id) => !ids.has(id)))
    throw new Unreadable('This backup lacks the people who sign in. Choose another one.');
  const emails = new Set<string>();
  for (const { name, email } of people) {
    const folded = foldEmail(email);
    if (folded && emails.has(folded))
      throw new Unreadable(
        `In this backup, ${name} shares an e-mail address with somebody. Choose another one.`,
      );
    emails.add(folded);
  }
}

/**
 * Reads a backup's text. Never throws; a text that is not a whole, well-formed backup of this version comes back as words on
 * what is wrong with it. Nothing is changed: `importBackup` does that.
 */
export async function parseBackup(text: string): Promise<BackupReading> {
  try {
    if (text.length > longest)
      throw new Unreadable('This file is too large for a backup. Choose another one.');
    const value = parseJson(text);
    const collections = readFrame(value);
    for (const [collection, records] of Object.entries(collections)) await checkRecords(collection, records);
    const backup = value as Backup;
    checkPeople(backup.collections.people ?? []);
    return { ok: true, backup, counts: countBackup(backup) };
  } catch (error) {
    const message =
      error instanceof Unreadable
        ? error.message
        : 'The backup could not be checked, as a part of the page did not load. Check the connection and try again.';
    return { ok: false, message };
  }
}

/** How much a backup holds. */
export const countBackup = ({ collections }: Backup): BackupCounts =>
  collectionNames
    .map((collection) => ({ collection, count: collections[collection]?.length ?? 0 }))
    .filter(({ count }) => count > 0);

/** A backup as the text of a file. */
export const writeBackup = (backup: Backup): string => JSON.stringify(backup);
