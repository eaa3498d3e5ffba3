import { addDays } from '@/dashboard/days/days';
import { isDay } from '@/dashboard/days/moments';
import { Steps } from '@/dashboard/parts/steps/steps';
import { shownWeeks, type CapacityAddress } from './use-capacity';

export interface WeekStepsProps {
  from: string;
  thisWeek: string;
  address: CapacityAddress;
}

/** Links to the four weeks before and after, and back to this week. */
export function WeekSteps({ from, thisWeek, address }: WeekStepsProps) {
  const hrefOf = (monday: string) =>
    address.hrefWith({ from: monday > thisWeek ? monday : null, person: null, week: null });
  const later = addDays(from, 7 * shownWeeks);
  return (
    <Steps
      aria-label="Weeks"
      data-print="hide"
      before={
        from > thisWeek
          ? { href: hrefOf(addDays(from, -7 * shownWeeks)), 'aria-label': 'Previous four weeks' }
          : null
      }
      home={{ href: hrefOf(thisWeek), children: 'This week' }}
      after={isDay(later) ? { href: hrefOf(later), 'aria-label': 'Next four weeks' } : null}
    />
  );
}
