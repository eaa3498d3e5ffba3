import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { courseProgress, nextLesson, progressId } from '@/dashboard/figures/training';
import type { Course, CourseProgress, Lesson } from '@/dashboard/model/records/records';
import { completeLesson, reopenLesson } from '@/dashboard/commands/training/lessons';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Read } from '@/dashboard/model/command';
import type { CourseHref } from './course-href';
import { CourseOverview } from './course-overview';
import { LessonList } from './lesson-list';
import { LessonView } from './lesson-view';
import { useVisit } from './use-visit';
import * as s from './course-view.module.scss';

export interface CourseViewProps {
  course: Course;
  /** The lesson on show; null shows the course overview. */
  lesson: Lesson | null;
  /** All courses, to name the one after this. */
  courses: readonly Course[];
  /** The saved progress of the person in this course. */
  progress: CourseProgress | null;
  personId: string;
  hrefOf: CourseHref;
  /** Goes to a lesson, or with null to the course overview. */
  onGo: (to: { lesson: string | null }) => void;
}

/** One course: a lesson to read or the overview, and beside it all its lessons. */
export function CourseView({ course, lesson, courses, progress, personId, hrefOf, onGo }: CourseViewProps) {
  const run = useRun();
  const figure = courseProgress(course, progress);
  useVisit({ course, progress, personId, lessonId: lesson?.id ?? null });

  const latest = ({ get }: Read) => get('courseProgress', progressId(personId, course.id));
  const complete = async (done: Lesson) => {
    const outcome = await run((read) => ({
      label: `Marked “${done.title}” as done`,
      changes: completeLesson({ personId, course, progress: latest(read), lessonId: done.id }),
    }));
    if (outcome.done) onGo({ lesson: nextLesson(course, progress, done.id)?.lesson.id ?? null });
  };
  const reopen = (done: Lesson) =>
    void run((read) => ({
      label: `Marked “${done.title}” as not done`,
      changes: reopenLesson({ personId, course, progress: latest(read), lessonId: done.id }),
    }));

  return (
    <PanelGrid className={s.root}>
      {lesson ? (
        <LessonView
          key={lesson.id}
          {...{ course, lesson, figure }}
          done={progress?.doneLessonIds.includes(lesson.id) ?? false}
          hrefOf={hrefOf}
          onComplete={() => void complete(lesson)}
          onReopen={() => reopen(lesson)}
        />
      ) : (
        <CourseOverview {...{ course, courses, figure, hrefOf }} />
      )}
      <LessonList course={course} lesson={lesson} progress={progress} figure={figure} hrefOf={hrefOf} />
    </PanelGrid>
  );
}
