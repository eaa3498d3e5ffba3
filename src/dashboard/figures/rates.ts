import type { Person, Project } from '@/dashboard/model/records/records';
import { termsOn } from './terms';

/** The price of an hour, and the record that has it. */
export interface HourlyRate {
  /** Minor units. */
  minor: number;
  from: 'project' | 'person';
}

/** The price of an hour of a person for a project: the project's rate, or the person's rate on that day. Null without one. */
export function rateOf(day: string, project: Project, person: Person | null): HourlyRate | null {
  if (project.hourlyRate !== null) return { minor: project.hourlyRate, from: 'project' };
  const own = person && termsOn(person, day).hourlyRate;
  return own === null ? null : { minor: own, from: 'person' };
}
