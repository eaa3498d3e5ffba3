import { dayWithYear } from '@/dashboard/words/day';
import { clockSpan, signedSpan } from '@/dashboard/words/span';
import type { Week } from './use-week';
import * as s from './week-totals.module.scss';

export interface WeekTotalsProps {
  week: Pick<Week, 'grid' | 'check' | 'balance'>;
}

/** A week's time compared with its plan. */
export function WeekTotals({ week }: WeekTotalsProps) {
  return (
    <dl className={s.root}>
      {totalsOf(week).map(({ label, value }) => (
        <div key={label} className={s.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function totalsOf({
  grid,
  check: { planned },
  balance,
}: WeekTotalsProps['week']): { label: string; value: string }[] {
  const missing = planned - grid.total;
  const facts = [
    { label: 'Logged', value: clockSpan(grid.total) },
    { label: 'Planned', value: clockSpan(planned) },
    missing >= 0
      ? { label: 'Remaining', value: clockSpan(missing) }
      : { label: 'Over plan', value: clockSpan(-missing) },
    { label: 'Billable', value: clockSpan(grid.billable) },
  ];
  const shown =
    planned === 0 ? facts.filter(({ label }) => label === 'Logged' || label === 'Billable') : facts;
  return balance === null
    ? shown
    : [...shown, { label: `Balance since ${dayWithYear(balance.from)}`, value: signedSpan(balance.minutes) }];
}
