import { blankPerson } from '@/dashboard/model/records/blank-person';
import { personIdOf, type Person, type SeedRecords } from '@/dashboard/model/records/records';
import { roleNames, roles } from '@/routes/portal-table';
import { createLeaveKinds } from './leave-kinds';
import { createSettings } from '@/dashboard/model/records/first-settings';

/**
 * The base of an agency of one's own: its settings and the accounts to sign in with. The accounts of the
 * employee and the intern are archived until people take them, so that no list or figure counts them.
 * @param today - ISO date of the start
 */
export function createOwnBase(today: string): SeedRecords {
  const people = roles.map((role): Person => ({
    ...blankPerson,
    id: personIdOf[role],
    revision: 0,
    kind: role,
    name: `Test ${roleNames[role]}`,
    status: role === 'admin' ? 'active' : 'archived',
    joinedOn: today,
  }));
  return { people, settings: [createSettings()], leaveKinds: createLeaveKinds() };
}
