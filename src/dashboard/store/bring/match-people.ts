import { foldEmail } from '@/lib/email-address';
import { referencesIn } from '@/dashboard/model/fields/references';
import { models } from '@/dashboard/model/records/models';
import {
  collectionNames,
  personIdOf,
  type CollectionName,
  type Person,
  type SeedRecords,
} from '@/dashboard/model/records/records';
import type { RecordMaps } from '@/dashboard/store/origin';
import type { Backup } from '@/dashboard/store/backup/backup-format';

/** The ids that people of a source get in the portal, by their ids in the source. */
export type PeopleIds = ReadonlyMap<string, string>;

const signInIds: readonly string[] = Object.values(personIdOf);

/** The instant when the records of a backup began. A backup has the same one as its device. */
export const beginningOf = ({ start, exportedAt }: Backup): string => start?.at ?? exportedAt;

/**
 * The id that a sign-in person of a device has as a new person of the portal. Every device has the same three sign-in
 * ids, so the instant when its records began tells them apart.
 */
export const newPersonId = (id: string, backup: Backup): string =>
  signInIds.includes(id) ? `${id}-${Date.parse(beginningOf(backup)).toString(36)}` : id;

/** A record that a user added. Those of the sample, and those named by a person or a month, have the same id everywhere. */
const isAdded = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

const peopleIn = (collection: CollectionName, record: unknown): string[] =>
  [...referencesIn(models[collection], record)]
    .filter((reference) => reference.collection === 'people')
    .map(({ id }) => id);

/**
 * Finds the counterparts in the portal of people of a source, from the records that were brought before. The majority
 * of these records decides, because some may name another person there by now.
 */
function knownPeople(records: SeedRecords, present: RecordMaps): PeopleIds {
  const counts = new Map<string, Map<string, number>>();
  for (const collection of collectionNames)
    for (const record of records[collection] ?? []) {
      const there = isAdded(record.id) && present.get(collection)!.get(record.id);
      if (!there) continue;
      const ids = peopleIn(collection, there);
      const here = peopleIn(collection, record);
      if (ids.length !== here.length) continue;
      for (const [index, id] of here.entries()) {
        const of = counts.get(id) ?? new Map<string, number>();
        counts.set(id, of.set(ids[index]!, (of.get(ids[index]!) ?? 0) + 1));
      }
    }
  const known = new Map<string, string>();
  for (const [id, of] of counts) {
    const [most] = [...of].filter(([one]) => present.get('people')!.has(one)).sort((a, b) => b[1] - a[1]);
    if (most) known.set(id, most[0]);
  }
  return known;
}

interface MatchIn {
  backup: Backup;
  /** The records to bring. */
  records: SeedRecords;
  /** The records of the portal. */
  present: RecordMaps;
  /** Id of the signed-in admin. */
  actorId: string;
}

/**
 * Proposes each person's counterpart in the portal: first the one of the records that were brought before, then the one
 * with the same email. Otherwise the device's admin is the signed-in admin, and everybody else is a new person.
 */
export function matchPeople({ backup, records, present, actorId }: MatchIn): PeopleIds {
  const known = knownPeople(records, present);
  const there = [...present.get('people')!.values()] as Person[];
  const byEmail = new Map(there.map(({ id, email }) => [foldEmail(email), id]));
  byEmail.delete('');
  const people = new Map((records.people ?? []).map((person) => [person.id, person]));
  const idOf = (id: string) =>
    known.get(id) ??
    byEmail.get(foldEmail(people.get(id)?.email ?? '')) ??
    (id === personIdOf.admin ? actorId : newPersonId(id, backup));
  return new Map([...new Set([...signInIds, ...people.keys()])].map((id) => [id, idOf(id)]));
}

/** The people whose counterpart an admin may choose: the sign-in people, and those whose id the portal does not have. */
export function choosable({ people = [] }: SeedRecords, present: readonly Person[]): Person[] {
  const known = new Set(present.map(({ id }) => id));
  return people.filter(({ id }) => signInIds.includes(id) || !known.has(id));
}
