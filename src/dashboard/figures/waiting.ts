import type { Assignment, Leave, Person, Timesheet } from '@/dashboard/model/records/records';

/** The records that an admin decides on. */
export interface DecidedRecords {
  timesheets: readonly Timesheet[];
  assignments: readonly Assignment[];
  leave: readonly Leave[];
}

/** The weeks, assignments and leave requests that wait for a decision, without those of deleted people. */
export function waitingFor({
  people,
  timesheets,
  assignments,
  leave,
}: DecidedRecords & { people: readonly Person[] }): DecidedRecords {
  const known = new Set(people.map(({ id }) => id));
  const isKnown = ({ personId }: { personId: string }) => known.has(personId);
  return {
    timesheets: timesheets.filter((sheet) => sheet.status === 'submitted' && isKnown(sheet)),
    assignments: assignments.filter((one) => one.status === 'submitted' && one.submission && isKnown(one)),
    leave: leave.filter((one) => one.status === 'requested' && isKnown(one)),
  };
}
