import { useCourses } from '@/dashboard/hooks/use-courses';
import { useMemo } from 'react';
import { dayAsOf } from '@/dashboard/words/day';
import { dueAssignments } from '@/dashboard/figures/assignments';
import { decimalHours } from '@/dashboard/words/span';
import { counted, noFigure, wholeNumber } from '@/dashboard/words/count';
import { freeAccountNote } from '@/dashboard/figures/free-account';
import { unreadCount } from '@/dashboard/figures/messages';

import { trainingProgress } from '@/dashboard/figures/training';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import { lazyPanel } from '@/dashboard/parts/lazy-panel/lazy-panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Screen } from '@/dashboard/parts/screen/screen';
import { portalPath } from '@/routes/portal-paths';
import { ownMinutes } from '@/dashboard/screens/home/employee-home/employee-figures';
import { useMissingDays } from '@/dashboard/screens/home/parts/use-missing-days';
import { AssignmentsPanel } from './assignments-panel';
import { CoursesPanel } from './courses-panel';
import * as s from './intern-home.module.scss';

const OwnWeekPanel = lazyPanel({
  title: 'Hours this week',
  load: async () => (await import('@/dashboard/screens/home/parts/own-week-panel')).OwnWeekPanel,
});
const MentorPanel = lazyPanel({
  title: 'Mentor',
  load: async () => (await import('./mentor-panel')).MentorPanel,
});

/** The intern's dashboard: hours, courses, assignments, meetings and goals. */
export function InternHomeScreen() {
  const me = useMe();
  const today = useToday();
  const missing = useMissingDays('timelog');
  const entries = useRecords('timeEntries');
  const courses = useCourses();
  const progress = useRecords('courseProgress');
  const assignments = useRecords('assignments');
  const messages = useRecords('messages');
  const training = useMemo(() => trainingProgress(courses, progress, me.id), [courses, progress, me.id]);
  const due = useMemo(() => dueAssignments(assignments, me.id), [assignments, me.id]);
  const minutes = useMemo(() => ownMinutes(me, entries), [me, entries]);
  const [next] = due;
  const late = next !== undefined && next.dueOn < today;

  return (
    <Screen route="intern-home" lead={freeAccountNote(me) ?? missing}>
      <PanelGrid className={s.panels}>
        <KpiRow label="Metrics" className={s.wide}>
          <Kpi
            label="Course progress"
            value={training.total ? `${Math.round(training.percent)}%` : noFigure}
            href={portalPath('courses')}
            note={
              training.total ? `${training.done} of ${counted(training.total, 'lesson')}` : 'No courses yet'
            }
          />
          <Kpi
            label="Assignments to do"
            value={wholeNumber(due.length)}
            href={portalPath('assignments')}
            note={
              next ? `${late ? 'Overdue since' : 'Next due'} ${dayAsOf(next.dueOn, today)}` : 'Nothing is due'
            }
            noteTone={late ? 'attention' : undefined}
          />
          <Kpi
            label="Hours logged"
            value={decimalHours(minutes)}
            href={portalPath('timelog')}
            note={me.requiredMinutes ? `of ${decimalHours(me.requiredMinutes)} required` : undefined}
          />
          <Kpi
            label="Unread messages"
            value={wholeNumber(unreadCount(messages, me.id))}
            href={portalPath('intern-inbox')}
          />
        </KpiRow>
        <CoursesPanel training={training} />
        <AssignmentsPanel assignments={due} today={today} />
        <OwnWeekPanel route="timelog" />
        <MentorPanel />
      </PanelGrid>
    </Screen>
  );
}
