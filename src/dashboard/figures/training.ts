import type { Course, CourseProgress, Lesson, Resource } from '@/dashboard/model/records/records';

export interface Share {
  done: number;
  total: number;
  /** Whole percent. 0 only if nothing is done, 100 only if everything is done. */
  percent: number;
}

export type CourseState = 'new' | 'under-way' | 'finished';

export interface LessonPlace {
  lesson: Lesson;
  /** Position in the course, from 1. */
  number: number;
}

export interface CourseFigure extends Share {
  state: CourseState;
  /** Minutes of the lessons that are not done. */
  minutesLeft: number;
  /** The last opened lesson or the next one that is not done. Null if all are done. */
  resume: LessonPlace | null;
}

export interface TrainingFigure extends Share {
  /** Number of courses with all lessons done, and of all courses. */
  finishedCourses: number;
  courses: number;
  minutesLeft: number;
  /** Lesson in the first started course, otherwise in the first new one. Null if all are finished. */
  resume: (LessonPlace & { course: Course }) | null;
}

/** All courses in the order of the lists. */
export const orderedCourses = (courses: readonly Course[]): Course[] =>
  [...courses].sort((a, b) => a.position - b.position);

/** Compares resources by their place in the lists, and then by title. */
export const byPlace = (a: Resource, b: Resource): number =>
  (a.position ?? 0) - (b.position ?? 0) || a.title.localeCompare(b.title, 'en');

/** All resources in the order of the lists. */
export const orderedResources = (resources: readonly Resource[]): Resource[] => [...resources].sort(byPlace);

/** The courses that interns see, in order. */
export const publishedCourses = (courses: readonly Course[]): Course[] =>
  orderedCourses(courses).filter(({ status }) => status === 'published');

/** Computes a share. Rounds the percentage, but never to 0 or 100. */
export function shareOf(done: number, total: number): Share {
  const exact = total === 0 ? 0 : (done / total) * 100;
  const percent = done === 0 || done === total ? exact : Math.min(99, Math.max(1, Math.round(exact)));
  return { done, total, percent };
}

/** Id of a person's progress in a course. */
export const progressId = (personId: string, courseId: string) => `${personId}:${courseId}`;

/** The completed lessons of a course. Ignores lessons that the course no longer contains. */
export function doneLessons(course: Course, progress: CourseProgress | null): readonly Lesson[] {
  const ids = new Set(progress?.doneLessonIds);
  return course.lessons.filter(({ id }) => ids.has(id));
}

/** The first open lesson from an index on, wrapping at the end. */
function firstOpen(course: Course, open: (lesson: Lesson) => boolean, from: number): LessonPlace | null {
  const { lessons } = course;
  for (let step = 0; step < lessons.length; step += 1) {
    const index = (from + step) % lessons.length;
    const lesson = lessons[index]!;
    if (open(lesson)) return { lesson, number: index + 1 };
  }
  return null;
}

/** The next lesson that is not done, wrapping at the course's end. Null if all others are done. */
export function nextLesson(
  course: Course,
  progress: CourseProgress | null,
  lessonId: string,
): LessonPlace | null {
  const done = new Set(progress?.doneLessonIds);
  const index = course.lessons.findIndex(({ id }) => id === lessonId);
  return firstOpen(course, ({ id }) => id !== lessonId && !done.has(id), index + 1);
}

function stateOf({ done, total }: Share, opened: boolean): CourseState {
  if (total > 0 && done === total) return 'finished';
  return done > 0 || opened ? 'under-way' : 'new';
}

/** A person's progress in a course, in lessons. */
export function courseProgress(course: Course, progress: CourseProgress | null): CourseFigure {
  const done = new Set(doneLessons(course, progress));
  const open = course.lessons.filter((lesson) => !done.has(lesson));
  const last = course.lessons.findIndex(({ id }) => id === progress?.lastLessonId);
  const share = shareOf(done.size, course.lessons.length);
  const resume = firstOpen(course, (lesson) => !done.has(lesson), Math.max(last, 0));
  return {
    ...share,
    state: stateOf(share, last >= 0),
    minutesLeft: open.reduce((sum, { minutes }) => sum + minutes, 0),
    resume,
  };
}

/**
 * A person's progress in all courses, in lessons.
 * @param progress - the person's progress; may include other people's
 */
export function trainingProgress(
  courses: readonly Course[],
  progress: readonly CourseProgress[],
  personId: string,
): TrainingFigure {
  const own = new Map(
    progress.filter((entry) => entry.personId === personId).map((entry) => [entry.courseId, entry]),
  );
  const figures = courses.map((course) => ({
    course,
    figure: courseProgress(course, own.get(course.id) ?? null),
  }));
  const sum = (of: (figure: CourseFigure) => number) =>
    figures.reduce((all, { figure }) => all + of(figure), 0);
  const open = figures.filter(({ figure }) => figure.resume);
  const resume = open.find(({ figure }) => figure.state === 'under-way') ?? open[0];
  return {
    ...shareOf(
      sum(({ done }) => done),
      sum(({ total }) => total),
    ),
    finishedCourses: figures.filter(({ figure }) => figure.state === 'finished').length,
    courses: courses.length,
    minutesLeft: sum(({ minutesLeft }) => minutesLeft),
    resume: resume?.figure.resume ? { course: resume.course, ...resume.figure.resume } : null,
  };
}
