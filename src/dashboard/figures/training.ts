import type { Course, CourseProgress, Lesson } from '@/dashboard/model/records/records';

/** How much of something is done. */
export interface Share {
  done: number;
  total: number;
  /** Whole percent: 0 only where nothing is done, 100 only where everything is. */
  percent: number;
}

export type CourseState = 'new' | 'under-way' | 'finished';

export interface LessonPlace {
  lesson: Lesson;
  /** Its place in the course, from 1. */
  number: number;
}

export interface CourseFigure extends Share {
  state: CourseState;
  /** Minutes that the lessons not done yet take. */
  minutesLeft: number;
  /** Where to go on: the lesson last opened, or the first after it that is not done; null once all are. */
  resume: LessonPlace | null;
}

export interface TrainingFigure extends Share {
  /** Courses with all lessons done, and all courses. */
  finishedCourses: number;
  courses: number;
  minutesLeft: number;
  /** Where to continue: the first started course, else the first new one; null once all are finished. */
  resume: (LessonPlace & { course: Course }) | null;
}

/** The one rule by which a share becomes a percentage: rounded, but never up to 'all' nor down to 'nothing'. */
export function shareOf(done: number, total: number): Share {
  const exact = total === 0 ? 0 : (done / total) * 100;
  const percent = done === 0 || done === total ? exact : Math.min(99, Math.max(1, Math.round(exact)));
  return { done, total, percent };
}

/** The id of a person's progress in a course. */
export const progressId = (personId: string, courseId: string) => `${personId}:${courseId}`;

/** The lessons of a course that are done. What was done in a lesson that the course no longer has counts for nothing. */
export function doneLessons(course: Course, progress: CourseProgress | null): readonly Lesson[] {
  const ids = new Set(progress?.doneLessonIds);
  return course.lessons.filter(({ id }) => ids.has(id));
}

/** The first lesson not done, from a place on and round to it. */
function firstOpen(course: Course, open: (lesson: Lesson) => boolean, from: number): LessonPlace | null {
  const { lessons } = course;
  for (let step = 0; step < lessons.length; step += 1) {
    const index = (from + step) % lessons.length;
    const lesson = lessons[index]!;
    if (open(lesson)) return { lesson, number: index + 1 };
  }
  return null;
}

/** The lesson after another that is not done yet, round the course's end; null once all others are. */
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
 * @param progress - of everybody, or of this person alone.
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
  const goOn = open.find(({ figure }) => figure.state === 'under-way') ?? open[0];
  return {
    ...shareOf(
      sum(({ done }) => done),
      sum(({ total }) => total),
    ),
    finishedCourses: figures.filter(({ figure }) => figure.state === 'finished').length,
    courses: courses.length,
    minutesLeft: sum(({ minutesLeft }) => minutesLeft),
    resume: goOn?.figure.resume ? { course: goOn.course, ...goOn.figure.resume } : null,
  };
}
