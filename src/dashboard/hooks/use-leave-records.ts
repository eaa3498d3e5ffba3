import { useMemo } from 'react';
import type { LeaveRecords } from '@/dashboard/figures/leave';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';

/** The records that leave is counted from. Keeps its identity until one of them changes. */
export function useLeaveRecords(): LeaveRecords {
  const off = useTimeOff();
  const leaveKinds = useRecords('leaveKinds');
  const leaveAllowances = useRecords('leaveAllowances');
  return useMemo(() => ({ ...off, leaveKinds, leaveAllowances }), [off, leaveKinds, leaveAllowances]);
}
