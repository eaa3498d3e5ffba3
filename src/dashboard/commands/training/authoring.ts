import { editRecord } from '@/dashboard/commands/edit-record';
import { orderedCourses } from '@/dashboard/figures/training';
import { put, remove } from '@/dashboard/model/change';
import type { Command, CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Assignment, Course, Lesson, Person, Resource } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';

/** Whether a person may edit a course or a resource: the admin edits all, others what they wrote. */
export const mayEdit = (
  person: Pick<Person, 'id' | 'kind'>,
  { authorId }: Pick<Course, 'authorId'>,
): boolean => person.kind === 'admin' || person.id === authorId;

/** The interns that a person may give assignments: the admin all, a mentor the own ones. */
export const internsOf = (people: readonly Person[], { id, kind }: Pick<Person, 'id' | 'kind'>): Person[] =>
  people.filter(
    (person) =>
      person.kind === 'intern' &&
      person.status !== 'left' &&
      person.status !== 'archived' &&
      (kind === 'admin' || person.mentorId === id),
  );

/** The assignments that a person may edit or withdraw, also those of interns who left. */
export function assignmentsOf(
  assignments: readonly Assignment[],
  people: readonly Person[],
  { id, kind }: Pick<Person, 'id' | 'kind'>,
): Assignment[] {
  const own = new Set(people.filter(({ mentorId }) => mentorId === id).map((person) => person.id));
  return kind === 'admin' ? [...assignments] : assignments.filter(({ personId }) => own.has(personId));
}

/** @throws DomainError if the acting person may not edit the record */
export function assertMayEdit(read: Read, actorId: string, record: Pick<Course, 'authorId'>): void {
  const actor = read.get('people', actorId);
  if (!actor || !mayEdit(actor, record))
    throw new DomainError('Only the admin and the author can change this. Ask the admin.');
}

const deleted = () => new DomainError('This has been deleted since you opened it.');

/** A course or resource of the latest records. @throws DomainError if it was deleted or may not be edited */
function editable<Name extends 'courses' | 'resources'>(
  read: Read,
  { actorId }: CommandContext,
  collection: Name,
  id: string,
) {
  const record = read.get(collection, id);
  if (!record) throw deleted();
  assertMayEdit(read, actorId, record);
  return record;
}

/** The position after all other courses. */
export const lastPosition = (courses: readonly Course[]): number =>
  courses.reduce((last, { position }) => Math.max(last, position + 1), 0);

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

/** Swaps an item with its neighbour. Null at the end of the list. @param step - -1 is up, 1 is down */
function swapped<T extends { id: string }>(items: readonly T[], id: string, step: -1 | 1): T[] | null {
  const from = items.findIndex((item) => item.id === id);
  const other = items[from + step];
  if (from < 0 || !other) return null;
  const next = [...items];
  next[from + step] = items[from]!;
  next[from] = other;
  return next;
}

