import { currencyOf } from '@/dashboard/figures/currency';
import { monthsOf, weeksOf } from '@/dashboard/days/day-range';
import { monthOf, type DayRange } from '@/dashboard/days/days';
import { comparePeriod, type Period } from '@/dashboard/days/period';
import { budgetFinder } from '@/dashboard/figures/budgets';
import { firstDayOf } from '@/dashboard/figures/time';
import { teamsIn } from '@/dashboard/figures/terms';
import { addMoney, byAmount, moneyBy, moneyShares, type MoneyGroup } from '@/dashboard/figures/work-money';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { workBy, type WorkGrouping } from '@/dashboard/figures/work-by';
import { noWork, type WorkRecords } from '@/dashboard/figures/work';
import { sameDays } from '@/dashboard/figures/work-kpis';
import type { Read } from '@/dashboard/model/command';
import type {
  AgencySettings,
  BudgetUse,
  Client,
  Project,
  Report,
  ReportMoney,
  ReportNote,
  TimeRow,
  Timesheet,
} from '@/dashboard/model/records/records';
import { bucketsOf } from '@/dashboard/parts/chart/work-charts';
import { clientNames } from '@/dashboard/words/client';
import { weeksStartedIn } from './report-weeks';
import { addTo, divide, storedMonths, timeRows, totalOf, type Divided } from './stored-months';

export interface ReportRecords extends WorkRecords {
  clients: readonly Client[];
  timesheets: readonly Timesheet[];
  reportNotes: readonly ReportNote[];
  settings: readonly AgencySettings[];
}

/** The records of reports. */
export const reportRecords = ({ all }: Pick<Read, 'all'>): ReportRecords => ({
  people: all('people'),
  clients: all('clients'),
  projects: all('projects'),
  tasks: all('tasks'),
  entries: all('timeEntries'),
  timesheets: all('timesheets'),
  reportNotes: all('reportNotes'),
  settings: all('settings'),
  leave: all('leave'),
  holidays: all('holidays'),
  workdays: workdaysOf(all('settings')[0]),
});

export type ReportRow = Pick<TimeRow, 'figures'>;

/** The days of a report. */
export interface ReportDays {
  range: DayRange;
  /** The unit by which its time is divided. */
  by: 'week' | 'month';
  /** The same days of earlier periods, and those of the report last. */
  trend: readonly DayRange[];
}

/** The days of a period's report. Those of a running period end today. */
export const reportDays = (records: ReportRecords, period: Period, today: string): ReportDays => ({
  range: comparePeriod(period, today).soFar,
  by: period.kind === 'month' ? 'week' : 'month',
  trend: sameDays(period, today, firstDayOf(records.entries)),
});

interface Group extends ReportRow {
  id: string;
  name: string;
}

/** Adds groups of several ranges up, most hours first. */
function joinGroups<Row extends Group>(
  parts: readonly (readonly Row[])[],
  join: (a: Row, b: Row) => Row,
): Row[] {
  const joined = new Map<string, Row>();
  for (const rows of parts)
    for (const row of rows) {
      const known = joined.get(row.id);
      const figures = { ...(known?.figures ?? noWork) };
      addTo(figures, row.figures);
      joined.set(row.id, { ...(known ? join(known, row) : row), figures });
    }
  return [...joined.values()].sort(
    (a, b) => b.figures.loggedMinutes - a.figures.loggedMinutes || a.name.localeCompare(b.name, 'en'),
  );
}

const isWorkedOn = ({ figures }: ReportRow) => figures.loggedMinutes > 0 || figures.tasksDone > 0;
const isOf = (row: ReportRow) => isWorkedOn(row) || row.figures.plannedMinutes > 0;

/** Whether a person had planned hours and logged none. */
export const isWithoutTime = ({ figures }: ReportRow): boolean =>
  figures.plannedMinutes > 0 && figures.loggedMinutes === 0;

/** Returns a function that gives the shares of a project's budgets that were used up to a day. */
function budgetsUpTo(records: ReportRecords, last: string): (project: Project | undefined) => BudgetUse[] {
  const budgetsOf = budgetFinder(records, { first: '', last });
  return (project) =>
    project
      ? budgetsOf(project).map(({ unit, share, unpricedMinutes }) => ({ unit, share, unpricedMinutes }))
      : [];
}

