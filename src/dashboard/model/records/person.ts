import {
  boolean,
  day,
  id,
  minutes,
  moment,
  nullable,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

export const personStatuses = ['active', 'invited', 'suspended', 'left', 'archived'] as const;

/** Staff, interns, and the agency's clients (regular users). */
export const person = record({
  kind: oneOf(['admin', 'employee', 'intern', 'regular']),
  name: text,
  /** Work email, unique among people (ignoring case). */
  email: text,
  personalEmail: text,
  phone: text,
  address: text,
  bio: text,
  verified: boolean,
  status: oneOf(personStatuses),
  /** Department of staff and interns, company of a regular user. */
  team: text,
  /** Position of staff, programme of an intern, access of a regular user. */
  position: text,
  joinedOn: day,
  /** Last day of an internship, or null. */
  endsOn: nullable(day),
  /** Planned minutes per week. 0 for regular users. */
  weeklyMinutes: minutes,
  /** Total required minutes of an internship, or null. */
  requiredMinutes: nullable(minutes),
  mentorId: nullable(id('people')),
  /** Instant of the last visit, or null without a visit. */
  lastSeenAt: nullable(moment),
});

export interface Person extends TypeOf<typeof person> {}
export type PersonKind = Person['kind'];
/** An archived person remains for records that refer to them. Lists and choices hide them by default. */
export type PersonStatus = Person['status'];
