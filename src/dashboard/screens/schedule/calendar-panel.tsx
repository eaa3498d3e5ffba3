import { useDeferredValue, useState } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { agendaDays, daysInView, stepDay, type CalendarView } from '@/dashboard/parts/calendar/calendar-days';
import { titleOfView } from '@/dashboard/parts/calendar/calendar-words';
import { ViewSwitch } from '@/dashboard/parts/calendar/view-switch/view-switch';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { Steps } from '@/dashboard/parts/steps/steps';
import { CalendarPeriod } from './calendar-period';
import { useOccurrences } from './use-occurrences';
import type { Schedule } from './use-schedule';

/** The name of a step of each view. */
const stepNames: Readonly<Record<CalendarView, string>> = { month: 'month', week: 'week', agenda: 'days' };

/** The calendar itself, by month, by week or as a list, and the ways through it. */
export function CalendarPanel({ schedule }: { schedule: Schedule }) {
  const { shown, timeZone, day, hrefWith, linkTo } = schedule;
  // The choice is answered before the other view is drawn.
  const view = useDeferredValue(schedule.view);
  const [length, setLength] = useState(agendaDays);

  const { first, last } = daysInView(view, day, length);
  const occurrences = useOccurrences(shown, { first, last, timeZone });
  const title = titleOfView(view, day);

  return (
    <Panel
      title={title}
      aria-busy={!occurrences}
      aside={
        <>
          <Steps
            aria-label="Dates"
            before={{ ...linkTo(stepDay(view, day, -1)), 'aria-label': `Previous ${stepNames[view]}` }}
            home={{ ...linkTo(null), children: 'Today' }}
            after={{ ...linkTo(stepDay(view, day, 1)), 'aria-label': `Next ${stepNames[view]}` }}
          />
          <ViewSwitch current={schedule.view} hrefOf={(next) => hrefWith({ view: next })} />
        </>
      }
    >
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {occurrences ? (
        <CalendarPeriod
          {...{ schedule, view, first, occurrences }}
          onMore={() => setLength(length + agendaDays)}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </Panel>
  );
}
