import { useMemo } from 'react';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { longDay } from '@/dashboard/words/day';
import { decimalHours } from '@/dashboard/words/span';
import { bars } from '@/dashboard/parts/chart/bar-chart';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { Empty } from '@/dashboard/parts/empty/empty';
import { portalPath } from '@/routes/portal-paths';
import { Button } from '@/design-system/button/button';
import { ownWeek } from '@/dashboard/screens/home/employee-home/own-week';

export interface OwnWeekPanelProps {
  route: 'timesheet' | 'timelog';
}

/** The hours of the own week, day by day, beside the plan. */
export function OwnWeekPanel({ route }: OwnWeekPanelProps) {
  const me = useMe();
  const today = useToday();
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const { days, plannedMinutes, weekMinutes } = useMemo(
    () => ownWeek(me, { entries, ...off }, today),
    [me, entries, off, today],
  );
  const logged = { name: 'Logged', values: days.map(({ minutes }) => minutes / 60) };
  const planned = { name: 'Planned', values: days.map(({ planned: all }) => all / 60) };
  return (
    <ChartPanel
      title="Hours this week"
      kind={bars}
      height={220}
      data={{
        unit: 'Day',
        points: days.map(({ day }) => ({ tick: longDay(day).slice(0, 3), name: longDay(day) })),
        series: weekMinutes > 0 && plannedMinutes > 0 ? [logged, planned] : [logged],
        format: (hours) => decimalHours(hours * 60),
        formatTick: String,
      }}
      empty={
        <Empty
          title="No hours yet this week"
          action={
            <Button size="compact" variant="outline" href={portalPath(route)}>
              Log hours
            </Button>
          }
        >
          The time that you log appears here, day by day.
        </Empty>
      }
    />
  );
}
