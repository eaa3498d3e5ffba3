import { useMemo } from 'react';
import { dayAndMonth, longDay } from '@/dashboard/words/day';
import { addDays, daysOf } from '@/dashboard/days/days';
import { wholeNumber } from '@/dashboard/words/count';
import { useOperations, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { bars } from '@/dashboard/parts/chart/bar-chart';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Button } from '@/design-system/button/button';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { portalPath } from '@/routes/portal-paths';
import { KindsPanel } from './kinds-panel';
import { LogPanel } from './log-panel';
import { kindOf, operationsByDay, operationsByKind, usageKinds, type UsageKind } from './usage-figures';
import * as s from './usage.module.scss';

/** Number of days in the chart, today included. */
const shownDays = 30;

/** The activity log of this device. */
export function UsageScreen() {
  const operations = useOperations();
  const today = useToday();
  const timeZone = useTimeZone();
  const zoneNote = useAgencyZoneNote();
  const workspace = useWorkspace();
  const persistence = workspace.persistence();
  const { values, hrefWith } = useSearchParams(['kind']);
  const kind = values.kind && values.kind in usageKinds ? (values.kind as UsageKind) : null;
  const range = useMemo(() => ({ first: addDays(today, 1 - shownDays), last: today }), [today]);
  const shown = useMemo(
    () => (kind === null ? operations : operations.filter((operation) => kindOf(operation) === kind)),
    [operations, kind],
  );
  const counts = useMemo(() => operationsByDay(shown, range, timeZone), [shown, range, timeZone]);
  const kinds = useMemo(() => operationsByKind(operations), [operations]);
  const about =
    persistence.state === 'stored'
      ? workspace.shared
        ? 'The changes made on this device. The server has its own log of all changes.'
        : 'The log of this device. It is stored in this browser only and has no changes from other devices.'
      : `The log of this tab. ${persistence.reason}`;
  const lead = `${about} ${zoneNote}`.trim();

  if (operations.length === 0)
    return (
      <Screen route="usage" lead={lead}>
        <Panel title="Log" titleHidden>
          <Empty
            title="No changes on this device yet"
            action={
              <Button size="compact" variant="outline" href={portalPath('employees')}>
                Go to the employees
              </Button>
            }
          >
            Each change appears here with its author and time. You can undo most changes.
          </Empty>
        </Panel>
      </Screen>
    );
  return (
    <Screen route="usage" lead={lead}>
      <PanelGrid className={s.panels}>
        <ChartPanel
          title={kind === null ? 'Changes by day' : `Changes by day: ${usageKinds[kind]}`}
          kind={bars}
          whole
          data={{
            unit: 'Day',
            points: daysOf(range).map((day) => ({ tick: dayAndMonth(day), name: longDay(day) })),
            series: [{ name: 'Changes', values: counts }],
            format: wholeNumber,
          }}
          empty={
            <Empty title={`No changes in the last ${shownDays} days`}>Older ones are in the log below.</Empty>
          }
        />
        <KindsPanel
          kinds={kinds}
          total={operations.length}
          kind={kind}
          hrefOf={(next) => hrefWith({ kind: next })}
        />
        <LogPanel
          key={kind}
          className={s.wide}
          operations={shown}
          title={kind === null ? 'Log of this device' : `Log of this device: ${usageKinds[kind]}`}
        />
      </PanelGrid>
    </Screen>
  );
}
