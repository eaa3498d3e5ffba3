import { threadOf } from '@/dashboard/figures/assignments';
import type { Assignment } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { ThreadList } from './assignment-thread';
import { DueNote } from './due-note';
import * as s from './work-view.module.scss';

export interface WorkViewProps {
  assignment: Assignment;
}

/** An assignment to review: the brief, every submission and the feedback. */
export function WorkView({ assignment }: WorkViewProps) {
  const { brief, courseId } = assignment;
  const today = useToday();
  const course = useRecord('courses', courseId);
  return (
    <>
      <p className={s.facts}>
        <DueNote assignment={assignment} today={today} />
        {course && `, course: ${course.title}`}
      </p>
      <section className={s.part}>
        <h4 className={s.label}>Brief</h4>
        <p className={s.brief}>{brief}</p>
      </section>
      <section className={s.part}>
        <h4 className={s.label}>Submissions and feedback</h4>
        <ThreadList thread={threadOf(assignment)} assignment={assignment} today={today} />
      </section>
    </>
  );
}
