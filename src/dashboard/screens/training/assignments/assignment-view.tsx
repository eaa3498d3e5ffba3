import { Link } from '@/design-system/link/link';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { FileList } from '@/dashboard/parts/file-input/file-list';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ReadingText } from '@/dashboard/parts/reading-text/reading-text';
import { threadOf, turnOf } from '@/dashboard/figures/assignments';
import type { Assignment } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { portalPath } from '@/routes/portal-paths';
import { AssignmentThread } from '@/dashboard/parts/assignment/assignment-thread';
import { DueNote } from '@/dashboard/parts/assignment/due-note';
import { StatusBadge } from './status-badge';
import { SubmitForm } from './submit-form';
import { Submitted } from './submitted';
import * as s from './assignment-view.module.scss';

export interface AssignmentViewProps {
  assignment: Assignment;
  /** ISO date. */
  today: string;
}

/** One assignment: its brief, its submissions and feedback, and the actions that are possible now. */
export function AssignmentView({ assignment, today }: AssignmentViewProps) {
  const course = useRecord('courses', assignment.courseId);
  const thread = threadOf(assignment);
  return (
    <div className={s.root}>
      <Panel
        {...takesFocus}
        title={assignment.title}
        aside={<StatusBadge assignment={assignment} today={today} />}
        className={s.panel}
      >
        <p className={s.facts}>
          <DueNote assignment={assignment} today={today} />
          {course?.status === 'published' && (
            <span>
              Course:{' '}
              <Link className={s.link} href={portalPath('courses', { course: course.id })}>
                {course.title}
              </Link>
            </span>
          )}
        </p>
        <div className={s.brief}>
          <ReadingText blocks={[assignment.brief]} />
        </div>
        <FileList fileIds={assignment.fileIds} />
      </Panel>
      {thread.length > 0 && <AssignmentThread thread={thread} assignment={assignment} today={today} />}
      {turnOf(assignment) === 'to-do' && <SubmitForm assignment={assignment} />}
      {turnOf(assignment) === 'with-mentor' && <Submitted assignment={assignment} />}
    </div>
  );
}
