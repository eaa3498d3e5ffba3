import type { Role } from '@/routes/portal-table';

/** The acting person. */
export interface Actor {
  id: string;
  role: Role;
  /** Ids of the interns whose mentor the person is. */
  internIds: readonly string[];
}

/** A reader of a record: everyone signed in (`*`), a role, an intern's mentor, or a person by id. */
export type Reader = '*' | `role:${string}` | (string & {});

export const mentorOf = (internId: string): Reader => `role:mentor:${internId}`;

export const isInternOf = (actor: Actor, id: string): boolean => actor.internIds.includes(id);

/** Ids of people are used as readers, so no id may equal a role or "*". */
export const isPersonId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** People as readers. */
export const people = (...ids: readonly (string | null)[]): Reader[] =>
  ids.filter((id): id is string => id !== null && isPersonId(id));

/** Whether a person is among the readers. */
export const mayRead = ({ id, role, internIds }: Actor, readers: readonly Reader[]): boolean =>
  readers.some(
    (reader) =>
      reader === '*' ||
      reader === id ||
      reader === `role:${role}` ||
      internIds.some((internId) => reader === mentorOf(internId)),
  );
