import type { Role } from '@/routes/portal-table';

/** The types of all records. What each is made of is described in `model`, which the first screen does without. */
export type * from './models';
export { collectionNames, isCollectionName } from './collections';

/** Who the signed-in visitor is in the records. The sign-in picks a role and nothing else, so each role has one person. */
export const personIdOf: Readonly<Record<Role, string>> = {
  admin: 'test-admin',
  employee: 'test-employee',
  intern: 'test-intern',
};
