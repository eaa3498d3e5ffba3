import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { years } from '@/dashboard/days/moments';
import * as s from './year-steps.module.scss';

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
  return (
    <nav aria-label="Year" className={s.root} data-print="hide">
      <Link href={hrefOf(year - 1)} className={s.step} aria-label={`Year ${year - 1}`}>
        <Icon name="chevron-left" size={20} />
      </Link>
      <span className={s.year} aria-live="polite">
        {year}
      </span>
      <Link href={hrefOf(year + 1)} className={s.step} aria-label={`Year ${year + 1}`}>
        <Icon name="chevron-right" size={20} />
      </Link>
    </nav>
  );
}
