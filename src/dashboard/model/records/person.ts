import {
  boolean,
  day,
  id,
  list,
  minutes,
  moment,
  money,
  nullable,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { roles } from '@/routes/portal-table';

export const personStatuses = ['active', 'invited', 'suspended', 'left', 'archived'] as const;

/** The terms of a person's work. */
const terms = {
  /** Department of staff and interns, company of a regular user. */
  team: text,
  /** Position of staff, programme of an intern, access of a regular user. */
  position: text,
  /** Planned minutes per week. 0 for regular users. */
  weeklyMinutes: minutes,
  /** Price of an hour for clients, or null. */
  hourlyRate: nullable(money),
  /** Cost of an hour for the agency, or null. */
  hourlyCost: nullable(money),
};

const earlierTerms = object({
  /** Last day of these terms. The next ones are valid from the day after. */
  until: day,
  ...terms,
});

const laterTerms = object({
  /** First day of these terms. */
  from: day,
  ...terms,
});

/** Staff, interns, and the agency's clients (regular users). */
export const person = record(
  {
    kind: oneOf([...roles, 'regular']),
    name: text,
    /** Work email, unique among people (ignoring case). */
    email: text,
    personalEmail: text,
    phone: text,
    address: text,
    bio: text,
    verified: boolean,
    status: oneOf(personStatuses),
    /** The present terms. Those of a day are `termsOn`. */
    ...terms,
    /** The terms before the present ones, oldest first. */
    earlier: list(earlierTerms),
    /** Planned terms after the present ones, oldest first. */
    later: list(laterTerms),
    joinedOn: day,
    /** Last day of work, or null. */
    endsOn: nullable(day),
    /** Total required minutes of an internship, or null. */
    requiredMinutes: nullable(minutes),
    mentorId: nullable(id('people')),
    /** Instant of the last visit, or null without a visit. */
    lastSeenAt: nullable(moment),
  },
  [
    // The terms got a rate, a cost and a history.
    (stored) => ({ ...stored, hourlyRate: null, hourlyCost: null, earlier: [] }),
    // Terms can be planned.
    (stored) => ({ ...stored, later: [] }),
  ],
);

export interface Person extends TypeOf<typeof person> {}
export interface EarlierTerms extends TypeOf<typeof earlierTerms> {}
export interface LaterTerms extends TypeOf<typeof laterTerms> {}
export type Terms = Omit<EarlierTerms, 'until'>;
export type PersonKind = Person['kind'];
/** An archived person remains for records that refer to them. Lists and choices hide them by default. */
export type PersonStatus = Person['status'];