/** Moves a course one place. Only the admin orders courses, because the order is the same for all. */
export const moveCourse =
  (id: string, step: -1 | 1): Command =>
  (read, { actorId }) => {
    if (read.get('people', actorId)?.kind !== 'admin')
      throw new DomainError('Only the admin can change the order of the courses.');
    const next = swapped(orderedCourses(read.all('courses')), id, step);
    const moved = next?.find((course) => course.id === id);
    return {
      label: `Moved “${moved?.title ?? 'the course'}” ${step < 0 ? 'up' : 'down'}`,
      changes: (next ?? []).flatMap((course, position) =>
        course.position === position ? [] : put('courses', { ...course, position }),
      ),
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
  const lessons = isNew
    ? [...course.lessons, lesson]
    : course.lessons.map((each) => (each.id === lesson.id ? lesson : each));
  return {
    label: `${isNew ? 'Added' : 'Changed'} the lesson “${lesson.title}”`,
    changes: [put('courses', { ...course, lessons })],
  };
}

/** Deletes a lesson. A published course keeps at least one. */
export const deleteLesson =
  (courseId: string, lesson: Lesson): Command =>
  (read, context) => {
    const course = editable(read, context, 'courses', courseId);
    const lessons = course.lessons.filter(({ id }) => id !== lesson.id);
    if (lessons.length === 0 && course.status === 'published')
      throw new DomainError('A published course needs a lesson. Unpublish the course, or delete it.');
    return {
      label: `Deleted the lesson “${lesson.title}”`,
      changes: [put('courses', { ...course, lessons })],
    };
  };

/** Deletes a course and everyone's progress in it. Its assignments stay, without a course. */
export const deleteCourse =
  (id: string): Command =>
  (read, context) => {
    const course = editable(read, context, 'courses', id);
    return {
      label: `Deleted “${course.title}”`,
      changes: [
        remove('courses', course),
        ...read
          .all('courseProgress')
          .filter(({ courseId }) => courseId === id)
          .map((progress) => remove('courseProgress', progress)),
        ...read
          .all('assignments')
          .filter(({ courseId }) => courseId === id)
          .map((assignment) => put('assignments', { ...assignment, courseId: null })),
      ],
    };
  };

/** Publishes a resource or makes it a draft. */
export const publishResource =
  (id: string, status: Resource['status']): Command =>
  (read, context) => {
    const resource = editable(read, context, 'resources', id);
    return {
      label: `${status === 'published' ? 'Published' : 'Unpublished'} “${resource.title}”`,
      changes: [put('resources', { ...resource, status })],
    };
  };

/** Deletes a resource and everyone's bookmarks of it. */
export const deleteResource =
  (id: string): Command =>
  (read, context) => {
    const resource = editable(read, context, 'resources', id);
    return {
      label: `Deleted “${resource.title}”`,
      changes: [
        remove('resources', resource),
        ...read
          .all('bookmarks')
          .filter(({ resourceId }) => resourceId === id)
          .map((bookmark) => remove('bookmarks', bookmark)),
      ],
    };
  };

export type AssignmentWords = Pick<Assignment, 'title' | 'brief' | 'dueOn' | 'courseId'>;

/** Whether an assignment can still be edited or withdrawn: nothing was submitted yet. */
export const isUnanswered = ({ status, submission, earlier }: Assignment): boolean =>
  status === 'open' && submission === null && earlier.length === 0;

/** @throws DomainError if the acting person may not assign to all of these interns */
function assertInterns(read: Read, actorId: string, personIds: readonly string[]): void {
  const actor = read.get('people', actorId);
  const own = new Set(actor ? internsOf(read.all('people'), actor).map(({ id }) => id) : []);
  if (personIds.length === 0) throw new DomainError('Choose at least one intern.');
  if (personIds.some((id) => !own.has(id)))
    throw new DomainError('One of the interns left or has another mentor. Remove that name and try again.');
}

/** Gives each intern an assignment of their own. */
export function assign(
  read: Read,
  { actorId }: CommandContext,
  personIds: readonly string[],
  words: AssignmentWords,
): Plan {
  assertInterns(read, actorId, personIds);
  return {
    label: `Assigned “${words.title}” to ${counted(personIds.length, 'intern')}`,
    changes: personIds.map((personId) =>
      put('assignments', {
        id: crypto.randomUUID(),
        revision: 0,
        personId,
        status: 'open',
        submission: null,
        earlier: [],
        feedback: [],
        ...words,
      }),
    ),
  };
}

/** An assignment of the latest records. @throws DomainError if it was submitted, deleted or is another mentor's */
function unanswered(read: Read, { actorId }: CommandContext, id: string): Assignment {
  const assignment = read.get('assignments', id);
  if (!assignment) throw deleted();
  const actor = read.get('people', actorId);
  if (!actor || assignmentsOf([assignment], read.all('people'), actor).length === 0)
    throw new DomainError('Only the admin and the mentor of this intern can change this.');
  if (!isUnanswered(assignment))
    throw new DomainError('The intern has submitted this. Return it with feedback instead.');
  return assignment;
}

/** Changes an assignment that nobody submitted yet. */
export function editAssignment(
  read: Read,
  context: CommandContext,
  id: string,
  words: AssignmentWords,
): Plan {
  unanswered(read, context, id);
  return {
    label: `Changed “${words.title}”`,
    changes: [editRecord(read, 'assignments', id, (assignment) => ({ ...assignment, ...words }))],
  };
}

/** Removes an assignment that nobody submitted yet. */
export const removeAssignment =
  (id: string): Command =>
  (read, context) => {
    const assignment = unanswered(read, context, id);
    return { label: `Withdrew “${assignment.title}”`, changes: [remove('assignments', assignment)] };
  };
