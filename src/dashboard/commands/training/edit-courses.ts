import { removeUnusedFiles, savedFiles } from '@/dashboard/rules/unused-files';
import { put, remove } from '@/dashboard/model/change';
import type { Command, CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Course, Lesson } from '@/dashboard/model/records/records';
import { editable } from './editable-content';
import { swapped } from './move-content';

/** Publishes a course or makes it a draft. @throws DomainError without a lesson to publish */
export const publishCourse =
  (id: string, status: Course['status']): Command =>
  (read, context) => {
    const course = editable(read, context, 'courses', id);
    if (status === 'published' && course.lessons.length === 0)
      throw new DomainError(`“${course.title}” has no lessons. Add a lesson first, then publish it.`);
    return {
      label: `${status === 'published' ? 'Published' : 'Unpublished'} “${course.title}”`,
      changes: [put('courses', { ...course, status })],
    };
  };

/** Moves a lesson one place. Progress refers to lessons by id, so it stays. */
export const moveLesson =
  (courseId: string, lesson: Lesson, step: -1 | 1): Command =>
  (read, context) => {
    const course = editable(read, context, 'courses', courseId);
    const lessons = swapped(course.lessons, lesson.id, step);
    return {
      label: `Moved “${lesson.title}” ${step < 0 ? 'up' : 'down'}`,
      changes: lessons ? [put('courses', { ...course, lessons })] : [],
    };
  };

/** Saves a lesson in a course: in its place, or as the last one. */
export function saveLesson(read: Read, context: CommandContext, courseId: string, lesson: Lesson): Plan {
  const course = editable(read, context, 'courses', courseId);
  const isNew = course.lessons.every(({ id }) => id !== lesson.id);
  const before = course.lessons.find(({ id }) => id === lesson.id)?.fileIds ?? [];
  const { fileIds, changes } = savedFiles(read, courseId, { before, draft: lesson.fileIds });
  const saved = { ...lesson, fileIds };
  const lessons = isNew
    ? [...course.lessons, saved]
    : course.lessons.map((each) => (each.id === lesson.id ? saved : each));
  return {
    label: `${isNew ? 'Added' : 'Changed'} the lesson “${lesson.title}”`,
    changes: [put('courses', { ...course, lessons }), ...changes],
  };
}

const filesOf = (lessons: readonly Lesson[]): string[] => lessons.flatMap(({ fileIds }) => fileIds);

/** Deletes a lesson with its files. A published course keeps at least one. */
export const deleteLesson =
  (courseId: string, lesson: Lesson): Command =>
  (read, context) => {
    const course = editable(read, context, 'courses', courseId);
    const lessons = course.lessons.filter(({ id }) => id !== lesson.id);
    if (lessons.length === 0 && course.status === 'published')
      throw new DomainError('A published course needs a lesson. Unpublish the course, or delete it.');
    return {
      label: `Deleted the lesson “${lesson.title}”`,
      changes: [
        put('courses', { ...course, lessons }),
        ...removeUnusedFiles(read, filesOf(course.lessons.filter(({ id }) => id === lesson.id)), [courseId]),
      ],
    };
  };

/**
 * Deletes a course with its files. Its assignments stay, without a course. So does everyone's progress: in a shared portal only
 * an intern may delete it, and an undo finds it again.
 */
export const deleteCourse =
  (id: string): Command =>
  (read, context) => {
    const course = editable(read, context, 'courses', id);
    return {
      label: `Deleted “${course.title}”`,
      changes: [
        remove('courses', course),
        ...removeUnusedFiles(read, filesOf(course.lessons), [id]),
        ...read
          .all('assignments')
          .filter(({ courseId }) => courseId === id)
          .map((assignment) => put('assignments', { ...assignment, courseId: null })),
      ],
    };
  };
