import { personIdOf, type Person, type SeedRecords } from '@/dashboard/model/records/records';
import { foldEmail } from '@/dashboard/store/plan-commit';
import type { Backup } from '@/dashboard/store/store-port';

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

interface MatchIn {
  backup: Backup;
  /** The records to bring. */
  records: SeedRecords;
  /** The people of the portal. */
  present: readonly Person[];
  /** Id of the signed-in admin. */
  actorId: string;
}

/**
 * Proposes who each person is in the portal: the person with the same email, else the signed-in admin for the device's
 * admin, and a new person for everybody else.
 */
export function matchPeople({ backup, records, present, actorId }: MatchIn): PeopleIds {
  const byEmail = new Map(present.map(({ id, email }) => [foldEmail(email), id]));
  byEmail.delete('');
  const people = new Map((records.people ?? []).map((person) => [person.id, person]));
  const idOf = (id: string) =>
    byEmail.get(foldEmail(people.get(id)?.email ?? '')) ??
    (id === personIdOf.admin ? actorId : newPersonId(id, backup));
  return new Map([...new Set([...signInIds, ...people.keys()])].map((id) => [id, idOf(id)]));
}

/** The people whose counterpart an admin may choose: the sign-in people, and those whom the portal does not have by their id. */
export function choosable({ people = [] }: SeedRecords, present: readonly Person[]): Person[] {
  const known = new Set(present.map(({ id }) => id));
  return people.filter(({ id }) => signInIds.includes(id) || !known.has(id));
}
