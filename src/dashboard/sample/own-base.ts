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
    id: personIdOf[role],
    revision: 0,
    kind: role,
    name: `Test ${roleNames[role]}`,
    email: '',
    personalEmail: '',
    phone: '',
    address: '',
    bio: '',
    verified: false,
    status: role === 'admin' ? 'active' : 'archived',
    team: '',
    position: '',
    joinedOn: today,
    endsOn: null,
    weeklyMinutes: 0,
    hourlyRate: null,
    hourlyCost: null,
    earlier: [],
    later: [],
    requiredMinutes: null,
    mentorId: null,
    lastSeenAt: null,
  }));
  return { people, settings: [createSettings()], leaveKinds: createLeaveKinds() };
}
