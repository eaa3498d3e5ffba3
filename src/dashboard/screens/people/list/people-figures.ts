import { isInOnboarding } from '@/dashboard/figures/onboarding';
import { minutesBy, minutesOfPerson } from '@/dashboard/figures/time';
import type { TimeOff } from '@/dashboard/figures/time-off';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { weekRange } from '@/dashboard/days/days';
import { perObject } from '@/lib/remembered';
import { mayGetWork } from '@/dashboard/words/staff';
import type { Person, TimeEntry } from '@/dashboard/model/records/records';

/** The figures of people, all computed from records. */
export interface PeopleFigures {
  /** Logged in this week, Monday to Sunday, in minutes. */
  weekMinutes: (person: Person) => number;
  /** Logged share of this week's planned time; null if none is planned. */
  load: (person: Person) => number | null;
  /** Logged at any time, in minutes. */
  allMinutes: (person: Person) => number;
  /** The name of an intern's mentor; empty without one, or where the mentor is suspended, archived or gone. */
  mentorName: (person: Person) => string;
  /** Whether the onboarding is not finished. */
  inOnboarding: (person: Person) => boolean;
}

/** @param today - ISO date that this week is found by */
export function peopleFigures(
  people: readonly Person[],
  { entries, ...off }: TimeOff & { entries: readonly TimeEntry[] },
  today: string,
): PeopleFigures {
  const range = weekRange(today);
  // When asked for: free accounts have no hours.
  const weekOf = perObject((all: readonly TimeEntry[]) => minutesBy(all, ({ personId }) => personId, range));
  const mentorIds = new Set(people.map(({ mentorId }) => mentorId));
  const mentors = new Map(
    people
      .filter((person) => mentorIds.has(person.id) && mayGetWork(person))
      .map(({ id, name }) => [id, name]),
  );
  const weekMinutes = ({ id }: Person) => weekOf(entries).get(id) ?? 0;
  return {
    weekMinutes,
    load: (person) => {
      const planned = plannedMinutes(person, range, off);
      return planned === 0 ? null : weekMinutes(person) / planned;
    },
    allMinutes: ({ id }) => minutesOfPerson(entries, id),
    mentorName: ({ mentorId }) => (mentorId === null ? '' : (mentors.get(mentorId) ?? '')),
    inOnboarding: isInOnboarding(today),
  };
}
