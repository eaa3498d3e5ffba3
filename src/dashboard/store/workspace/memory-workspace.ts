import { createMemoryStore } from '@/dashboard/store/memory-store';
import { createWorkspace } from './create-workspace';
import type { SeedRecords } from '@/dashboard/model/records/records';
import type { Workspace } from './workspace';

export type { SeedRecords } from '@/dashboard/model/records/records';

/** A workspace without persistence, for stories and tests. */
export function createMemoryWorkspace(seed: SeedRecords, actorId = 'test-admin'): Workspace {
  const store = createMemoryStore({ seed });
  return createWorkspace({
    store,
    loaded: store.loadNow(),
    actorId,
    persistence: { state: 'memory-only', reason: 'Nothing is saved here.' },
    reseed: () => seed,
  });
}
