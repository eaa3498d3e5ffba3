import {
  day,
  id,
  integer,
  list,
  matching,
  moment,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
  texts,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** Work in a range of days. Shares are computed from these sums, so that groups add up to the total. */
const workFigures = object({
  loggedMinutes: integer(),
  billableMinutes: integer(),
  /** The staff's weekly minutes of those days, spread over Monday to Friday, on the days of their employment, without days off. */
  plannedMinutes: integer(),
  tasksDone: integer(),
  /** Completed tasks with a due date, and those completed by their due date. */
  tasksWithDueDay: integer(),
  tasksOnTime: integer(),
});

/** Money of work, in minor units. All of them are sums, so that groups and months add up. */
const workMoney = object({
  minutes: integer(),
  /** Billable time on projects of clients. */
  billableMinutes: integer(),
  /** The price of the billable time that has a rate. */
  amount: integer(),
  /** The cost of the time that has a cost. */
  cost: integer(),
  /** The amount minus the cost of the time that lacks neither rate nor cost. Negative for a loss. */
  margin: integer(-Infinity),
  /** Billable time without a rate. */
  unpricedMinutes: integer(),
  /** Time without a cost. */
  uncostedMinutes: integer(),
  /** Time that is not in the margin, because it lacks a rate or a cost. */
  leftOutMinutes: integer(),
});

const moneyGroups = list(object({ id: text, name: text, figures: workMoney }));

const reportMoney = object({
  /** ISO 4217. */
  currency: matching(/^[A-Z]{3}$/, 'a currency code such as USD'),
  people: moneyGroups,
  projects: moneyGroups,
  /** Signed-off months of a year that have no amounts in this currency: `2026-10`. */
  missingMonths: texts,
});

/** The used share of a project's budget. */
const budgetUse = object({
  unit: oneOf(['hours', 'money'] as const),
  /** From 0. Null while all billable time lacks a rate. */
  share: nullable(number()),
  /** Billable minutes without a rate, which the share of a budget in money leaves out. */
  unpricedMinutes: integer(),
});

const timeRow = object({ range: object({ first: day, last: day }), figures: workFigures });

/** Everything that a report shows. */
const report = object({
  /** The same days of earlier periods, oldest first, and those of this one last. */
  trend: list(timeRow),
  /** The weeks of a month, the months of a year. */
  time: list(timeRow),
  /** The days of a month, the months of a year. */
  chart: list(timeRow),
  projects: list(
    object({
      id: id('projects'),
      name: text,
      client: nullable(text),
      /** The budgets, and their shares that were used up to the report's end. */
      budgets: list(budgetUse),
      figures: workFigures,
    }),
  ),
  people: list(
    object({
      id: id('people'),
      name: text,
      /** The teams in the period, in the order of the days. */
      teams: texts,
      figures: workFigures,
    }),
  ),
  /** The id is the name, or empty for people without a team. */
  teams: list(object({ id: text, name: text, figures: workFigures })),
  /** Number of weeks that started in the period, by status. */
  sheets: object({ open: integer(), submitted: integer(), approved: integer(), returned: integer() }),
  /** Null if an earlier build signed the report off. */
  money: nullable(reportMoney),
});

/** An admin's note on a report. Its id is `2026-10` or `2026`. */
export const reportNote = record(
  {
    text,
    signedOffAt: nullable(moment),
    signedOffById: nullable(id('people')),
    /** The report when it was signed off. Null if it is open, or if an earlier build signed it off. */
    report: nullable(report),
  },
  [
    // A sign-off stores the report.
    (stored) => ({ ...stored, report: null }),
    // The report has amounts, costs and margins.
    ({ report: before, ...stored }) => ({
      ...stored,
      report: before && { ...(before as object), money: null },
    }),
    // The report has both budgets of a project. It had one share without a unit; the only budget is shown without one.
    ({ report: before, ...stored }) => ({
      ...stored,
      report: before && {
        ...(before as object),
        projects: (before as { projects: { budgetUsed: number | null }[] }).projects.map(
          ({ budgetUsed, ...row }) => ({
            ...row,
            budgets: budgetUsed === null ? [] : [{ unit: 'hours', share: budgetUsed, unpricedMinutes: 0 }],
          }),
        ),
      },
    }),
  ],
);

export interface ReportNote extends TypeOf<typeof reportNote> {}
export interface WorkFigures extends TypeOf<typeof workFigures> {}
export interface WorkMoney extends TypeOf<typeof workMoney> {}
export interface BudgetUse extends TypeOf<typeof budgetUse> {}
export interface ReportMoney extends TypeOf<typeof reportMoney> {}
export interface Report extends TypeOf<typeof report> {}
export type TimeRow = Report['time'][number];
export type PersonRow = Report['people'][number];
