import { useSearchParams } from '@/design-system/link/use-search-params';
import { useToday } from '@/dashboard/hooks/use-today';
import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Screen } from '@/dashboard/parts/screen/screen';
import { yearOf } from '@/dashboard/days/days';
import { Balances } from './balances/balances';
import { TeamCalendar } from './calendar/team-calendar';
import { HolidaysPanel } from './days/holidays-panel';
import { KindsPanel } from './days/kinds-panel';
import { Requests } from './requests/requests';
import { yearIn } from './year-steps';

const sections = {
  requests: 'Requests',
  calendar: 'Calendar',
  balances: 'Balances',
  days: 'Holidays and kinds',
} as const;

type Section = keyof typeof sections;

const isSection = (value: string | null): value is Section =>
  value !== null && Object.hasOwn(sections, value);

/** The leave of the whole agency: requests, a calendar, balances, public holidays and kinds. */
export function LeaveScreen() {
  const today = useToday();
  const { values, hrefWith, change } = useSearchParams(['show', 'year', 'month', 'team', 'id']);
  const section = isSection(values.show) ? values.show : 'requests';
  const year = yearIn(values.year, yearOf(today));
  const hrefOfYear = (of: number) => hrefWith({ year: of === yearOf(today) ? null : String(of) });
  return (
    <Screen
      route="leave"
      actions={
        <ChoiceLinks
          label="Sections"
          choices={(Object.keys(sections) as Section[]).map((id) => ({
            label: sections[id],
            href: hrefWith({ show: id === 'requests' ? null : id, id: null }),
            current: id === section,
          }))}
        />
      }
    >
      {section === 'requests' && (
        <Requests today={today} year={year} hrefOfYear={hrefOfYear} openId={values.id} />
      )}
      {section === 'calendar' && (
        <TeamCalendar
          today={today}
          month={values.month}
          team={values.team}
          hrefOf={(changes) => hrefWith(changes)}
          onTeam={(team) => change({ team })}
          hrefOfLeave={(id) => hrefWith({ show: null, id })}
        />
      )}
      {section === 'balances' && <Balances today={today} year={year} hrefOfYear={hrefOfYear} />}
      {section === 'days' && (
        <PanelGrid>
          <HolidaysPanel today={today} year={year} hrefOfYear={hrefOfYear} />
          <KindsPanel />
        </PanelGrid>
      )}
    </Screen>
  );
}
