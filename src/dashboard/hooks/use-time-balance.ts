import { useMemo } from 'react';
import { timeBalance } from '@/dashboard/figures/time-balance';
import { isStaff } from '@/dashboard/figures/planned-time';
import type { Person } from '@/dashboard/model/records/records';
import { useTimeOff } from './use-time-off';
import { useToday } from './use-today';
import { useRecord, useRecords } from './use-workspace';

/** A person's overtime in minutes, and the first day that counts. */
export interface TimeBalance {
  from: string;
  minutes: number;
}

/** The overtime balance of a person to yesterday. Null if the agency keeps none, or the person logs no time. */
export function useTimeBalance(person: Person): TimeBalance | null {
  const from = useRecord('settings', 'agency')?.balanceFrom ?? null;
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const today = useToday();
  return useMemo(
    () =>
      from === null || !isStaff(person)
        ? null
        : { from, minutes: timeBalance({ person, entries, off, from, today }) },
    [from, person, entries, off, today],
  );
}
