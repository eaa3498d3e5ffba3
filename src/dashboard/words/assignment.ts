import type { AssignmentStatus } from '@/dashboard/model/records/records';

/** The status of an assignment, for its intern. */
export const assignmentStatuses: Readonly<Record<AssignmentStatus, string>> = {
  open: 'To do',
  submitted: 'Submitted',
  returned: 'Returned',
  accepted: 'Accepted',
};
