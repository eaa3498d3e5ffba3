import { foldEmail } from '@/lib/email-address';
import { brand } from '@/content/brand';
import { isDay, isInstant } from '@/dashboard/days/moments';
import { backupOf } from './backup-of';
import { blankClient } from '@/dashboard/model/records/blank-client';
import { idOfNamedClient } from '@/dashboard/model/records/client';
import { models } from '@/dashboard/model/records/models';
import type { Unchecked } from '@/dashboard/model/fields/fields';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { isRecord } from '@/lib/is-record';
import { upgrade, versionOf } from '@/dashboard/model/fields/upgrade';
import { mapsOf } from '@/dashboard/store/record-maps';
import {
  type AnyRecord,
  type Client,
  type CollectionName,
  type Person,
  collectionNames,
  isCollectionName,
  personIdOf,
} from '@/dashboard/model/records/records';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import type { Start } from '@/dashboard/store/origin';

/** Number of records per collection in a backup, without empty collections. */
export type BackupCounts = readonly { collection: CollectionName; count: number }[];

export type BackupReading =
  | { ok: true; backup: Backup; counts: BackupCounts }
  /** An error message for users. Nothing was changed. */
  | { ok: false; message: string };

/** Maximum length of a backup in UTF-16 units. A longer text would block the browser. */
const longest = 200_000_000;

/** Maximum size of a file in bytes. Base64 makes that of a protected backup a third larger, beside its head. */
export const largestFile = Math.ceil((longest * 4) / 3) + 1000;

/** Whether a written backup can be restored. @param length - of its text in UTF-16 units @param bytes - of its file */
export const canBeRestored = ({ length, bytes }: { length: number; bytes: number }): boolean =>
  length <= longest && bytes <= largestFile;

/** Keys that could change an object's prototype. No record has such a field. */
const hostile = new Set(['__proto__', 'constructor', 'prototype']);

class Unreadable extends Error {}

const notABackup = () =>
  new Unreadable('This file is not a backup of the portal. Choose one that you downloaded in Settings.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, function refuseHostile(this: unknown, key: string, value: unknown) {
      if (hostile.has(key))
        throw new Unreadable(
          `This file holds a field named “${key}”, which backups never have. Do not use it.`,
        );
      return value;
    });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    // A picture or a table is whole, but no backup.
    if (/^\s*[^\s{]/.test(text)) throw notABackup();
    throw new Unreadable(
      'This file is cut off or was changed, so it can’t be read. Choose another backup, or download this one again.',
    );
  }
}

const isNewer = (version: unknown, present: number) => typeof version === 'number' && version > present;

const newer = () =>
  new Unreadable(
    'This backup is from a newer version of the portal. Reload the page to get that version, then try again.',
  );

/** A backup with unchecked records. Format version 1 has no `versions`: all its records have version 1. */
interface Frame {
  exportedAt: string;
  start: Start | undefined;
  versions: Unchecked;
  collections: Unchecked;
}

/** @throws Unreadable */
function readStart(value: unknown): Start | undefined {
  if (value === undefined) return undefined;
  const { base, today, at } = Object(value) as Partial<Record<keyof Start, unknown>>;
  const isKnown = base === 'sample' || base === 'own';
  if (!isKnown || typeof today !== 'string' || !isDay(today) || typeof at !== 'string' || !isInstant(at))
    throw new Unreadable('This backup was changed, so it can’t be read. Choose another one.');
  return { base, today, at };
}

function readFrame(value: unknown): Frame {
  if (!isRecord(value) || value.format !== 'undula-portal') throw notABackup();
  const { version, versions = {}, collections, exportedAt } = value;
  if (isNewer(version, 2)) throw newer();
  const isKnown = version === 1 || version === 2;
  if (!isKnown || !isRecord(versions) || !isRecord(collections) || typeof exportedAt !== 'string')
    throw new Unreadable('This backup was changed, so it can’t be read. Choose another one.');
  if (!isInstant(exportedAt))
    throw new Unreadable(
      'This backup does not say when it was made (exportedAt: an instant such as 2026-11-18T09:30:00Z). Choose another one.',
    );
  return { exportedAt, start: readStart(value.start), versions: version === 1 ? {} : versions, collections };
}

