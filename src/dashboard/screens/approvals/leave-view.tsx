import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Leave, Person } from '@/dashboard/model/records/records';
import { LeaveEffect } from '@/dashboard/parts/leave-effect/leave-effect';
import * as s from './approvals.module.scss';

export interface LeaveViewProps {
  leave: Leave;
  person: Person;
}

/** A leave request to read: its note, the days left after it, the time logged on its days, its meetings, and who is away at the same time. */
export function LeaveView({ leave, person }: LeaveViewProps) {
  const people = useRecords('people');
  return (
    <>
      {leave.note && <p className={s.brief}>{leave.note}</p>}
      <LeaveEffect draft={leave} id={leave.id} person={person} people={people} own={false} />
    </>
  );
}
