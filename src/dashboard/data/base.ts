import type { Anchor } from './database';
import { foldEmail } from './plan-commit';
import { mapsOf } from './record-maps';
import type { RecordMaps } from './record-store';
import type { Person, SeedRecords } from './records';

/** The sample that a database's changes lie upon. */
export interface Base {
  anchor: Anchor;
  maps: RecordMaps;
  /** Who has an e-mail address, in lower case. */
  emails: ReadonlyMap<string, Person>;
}

export function createBase(anchor: Anchor, seed: SeedRecords): Base {
  const emails = (seed.people ?? []).map((person) => [foldEmail(person.email), person] as const);
  return { anchor, maps: mapsOf(seed), emails: new Map(emails) };
}
