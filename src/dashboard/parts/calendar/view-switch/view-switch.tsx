import { ChoiceLinks, type ChoiceLinksProps } from '@/dashboard/parts/choice-links/choice-links';
import { calendarViews, type CalendarView } from '@/dashboard/parts/calendar/calendar-days';

const names: Readonly<Record<CalendarView, string>> = { month: 'Month', week: 'Week', agenda: 'Agenda' };

export interface ViewSwitchProps extends Omit<ChoiceLinksProps, 'label' | 'choices'> {
  current: CalendarView;
  hrefOf: (view: CalendarView) => string;
}

/** Links to the month, week and agenda view of a calendar. */
export function ViewSwitch({ current, hrefOf, ...rest }: ViewSwitchProps) {
  const choices = calendarViews.map((view) => ({
    label: names[view],
    href: hrefOf(view),
    current: view === current,
  }));
  return <ChoiceLinks label="View" choices={choices} data-fill="" {...rest} />;
}
