import { useMemo } from 'react';
import { decimalHours } from '@/dashboard/words/span';
import { wholeNumber } from '@/dashboard/words/count';
import { freeAccountNote } from '@/dashboard/figures/free-account';
import { unreadCount } from '@/dashboard/figures/messages';

import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import { lazyPanel } from '@/dashboard/parts/lazy-panel/lazy-panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Screen } from '@/dashboard/parts/screen/screen';
import { portalPath } from '@/routes/portal-paths';
import { useMissingDays } from '@/dashboard/screens/home/parts/use-missing-days';
import { ownTasks } from './employee-figures';
import { ownWeek } from './own-week';
import { TasksPanel } from './tasks-panel';
import * as s from './employee-home.module.scss';

const SchedulePanel = lazyPanel({
  title: 'Today',
  load: async () => (await import('./schedule-panel')).SchedulePanel,
});
const OwnWeekPanel = lazyPanel({
  title: 'Hours this week',
  load: async () => (await import('@/dashboard/screens/home/parts/own-week-panel')).OwnWeekPanel,
});
const UnreadPanel = lazyPanel({
  title: 'Inbox',
  load: async () => (await import('@/dashboard/screens/home/parts/unread-panel')).UnreadPanel,
});

/** The employee's dashboard: today's hours and appointments, the next tasks and unread messages. */
export function EmployeeHomeScreen() {
  const me = useMe();
  const today = useToday();
  const missing = useMissingDays('timesheet');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const tasks = useRecords('tasks');
  const messages = useRecords('messages');
  const week = useMemo(() => ownWeek(me, { entries, ...off }, today), [me, entries, off, today]);
  const { open, overdue } = useMemo(() => ownTasks(tasks, me.id, today), [tasks, me.id, today]);
  const unread = unreadCount(messages, me.id);

  return (
    <Screen route="employee-home" lead={freeAccountNote(me) ?? missing}>
      <PanelGrid className={s.panels}>
        <KpiRow label="Metrics" className={s.wide}>
          <Kpi
            label="Hours today"
            value={decimalHours(week.todayMinutes)}
            href={portalPath('timesheet')}
            note={week.todayMinutes ? undefined : 'Nothing is logged yet'}
          />
          <Kpi
            label="Hours this week"
            value={decimalHours(week.weekMinutes)}
            href={portalPath('timesheet')}
            note={week.plannedMinutes ? `of ${decimalHours(week.plannedMinutes)} planned` : undefined}
          />
          <Kpi
            label="Active tasks"
            value={wholeNumber(open.length)}
            href={portalPath('active-tasks')}
            note={overdue ? `${overdue} overdue` : 'None is overdue'}
            noteTone={overdue ? 'attention' : undefined}
          />
          <Kpi label="Unread messages" value={wholeNumber(unread)} href={portalPath('employee-inbox')} />
        </KpiRow>
        <TasksPanel tasks={open} today={today} />
        <SchedulePanel />
        <OwnWeekPanel route="timesheet" />
        <UnreadPanel />
      </PanelGrid>
    </Screen>
  );
}
