import type { TestProject } from 'vitest/node';
import { storeAgency, type StoredAgency } from './agency';

declare module 'vitest' {
  export interface ProvidedContext {
    agency: StoredAgency;
  }
}

/** Makes one agency for all files of tests: a database, a schema and five accounts take seconds of the processor. */
export async function setup(project: TestProject): Promise<() => void> {
  const { remove, ...agency } = await storeAgency();
  project.provide('agency', agency);
  return remove;
}
