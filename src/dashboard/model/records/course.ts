import {
  id,
  integer,
  list,
  minutes,
  nullable,
  object,
  oneOf,
  record,
  text,
  texts,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** `body` contains blocks of Markdown: paragraphs, headings, lists. `minutes` includes the exercise. */
const lesson = object({ id: id(), title: text, minutes, body: texts, fileIds: list(id('files')) });

export const publishStatuses = ['draft', 'published'] as const;

export const course = record(
  {
    title: text,
    summary: text,
    lessons: list(lesson),
    /** Interns see published courses only. */
    status: oneOf(publishStatuses),
    /** The person who wrote it and may edit it. Null for the agency's courses, which only the admin edits. */
    authorId: nullable(id('people')),
    /** Order in lists, ascending. Courses with the same position keep their stored order. */
    position: integer(),
  },
  [
    // `status`, `authorId` and `position` became required.
    (stored) => ({ ...stored, status: 'published', authorId: null, position: 0 }),
    // A lesson got files. Drafts of the title and the summary have no lessons.
    ({ lessons, ...stored }) => ({
      ...stored,
      ...(Array.isArray(lessons) && {
        lessons: lessons.map((each: object) => ({ ...each, fileIds: [] })),
      }),
    }),
  ],
);

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
