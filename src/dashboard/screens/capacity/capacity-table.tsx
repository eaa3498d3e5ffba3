import { memo, useMemo } from 'react';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { noWeek, sumCapacities, type PersonCapacity, type WeekCapacity } from '@/dashboard/figures/capacity';
import { useFirstRows } from '@/dashboard/hooks/use-first-rows';
import { decimalHours } from '@/dashboard/words/span';
import { CapacityBar } from './capacity-bar';
import { freeWords, takenWords, countedDays, weekWords } from './capacity-words';
import * as s from './capacity-table.module.scss';

/** A person's week, or their tasks without a due date (`noWeek`). */
export interface CapacityCell {
  personId: string;
  week: string;
}

export interface CapacityTableProps {
  rows: readonly PersonCapacity[];
  /** Mondays. */
  weeks: readonly string[];
  today: string;
  /** Must keep its identity. */
  hrefOf: (cell: CapacityCell) => string;
}

const noTeam = 'No team';

/** People of the first frame. */
const firstRows = 10;

/** Groups rows by team, in the order of the rows. */
function byTeam(rows: readonly PersonCapacity[]) {
  const teams = new Map<string, PersonCapacity[]>();
  for (const row of rows) {
    const name = row.person.team || noTeam;
    const known = teams.get(name);
    if (known) known.push(row);
    else teams.set(name, [row]);
  }
  return [...teams];
}

/**
 * The free hours of people by week. On narrow screens each person is a block with one line for each week. Each
 * link names its person and week, because some browsers then do not treat the element as a table.
 */
export function CapacityTable({ rows, weeks, today, hrefOf }: CapacityTableProps) {
  const drawn = useFirstRows(rows, firstRows);
  const teams = useMemo(() => byTeam(drawn), [drawn]);
  const totals = useMemo(
    () => weeks.map((_, index) => sumCapacities(rows.map((row) => row.weeks[index]!))),
    [rows, weeks],
  );
  const undated = rows.reduce(
    (sum, row) => ({
      assigned: sum.assigned + row.undated.assigned,
      unestimated: sum.unestimated + row.undated.unestimated,
    }),
    { assigned: 0, unestimated: 0 },
  );
  const hasUndated = rows.some((row) => row.undated.tasks.length > 0);
  return (
    <table className={s.table}>
      <caption>
        <VisuallyHidden>Free hours by person and week</VisuallyHidden>
      </caption>
      <thead className={s.head}>
        <tr className={s.heads}>
          <th scope="col" className={s.person}>
            Person
          </th>
          {weeks.map((week) => (
            <th key={week} scope="col" className={s.week}>
              {weekWords(week, today)}
              {week < today && <span className={s.days}>{countedDays(week, today)}</span>}
            </th>
          ))}
          {hasUndated && (
            <th scope="col" className={s.undatedHead}>
              No due date
            </th>
          )}
        </tr>
      </thead>
      {teams.map(([team, people]) => (
        <tbody key={team} className={s.body}>
          {teams.length > 1 && (
            <tr className={s.team}>
              <th scope="rowgroup" colSpan={weeks.length + (hasUndated ? 2 : 1)}>
                {team}
              </th>
            </tr>
          )}
          {people.map((row) => (
            <PersonRow key={row.person.id} row={row} hasUndated={hasUndated} today={today} hrefOf={hrefOf} />
          ))}
        </tbody>
      ))}
      <tfoot className={s.foot}>
        <tr className={s.row}>
          <th scope="row" className={s.person}>
            Total
          </th>
          {totals.map((total, index) => (
            <td key={weeks[index]} className={s.cell}>
              <div className={s.figures}>
                <CapacityBar capacity={total} />
                <span className={s.main}>{decimalHours(total.free)} free</span>
                {total.over > 0 && (
                  <span className={s.main} data-over="">
                    {decimalHours(total.over)} over
                  </span>
                )}
                <span className={s.more}>{takenWords(total)}</span>
              </div>
            </td>
          ))}
          {hasUndated && (
            <td className={s.undated}>
              <p className={s.figures}>
                <span className={s.label}>No due date</span>
                {takenWords(undated)}
              </p>
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

interface PersonRowProps extends Pick<CapacityTableProps, 'today' | 'hrefOf'> {
  row: PersonCapacity;
  /** Whether the table has a column for tasks without a due date. */
  hasUndated: boolean;
}

const PersonRow = memo(function PersonRow({ row, hasUndated, today, hrefOf }: PersonRowProps) {
  const { person, weeks, undated } = row;
  const undatedWords = takenWords(undated) || 'No work left';
  return (
    <tr className={s.row}>
      <th scope="row" className={s.person}>
        {person.name}
        {person.status === 'invited' && <span className={s.invited}>Invited: no planned hours yet</span>}
      </th>
      {weeks.map((week) => (
        <td key={week.week} className={s.cell}>
          <Link
            href={hrefOf({ personId: person.id, week: week.week })}
            className={s.figures}
            data-cell={`${person.id}/${week.week}`}
          >
            <Week week={week} name={person.name} today={today} />
          </Link>
        </td>
      ))}
      {hasUndated && (
        <td className={s.undated}>
          {undated.tasks.length > 0 && (
            <Link
              href={hrefOf({ personId: person.id, week: noWeek })}
              className={s.figures}
              data-cell={`${person.id}/${noWeek}`}
            >
              <VisuallyHidden>{`${person.name}, no due date: ${undatedWords}`}</VisuallyHidden>
              <span aria-hidden="true" className={s.label}>
                No due date
              </span>
              <span aria-hidden="true">{undatedWords}</span>
            </Link>
          )}
        </td>
      )}
    </tr>
  );
});

/** The figures of a week. Screen readers get them as one sentence. */
function Week({ week, name, today }: { week: WeekCapacity; name: string; today: string }) {
  const free = freeWords(week);
  const taken = takenWords(week);
  return (
    <>
      <VisuallyHidden>
        {`${name}, ${weekWords(week.week, today)}: ${[free, taken].filter(Boolean).join(', ')}`}
      </VisuallyHidden>
      <CapacityBar capacity={week} />
      <span
        aria-hidden="true"
        className={s.main}
        data-over={week.over > 0 || undefined}
        data-quiet={week.free === 0 || undefined}
      >
        {free}
      </span>
      {taken && (
        <span aria-hidden="true" className={s.more}>
          {taken}
        </span>
      )}
    </>
  );
}
