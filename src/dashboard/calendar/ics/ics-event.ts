import type { OccurrenceOverride, Recurrence } from '@/dashboard/model/records/records';
import type { ContentLine } from './content-line';

export interface IcsPerson {
  name: string;
  /** Without `mailto:`; empty where the file gives no address. */
  email: string;
}

/** An event as a file carries it: people by their addresses, the rest as the records have it. */
export interface IcsEvent {
  uid: string;
  /** How often it was changed. */
  sequence: number;
  title: string;
  place: string;
  notes: string;
  allDay: boolean;
  /** Local times in `timeZone`; for all-day events the first day and the last, at 00:00. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  recurrence: Recurrence | null;
  exceptions: readonly string[];
  overrides: readonly OccurrenceOverride[];
  organizer: IcsPerson | null;
  attendees: readonly IcsPerson[];
  /** What a calendar of another program says besides, lines of parts such as alarms included: kept aside, and written again. */
  extra: readonly Pick<ContentLine, 'name' | 'params' | 'value'>[];
}

/** Something in a file that could not be taken as it is. */
export interface IcsProblem {
  /** Of the file, counted from 1. */
  line: number;
  /** Why and what to do, in sentences for people. */
  message: string;
  /** Whether the event is left out because of it, or taken without what is meant. */
  effect: 'left-out' | 'simplified';
}

export interface IcsCalendar {
  events: readonly (IcsEvent & { line: number })[];
  problems: readonly IcsProblem[];
}
