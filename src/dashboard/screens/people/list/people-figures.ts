import { isInOnboarding } from '@/dashboard/figures/onboarding';
import { minutesBy, minutesByPerson } from '@/dashboard/figures/time';
import type { TimeOff } from '@/dashboard/figures/time-off';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { weekRange } from '@/dashboard/days/days';
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
  const week = minutesBy(entries, ({ personId }) => personId, range);
  const all = minutesByPerson(entries);
  const mentorIds = new Set(people.map(({ mentorId }) => mentorId));
  const mentors = new Map(
    people
      .filter((person) => mentorIds.has(person.id) && mayGetWork(person))
      .map(({ id, name }) => [id, name]),
  );
  const weekMinutes = ({ id }: Person) => week.get(id) ?? 0;
  return {
    weekMinutes,
    load: (person) => {
      const planned = plannedMinutes(person, range, off);
      return planned === 0 ? null : weekMinutes(person) / planned;
    },
    allMinutes: ({ id }) => all.get(id) ?? 0,
    mentorName: ({ mentorId }) => (mentorId === null ? '' : (mentors.get(mentorId) ?? '')),
    inOnboarding: isInOnboarding(today),
  };
}
