import type { Person } from '@/dashboard/model/records/records';

/** The current interns of a mentor, by name. */
export const internsOf = (people: readonly Person[], mentorId: string): Person[] =>
  people
    .filter(
      (person) => person.kind === 'intern' && person.status !== 'archived' && person.mentorId === mentorId,
    )
    .sort((a, b) => a.name.localeCompare(b.name));
