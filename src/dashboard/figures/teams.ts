import type { Person } from '@/dashboard/model/records/records';
import { isStaff } from './planned-time';

/** The teams of the current staff, sorted by name. */
export const teamsOf = (people: readonly Person[]): string[] =>
  [
    ...new Set(
      people
        .filter((person) => isStaff(person) && person.status !== 'archived' && person.team)
        .map(({ team }) => team),
    ),
  ].sort((a, b) => a.localeCompare(b, 'en'));
