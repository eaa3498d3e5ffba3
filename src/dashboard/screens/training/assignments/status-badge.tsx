import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { daysLate } from '@/dashboard/figures/assignments';
import type { Assignment, AssignmentStatus } from '@/dashboard/model/records/records';

const looks: Readonly<Record<AssignmentStatus, { word: string; tone: BadgeTone }>> = {
  open: { word: 'To do', tone: 'neutral' },
  submitted: { word: 'Submitted', tone: 'neutral' },
  returned: { word: 'Returned', tone: 'warn' },
  accepted: { word: 'Accepted', tone: 'ok' },
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
  const { word, tone } = looks[assignment.status];
  return <Badge tone={tone}>{word}</Badge>;
}
