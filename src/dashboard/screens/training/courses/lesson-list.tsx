import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import type { CourseFigure } from '@/dashboard/figures/training';
import type { Course, CourseProgress, Lesson } from '@/dashboard/model/records/records';
import type { CourseHref } from './course-href';
import * as s from './lesson-list.module.scss';

export interface LessonListProps {
  course: Course;
  /** The lesson on show. */
  lesson: Lesson | null;
  progress: CourseProgress | null;
  figure: CourseFigure;
  hrefOf: CourseHref;
}

/** All lessons of a course with their done marks, and the progress. */
export function LessonList({ course, lesson, progress, figure, hrefOf }: LessonListProps) {
  return (
    <Panel
      title={lesson ? course.title : 'Lessons'}
      aside={
        <span className={s.percent}>
          {figure.done} of {figure.total}, {figure.percent}%
        </span>
      }
    >
      <WaveProgress label={`Progress in ${course.title}`} value={figure.percent} />
      <ol role="list" className={s.list}>
        {course.lessons.map(({ id, title, minutes }, index) => {
          const done = progress?.doneLessonIds.includes(id) ?? false;
          return (
            <li key={id}>
              <Link
                href={hrefOf({ course: course.id, lesson: id })}
                aria-current={id === lesson?.id ? 'page' : undefined}
                className={s.lesson}
              >
                <span className={s.mark} data-done={done || undefined}>
                  {done ? <Icon name="check" size={16} /> : index + 1}
                </span>
                <span className={s.title}>
                  {title}
                  {done && <VisuallyHidden> (done)</VisuallyHidden>}
                </span>
                <span className={s.minutes}>{minutes} min</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
