import { courseProgress, progressId, type TrainingFigure } from '@/dashboard/figures/training';
import { counted } from '@/dashboard/words/count';
import { useCourses } from '@/dashboard/hooks/use-courses';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import * as s from './courses-panel.module.scss';

export interface CoursesPanelProps {
  training: TrainingFigure;
}

/** Each course with its progress and a link to the next lesson. */
export function CoursesPanel({ training: { resume } }: CoursesPanelProps) {
  const me = useMe();
  const courses = useCourses();
  const progress = useRecords('courseProgress');
  return (
    <Panel title="Courses" aside={<PanelLink href={portalPath('courses')}>All courses</PanelLink>}>
      {courses.length === 0 && <Empty title="No courses yet">Your courses appear here.</Empty>}
      {resume && (
        <div className={s.resume}>
          <p className={s.next}>
            <span className={s.lesson}>{resume.lesson.title}</span>
            <span className={s.course}>
              Lesson {resume.number} of {resume.course.title}
            </span>
          </p>
          <Button
            size="compact"
            href={portalPath('courses', { course: resume.course.id, lesson: resume.lesson.id })}
          >
            Continue
          </Button>
        </div>
      )}
      <ul role="list" className={s.list}>
        {courses.map((course) => {
          const own = progress.find(({ id }) => id === progressId(me.id, course.id)) ?? null;
          const { done, total, percent } = courseProgress(course, own);
          return (
            <li key={course.id} className={s.item}>
              <p className={s.line}>
                <Link href={portalPath('courses', { course: course.id })} className={s.name}>
                  {course.title}
                </Link>
                <span className={s.percent}>{Math.round(percent)}%</span>
              </p>
              <WaveProgress
                label={course.title}
                value={done}
                max={total}
                valueText={`${done} of ${counted(total, 'lesson')}`}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
