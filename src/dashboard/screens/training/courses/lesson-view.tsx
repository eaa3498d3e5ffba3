import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { FileList } from '@/dashboard/parts/file-input/file-list';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ReadingText } from '@/dashboard/parts/reading-text/reading-text';
import type { CourseFigure } from '@/dashboard/figures/training';
import type { Course, Lesson } from '@/dashboard/model/records/records';
import type { CourseHref } from './course-href';
import * as s from './lesson-view.module.scss';

export interface LessonViewProps {
  course: Course;
  lesson: Lesson;
  figure: CourseFigure;
  done: boolean;
  hrefOf: CourseHref;
  onComplete: () => void;
  onReopen: () => void;
}

/** One lesson to read, with the actions after reading it. */
export function LessonView({ course, lesson, figure, done, hrefOf, onComplete, onReopen }: LessonViewProps) {
  const index = course.lessons.findIndex(({ id }) => id === lesson.id);
  const neighbours = [
    { lesson: course.lessons[index - 1], word: 'Previous', icon: 'arrow-left' },
    { lesson: course.lessons[index + 1], word: 'Next', icon: 'arrow-right' },
  ] as const;
  const last = figure.done + (done ? 0 : 1) === figure.total;
  return (
    <Panel
      {...takesFocus}
      title={lesson.title}
      className={s.root}
      aside={
        <>
          {done && <Badge tone="ok">Done</Badge>}
          <span className={s.place}>
            Lesson {index + 1} of {course.lessons.length}, {lesson.minutes} min
          </span>
        </>
      }
    >
      <ReadingText blocks={lesson.body} />
      <FileList fileIds={lesson.fileIds} />
      <div className={s.foot}>
        {done ? (
          <Button variant="outline" size="compact" onClick={onReopen}>
            Mark as not done
          </Button>
        ) : (
          <Button size="compact" icon={<Icon name="check" size={18} />} onClick={onComplete}>
            {last ? 'Mark as done and finish' : 'Mark as done and continue'}
          </Button>
        )}
        <nav aria-label="Previous and next lesson" className={s.neighbours}>
          {neighbours.map(
            ({ lesson: neighbour, word, icon }) =>
              neighbour && (
                <Link
                  key={word}
                  className={s.neighbour}
                  data-word={word}
                  href={hrefOf({ course: course.id, lesson: neighbour.id })}
                >
                  <Icon name={icon} size={18} />
                  <span>
                    {word}: {neighbour.title}
                  </span>
                </Link>
              ),
          )}
        </nav>
      </div>
    </Panel>
  );
}
