import type { OccurrenceOverride, Recurrence } from '@/dashboard/model/records/records';
import type { ContentLine } from './content-line';

export interface IcsPerson {
  name: string;
  /** Without `mailto:`. Empty if the file has no address. */
  email: string;
}

/** An event in an iCalendar file. Contains people by email address, and the other data as in the records. */
export interface IcsEvent {
  uid: string;
  /** Number of revisions. */
  sequence: number;
  title: string;
  place: string;
  notes: string;
  allDay: boolean;
  /** Local times in `timeZone`. For all-day events, the first and the last day at 00:00. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  recurrence: Recurrence | null;
  exceptions: readonly string[];
  overrides: readonly OccurrenceOverride[];
  organizer: IcsPerson | null;
  attendees: readonly IcsPerson[];
  /** Unsupported lines, including those of alarms. `writeCalendar` writes them unchanged. */
  extra: readonly Pick<ContentLine, 'name' | 'params' | 'value'>[];
}

/** A part of a file that could not be imported unchanged. */
export interface IcsProblem {
  /** Line number in the file, from 1. */
  line: number;
  /** Message for users: the reason and what to do. */
  message: string;
  /** Whether the event is left out, or imported without the unsupported part. */
  effect: 'left-out' | 'simplified';
}

export interface IcsCalendar {
  events: readonly (IcsEvent & { line: number })[];
  problems: readonly IcsProblem[];
}
