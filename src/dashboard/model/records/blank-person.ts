import type { Person } from './records';

/** The fields of a person before any input. */
export const blankPerson = {
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
} satisfies Partial<Person>;
