import type { Role } from '@/routes/portal-table';

/** The types of all records. The first screen does not load their descriptions (`models`). */
export type * from './models';
export { collectionNames, isCollectionName } from './collections';

/** The person record of each role. Signing in chooses only a role, so each role has one person. */
export const personIdOf: Readonly<Record<Role, string>> = {
  admin: 'test-admin',
  employee: 'test-employee',
  intern: 'test-intern',
};
