import { Button } from '@/design-system/button/button';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { courseProgress, progressId, trainingProgress } from '@/dashboard/figures/training';
import type { Course, CourseProgress } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { counted } from '@/dashboard/words/count';
import { CourseCard } from './course-card';
import type { CourseHref } from './course-href';
import * as s from './course-list.module.scss';

export interface CourseListProps {
  courses: readonly Course[];
  /** Of everybody, or of this person alone. */
  progress: readonly CourseProgress[];
  personId: string;
  hrefOf: CourseHref;
}

/** The progress of the whole training, and every course with its own progress. */
export function CourseList({ courses, progress, personId, hrefOf }: CourseListProps) {
  if (courses.length === 0)
    return (
      <Panel title="Courses" titleHidden>
        <Empty title="No courses yet">Courses that the agency adds appear here.</Empty>
      </Panel>
    );
  const all = trainingProgress(courses, progress, personId);
  const { resume } = all;
  return (
    <PanelGrid className={s.root}>
      <Panel title="Your training" className={s.whole}>
        <div className={s.row}>
          <p className={s.figure}>{all.percent}%</p>
          <div className={s.share}>
            <WaveProgress label="Your training" value={all.percent} />
            <p className={s.note}>
              {all.done} of {counted(all.total, 'lesson')} done
              {all.minutesLeft > 0 && `, about ${hoursAndMinutes(all.minutesLeft)} left`}
            </p>
          </div>
          {resume ? (
            <div className={s.resume}>
              <Button size="compact" href={hrefOf({ course: resume.course.id, lesson: resume.lesson.id })}>
                {all.done === 0 ? 'Start' : 'Resume'}: lesson {resume.number}
              </Button>
              <p className={s.note}>
                {resume.course.title}: {resume.lesson.title}
              </p>
            </div>
          ) : (
            all.total > 0 && (
              <p className={s.note}>You finished every course. They stay here for reference.</p>
            )
          )}
        </div>
      </Panel>
      {courses.map((course) => (
        <CourseCard
          key={course.id}
          course={course}
          figure={courseProgress(
            course,
            progress.find(({ id }) => id === progressId(personId, course.id)) ?? null,
          )}
          hrefOf={hrefOf}
        />
      ))}
    </PanelGrid>
  );
}
