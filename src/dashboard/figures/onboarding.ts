import { addDays } from '@/dashboard/days/days';
import type { Person } from '@/dashboard/model/records/records';

/** Days from the start date within which onboarding should be finished. */
export const onboardingDays = 28;

/** Whether a person works for the agency, or will after an invitation. */
export const isHere = ({ status }: Person) => status === 'active' || status === 'invited';

/**
 * Returns a test for people whose onboarding is not finished. It ends after twice the deadline, because an import may contain
 * people who joined years ago.
 * @param today - ISO date
 */
export function isInOnboarding(today: string): (person: Person) => boolean {
  const first = addDays(today, -2 * onboardingDays);
  return (person) =>
    isHere(person) && (!person.verified || person.status === 'invited') && person.joinedOn >= first;
}
