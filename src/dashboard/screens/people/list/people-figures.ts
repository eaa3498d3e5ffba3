import { isInOnboarding } from '@/dashboard/figures/onboarding';
import { entriesOfPerson } from '@/dashboard/figures/time';
import type { TimeOff } from '@/dashboard/figures/time-off';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { isWithin } from '@/dashboard/days/day-range';
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
  // Of a person when asked for: a page shows a part of them.
  const minutesOf = perObject(({ id }: Person) => {
    const sums = { week: 0, all: 0 };
    for (const { day, minutes } of entriesOfPerson(entries, id)) {
      sums.all += minutes;
      if (isWithin(day, range)) sums.week += minutes;
    }
    return sums;
  });
  const mentorIds = new Set(people.map(({ mentorId }) => mentorId));
  const mentors = new Map(
    people
      .filter((person) => mentorIds.has(person.id) && mayGetWork(person))
      .map(({ id, name }) => [id, name]),
  );
  const weekMinutes = (person: Person) => minutesOf(person).week;
  return {
    weekMinutes,
    load: (person) => {
      const planned = plannedMinutes(person, range, off);
      return planned === 0 ? null : weekMinutes(person) / planned;
    },
    allMinutes: (person) => minutesOf(person).all,
    mentorName: ({ mentorId }) => (mentorId === null ? '' : (mentors.get(mentorId) ?? '')),
    inOnboarding: isInOnboarding(today),
  };
}
