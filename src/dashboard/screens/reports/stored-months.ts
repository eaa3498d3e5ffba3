import { monthsOf } from '@/dashboard/days/day-range';
import { monthOf, monthRange, type DayRange } from '@/dashboard/days/days';
import { noWork, workOverTime, type WorkRecords } from '@/dashboard/figures/work';
import type { Report, ReportNote, TimeRow, WorkFigures } from '@/dashboard/model/records/records';

/** The figures of the whole report. */
export const totalOf = ({ trend }: Pick<Report, 'trend'>): WorkFigures => trend.at(-1)?.figures ?? noWork;

/** The stored reports of signed-off months, by month. */
export const storedMonths = (notes: readonly ReportNote[]): ReadonlyMap<string, Report> =>
  new Map(notes.flatMap(({ id, report }) => (report && id.length === 7 ? [[id, report] as const] : [])));

type StoredMonths = ReturnType<typeof storedMonths>;

export interface Divided {
  stored: { days: DayRange; report: Report }[];
  open: DayRange[];
}

/** Divides a range into months with a stored report and the days between them. */
export function divide(range: DayRange, months: StoredMonths): Divided {
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

export const addTo = (sum: WorkFigures, figures: WorkFigures): void => {
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
export function timeRows(records: WorkRecords, ranges: readonly DayRange[], months: StoredMonths): TimeRow[] {
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
