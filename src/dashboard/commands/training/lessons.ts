import { nextLesson, progressId } from '@/dashboard/figures/training';
import type { Course, CourseProgress } from '@/dashboard/model/records/records';
import { put, type Change } from '@/dashboard/model/change';

interface InLesson {
  personId: string;
  course: Course;
  progress: CourseProgress | null;
  lessonId: string;
}

const begun = ({ personId, course, progress }: InLesson): CourseProgress =>
  progress ?? {
    id: progressId(personId, course.id),
    revision: 0,
    personId,
    courseId: course.id,
    doneLessonIds: [],
    lastLessonId: null,
  };

/** Saves the shown lesson, so that the course resumes there. No change if it is saved already. */
export function visitLesson(where: InLesson): Change[] {
  if (where.progress?.lastLessonId === where.lessonId) return [];
  return [put('courseProgress', { ...begun(where), lastLessonId: where.lessonId })];
}

/** Completes a lesson and opens the next one in one change, so that one undo reverts both. */
export function completeLesson(where: InLesson): Change[] {
  const progress = begun(where);
  const { course, lessonId } = where;
  const doneLessonIds = [...progress.doneLessonIds.filter((id) => id !== lessonId), lessonId];
  const next = nextLesson(course, progress, lessonId)?.lesson.id ?? lessonId;
  return [put('courseProgress', { ...progress, doneLessonIds, lastLessonId: next })];
}

/** Marks a lesson as not done. */
export function reopenLesson(where: InLesson): Change[] {
  const progress = begun(where);
  const doneLessonIds = progress.doneLessonIds.filter((id) => id !== where.lessonId);
  return [put('courseProgress', { ...progress, doneLessonIds, lastLessonId: where.lessonId })];
}
