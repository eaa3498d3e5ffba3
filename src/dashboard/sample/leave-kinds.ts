import { yearOf } from '@/dashboard/days/days';
import { allowanceId } from '@/dashboard/figures/allowance-id';
import type { LeaveAllowance, LeaveKind } from '@/dashboard/model/records/records';
import { chance } from './chance';
import type { StaffMember } from './staff';
import type { When } from './when';

/** The kinds of leave that every agency begins with. */
export function createLeaveKinds(): LeaveKind[] {
  const kind = (id: string, name: string, colour: LeaveKind['colour']): LeaveKind => ({
    id,
    revision: 0,
    name,
    paid: id !== 'unpaid',
    counted: id === 'holiday',
    needsApproval: id !== 'sickness',
    colour,
  });
  return [
    kind('holiday', 'Annual leave', 'teal'),
    kind('sickness', 'Sickness', 'orange'),
    kind('unpaid', 'Unpaid leave', 'purple'),
  ];
}

/** 20 days a year for everyone, and the days that some of those who worked last year carried over. */
export function createAllowances({ today }: When, staff: readonly StaffMember[]): LeaveAllowance[] {
  const year = yearOf(today);
  const allowance = (personId: string | null, of: number, carriedOver: number): LeaveAllowance => ({
    id: allowanceId(personId, of),
    revision: 0,
    personId,
    year: of,
    days: 20,
    carriedOver,
  });
  return [
    allowance(null, year - 1, 0),
    ...staff
      .filter(({ person }) => person.kind !== 'admin')
      .map(({ person: { id, joinedOn } }, who) =>
        allowance(id, year, yearOf(joinedOn) < year ? chance(7, who) / 2 : 0),
      ),
  ];
}
