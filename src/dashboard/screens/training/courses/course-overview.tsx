import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { CourseFigure } from '@/dashboard/figures/training';
import type { Course } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { counted } from '@/dashboard/words/count';
import type { CourseHref } from './course-href';
import { resumeLabel } from './resume-label';
import * as s from './course-overview.module.scss';

export interface CourseOverviewProps {
  course: Course;
  courses: readonly Course[];
  figure: CourseFigure;
  hrefOf: CourseHref;
}

/** The summary of a course. After its last lesson: that it is finished, and the next course. */
export function CourseOverview({ course, courses, figure, hrefOf }: CourseOverviewProps) {
  const finished = figure.state === 'finished';
  const after = courses[courses.findIndex(({ id }) => id === course.id) + 1];
  const resume = figure.resume?.lesson ?? course.lessons[0];
  const minutes = course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <Panel
      {...takesFocus}
      title={course.title}
      aside={finished ? <Badge tone="ok">Finished</Badge> : undefined}
      className={s.root}
    >
      <p className={s.summary}>{course.summary}</p>
      <p className={s.note}>
        {finished
          ? 'You have read every lesson of this course.'
          : `${counted(figure.total, 'lesson')}, about ${hoursAndMinutes(minutes)} in total.`}
      </p>
      <div className={s.actions}>
        {finished && after && (
          <Button size="compact" href={hrefOf({ course: after.id })}>
            Next course: {after.title}
          </Button>
        )}
        {resume && (
          <Button
            size="compact"
            variant={finished ? 'outline' : 'solid'}
            href={hrefOf({ course: course.id, lesson: resume.id })}
          >
            {resumeLabel(figure)}
          </Button>
        )}
      </div>
    </Panel>
  );
}
