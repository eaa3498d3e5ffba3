import type { Assignment, Course, Person } from '@/dashboard/model/records/records';
import { internsOf } from './own-interns';

type Author = Pick<Person, 'id' | 'kind'>;

/** Whether a person may edit a course or a resource: the admin edits all, others what they wrote. */
export const mayEdit = (person: Author, { authorId }: Pick<Course, 'authorId'>): boolean =>
  person.kind === 'admin' || person.id === authorId;

/** The position after all other courses or resources. */
export const lastPosition = (items: readonly { position?: number }[]): number =>
  items.reduce((last, { position = 0 }) => Math.max(last, position + 1), 0);

/** The interns that a person may give assignments: those who have not left. */
export const assignableInterns = (people: readonly Person[], person: Author): Person[] =>
  internsOf(people, person).filter(({ status }) => status !== 'left');

/** The assignments that a person may edit or withdraw, also those of interns who left. */
export function assignmentsOf(
  assignments: readonly Assignment[],
  people: readonly Person[],
  { id, kind }: Author,
): Assignment[] {
  const own = new Set(people.filter(({ mentorId }) => mentorId === id).map((person) => person.id));
  return kind === 'admin' ? [...assignments] : assignments.filter(({ personId }) => own.has(personId));
}

/** Whether nothing was submitted yet, so that an assignment can be edited or withdrawn. */
export const isUnanswered = ({ status, submission, earlier }: Assignment): boolean =>
  status === 'open' && submission === null && earlier.length === 0;

/** Whether an assignment can be edited. After a return the intern may need a later due date. */
export const mayChange = (assignment: Assignment): boolean =>
  isUnanswered(assignment) || assignment.status === 'returned';
