import { threadOf } from '@/dashboard/figures/assignments';
import type { Assignment } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { FileList } from '@/dashboard/parts/file-input/file-list';
import { ReadingText } from '@/dashboard/parts/reading-text/reading-text';
import { ThreadList } from './assignment-thread';
import { DueNote } from './due-note';
import * as s from './work-view.module.scss';

export interface WorkViewProps {
  assignment: Assignment;
  /** Element of the headings of its parts, one level below the title around it. */
  heading: 'h3' | 'h4';
}

/** An assignment to review: the brief, every submission and the feedback. */
export function WorkView({ assignment, heading: Heading }: WorkViewProps) {
  const { brief, courseId, fileIds } = assignment;
  const today = useToday();
  const course = useRecord('courses', courseId);
  return (
    <>
      <p className={s.facts}>
        <DueNote assignment={assignment} today={today} />
        {course && `, course: ${course.title}`}
      </p>
      <section className={s.part}>
        <Heading className={s.label}>Brief</Heading>
        <ReadingText blocks={[brief]} />
        <FileList fileIds={fileIds} />
      </section>
      <section className={s.part}>
        <Heading className={s.label}>Submissions and feedback</Heading>
        <ThreadList thread={threadOf(assignment)} assignment={assignment} today={today} />
      </section>
    </>
  );
}