function joinMoney(parts: readonly (readonly MoneyGroup[])[]): MoneyGroup[] {
  const joined = new Map<string, MoneyGroup>();
  for (const { id, name, figures } of parts.flat()) {
    const known = joined.get(id);
    if (known) addMoney(known.figures, figures);
    else joined.set(id, { id, name, figures: { ...figures } });
  }
  return [...joined.values()].sort(byAmount);
}

/** Amounts, costs and margins. Signed-off months keep their stored ones, in the currency of their sign-off. */
function moneyOf(records: ReportRecords, { stored, open }: Divided): ReportMoney {
  const currency = currencyOf(records.settings[0]);
  const isMissing = ({ report }: Divided['stored'][number]) => report.money?.currency !== currency;
  const kept = stored.flatMap((month) => (isMissing(month) ? [] : (month.report.money ?? [])));
  const shares = open.map((days) => moneyShares(records, days));
  return {
    currency,
    people: joinMoney([
      ...kept.map(({ people }) => people),
      ...shares.map((all) => moneyBy('person', all, records)),
    ]),
    projects: joinMoney([
      ...kept.map(({ projects }) => projects),
      ...shares.map((all) => moneyBy('project', all, records)),
    ]),
    missingMonths: stored
      .filter((month) => isMissing(month) && totalOf(month.report).loggedMinutes > 0)
      .map(({ days }) => monthOf(days.first)),
  };
}

/** The figures of a report as a whole, over time. */
export type ReportOverview = Pick<Report, 'trend' | 'time' | 'chart'>;

/** Returns the part of a report that is shown first. Signed-off months in it keep their stored figures. */
export function reportOverview(records: ReportRecords, { range, by, trend }: ReportDays): ReportOverview {
  const months = storedMonths(records.reportNotes);
  const rowsOf = (ranges: readonly DayRange[]) => timeRows(records, ranges, months);
  return {
    trend: rowsOf(trend),
    time: rowsOf(by === 'week' ? weeksOf(range) : monthsOf(range)),
    chart: rowsOf(bucketsOf(range).ranges),
  };
}

/**
 * A report of the records. Signed-off months in it keep their stored figures, but not the statuses of their weeks.
 * @param overview - the part of it that is known already
 */
export function reportOf(
  records: ReportRecords,
  days: ReportDays,
  overview: ReportOverview = reportOverview(records, days),
): Report {
  const { range } = days;
  const divided = divide(range, storedMonths(records.reportNotes));
  const { stored, open } = divided;
  const groupsOf = (grouping: WorkGrouping) => open.map((days) => workBy(grouping, records, days));
  const budgetsOf = budgetsUpTo(records, range.last);
  const projectById = new Map(records.projects.map((project) => [project.id, project]));
  const clientOf = clientNames(records.clients);
  const personById = new Map(records.people.map((person) => [person.id, person]));
  const sheets = { open: 0, submitted: 0, approved: 0, returned: 0 };
  // Weeks of signed-off months too: one can still be submitted and approved.
  for (const { status } of weeksStartedIn(records, range)) sheets[status] += 1;
  return {
    ...overview,
    projects: joinGroups(
      [
        ...stored.map(({ report }) => report.projects),
        ...groupsOf('project').map((groups) =>
          groups.map((group) => {
            const project = projectById.get(group.id);
            return { ...group, client: project ? clientOf(project) : null, budgets: [] };
          }),
        ),
      ],
      (_, last) => last,
    )
      .map((row) => ({ ...row, budgets: budgetsOf(projectById.get(row.id)) }))
      .filter(isWorkedOn),
    people: joinGroups(
      [
        ...stored.map(({ report }) => report.people),
        ...groupsOf('person').map((groups, index) =>
          groups.map((group) => {
            const person = personById.get(group.id);
            return { ...group, teams: person ? teamsIn(person, open[index]!) : [''] };
          }),
        ),
      ],
      (known, last) => ({ ...last, teams: [...new Set([...known.teams, ...last.teams])] }),
    ).filter(isOf),
    teams: joinGroups(
      [...stored.map(({ report }) => report.teams), ...groupsOf('team')],
      (_, last) => last,
    ).filter(isOf),
    sheets,
    money: moneyOf(records, divided),
  };
}
