import { Steps } from '@/dashboard/parts/steps/steps';
import { years } from '@/dashboard/days/moments';

export interface YearStepsProps {
  year: number;
  hrefOf: (year: number) => string;
}

/** A year of the address, or the present one. */
export function yearIn(value: string | null, present: number): number {
  const year = /^\d{4}$/.test(value ?? '') ? Number(value) : present;
  return year > years.first && year < years.last ? year : present;
}

/** The year on show, with links to the year before and after. */
export function YearSteps({ year, hrefOf }: YearStepsProps) {
  const step = (to: number) => ({
    href: hrefOf(to),
    'aria-label': `${to < year ? 'Previous' : 'Next'}: ${to}`,
  });
  return (
    <Steps aria-label="Year" name={year} before={step(year - 1)} after={step(year + 1)} data-print="hide" />
  );
}
