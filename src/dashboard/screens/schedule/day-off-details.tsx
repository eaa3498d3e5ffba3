import { Button } from '@/design-system/button/button';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { timesOf } from '@/dashboard/parts/calendar/calendar-words';
import { fullDay } from '@/dashboard/words/day';
import { leaveOf, portalPath } from '@/routes/portal-paths';
import * as s from './event-details.module.scss';
import { SidePanel } from './side-panel';

export interface DayOffDetailsProps {
  occurrence: Occurrence;
  onClose: () => void;
}

/** A leave or a public holiday in the calendar, to read. */
export function DayOffDetails({ occurrence, onClose }: DayOffDetailsProps) {
  const role = useRole();
  const { title, firstDay } = occurrence;
  return (
    <SidePanel title={title} onClose={onClose}>
      <dl className={s.facts}>
        <div>
          <dt>When</dt>
          <dd>
            {fullDay(firstDay)}, {timesOf(occurrence).toLowerCase()}
          </dd>
        </div>
      </dl>
      <div className={s.buttons}>
        <Button size="compact" href={portalPath(leaveOf(role))}>
          Open Leave
        </Button>
      </div>
    </SidePanel>
  );
}
