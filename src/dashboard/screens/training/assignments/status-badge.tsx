import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { daysLate } from '@/dashboard/figures/assignments';
import type { Assignment, AssignmentStatus } from '@/dashboard/model/records/records';
import { assignmentStatuses } from '@/dashboard/words/assignment';

const tones: Readonly<Record<AssignmentStatus, BadgeTone>> = {
  open: 'neutral',
  submitted: 'neutral',
  returned: 'warn',
  accepted: 'ok',
};

export interface StatusBadgeProps {
  assignment: Assignment;
  /** ISO date. */
  today: string;
}

/** The status of an assignment in a word, or late after the due day without a submission. */
export function StatusBadge({ assignment, today }: StatusBadgeProps) {
  if (assignment.status === 'open' && daysLate(assignment, today) > 0)
    return <Badge tone="attention">Late</Badge>;
  return <Badge tone={tones[assignment.status]}>{assignmentStatuses[assignment.status]}</Badge>;
}
