import {
  boolean,
  day,
  id,
  integer,
  moment,
  nullable,
  number,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { years } from '@/dashboard/days/moments';
import { projectColours } from './project';

const leaveStatuses = ['requested', 'approved', 'returned', 'withdrawn'] as const;

/** Days on which a person does not work. */
export const leave = record({
  personId: id('people'),
  kindId: id('leaveKinds'),
  firstDay: day,
  lastDay: day,
  /** The leave starts at midday on the first day. */
  startsHalf: boolean,
  /** The leave ends at midday on the last day. */
  endsHalf: boolean,
  note: text,
  status: oneOf(leaveStatuses),
  requestedAt: moment,
  decidedAt: nullable(moment),
  decidedById: nullable(id('people')),
  /** Reason of the decision, or ''. */
  reason: text,
});

/** A kind of leave: holiday, sickness and the agency's own ones. */
export const leaveKind = record({
  name: text,
  paid: boolean,
  /** Whether it is taken from the yearly entitlement. */
  counted: boolean,
  needsApproval: boolean,
  colour: oneOf(projectColours),
});

/** Days of leave in a year. */
export const leaveAllowance = record({
  /** Null for the standard of everyone without a record of their own. It applies until a later one. */
  personId: nullable(id('people')),
  year: integer(years.first, years.last),
  days: number(0, 366),
  /** Days left from the year before. Negative if too many were taken. */
  carriedOver: number(-366, 366),
});

/** A public holiday, or another day on which nobody works. */
export const holiday = record({
  day,
  name: text,
  /** Free from midday on. */
  half: boolean,
  /** Country and region it was added for: 'DE-BY'. '' for an own day. */
  source: text,
});

export interface Leave extends TypeOf<typeof leave> {}
export type LeaveStatus = Leave['status'];
export interface LeaveKind extends TypeOf<typeof leaveKind> {}
export interface LeaveAllowance extends TypeOf<typeof leaveAllowance> {}
export interface Holiday extends TypeOf<typeof holiday> {}
