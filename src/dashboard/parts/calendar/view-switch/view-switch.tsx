import type { ComponentProps } from 'react';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import { calendarViews, type CalendarView } from '../calendar-days';
import * as s from './view-switch.module.scss';

const names: Readonly<Record<CalendarView, string>> = { month: 'Month', week: 'Week', agenda: 'Agenda' };

export interface ViewSwitchProps extends Omit<ComponentProps<'nav'>, 'children'> {
  current: CalendarView;
  hrefOf: (view: CalendarView) => string;
}

/** The ways to look at a calendar. Links, so that each has an address and Back undoes the choice. */
export function ViewSwitch({ current, hrefOf, className, ...rest }: ViewSwitchProps) {
  return (
    <nav aria-label="View" className={cx(s.root, className)} {...rest}>
      {calendarViews.map((view) => (
        <Link
          key={view}
          href={hrefOf(view)}
          className={s.choice}
          aria-current={view === current ? 'true' : undefined}
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}