/** Upgrades and validates the records of a collection. Their ids must be unique. */
function readRecords(collection: string, records: unknown, version: unknown): AnyRecord[] {
  if (!isCollectionName(collection) || !Array.isArray(records))
    throw new Unreadable(
      `This backup holds “${collection}”, which the portal does not know. Choose another one.`,
    );
  if (isNewer(version, versionOf(models[collection]))) throw newer();
  const ids = new Set<string>();
  return records.map((stored: unknown, index) => {
    const record = upgrade(models[collection], stored, version);
    const fault = faultOf(collection, record);
    const where = `record ${index + 1} of ${collection}`;
    if (fault) throw new Unreadable(`In this backup, ${where} is not valid (${fault}). Choose another one.`);
    const { id } = record as AnyRecord;
    if (ids.has(id))
      throw new Unreadable(`In this backup, ${where} has the same id as another. Choose another one.`);
    ids.add(id);
    return record as AnyRecord;
  });
}

/** Adds the clients that an earlier build stored as names in its projects. */
function withClients(collections: Unchecked): Unchecked {
  const { clients, projects } = collections;
  if (clients !== undefined || !Array.isArray(projects)) return collections;
  const names = projects
    .map((project: unknown) => (isRecord(project) ? project.client : null))
    .filter((name): name is string => typeof name === 'string' && name !== brand.name);
  const byId = new Map(names.map((name) => [idOfNamedClient(name), name]));
  return {
    ...collections,
    clients: [...byId].map(([id, name]): Client => ({ ...blankClient, id, name })),
  };
}

/** Checks that email addresses are unique, and that the people who sign in on a device are there if it needs them. */
function checkPeople(people: readonly Person[], needsSignIns: boolean): void {
  const ids = new Set(people.map(({ id }) => id));
  if (needsSignIns && Object.values(personIdOf).some((id) => !ids.has(id)))
    throw new Unreadable(
      'This backup does not have the accounts to sign in with. One of a shared portal can only be brought into a shared portal. Choose another one.',
    );
  const emails = new Set<string>();
  for (const { name, email } of people) {
    const folded = foldEmail(email);
    if (folded && emails.has(folded))
      throw new Unreadable(
        `In this backup, ${name} has the same email address as another person. Choose another one.`,
      );
    emails.add(folded);
  }
}

/**
 * Parses and validates the text of a backup. Does not change any records: `importBackup` does that.
 * @param needsSignIns - whether the people must be there who sign in on a device. A shared portal has others.
 * @returns the backup, or an error message for users if the text is not a complete valid backup
 */
export async function parseBackup(text: string, { needsSignIns = true } = {}): Promise<BackupReading> {
  try {
    if (text.length > longest)
      throw new Unreadable('This file is too large for a backup. Choose another one.');
    const value = parseJson(text);
    const { exportedAt, start, versions, collections } = readFrame(value);
    const maps = mapsOf(
      Object.fromEntries(
        Object.entries(withClients(collections)).map(([name, records]) => [
          name,
          readRecords(name, records, versions[name]),
        ]),
      ),
    );
    const backup = backupOf(maps, exportedAt, start);
    checkPeople(backup.collections.people ?? [], needsSignIns);
    return { ok: true, backup, counts: countBackup(backup) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, message: error.message };
  }
}

/** The number of records per collection in a backup. */
export const countBackup = ({ collections }: Backup): BackupCounts =>
  collectionNames
    .map((collection) => ({ collection, count: collections[collection]?.length ?? 0 }))
    .filter(({ count }) => count > 0);

/** Serializes a backup. */
export const writeBackup = (backup: Backup): string => JSON.stringify(backup);
