import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { Screen } from '@/dashboard/parts/screen/screen';
import { useWeek } from '@/dashboard/screens/time/week/use-week';
import { WeekPanel } from '@/dashboard/screens/time/week/week-panel';

export function TimesheetScreen() {
  const week = useWeek();
  return (
    <Screen route="timesheet" lead={useAgencyZoneNote()}>
      <WeekPanel week={week} />
    </Screen>
  );
}
