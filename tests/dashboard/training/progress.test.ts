import { describe, expect, it } from 'vitest';
import { courseProgress, nextLesson, shareOf, trainingProgress } from '@/dashboard/figures/training';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Course } from '@/dashboard/model/records/records';
import { completeLesson, reopenLesson, visitLesson } from '@/dashboard/commands/training/lessons';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const me = 'test-intern';

const courseOf = (id: string, lessons: number) =>
  blankRecord('courses', {
    id,
    title: `Course ${id}`,
    lessons: Array.from({ length: lessons }, (_, index) => ({
      id: `${id}-${index + 1}`,
      title: `Lesson ${index + 1}`,
      minutes: 10,
      body: [],
      fileIds: [],
    })),
    status: 'published',
    position: 0,
  });

const progressOf = (course: Course, done: readonly number[], last: number | null = null, personId = me) =>
  blankRecord('courseProgress', {
    id: `${personId}:${course.id}`,
    revision: 1,
    personId,
    courseId: course.id,
    doneLessonIds: done.map((number) => `${course.id}-${number}`),
    lastLessonId: last === null ? null : `${course.id}-${last}`,
  });

const a = courseOf('a', 5);
const b = courseOf('b', 4);

describe('a share', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [1, 1000, 1],
    [999, 1000, 99],
  ])('%i of %i is %i percent', (done, total, percent) => {
    expect(shareOf(done, total)).toEqual({ done, total, percent });
  });
});

describe('the progress in a course', () => {
  it('is new, with all minutes left, before anybody opened it', () => {
    expect(courseProgress(a, null)).toMatchObject({ state: 'new', percent: 0, minutesLeft: 50 });
    expect(courseProgress(a, null).resume).toEqual({ lesson: a.lessons[0], number: 1 });
  });

  it('starts a course when a lesson is opened, and continues with that lesson', () => {
    const figure = courseProgress(a, progressOf(a, [], 3));
    expect(figure).toMatchObject({ state: 'under-way', percent: 0 });
    expect(figure.resume?.number).toBe(3);
  });

  it('continues after the last opened lesson if that lesson is done', () => {
    expect(courseProgress(a, progressOf(a, [1, 3], 3)).resume?.number).toBe(4);
  });

  it('returns to skipped lessons at the end of the course', () => {
    expect(courseProgress(a, progressOf(a, [1, 3, 4, 5], 5)).resume?.number).toBe(2);
  });

  it('is finished with all lessons, whatever their order', () => {
    const figure = courseProgress(a, progressOf(a, [5, 4, 3, 2, 1], 1));
    expect(figure).toMatchObject({ state: 'finished', percent: 100, minutesLeft: 0, resume: null });
  });

  it('does not count a lesson that the course no longer has', () => {
    expect(courseProgress(a, progressOf(a, [1, 9], 9))).toMatchObject({ done: 1, percent: 20 });
    expect(courseProgress(a, progressOf(a, [1, 9], 9)).resume?.number).toBe(2);
  });

  it('never finishes a course without lessons', () => {
    expect(courseProgress(courseOf('none', 0), null)).toMatchObject({
      state: 'new',
      percent: 0,
      resume: null,
    });
  });
});

describe('the next lesson', () => {
  it('is the first one not done after this one, round the end', () => {
    expect(nextLesson(a, progressOf(a, [1, 2]), 'a-2')?.number).toBe(3);
    expect(nextLesson(a, progressOf(a, [1, 4, 5]), 'a-3')?.number).toBe(2);
  });

  it('has no next lesson when all others are done', () => {
    expect(nextLesson(a, progressOf(a, [1, 2, 3, 4]), 'a-5')).toBeNull();
  });
});

describe('the progress in all courses', () => {
  it('counts lessons of one person and leaves other people’s out', () => {
    const progress = [progressOf(a, [1, 2, 3]), progressOf(b, [1, 2, 3, 4], 4, 'somebody')];
    expect(trainingProgress([a, b], progress, me)).toMatchObject({
      done: 3,
      total: 9,
      percent: 33,
      courses: 2,
      finishedCourses: 0,
      minutesLeft: 60,
    });
  });

  it('continues the first started course, or the first new course', () => {
    const finished = progressOf(a, [1, 2, 3, 4, 5]);
    const c = courseOf('c', 2);
    expect(trainingProgress([a, b, c], [finished], me).resume).toMatchObject({ course: b, number: 1 });
    const underWay = progressOf(c, [1], 1);
    expect(trainingProgress([a, b, c], [finished, underWay], me).resume).toMatchObject({
      course: c,
      number: 2,
    });
  });

  it('has no next lesson when all courses are done or there are none', () => {
    expect(trainingProgress([b], [progressOf(b, [1, 2, 3, 4])], me)).toMatchObject({
      percent: 100,
      finishedCourses: 1,
      resume: null,
    });
    expect(trainingProgress([], [], me)).toMatchObject({ percent: 0, total: 0, resume: null });
  });

  it('skips a course without lessons', () => {
    expect(trainingProgress([courseOf('none', 0), b], [], me).resume?.course).toBe(b);
  });
});

describe('reading', () => {
  const open = () => createMemoryWorkspace({ courses: [a] }, me);
  const at = (workspace: ReturnType<typeof open>, lessonId: string) => ({
    personId: me,
    course: a,
    progress: workspace.get('courseProgress', `${me}:a`),
    lessonId,
  });

  it('remembers the lesson on show, once', async () => {
    const workspace = open();
    await write(workspace, { label: '', quiet: true, changes: visitLesson(at(workspace, 'a-2')) });
    expect(workspace.get('courseProgress', `${me}:a`)).toMatchObject({
      lastLessonId: 'a-2',
      doneLessonIds: [],
    });
    expect(visitLesson(at(workspace, 'a-2'))).toEqual([]);
  });

  it('completes a lesson and opens the next in one undoable change', async () => {
    const workspace = open();
    const { id } = await write(workspace, { label: '', changes: completeLesson(at(workspace, 'a-1')) });
    expect(workspace.get('courseProgress', `${me}:a`)).toMatchObject({
      doneLessonIds: ['a-1'],
      lastLessonId: 'a-2',
    });
    await undo(workspace, id);
    expect(workspace.get('courseProgress', `${me}:a`)).toBeNull();
  });

  it('ticks nothing twice and takes a tick away', async () => {
    const workspace = open();
    for (const lessonId of ['a-1', 'a-1', 'a-2'])
      await write(workspace, { label: '', changes: completeLesson(at(workspace, lessonId)) });
    expect(workspace.get('courseProgress', `${me}:a`)?.doneLessonIds).toEqual(['a-1', 'a-2']);
    await write(workspace, { label: '', changes: reopenLesson(at(workspace, 'a-1')) });
    expect(workspace.get('courseProgress', `${me}:a`)).toMatchObject({
      doneLessonIds: ['a-2'],
      lastLessonId: 'a-1',
    });
  });
});
