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
  const waiting = <Item extends { personId: string; status: string }>(
    items: readonly Item[],
    status: string,
  ) => items.filter((item) => item.status === status && known.has(item.personId));
  return {
    timesheets: waiting(timesheets, 'submitted'),
    assignments: waiting(assignments, 'submitted').filter(({ submission }) => submission),
    leave: waiting(leave, 'requested'),
  };
}
