import { useMemo } from 'react';
import { paceOf } from '@/dashboard/commands/time/pace';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Screen } from '@/dashboard/parts/screen/screen';
import { useWeek } from '@/dashboard/screens/time/week/use-week';
import { WeekPanel } from '@/dashboard/screens/time/week/week-panel';
import { DayList } from './day-list';
import { PacePanel } from './pace-panel';

/** An intern's hours: progress to the required total, the week's grid and timer, and every logged day. */
export function TimeLogScreen() {
  const week = useWeek();
  const { person, own, today } = week;
  const off = useTimeOff();
  const pace = useMemo(() => paceOf(person, own, { today, off }), [person, own, today, off]);
  return (
    <Screen route="timelog" lead={useAgencyZoneNote()}>
      {pace && (
        <PanelGrid>
          <PacePanel pace={pace} today={today} />
        </PanelGrid>
      )}
      <WeekPanel week={week} />
      <PanelGrid>
        <DayList week={week} />
      </PanelGrid>
    </Screen>
  );
}
