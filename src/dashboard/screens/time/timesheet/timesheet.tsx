import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { Screen } from '@/dashboard/parts/screen/screen';
import { useWeek } from '@/dashboard/screens/time/week/use-week';
import { WeekPanel } from '@/dashboard/screens/time/week/week-panel';

/** An employee's hours: the week's grid of projects and days, the timer, and the submission. */
export function TimesheetScreen() {
  const week = useWeek();
  return (
    <Screen route="timesheet" lead={useAgencyZoneNote()}>
      <WeekPanel week={week} />
    </Screen>
  );
}
