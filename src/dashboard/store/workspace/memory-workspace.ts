import { createOwnBase } from '@/dashboard/sample/own-base';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { BaseName, Start } from '@/dashboard/store/origin';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { createWorkspace } from './create-workspace';
import type { SeedRecords } from '@/dashboard/model/records/records';
import type { Workspace } from './workspace';

export type { SeedRecords } from '@/dashboard/model/records/records';

/** A workspace without persistence, for stories and tests. */
export function createMemoryWorkspace(
  seed: SeedRecords,
  actorId = 'test-admin',
  base: BaseName = 'sample',
): Workspace {
  const reseed = (start: Start) => (start.base === 'own' ? createOwnBase(start.today) : seed);
  const store = createMemoryStore({ seed, origin: { base, records: mapsOf(seed) }, reseed });
  return createWorkspace({
    store,
    loaded: store.loadNow(),
    actorId,
    persistence: { state: 'memory-only', reason: 'Nothing is saved here.' },
    reseed,
  });
}
