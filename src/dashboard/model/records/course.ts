import {
  id,
  list,
  minutes,
  nullable,
  object,
  record,
  text,
  texts,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** `body` contains blocks of Markdown: paragraphs, headings, lists. `minutes` includes the exercise. */
const lesson = object({ id: id(), title: text, minutes, body: texts });

export const course = record({ title: text, summary: text, lessons: list(lesson) });

/** A person's progress in a course. Its id is `{personId}:{courseId}`. */
export const courseProgress = record({
  personId: id('people'),
  courseId: id('courses'),
  doneLessonIds: list(id()),
  lastLessonId: nullable(id()),
});

export interface Course extends TypeOf<typeof course> {}
export interface Lesson extends TypeOf<typeof lesson> {}
export interface CourseProgress extends TypeOf<typeof courseProgress> {}
