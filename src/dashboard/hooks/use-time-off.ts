import { useMemo } from 'react';
import { workdaysOf, type TimeOff } from '@/dashboard/figures/time-off';
import { useRecord, useRecords } from './use-workspace';

/** The agency's working days, its public holidays and everyone's leave. Keeps its identity until one of them changes. */
export function useTimeOff(): TimeOff {
  const leave = useRecords('leave');
  const holidays = useRecords('holidays');
  const workdays = workdaysOf(useRecord('settings', 'agency'));
  return useMemo(() => ({ leave, holidays, workdays }), [leave, holidays, workdays]);
}
