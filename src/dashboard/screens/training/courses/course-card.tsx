import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import type { CourseFigure } from '@/dashboard/figures/training';
import type { Course } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { counted } from '@/dashboard/words/count';
import type { CourseHref } from './course-href';
import { resumeLabel } from './resume-label';
import * as s from './course-card.module.scss';

export interface CourseCardProps {
  course: Course;
  figure: CourseFigure;
  hrefOf: CourseHref;
}

/** One course among others: its summary, its progress, and the link to continue. */
export function CourseCard({ course, figure, hrefOf }: CourseCardProps) {
  const resume = figure.resume ?? (course.lessons[0] ? { lesson: course.lessons[0], number: 1 } : null);
  return (
    <Panel
      title={course.title}
      aside={figure.state === 'finished' ? <Badge tone="ok">Finished</Badge> : undefined}
      className={s.root}
    >
      <p className={s.summary}>{course.summary}</p>
      <div className={s.share}>
        <p className={s.count}>
          {figure.done} of {counted(figure.total, 'lesson')}
          {figure.minutesLeft > 0 && `, ${hoursAndMinutes(figure.minutesLeft)} left`}
        </p>
        <p className={s.percent}>{figure.percent}%</p>
        <WaveProgress label={course.title} value={figure.percent} className={s.wave} />
      </div>
      <div className={s.foot}>
        {resume && (
          <Button
            size="compact"
            variant="outline"
            href={hrefOf({ course: course.id, lesson: resume.lesson.id })}
          >
            {resumeLabel(figure)}
            <VisuallyHidden> of {course.title}</VisuallyHidden>
          </Button>
        )}
        <Link href={hrefOf({ course: course.id })} className={s.all}>
          All lessons<VisuallyHidden> of {course.title}</VisuallyHidden>
        </Link>
      </div>
    </Panel>
  );
}
