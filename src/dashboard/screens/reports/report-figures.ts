import { currencyOf } from '@/dashboard/figures/currency';
import { monthsOf, weeksOf } from '@/dashboard/days/day-range';
import { monthOf, monthRange, weekRange, weekStart, type DayRange } from '@/dashboard/days/days';
import { comparePeriod, type Period } from '@/dashboard/days/period';
import { budgetFinder } from '@/dashboard/figures/budgets';
import { firstDayOf } from '@/dashboard/figures/day-minutes';
import { minutesBy } from '@/dashboard/figures/time';
import { teamsIn } from '@/dashboard/figures/terms';
import { addMoney, byAmount, moneyBy, moneyShares, type MoneyGroup } from '@/dashboard/figures/work-money';
import { workdaysOf, type TimeOff } from '@/dashboard/figures/time-off';
import { isStaff, plannedMinutes } from '@/dashboard/figures/planned-time';
import { workBy, type WorkGrouping } from '@/dashboard/figures/work-by';
import { noWork, workOverTime, type WorkRecords } from '@/dashboard/figures/work';
import { sameDays } from '@/dashboard/figures/work-kpis';
import { timesheetId } from '@/dashboard/commands/time/timesheets';
import type { Read } from '@/dashboard/model/command';
import type {
  AgencySettings,
  BudgetUse,
  Client,
  Person,
  Project,
  Report,
  ReportMoney,
  ReportNote,
  TimeRow,
  Timesheet,
  TimesheetStatus,
  WorkFigures,
} from '@/dashboard/model/records/records';
import { bucketsOf } from '@/dashboard/parts/chart/work-charts';
import { clientNames } from '@/dashboard/words/client';

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

/** The figures of the whole report. */
export const totalOf = ({ trend }: Pick<Report, 'trend'>): WorkFigures => trend.at(-1)?.figures ?? noWork;

/** The stored reports of signed-off months, by month. */
const storedMonths = (notes: readonly ReportNote[]): ReadonlyMap<string, Report> =>
  new Map(notes.flatMap(({ id, report }) => (report && id.length === 7 ? [[id, report] as const] : [])));

type StoredMonths = ReturnType<typeof storedMonths>;

interface Divided {
  stored: { days: DayRange; report: Report }[];
  open: DayRange[];
}

/** Divides a range into months with a stored report and the days between them. */
function divide(range: DayRange, months: StoredMonths): Divided {
  const parts: Divided = { stored: [], open: [] };
  let joins = false;
  for (const days of monthsOf(range)) {
    const report = months.get(monthOf(days.first));
    if (report) parts.stored.push({ days, report });
    else if (joins) parts.open.push({ first: parts.open.pop()!.first, last: days.last });
    else parts.open.push(days);
    joins = !report;
  }
  return parts;
}

const addTo = (sum: WorkFigures, figures: WorkFigures): void => {
  for (const key of Object.keys(noWork) as (keyof WorkFigures)[]) sum[key] += figures[key];
};

/** The stored figures of a month's days. */
const storedFigures = ({ days, report }: Divided['stored'][number]): readonly WorkFigures[] =>
  days.last === monthRange(monthOf(days.first)).last && days.first.endsWith('-01')
    ? [totalOf(report)]
    : report.chart
        .filter(({ range }) => range.first >= days.first && range.last <= days.last)
        .map(({ figures }) => figures);

/** The work in ranges that do not overlap. Days of signed-off months have their stored figures. */
function timeRows(records: WorkRecords, ranges: readonly DayRange[], months: StoredMonths): TimeRow[] {
  const parts = ranges.map((range) => divide(range, months));
  const open = workOverTime(
    records,
    parts.flatMap((part) => part.open),
  );
  return parts.map((part, index) => {
    const figures = { ...noWork };
    for (const one of [...part.stored.flatMap(storedFigures), ...open.splice(0, part.open.length)])
      addTo(figures, one);
    return { range: ranges[index]!, figures };
  });
}

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

/** A person's week. */
export interface PersonWeek {
  person: Person;
  /** ISO date. */
  monday: string;
  status: TimesheetStatus;
}

type WeekRecords = Pick<ReportRecords, 'people' | 'entries' | 'timesheets' | keyof TimeOff>;

/** The weeks of the people that have planned or logged time in a range of each. */
function personWeeks(
  { people, entries, timesheets, ...off }: WeekRecords,
  ranges: readonly DayRange[],
): PersonWeek[] {
  const sheets = new Map(timesheets.map((sheet) => [sheet.id, sheet.status]));
  const staff = people.filter(isStaff);
  return ranges.flatMap((range) => {
    const monday = weekStart(range.first);
    const logged = minutesBy(entries, ({ personId }) => personId, range);
    return staff
      .map((person): PersonWeek => ({
        person,
        monday,
        status: sheets.get(timesheetId(person.id, monday)) ?? 'open',
      }))
      .filter(
        ({ person, status }) =>
          status !== 'open' || logged.has(person.id) || plannedMinutes(person, range, off) > 0,
      );
  });
}

/**
 * The weeks that started in a range and have planned or logged time. A week belongs to the report that its Monday is in, so
 * that no week is counted twice.
 */
const weeksStartedIn = (records: WeekRecords, range: DayRange): PersonWeek[] =>
  personWeeks(
    records,
    weeksOf(range)
      .filter(({ first }) => weekStart(first) === first)
      .map(({ first }) => weekRange(first)),
  );

/**
 * The weeks that are not approved and have planned or logged time in a range. Also those that started before it: a sign-off
 * locks their days too.
 */
export const unapprovedWeeksIn = (records: WeekRecords, range: DayRange): PersonWeek[] =>
  personWeeks(records, weeksOf(range)).filter(({ status }) => status !== 'approved');

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
