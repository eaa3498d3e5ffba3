import { dayAsOf } from '@/dashboard/words/day';
import type { Assignment } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import { HomeRowList } from '@/dashboard/screens/home/parts/home-row-list';

const shownAssignments = 5;

export interface AssignmentsPanelProps {
  /** Assignments to submit, the most urgent first. */
  assignments: readonly Assignment[];
  today: string;
}

/** The assignments that are due next. */
export function AssignmentsPanel({ assignments, today }: AssignmentsPanelProps) {
  const courses = useRecords('courses');
  return (
    <Panel
      title="Assignments"
      aside={<PanelLink href={portalPath('assignments')}>All assignments</PanelLink>}
    >
      {assignments.length === 0 ? (
        <Empty title="Nothing is due">Assignments that you have to submit appear here.</Empty>
      ) : (
        <HomeRowList
          rows={assignments.slice(0, shownAssignments).map(({ id, title, dueOn, status, courseId }) => ({
            id,
            text: title,
            href: portalPath('assignments', { assignment: id }),
            detail:
              status === 'returned'
                ? 'Returned with feedback'
                : courses.find((course) => course.id === courseId)?.title,
            when: dueOn === today ? 'Today' : dayAsOf(dueOn, today),
            whenSaid: dueOn < today ? 'overdue since' : 'due',
            urgent: dueOn <= today,
          }))}
        />
      )}
    </Panel>
  );
}
