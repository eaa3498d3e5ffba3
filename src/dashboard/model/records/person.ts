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

/** Staff, interns and the agency's clients, who are its regular users. */
export const person = record({
  kind: oneOf(['admin', 'employee', 'intern', 'regular']),
  name: text,
  /** Work address; unique among people, letter case aside. */
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
  /** Join date; an intern's start date. */
  joinedOn: day,
  /** Last day of an internship. */
  endsOn: nullable(day),
  /** What they are planned for, in minutes a week; 0 for regular users. */
  weeklyMinutes: minutes,
  /** What an internship asks for in all, in minutes. */
  requiredMinutes: nullable(minutes),
  /** Who looks after an intern. */
  mentorId: nullable(id('people')),
  /** Instant of the last visit; null where they never came. */
  lastSeenAt: nullable(moment),
});

export interface Person extends TypeOf<typeof person> {}
export type PersonKind = Person['kind'];
/** An archived person stays for the records that name them: in no list and no choice, unless asked for. */
export type PersonStatus = Person['status'];
