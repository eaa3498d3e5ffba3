import type { Person } from '@/dashboard/model/records/records';

/** The interns of a mentor, or of the admin all, by name. Leaves out archived people. */
export const internsOf = (people: readonly Person[], { id, kind }: Pick<Person, 'id' | 'kind'>): Person[] =>
  people
    .filter(
      (person) =>
        person.kind === 'intern' &&
        person.status !== 'archived' &&
        (kind === 'admin' || person.mentorId === id),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
