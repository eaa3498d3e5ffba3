import { useMemo, type ReactNode } from 'react';
import { missingDays } from '@/dashboard/figures/missing-days';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { counted, listed } from '@/dashboard/words/count';
import { shortDay } from '@/dashboard/words/day';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';

/** Most days that the reminder names one by one. */
const few = 3;

/**
 * A reminder of working days without time, with a link to the first one's week. Undefined if there are none.
 * @param route - where the person enters time
 */
export function useMissingDays(route: 'timesheet' | 'timelog'): ReactNode {
  const me = useMe();
  const today = useToday();
  const entries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const reportNotes = useRecords('reportNotes');
  const off = useTimeOff();
  const days = useMemo(
    () => missingDays(me, { entries, timesheets, reportNotes, ...off }, today),
    [me, entries, timesheets, reportNotes, off, today],
  );
  if (days.length === 0) return undefined;
  const words =
    days.length <= few
      ? listed(days.map(shortDay))
      : `${counted(days.length, 'working day')} since ${shortDay(days[0]!)}`;
  return (
    <>
      No time on {words}. <Link href={portalPath(route, { week: days[0]! })}>Enter the missing time</Link>
    </>
  );
}
