import type { Person } from '@/dashboard/model/records/records';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';

/** A new person before anybody has entered anything. */
export const newPerson = (kind: ListedKind): Person => ({
  id: crypto.randomUUID(),
  revision: 0,
  kind,
  name: '',
  email: '',
  personalEmail: '',
  phone: '',
  address: '',
  bio: '',
  verified: false,
  status: 'invited',
  team: '',
  position: '',
  joinedOn: '',
  endsOn: null,
  weeklyMinutes: 0,
  hourlyRate: null,
  hourlyCost: null,
  earlier: [],
  later: [],
  requiredMinutes: null,
  mentorId: null,
  lastSeenAt: null,
});
