import { useMemo } from 'react';
import type { LeaveRecords } from '@/dashboard/figures/leave';
import { useRecords } from '@/dashboard/hooks/use-workspace';

/** The records that leave is counted from. Keeps its identity until one of them changes. */
export function useLeaveRecords(): LeaveRecords {
  const leave = useRecords('leave');
  const leaveKinds = useRecords('leaveKinds');
  const leaveAllowances = useRecords('leaveAllowances');
  const holidays = useRecords('holidays');
  return useMemo(
    () => ({ leave, leaveKinds, leaveAllowances, holidays }),
    [leave, leaveKinds, leaveAllowances, holidays],
  );
}
